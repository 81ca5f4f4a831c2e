import { isRecord } from "@currawong/schemas/record";
import {
  FALLBACK_PRESET,
  searchDescription,
  searchTitle,
} from "@currawong/schemas/search-metadata";
import type { Finding } from "./findings.ts";
import type { ContentDocument } from "./texts.ts";

type Surface = { id: string; path: string; title: string; description: string };

/**
 * Finds pages that share a search title or description, whether they set it themselves, take it from
 * a preset, or are known by their heading. A service with a chatbot page counts as two pages.
 * @param hasPage whether a document shows at an address of its own
 */
export function checkSearch(
  documents: readonly ContentDocument[],
  hasPage: (id: string) => boolean,
): Finding[] {
  const find = surfaceFinder(documents);
  const surfaces = documents
    .filter(({ _id }) => hasPage(_id))
    .flatMap((document) => {
      const { landing } = document;
      const pages = [find(document._id, "seo", document)];
      if (isRecord(landing)) pages.push(find(document._id, "landing.seo", landing));
      return pages;
    });
  return [...shared(surfaces, "title"), ...shared(surfaces, "description")];
}

/** Finds what search engines show of a page, by the rules of the site. */
function surfaceFinder(documents: readonly ContentDocument[]) {
  const presets = new Map(
    documents.filter(({ _type }) => _type === "seoPreset").map((preset) => [preset._id, preset]),
  );
  const home = [...presets.values()].find(({ key }) => key === FALLBACK_PRESET);
  const agencyName = text(documents.find(({ _type }) => _type === "siteSettings")?.name);
  return (id: string, path: string, page: Record<string, unknown>): Surface => {
    const seo = isRecord(page.seo) ? page.seo : {};
    const chosen = isRecord(seo.preset) ? String(seo.preset._ref) : undefined;
    const preset = (chosen ? presets.get(chosen) : undefined) ?? home;
    const subject = {
      title: text(page.title),
      description: text(page.intro ?? page.excerpt ?? page.description ?? page.summary),
      seo: {
        customTitle: text(seo.customTitle),
        customDescription: text(seo.customDescription),
        city: text(seo.city),
        namesPreset: chosen !== undefined,
      },
      preset: preset ? { title: text(preset.title), description: text(preset.description) } : null,
    };
    return {
      id,
      path,
      title: searchTitle(subject, agencyName),
      description: searchDescription(subject),
    };
  };
}

/** A field of text; empty where there is none. */
const text = (value: unknown) => (typeof value === "string" ? value : "");

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
