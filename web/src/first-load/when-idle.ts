/** Calls back once the page has loaded and painted and the main thread is idle. */
export function whenIdle(callback: () => void): void {
  const queue = () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: 4000 });
      else setTimeout(callback, 600);
    }).observe({ type: "paint", buffered: true });
  if (document.readyState === "complete") queue();
  else addEventListener("load", queue, { once: true });
}
