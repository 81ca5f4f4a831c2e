import {
  type ConditionalPropertyCallbackContext,
  type Path,
  pathToString,
  resolveConditionalProperty,
} from "sanity";
import type { WholeDocument } from "../../dataset/versions.ts";
import { latestOf, publishedId } from "../../dataset/versions.ts";
import { type FormType, fieldOf, memberOf, namesOf } from "../../form-type.ts";

/** The kinds of finding that editors can filter by. */
export const KINDS = {
  picture: "Pictures",
  reference: "Links to nothing",
  length: "Texts too long or short",
  price: "Prices to settle",
  other: "Everything else",
} as const;

type Kind = keyof typeof KINDS;

/** A validation marker as the Studio's own code reports it. */
export type Marker = {
  level: "error" | "warning" | "info";
  message: string;
  path: Path;
  code?: string;
};

export type Finding = {
  kind: Kind;
  isError: boolean;
  message: string;
  label: string;
  /** Where it is, as the address of a form has it: the form opens there. */
  path: string;
};

/** A document and its findings. */
export type Checked = { id: string; type: string; findings: Finding[] };

/** Checks one version of a document. */
export type Check = (document: WholeDocument) => Promise<Checked>;

/** The findings of each document and the version that was checked, by published id. */
export type Found = ReadonlyMap<string, { document: WholeDocument; checked: Checked }>;

/** The user whose form it is: some fields are for administrators. */
export type User = ConditionalPropertyCallbackContext["currentUser"];

/**
 * The types along a path, the document's own first, the form's titles for its steps, and whether it leads where this
 * user cannot correct anything: into a hidden block, or a field that is read-only or hidden.
 */
function walkPath(path: Path, document: WholeDocument, type: FormType | undefined, user: User) {
  const names: string[] = [];
  const types = [type];
  let value: unknown = document;
  let isOutOfReach = false;
  const check = (field: FormType | undefined, parent: unknown) => {
    const context = { document: { ...document }, parent, value, currentUser: user, path: [] };
    isOutOfReach ||= [field?.readOnly, field?.hidden].some((property) =>
      resolveConditionalProperty(property, context),
    );
  };
  check(type, undefined);
  for (const step of path) {
    const parent = types.at(-1);
    const outer = value;
    if (typeof step === "string") {
      const field = fieldOf(parent, step);
      // The text inside a slug has no title of its own in the form.
      if (step !== "current") names.push(field?.title ?? step);
      types.push(field);
      value = Object(value)[step];
      check(field, outer);
    } else {
      const items: unknown[] = Array.isArray(value) ? value : [];
      const matchesStep = (item: unknown, index: number) =>
        typeof step === "number" ? step === index : Object(item)._key === Object(step)._key;
      value = items.find(matchesStep);
      const member = memberOf(parent, value);
      if (member?.title && typeof value === "object") names.push(member.title);
      types.push(member);
      check(member, outer);
      isOutOfReach ||= Object(value).isHidden === true;
    }
  }
  return { names, types, isOutOfReach };
}

function kindOf({ code = "", path }: Marker, types: readonly (FormType | undefined)[]): Kind {
  if (path[0] === "alsoQuoted") return "price";
  if (types.some((type) => namesOf(type).includes("picture"))) return "picture";
  if (code.startsWith("reference.")) return "reference";
  if (/^string\.(?:maximum|minimum|exact)-length$/.test(code)) return "length";
  return "other";
}

/**
 * Turns markers into findings labelled with the form's titles, errors first. In a hidden block they are advice: no
 * visitor sees it until it is finished. In a field that this user cannot change they are advice too: only others can
 * correct it.
 */
export function findingsOf(
  document: WholeDocument,
  markers: readonly Marker[],
  type: FormType | undefined,
  user: User,
): Finding[] {
  return markers
    .filter(({ level }) => level !== "info")
    .map((marker) => {
      const { names, types, isOutOfReach } = walkPath(marker.path, document, type, user);
      const label = names.join(" › ");
      const isError = marker.level === "error" && !isOutOfReach;
      const { message, path } = marker;
      return { kind: kindOf(marker, types), isError, message, label, path: pathToString(path) };
    })
    .sort((a, b) => Number(b.isError) - Number(a.isError));
}

/** The fields with errors, each once, by their titles in the form. */
export const errorLabels = (findings: readonly Finding[]): string[] => [
  ...new Set(findings.flatMap(({ isError, label }) => (isError && label ? [label] : []))),
];

/** Checks changed documents first, then the rest again, as rules may depend on other documents. */
export async function checkInTurn(
  documents: readonly WholeDocument[],
  known: Map<string, { document: WholeDocument; checked: Checked }>,
  check: Check,
): Promise<void> {
  const latest = latestOf(documents);
  const unchanged = latest.filter(({ _id, _rev }) => {
    const before = known.get(publishedId(_id))?.document;
    return before?._id === _id && before._rev === _rev;
  });
  const changed = latest.filter((one) => !unchanged.includes(one));
  for (const batch of [changed, unchanged]) {
    await Promise.all(
      batch.map(async (document) => {
        const checked = await check(document);
        known.set(publishedId(document._id), { document, checked });
      }),
    );
  }
}

/** Documents with findings, those that cannot be published first, and how many are still unchecked. */
export function lacking(documents: readonly WholeDocument[], found: Found) {
  const known = latestOf(documents).map(({ _id }) => found.get(publishedId(_id))?.checked);
  const checked = known.filter((one) => one !== undefined);
  const hasError = ({ findings }: Checked) => Number(findings.some(({ isError }) => isError));
  return {
    checked: checked
      .filter(({ findings }) => findings.length > 0)
      .sort((a, b) => hasError(b) - hasError(a)),
    left: known.length - checked.length,
  };
}

/** Keeps only findings of one kind, or all if `kind` is empty, and the documents that have any. */
export const ofKind = (checked: readonly Checked[], kind: string): Checked[] =>
  checked
    .map((one) => ({ ...one, findings: one.findings.filter((it) => !kind || it.kind === kind) }))
    .filter(({ findings }) => findings.length > 0);
