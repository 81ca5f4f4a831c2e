import type { Shape } from "./shape.ts";
import { SHAPE_OF, SHAPES } from "./shapes.generated.ts";

/** A part of a document that is missing or wrong, by its path in the query's result. */
export type Gap = { document: string; path: string };

/** Stands for a value that cannot be completed: whatever contains it decides what to do. */
const INCOMPLETE = Symbol("incomplete");

/** An item of a list without one of these says nothing: it is left out. */
const NAMES = new Set(["title", "label", "heading", "question", "name", "quote", "figure", "text"]);

/** What no page can hold: control characters, and halves of characters outside the basic plane. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it removes.
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|\p{Surrogate}/gu;

/** Where in a result a value is. */
type Place = { document: string; path: string; inList: boolean };

type Attributes = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Attributes =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function shapeAt(position: number): Shape {
  const shape = SHAPES[position];
  if (!shape) throw new Error(`There is no shape ${position}: run “pnpm generate” in schemas.`);
  return shape;
}

/** Completes one result, and keeps a list of the gaps. */
class Completion {
  readonly gaps: Gap[] = [];

  complete(value: unknown, shape: Shape, place: Place): unknown {
    if (shape.nullable && (value === null || value === undefined)) return null;
    const completed = this.#completePresent(value, shape, place);
    if (completed !== INCOMPLETE || !shape.nullable) return completed;
    this.#report(place);
    return null;
  }

  #report({ document, path }: Place): void {
    this.gaps.push({ document, path });
  }

  #completePresent(value: unknown, shape: Shape, place: Place): unknown {
    switch (shape.kind) {
      case "string":
        return typeof value === "string" ? value.replace(UNPRINTABLE, "") : INCOMPLETE;
      case "number":
        return Number.isFinite(value) ? value : INCOMPLETE;
      case "boolean":
        return typeof value === "boolean" ? value : INCOMPLETE;
      case "literal":
        return shape.values.includes(value) ? value : INCOMPLETE;
      case "list":
        return Array.isArray(value)
          ? this.#completeList(value, shapeAt(shape.of), place)
          : INCOMPLETE;
      case "object":
        return isObject(value) ? this.#completeObject(value, shape, place) : INCOMPLETE;
      case "union":
        return this.#completeUnion(value, shape.of.map(shapeAt), place);
      case "unknown":
        return value ?? null;
    }
  }

  /** Leaves out items that cannot be completed, and gives each item that needs one a key of its own. */
  #completeList(values: readonly unknown[], shape: Shape, place: Place): unknown[] {
    const keys = new Set<unknown>();
    return values.flatMap((value, index) => {
      const key = isObject(value) && typeof value._key === "string" ? value._key : undefined;
      const own = key === undefined || keys.has(key) ? `${key ?? "item"}-${index}` : key;
      keys.add(own);
      const path = `${place.path}[${index}]`;
      const keyed = isObject(value) && hasKey(shape) ? { ...value, _key: own } : value;
      const item = this.complete(keyed, shape, { ...place, path, inList: true });
      if (item !== INCOMPLETE) return [item];
      this.#report({ ...place, path });
      return [];
    });
  }

  #completeObject(value: Attributes, shape: Shape & { kind: "object" }, place: Place): unknown {
    const document = typeof value._id === "string" ? value._id : place.document;
    const entries = Object.entries(shape.attributes).map(
      ([name, position]) => [name, shapeAt(position)] as const,
    );
    const isFigure = entries.some(([, { kind, nullable }]) => kind === "number" && !nullable);
    const completed: Record<string, unknown> = { ...value };
    for (const [name, attribute] of entries) {
      const path = place.path ? `${place.path}.${name}` : name;
      const inner = { document, path, inList: false };
      const part = this.complete(value[name], attribute, inner);
      if (part !== INCOMPLETE && !(place.inList && isBlankName(name, part))) {
        completed[name] = part;
        continue;
      }
      this.#report(inner);
      // A figure is shown whole or not at all: a price in the wrong unit would be a false price.
      if (isFigure || name === "_type" || (place.inList && NAMES.has(name))) return INCOMPLETE;
      completed[name] = substitute(attribute);
    }
    return completed;
  }

  /** Completes the member with the value's `_type`, or else the first that takes it. */
  #completeUnion(value: unknown, members: readonly Shape[], place: Place): unknown {
    for (const member of members) {
      if (isObject(value) && !hasType(member, value._type)) continue;
      const gaps = this.gaps.length;
      const completed = this.complete(value, member, place);
      if (completed !== INCOMPLETE) return completed;
      this.gaps.length = gaps;
    }
    return INCOMPLETE;
  }
}

/** Whether a part that names an item is empty. The text of a span may be a space. */
const isBlankName = (name: string, part: unknown) =>
  NAMES.has(name) && name !== "text" && typeof part === "string" && part.trim() === "";

/** Whether the items of this shape are told apart by a key. */
function hasKey(shape: Shape): boolean {
  if (shape.kind === "union") return shape.of.map(shapeAt).some(hasKey);
  return shape.kind === "object" && "_key" in shape.attributes;
}

/** Whether an object of this shape may have this `_type`; one without a type of its own may have any. */
function hasType(shape: Shape, type: unknown): boolean {
  if (shape.kind !== "object") return false;
  const position = shape.attributes._type;
  if (position === undefined) return true;
  const expected = shapeAt(position);
  return expected.kind !== "literal" || expected.values.includes(type);
}

/** What stands in for a missing part: nothing to read, or the plainest of the choices. */
function substitute(shape: Shape): unknown {
  switch (shape.kind) {
    case "string":
      return "";
    case "boolean":
      return false;
    case "list":
      return [];
    case "literal":
      return shape.values.includes("normal") ? "normal" : shape.values[0];
    default:
      return null;
  }
}

/**
 * Makes a query's result what its type says, whatever imports and scripts left in the documents: texts
 * and lists that are missing or of the wrong type become empty, other parts `null`, and items of lists
 * that say nothing without the missing part are left out. Keys that are missing or repeated get a
 * number; control characters and halves of emoji are removed.
 * @param query one of `queries/`
 * @param result what the Content Lake returned for it
 * @returns the result, and what was missing from it
 */
export function completeResult(query: string, result: unknown): { result: unknown; gaps: Gap[] } {
  const position = SHAPE_OF.get(query);
  if (position === undefined) {
    throw new Error("This query has no shape: run “pnpm generate” in schemas.");
  }
  const completion = new Completion();
  const place = { document: "", path: "", inList: false };
  const completed = completion.complete(result, shapeAt(position), place);
  return { result: completed === INCOMPLETE ? null : completed, gaps: completion.gaps };
}
