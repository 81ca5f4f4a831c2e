import { isInstalled } from "./install.ts";
import { tour } from "./tour.ts";
import { startWebKit } from "./webkit.ts";

tour(
  "WebKit",
  startWebKit,
  isInstalled(["WebKitWebDriver", "Xvfb"], ["webkit2gtk-driver", "xvfb"]),
);
