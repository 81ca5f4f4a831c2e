/** Writes a text that has changed. Writing the same again would be announced again. */
export function setText(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Creates an element with these properties and children; null among them is left out. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly (Node | string | null)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children.filter((child) => child !== null));
  return element;
}
