/**
 * The class names that apply, one after the other.
 * @returns `undefined` when none does, so that no empty attribute is written
 */
export function classes(...names: readonly (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(" ") || undefined;
}
