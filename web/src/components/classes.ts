/**
 * Joins the class names that apply.
 * @returns `undefined` when none applies, so that no empty attribute is rendered
 */
export function classes(...names: readonly (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(" ") || undefined;
}
