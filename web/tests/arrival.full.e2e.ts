import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";

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
