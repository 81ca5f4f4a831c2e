import puppeteer from "puppeteer-core";
import { DEAD_PROXY, type Driver, HEIGHT, tour } from "./tour.ts";

/** Starts Firefox. @param report receives its console messages */
async function startFirefox(report: (text: string) => void): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    extraPrefsFirefox: {
      // Restores the default: Puppeteer lets scripts open any tab.
      "dom.disable_open_during_load": true,
      "ui.useOverlayScrollbars": 1,
      // Disables the back/forward cache: after a page restored from it, Puppeteer's next navigation hangs.
      "browser.sessionhistory.max_total_viewers": 0,
      "network.proxy.type": 1,
      "network.proxy.ssl": DEAD_PROXY.host,
      "network.proxy.ssl_port": DEAD_PROXY.port,
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  page.on("console", (message) => report(message.text()));
  page.on("pageerror", (error) => report(String(error)));
  return {
    open: (url) => page.goto(url),
    back: () => page.goBack(),
    resize: (width) => page.setViewport({ width, height: HEIGHT }),
    click: (selector) => page.click(selector),
    hover: (selector) => page.hover(selector),
    type: (selector, text) => page.type(selector, text),
    evaluate: (expression) => page.evaluate(expression),
    tabs: async () => (await browser.pages()).length,
    quit: () => browser.close(),
  };
}

tour("Firefox", startFirefox, ["firefox-esr"]);
