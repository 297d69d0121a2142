// Setup of all tests: animations are off; tests of animations switch them on.
import { saveSetting } from "../../src/platform/storage/settings";

saveSetting("staging", "off");
