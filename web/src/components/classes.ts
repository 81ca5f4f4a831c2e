/**
 * Joins the class names that apply.
 * @returns `undefined` when none applies, so that no empty attribute is rendered
 */
export function classes(...names: readonly (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(" ") || undefined;
}

/** The class that tells a stylesheet how many columns there are, up to seven: `globals.css` names each. */
export const columnsClass = (count: number) => `[--columns:${count}]`;
