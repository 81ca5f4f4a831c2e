import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { FAMILIES } from "./addresses.ts";

const VIEWPORTS = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
];

for (const viewport of VIEWPORTS) {
  test(`nothing moves at ${viewport.width} px, though it is shown in pieces`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    await page.route("/slow-line", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
    );
    const moved: string[] = [];
    for (const path of FAMILIES) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      await page.goto("/slow-line");
      const shifts = await page.evaluate(arrive, html);
      moved.push(...shifts.map((shift) => `${path}: ${shift}`));
    }
    expect(moved).toEqual([]);
  });
}

/** The site over a line on which a page rests half-way for as long, in milliseconds. */
const SLOW_MS = 500;

const slowLine = createServer(async ({ url = "/" }, response) => {
  const answer = await fetch(new URL(url, process.env.SITE_URL));
  const type = answer.headers.get("content-type") ?? "";
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { "content-type": type });
  if (!type.startsWith("text/html")) return response.end(body);
  response.write(body.subarray(0, body.length / 2));
  await pause(SLOW_MS);
  response.end(body.subarray(body.length / 2));
});

test("a page is shown once it is whole, where the browser knows how to wait", async ({ page }) => {
  await new Promise<void>((listening) => slowLine.listen(0, listening));
  const { port } = slowLine.address() as AddressInfo;
  for (const path of ["/", "/services/tiktok-clone", "/no-such-page"]) {
    await page.goto(`http://localhost:${port}${path}`);
    const [whole, shown] = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const [navigation] = performance.getEntriesByType("navigation");
          new PerformanceObserver((list) => {
            const [paint] = list.getEntriesByName("first-contentful-paint");
            const whole = (navigation as PerformanceNavigationTiming).responseEnd;
            if (paint) resolve([whole, paint.startTime]);
          }).observe({ type: "paint", buffered: true });
        }),
    );
    expect(whole, path).toBeGreaterThan(SLOW_MS);
    expect(shown, path).toBeGreaterThan(whole ?? 0);
  }
  slowLine.close();
  slowLine.closeAllConnections();
});

type LayoutShift = { value: number; sources: { node: Node | null }[] };

/**
 * Writes what stands in the first windows of a page in small pieces, each painted before the next
 * comes; returns what moved.
 */
async function arrive(html: string): Promise<string[]> {
  const [PIECE, PIECES] = [1500, 30];
  const moved: string[] = [];
  const painted = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const observer = new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as unknown as LayoutShift[]) {
      const [first] = sources.map(({ node }) =>
        node instanceof Element ? node : node?.parentNode,
      );
      moved.push(`${(first as Element | undefined)?.outerHTML.slice(0, 80)} (${value.toFixed(4)})`);
    }
  });
  observer.observe({ type: "layout-shift" });
  const head = html.indexOf("<body");
  document.open();
  document.write(html.slice(0, head));
  await Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(
      (link) => link.sheet ?? new Promise((resolve) => link.addEventListener("load", resolve)),
    ),
  );
  const rest = head + PIECE * PIECES;
  for (let at = head; at < rest; at += PIECE) {
    document.write(html.slice(at, at + PIECE));
    await painted();
  }
  document.write(html.slice(rest));
  document.close();
  await painted();
  await painted();
  return moved;
}
