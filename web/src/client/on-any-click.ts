/**
 * Calls a function with the target of each click, and its event. It listens on the window, before anything that an
 * extension may have stop the click.
 */
export function onAnyClick(work: (target: Element, event: MouseEvent) => void): void {
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element) work(event.target, event);
  };
  addEventListener("click", onClick, { capture: true });
}
