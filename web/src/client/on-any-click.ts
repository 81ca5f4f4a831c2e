/**
 * Calls a function with the target of each click, and its event. It listens on the window, before React, which stops
 * a click in a part that it has not hydrated yet.
 */
export function onAnyClick(work: (target: Element, event: MouseEvent) => void): void {
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element) work(event.target, event);
  };
  addEventListener("click", onClick, { capture: true });
}
