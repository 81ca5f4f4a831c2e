/** How long to wait for a main thread that is never idle, as in pages that an extension keeps busy. */
const LONGEST_WAIT_MS = 1_000;

/** Calls back once the page has loaded and painted and the main thread is idle. */
export function whenIdle(callback: () => void): void {
  const queue = () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      if ("requestIdleCallback" in window)
        requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS });
      else setTimeout(callback, 600);
    }).observe({ type: "paint", buffered: true });
  if (document.readyState === "complete") queue();
  else addEventListener("load", queue, { once: true });
}
