/** Writes a text that has changed. Writing the same again would be announced again. */
export function setText(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
