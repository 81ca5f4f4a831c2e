import { cloneElement, type ReactElement, type ReactNode } from "react";

/**
 * Renders a list that never changes in the browser. Its keys are positions: keys taken from content
 * would be sent with every page a second time.
 * @param items what is listed; nothing when there is no list
 * @param render draws one of them
 */
export function each<T>(
  items: readonly T[] | null | undefined,
  render: (item: T, index: number) => ReactElement,
): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes in the browser.
  return items?.map((item, index) => cloneElement(render(item, index), { key: index }));
}
