import { tour } from "./tour.ts";
import { startWebKit } from "./webkit.ts";

tour("WebKit", startWebKit, ["WebKitWebDriver", "Xvfb"]);
