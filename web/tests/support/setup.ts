// Tests see at once how it is; those of the staging switch it on.
import { saveSetting } from "../../src/platform/storage/settings";

saveSetting("staging", "off");
