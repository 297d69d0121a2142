// Tests see at once how it is; those of the staging switch it on.
import { remember } from "../src/base/settings";

remember("staging", "off");
