import { cloneElement, type ReactElement, type ReactNode } from "react";

/**
 * Renders a list that never changes in the browser. Its keys are indexes: keys taken from the content
 * would send that content a second time with every page.
 * @param items the list; renders nothing without one
 * @param render renders one item
 */
export function each<T>(
  items: readonly T[] | null | undefined,
  render: (item: T, index: number) => ReactElement,
): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes in the browser.
  return items?.map((item, index) => cloneElement(render(item, index), { key: index }));
}
