import type { Shape } from "./shape.ts";
import { SHAPE_OF, SHAPES } from "./shapes.generated.ts";

/** A part of a document that is missing or wrong, by the document's id and the path within its view. */
export type Gap = { document: string; path: string };

/** Stands for a value that cannot be completed: whatever contains it decides what to do. */
const INCOMPLETE = Symbol("incomplete");

/** An item of a list without one of these says nothing: it is left out. */
const NAMES = new Set(["title", "label", "heading", "question", "name", "quote", "figure", "text"]);

/** What no page can hold: control characters, and halves of characters outside the basic plane. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it removes.
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|\p{Surrogate}/gu;

const printable = (text: string) => text.replace(UNPRINTABLE, "");

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
        return typeof value === "string" ? printable(value) : INCOMPLETE;
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
        return typeof value === "string" ? printable(value) : (value ?? null);
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
    const base = typeof value._id === "string" ? { document: value._id, path: "" } : place;
    const entries = Object.entries(shape.attributes).map(
      ([name, position]) => [name, shapeAt(position)] as const,
    );
    const hasNumber = entries.some(([, { kind, nullable }]) => kind === "number" && !nullable);
    const completed: Record<string, unknown> = { ...value };
    for (const [name, attribute] of entries) {
      const path = base.path ? `${base.path}.${name}` : name;
      const inner = { document: base.document, path, inList: false };
      const part = this.complete(value[name], attribute, inner);
      if (part !== INCOMPLETE && !(place.inList && isBlankName(name, part))) {
        completed[name] = part;
        continue;
      }
      this.#report(inner);
      const substituted = substitute(attribute, hasNumber);
      if (substituted === INCOMPLETE || (place.inList && NAMES.has(name))) return INCOMPLETE;
      completed[name] = substituted;
    }
    return completed;
  }

  /** Completes the value as the member it comes closest to, of those with its `_type`. */
  #completeUnion(value: unknown, members: readonly Shape[], place: Place): unknown {
    const before = [...this.gaps];
    const attempts = members.flatMap((member) => {
      if (isObject(value) && !hasType(member, value._type)) return [];
      this.gaps.length = 0;
      const completed = this.complete(value, member, place);
      return completed === INCOMPLETE ? [] : [{ completed, gaps: [...this.gaps] }];
    });
    const [closest] = attempts.sort((a, b) => a.gaps.length - b.gaps.length);
    this.gaps.splice(0, this.gaps.length, ...before, ...(closest?.gaps ?? []));
    return closest ? closest.completed : INCOMPLETE;
  }
}

/** Whether a part that names an item is empty. The text of a span may be a space. */
const isBlankName = (name: string, part: unknown) =>
  NAMES.has(name) && name !== "text" && typeof part === "string" && part.trim() === "";

/** Whether a key identifies the items of this shape. */
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

/**
 * What stands in for a missing part: nothing to read, or the plainest of the choices. Nothing stands in
 * for a figure or its unit, nor for what a link leads to.
 */
function substitute(shape: Shape, isFigure: boolean): unknown {
  switch (shape.kind) {
    case "string":
      return "";
    case "boolean":
      return false;
    case "list":
      return [];
    case "literal":
      if (isFigure || shape.values.length === 1) return INCOMPLETE;
      return shape.values.includes("normal") ? "normal" : shape.values[0];
    default:
      return INCOMPLETE;
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
