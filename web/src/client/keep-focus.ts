type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** The page's field with the same name in the same form. */
const replacementOf = ({ localName, name, form }: Field): Field | undefined =>
  [...document.querySelectorAll<Field>(localName)].find(
    (field) => field.name === name && field.form?.action === form?.action,
  );

/**
 * Returns the focus and the selected text to a field that the page's code replaces, which React does where an
 * extension or a translator has changed a form before it hydrates. What the visitor is typing would otherwise be lost.
 */
export function keepFocus(): void {
  let focused: Field | null = null;
  // In the capture phase, because React stops an event that it cannot handle yet.
  addEventListener(
    "focusin",
    ({ target }) => {
      focused = isField(target) ? target : null;
    },
    true,
  );
  // Called before the next key is handled.
  new MutationObserver(() => {
    if (!focused || focused.isConnected) return;
    const replacement = replacementOf(focused);
    // Not every type of field has a selection.
    const { selectionStart = null, selectionEnd = null } = focused as Partial<HTMLInputElement>;
    focused = null;
    if (!replacement || document.activeElement !== document.body) return;
    replacement.focus({ preventScroll: true });
    if (selectionStart !== null && "setSelectionRange" in replacement)
      replacement.setSelectionRange(selectionStart, selectionEnd);
  }).observe(document.body, { childList: true, subtree: true });
}
