import { type RefObject, useEffect } from "react";

/** How far from the screen something is near, in CSS pixels. */
const NEAR = "800px";

/**
 * Calls back once when an element comes near the screen.
 * @param place the element; its parent is watched, so that it may be empty
 * @param onNear the same function on every render
 */
export function useNear(place: RefObject<HTMLElement | null>, onNear: () => void) {
  useEffect(() => {
    const element = place.current?.parentElement;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, onNear]);
}
