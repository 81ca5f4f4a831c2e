import { startFirefox } from "./firefox.ts";
import { isInstalled } from "./install.ts";
import { tour } from "./tour.ts";

tour("Firefox", startFirefox, isInstalled(["firefox-esr"], ["firefox-esr"]));
