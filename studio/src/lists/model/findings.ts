import { publishedId } from "../../lake/versions.ts";
import type { WholeDocument } from "../../pages/changed-views.ts";
import type { Named } from "../../where/model/field-changes.ts";

/** What editors may look for among all that is wrong or missing. */
export const KINDS = {
  picture: "Pictures",
  reference: "Links to nothing",
  length: "Texts too long or short",
  price: "Prices to settle",
  other: "Everything else",
} as const;

export type Kind = keyof typeof KINDS;

type Path = readonly (string | number | { readonly _key?: string } | readonly unknown[])[];

/** One thing that a rule says of a document, as the Studio's own code finds it. */
export type Marker = {
  level: "error" | "warning" | "info";
  message: string;
  path: Path;
  code?: string;
};

export type Finding = { kind: Kind; isError: boolean; message: string; label: string; path: Path };

/** A document with something wrong or missing. */
export type Checked = { id: string; type: string; findings: Finding[] };

/** Checks one version of a document. */
export type Check = (document: WholeDocument) => Promise<readonly Marker[]>;

/** Whether a schema type is a picture, by its own name or that of a type it is made of. */
const isPicture = (type: Described | undefined): boolean =>
  type?.name === "picture" || (type?.type ? isPicture(type.type) : false);

type Described = Named & { name?: string; type?: Described };

/** The types along a path, the document's own first, and what each step is called in the form. */
function along(path: Path, document: unknown, type: Described | undefined) {
  const names: string[] = [];
  const types = [type];
  let value = document;
  for (const step of path) {
    const at = types.at(-1);
    if (typeof step === "string") {
      const field = at?.fields?.find(({ name }) => name === step)?.type;
      // Of an address, the text within has no name of its own.
      if (step !== "current") names.push(field?.title ?? step);
      types.push(field);
      value = Object(value)[step];
    } else {
      const items: unknown[] = Array.isArray(value) ? value : [];
      const isMeant = (item: unknown, index: number) =>
        typeof step === "number" ? step === index : Object(item)._key === Object(step)._key;
      value = items.find(isMeant);
      const member = at?.of?.find(({ name }) => name === Object(value)._type) ?? at?.of?.[0];
      if (member?.title && typeof value === "object") names.push(member.title);
      types.push(member);
    }
  }
  return { names, types };
}

function kindOf({ code = "", path }: Marker, types: readonly (Described | undefined)[]): Kind {
  if (path[0] === "alsoQuoted") return "price";
  if (types.some(isPicture)) return "picture";
  if (code.startsWith("reference.")) return "reference";
  if (/^string\.(?:maximum|minimum|exact)-length$/.test(code)) return "length";
  return "other";
}

/** What a document lacks, errors first, each in the words of its form. */
export function findingsOf(
  document: WholeDocument,
  markers: readonly Marker[],
  type: Named | undefined,
): Finding[] {
  return markers
    .filter(({ level }) => level !== "info")
    .map((marker) => {
      const { names, types } = along(marker.path, document, type);
      const { level, message, path } = marker;
      return {
        kind: kindOf(marker, types),
        isError: level === "error",
        message,
        label: names.join(" › "),
        path,
      };
    })
    .sort((a, b) => Number(b.isError) - Number(a.isError));
}

/** Of each document, the version that editors see: its draft, where it has one. */
export function latestOf(documents: readonly WholeDocument[]): WholeDocument[] {
  const latest = new Map<string, WholeDocument>();
  for (const document of documents) {
    const id = publishedId(document._id);
    if (document._id !== id || !latest.has(id)) latest.set(id, document);
  }
  return [...latest.values()];
}

/**
 * Checks all documents, all at once: Sanity begins each check when the browser is idle, and a browser that
 * seldom is would have some wait for others.
 * @returns those that lack something, those that cannot be published first
 */
export async function checkAll(
  documents: readonly WholeDocument[],
  check: Check,
  typeOf: (name: string) => Named | undefined,
): Promise<Checked[]> {
  const all = await Promise.all(
    latestOf(documents).map(async (document) => ({
      id: publishedId(document._id),
      type: document._type,
      findings: findingsOf(document, await check(document), typeOf(document._type)),
    })),
  );
  const checked = all.filter(({ findings }) => findings.length > 0);
  const hasError = ({ findings }: Checked) => Number(findings.some(({ isError }) => isError));
  return checked.sort((a, b) => hasError(b) - hasError(a));
}

/** Those documents, with only their findings of a kind. */
export const ofKind = (checked: readonly Checked[], kind: Kind | null): Checked[] =>
  checked
    .map((one) => ({ ...one, findings: one.findings.filter((it) => !kind || it.kind === kind) }))
    .filter(({ findings }) => findings.length > 0);
