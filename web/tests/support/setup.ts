// Tests see at once how it is; those of the staging switch it on.
import { remember } from "../../src/platform/storage/settings";

remember("staging", "off");
