/**
 * Calls a function with the target of each click, and its event. It listens on the window, before anything that an
 * extension may have stop the click.
 */
export function onAnyClick(work: (target: Element, event: MouseEvent) => unknown): void {
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element) work(event.target, event);
  };
  addEventListener("click", onClick, { capture: true });
}

/**
 * Ignores the second click of a double click on a link or a button, which would send again, or press what has taken the
 * place of the first. Each click on a stepper counts.
 */
export function ignoreDoubleClicks(): void {
  onAnyClick((target, event) => {
    if (event.detail < 2 || !target.closest("a, button:not([data-step])")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
}

/** Whether a click asks for a new tab or window, which is left to the browser. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Has clicks on what a selector matches do something in place. */
export function onPlainClick<Kind extends HTMLElement>(
  selector: string,
  work: (element: Kind) => unknown,
): void {
  onAnyClick((target, event) => {
    const element = target.closest<Kind>(selector);
    if (!element || opensElsewhere(event)) return;
    event.preventDefault();
    work(element);
  });
}
