import { isRecord } from "../seed/stable.ts";
import type { Finding } from "./findings.ts";
import type { ContentDocument } from "./texts.ts";

type Surface = { id: string; path: string; title: string; description: string };

/**
 * Finds pages that share a search title or description: what they set themselves, or else their
 * preset's. A service with a chatbot page counts as two pages.
 * @param hasPage whether a document shows at an address of its own
 */
export function checkSearch(
  documents: readonly ContentDocument[],
  hasPage: (id: string) => boolean,
): Finding[] {
  const byId = new Map(documents.map((document) => [document._id, document]));
  const surfaces = documents
    .filter(({ _id }) => hasPage(_id))
    .flatMap((document) => {
      const { landing } = document;
      const pages = [surfaceOf(document._id, "seo", document.seo, byId)];
      if (isRecord(landing)) pages.push(surfaceOf(document._id, "landing.seo", landing.seo, byId));
      return pages;
    });
  return [...shared(surfaces, "title"), ...shared(surfaces, "description")];
}

function surfaceOf(
  id: string,
  path: string,
  seo: unknown,
  byId: ReadonlyMap<string, ContentDocument>,
): Surface {
  const own = isRecord(seo) ? seo : {};
  const reference = isRecord(own.preset) ? String(own.preset._ref) : "seoPreset-home";
  const preset = byId.get(reference);
  return {
    id,
    path,
    title: String(own.customTitle ?? preset?.title ?? ""),
    description: String(own.customDescription ?? preset?.description ?? ""),
  };
}

function shared(surfaces: readonly Surface[], field: "title" | "description"): Finding[] {
  const owners = new Map<string, string>();
  return surfaces.flatMap(({ id, path, [field]: text }) => {
    const other = owners.get(text);
    owners.set(text, id);
    const message = text
      ? `The search ${field} “${text}” is ${other}’s too. Give this page its own.`
      : `Has no search ${field}.`;
    return other || !text ? [{ rule: "search", id, path, message }] : [];
  });
}
