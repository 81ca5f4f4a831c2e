/** As much of a part of a text as tells a heading, and whether anything is in it. */
type Part = {
  _type?: string;
  style?: string;
  children?: readonly { _type?: string; text?: string }[];
  rows?: readonly { cells?: readonly Part[] }[];
};

const LEVELS: Readonly<Record<string, number>> = { h2: 2, h3: 3 };

const wordsOf = ({ children = [] }: Part) => children.map(({ text }) => text ?? "").join("");

/** Whether a part shows nothing: a paragraph without words, a table with nothing below its head. */
function isBlank(part: Part): boolean {
  if (part._type === "table") {
    return (part.rows ?? []).slice(1).every(({ cells = [] }) => cells.every(isBlank));
  }
  if (part._type !== "block") return false;
  const onlyWords = (part.children ?? []).every(({ _type }) => _type === "span");
  return onlyWords && wordsOf(part).trim() === "";
}

/**
 * Validates that something stands below every heading of a text: one that starts with headings has to
 * be written before it is published.
 * @returns a sentence that names the first heading with nothing below it
 */
export function noEmptySection(value: unknown): true | string {
  // Sanity hands over what the field holds, which is a list of parts or nothing.
  const parts = Array.isArray(value) ? (value as Part[]) : [];
  const message = (heading: Part) =>
    `Write something below “${wordsOf(heading)}”, or take the heading out.`;
  let waiting: Part | undefined;
  for (const part of parts) {
    if (isBlank(part)) continue;
    const level = LEVELS[part.style ?? ""];
    if (waiting && level && level <= (LEVELS[waiting.style ?? ""] ?? 0)) return message(waiting);
    waiting = level ? part : undefined;
  }
  return waiting ? message(waiting) : true;
}
