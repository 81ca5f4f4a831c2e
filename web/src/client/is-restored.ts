/** Whether the browser may have filled in the page's fields from an earlier visit: after a reload, or on Back. */
export function isRestored(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && /reload|back/.test(entry.type);
}
