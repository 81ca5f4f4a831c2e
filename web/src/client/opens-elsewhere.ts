import { onAnyClick } from "./on-any-click.ts";

/** Whether a click asks for a new tab or window, which is left to the browser. */
export const opensElsewhere = ({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * Has clicks on what a selector matches do something in place.
 * @param work is given the element; returns false to leave the click to the browser
 */
export function onPlainClick<Kind extends HTMLElement>(
  selector: string,
  work: (element: Kind) => unknown,
): void {
  onAnyClick((target, event) => {
    const element = target.closest<Kind>(selector);
    if (element && !opensElsewhere(event) && work(element) !== false) event.preventDefault();
  });
}
