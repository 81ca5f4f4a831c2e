import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "@playwright/test";
import { hold, hydrated, watch } from "./page-checks.ts";

/** Stops these events where React does, which stops those in a part of the page that it has not hydrated yet. */
const stopLikeReact = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["click", "change"]) {
      document.addEventListener(name, (event) => event.stopPropagation(), { capture: true });
    }
    navigator.sendBeacon = (address) => {
      document.documentElement.dataset.sent = String(address);
      return true;
    };
    window.print = () => {
      document.documentElement.dataset.printed = "";
    };
  });

test("what takes no framework works while React is hydrating the page", async ({ page }) => {
  await stopLikeReact(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.context().route("https://wa.me/**", (route) => route.abort());
  await page.goto("/services/react-developer");
  await page.getByRole("button", { name: "Pause background" }).click();
  await expect(page.getByRole("button", { name: "Play background" })).toBeVisible();
  await page.locator("main a[href*='//wa.me/']").first().click();
  await expect(page.locator("html")).toHaveAttribute("data-sent", "/api/contacts/chat");
  await hydrated(page);
  const ticks = page.locator("main input[name=line]");
  const docket = page.locator("#docket");
  await ticks.nth(0).check();
  await ticks.nth(1).check();
  await expect(docket).toContainText("2 lines");
  await docket.locator("summary").click();
  const lines = docket.getByRole("listitem");
  await lines.first().getByRole("button").click();
  await expect(docket).toContainText("1 line");
  await expect(lines).toHaveCount(1);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(lines).toBeHidden();

  await page.goto("/quote?line=ui-ux-designer.at299900m");
  await page.locator("[data-print]").click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "");
});

test("“Load More” keeps the page while offline and React is hydrating it", async ({
  page,
  context,
}) => {
  await stopLikeReact(page);
  await hold(page, "**/client/load-more-*.js");
  await page.goto("/blog");
  const button = page.getByRole("link", { name: "Load More Articles" });
  const status = page.locator("main [role=status]", { hasText: /offline|articles/ });
  const shown = (await status.textContent()) ?? "";
  await context.setOffline(true);
  await button.click();
  await expect(status).toHaveText("You’re offline. Reconnect and try again.");
  await context.setOffline(false);
  await expect(status).toHaveText(shown);
});

test("links, including “Load More”, work before their code has loaded", async ({ page }) => {
  await hold(page, "**/client/{load-more,open}-*.js");
  await page.goto("/blog");
  await page.getByRole("link", { name: "Load More Articles" }).click();
  await expect(page).toHaveURL("/blog/page/2");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL("/search");
});

test("a page that arrives slowly is not hydrated before it is complete", async ({
  page,
  baseURL,
}) => {
  let isComplete = false;
  let complete = () => {};
  const early: string[] = [];
  /** The site, with the second half of a page held back. */
  const site = createServer(async ({ url = "" }, response) => {
    if (url.includes("/hydrate/") && !isComplete) early.push(url);
    const source = await fetch(new URL(url, baseURL));
    const type = source.headers.get("content-type") ?? "";
    const body = Buffer.from(await source.arrayBuffer());
    response.setHeader("content-type", type);
    if (!type.includes("text/html")) return response.end(body);
    const half = Math.floor(body.length / 2);
    response.write(body.subarray(0, half));
    complete = () => {
      isComplete = true;
      response.end(body.subarray(half));
    };
  }).listen(0);
  await once(site, "listening");
  const { port } = site.address() as AddressInfo; // It listens on a port.
  const { complaints } = watch(page);
  const loader = page.waitForResponse(/client\/loader/);
  // A fragment is a reason to hydrate at once.
  await page.goto(`http://localhost:${port}/contact#content`, { waitUntil: "commit" });
  await (await loader).finished();
  // Time enough for the loader to run too early: nothing is painted before the page is complete.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  complete();
  await hydrated(page);
  expect(early).toEqual([]);
  expect(complaints).toEqual([]);
  await page.close();
  site.closeAllConnections();
  site.close();
});
