/**
 * Calls a function with the target of each click. It listens on the window, before React, which stops a click in a part
 * that it has not hydrated yet.
 */
export function onAnyClick(work: (target: Element) => void): void {
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element) work(target);
  };
  addEventListener("click", onClick, { capture: true });
}
