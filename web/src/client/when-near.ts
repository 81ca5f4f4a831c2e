/**
 * Calls back once, when an element comes near the viewport.
 * @returns a function that stops observing
 */
export function whenNear(element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      // On a busy page several entries arrive at once, and the first may predate a scroll.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: "800px" },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
