import { startFirefox } from "./firefox.ts";
import { tour } from "./tour.ts";

tour("Firefox", startFirefox, ["firefox-esr"]);
