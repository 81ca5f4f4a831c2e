/**
 * Calls back once, when an element comes near the screen.
 * @returns how to stop waiting for it
 */
export function whenNear(element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy page hears of several moments at once: the first may be of before a scroll.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: "800px" },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
