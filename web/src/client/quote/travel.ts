import { flushSync } from "react-dom";

// Not in the component's file, where the stylesheet would take some of these words for classes.

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Lets a price travel to the total, where the browser can and the visitor allows motion.
 * @param update renders the new total
 */
export function travel(
  price: Element | null | undefined,
  total: () => HTMLElement | null,
  update: () => void,
) {
  if (!(price instanceof HTMLElement) || !document.startViewTransition || isStill())
    return update();
  const name = "ticked-price";
  const root = document.documentElement.style;
  price.style.viewTransitionName = name;
  // A page does not react to clicks while it takes part in a transition.
  root.viewTransitionName = "none";
  const transition = document.startViewTransition(() => {
    // The browser takes its picture of the new page as soon as this returns.
    flushSync(update);
    price.style.viewTransitionName = "";
    total()?.style.setProperty("view-transition-name", name);
  });
  const end = () => {
    root.viewTransitionName = "";
    total()?.style.removeProperty("view-transition-name");
  };
  // A transition that the browser skips is no error.
  void Promise.allSettled([transition.ready, transition.finished]).then(end);
}

/** Lets a new total roll into place. */
export function rollIn(total: Element | null | undefined): void {
  if (isStill()) return;
  const frames = [{ opacity: 0.2, translate: "0 -0.4em" }, {}];
  total?.animate(frames, { duration: 300, easing: "ease-out" });
}
