import { isRecord } from "@currawong/schemas/record";
import type { Finding } from "./findings.ts";
import type { ContentDocument } from "./texts.ts";

type Visit = (value: Record<string, unknown>, path: string) => void;

function walk(value: unknown, path: string, visit: Visit): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      walk(item, `${path}[${index}]`, visit);
    });
  }
  if (!isRecord(value)) return;
  visit(value, path);
  for (const [name, item] of Object.entries(value)) {
    walk(item, path ? `${path}.${name}` : name, visit);
  }
}

/**
 * Finds references to documents that do not exist, links and buttons to documents that have no
 * page or to blocks that are not on theirs, and pictures without a file or a description.
 * @param exists whether an id, of a document or an asset, exists
 * @param hasPage whether a document shows at an address of its own
 */
export function checkLinks(
  documents: readonly ContentDocument[],
  exists: (id: string) => boolean,
  hasPage: (id: string) => boolean,
): Finding[] {
  return documents.flatMap((document) => {
    const findings: Finding[] = [];
    const add = (rule: string, path: string, message: string) =>
      findings.push({ rule, id: document._id, path, message });
    walk(document, "", (value, path) => {
      const { _ref, _type } = value;
      if (typeof _ref === "string" && !exists(_ref)) {
        add("references", path, `Refers to "${_ref}", which does not exist.`);
      }
      for (const anchor of deadAnchors(value)) {
        add("links", path, `A button leads to a block “${anchor}”, which the page does not have.`);
      }
      for (const target of linkTargets(value)) {
        if (!hasPage(target)) add("links", path, `Leads to "${target}", which has no page.`);
      }
      if (_type === "picture") {
        if (!isRecord(value.asset)) add("images", path, "Has no picture.");
        if (!String(value.alt ?? "").trim()) add("images", path, "Describe the picture.");
      }
    });
    return findings;
  });
}

/** The documents a link within the site, a menu entry or a button leads to. */
function linkTargets({ _type, reference, target }: Record<string, unknown>): string[] {
  const linked = _type === "internalLink" ? [reference] : [target];
  return linked.flatMap((item) =>
    isRecord(item) && typeof item._ref === "string" ? [item._ref] : [],
  );
}

/** The types of blocks that buttons of a page lead to, of which it has none. */
function deadAnchors({ sections }: Record<string, unknown>): string[] {
  const blocks = Array.isArray(sections) ? sections.filter(isRecord) : [];
  return blocks
    .flatMap(({ buttons }) => (Array.isArray(buttons) ? buttons.filter(isRecord) : []))
    .flatMap(({ anchor }) => (typeof anchor === "string" ? [anchor] : []))
    .filter((anchor) => !blocks.some(({ _type }) => _type === anchor));
}
