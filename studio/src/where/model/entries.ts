/** Where a value is inside a document: names of fields, and keys of list items. */
type Path = (string | { _key: string })[];

/** Items that stand for the one document they link to, beside plain references. */
const ENTRY_TYPES = new Set(["reference", "navigationLink", "navigationGroup", "homeCard"]);

const refersTo = (value: unknown, id: string): boolean => Object(value)._ref === id;

/** Whether a list item only stands for the document: a menu that has links of its own does not. */
function isEntry(item: object, id: string): boolean {
  const values = Object.values(item);
  return (
    ENTRY_TYPES.has(Object(item)._type) &&
    (refersTo(item, id) || values.some((value) => refersTo(value, id))) &&
    !(Array.isArray(Object(item).children) && Object(item).children.length > 0)
  );
}

/**
 * Finds the references to a document inside another one.
 * @returns the list items that can be removed with it, such as menu entries and cards; whether there are strong
 * references elsewhere, such as in a sentence, and whether there are any at all
 */
export function entriesIn(
  value: unknown,
  id: string,
  path: Path = [],
): { entries: Path[]; isNeeded: boolean; isStrong: boolean } {
  const none = { entries: [], isNeeded: false, isStrong: false };
  if (typeof value !== "object" || value === null) return none;
  if (refersTo(value, id)) {
    const isStrong = Object(value)._weak !== true;
    return { entries: [], isNeeded: isStrong, isStrong };
  }
  const found = Array.isArray(value)
    ? value.map((item) => {
        const step = [...path, { _key: String(Object(item)._key) }];
        const isOwn = typeof item === "object" && item !== null && isEntry(item, id);
        const inner = entriesIn(item, id, step);
        return isOwn ? { ...inner, entries: [step], isNeeded: false } : inner;
      })
    : Object.entries(value).map(([name, inner]) => entriesIn(inner, id, [...path, name]));
  return {
    entries: found.flatMap(({ entries }) => entries),
    isNeeded: found.some(({ isNeeded }) => isNeeded),
    isStrong: found.some(({ isStrong }) => isStrong),
  };
}

/** Names an entry by what an editor wrote around it, such as a heading, or else by its field. */
export function entryName(document: unknown, path: Path): string {
  const names: string[] = [];
  let value = document;
  for (const step of path) {
    value =
      typeof step === "string"
        ? Object(value)[step]
        : Array.isArray(value) && value.find((item) => Object(item)._key === step._key);
    const { label, heading, title } = Object(value);
    const name = label ?? heading ?? title;
    if (typeof name === "string") names.push(`“${name}”`);
  }
  const field = path.findLast((step) => typeof step === "string") ?? "";
  return names.join(" › ") || field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
