/** The fields of a part of a text that show whether it is a heading, and whether it has content. */
type Part = {
  _type?: string;
  style?: string;
  children?: readonly { _type?: string; text?: string }[];
  rows?: readonly { cells?: readonly Part[] }[];
};

const LEVELS: Readonly<Record<string, number>> = { h2: 2, h3: 3 };

const spanText = ({ children = [] }: Part) => children.map(({ text }) => text ?? "").join("");

/** Whether a part shows nothing: a paragraph without text, or a table with only a header. */
function isBlank(part: Part): boolean {
  if (part._type === "table") {
    return (part.rows ?? []).slice(1).every(({ cells = [] }) => cells.every(isBlank));
  }
  if (part._type !== "block") return false;
  const onlyWords = (part.children ?? []).every(({ _type }) => _type === "span");
  return onlyWords && spanText(part).trim() === "";
}

/**
 * Validates that every heading of a text has content below it: a text that starts out as a list of
 * headings must be written before it is published.
 * @returns `true`, or a sentence that names the first heading with nothing below it
 */
export function noEmptySection(value: unknown): true | string {
  // Sanity passes the value of the field: a list of parts or nothing.
  const parts = Array.isArray(value) ? (value as Part[]) : [];
  const message = (heading: Part) =>
    `Write something below “${spanText(heading)}”, or take the heading out.`;
  let pending: Part | undefined;
  for (const part of parts) {
    if (isBlank(part)) continue;
    const level = LEVELS[part.style ?? ""];
    if (pending && level && level <= (LEVELS[pending.style ?? ""] ?? 0)) return message(pending);
    pending = level ? part : undefined;
  }
  return pending ? message(pending) : true;
}
