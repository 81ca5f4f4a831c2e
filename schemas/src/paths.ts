import { getPageEntry, PAGE_TYPES, type PageType } from "./types.ts";

/** The fields that decide a document's addresses, as the GROQ fragment `addressFields` selects them. */
export type Addressable = {
  _type: string;
  slug?: string | null;
  /** Services: whether `/services/{slug}` exists; only `false` means it does not. */
  hasDetailPage?: boolean | null;
  /** Services: the slug of the chatbot page built from the same document. */
  landingSlug?: string | null;
  /** Services: the section page of their group, whose address is an alias prefix. */
  sectionSlug?: string | null;
  /** Addresses an editor added; each redirects (308) to the canonical one. */
  aliases?: readonly string[] | null;
};

/** A slug as part of an address: those that imports leave may have any character (`über-uns`, `50%-off`). */
const encodeSlug = (slug: string) =>
  // Half of an emoji cannot be encoded.
  encodeURIComponent(String(slug).replace(/\p{Surrogate}/gu, "\ufffd"));

/** The slug in a part of an address; a part that is not valid UTF-8 stays as it is. */
function decodeSlug(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The path of these parts, which may be encoded or not, encoded as `pathOf` does. */
export const joinSegments = (segments: readonly string[]): string =>
  `/${segments.map((segment) => encodeSlug(decodeSlug(segment))).join("/")}`;

/** The canonical address of a document's page, encoded for links: `/services/uber-clone`, or `null`. */
export function pathOf(document: Addressable): string | null {
  const page = getPageEntry(document._type);
  if (!page) return null;
  if (page.path) return page.path;
  if (!document.slug || document.hasDetailPage === false) return null;
  return `${page.prefix}${encodeSlug(document.slug)}`;
}

/** The address of a service's chatbot page: a path such as `/instagram-chatbot`, or `null`. */
export function landingPathOf(document: Addressable): string | null {
  const { landingSlug } = document;
  const hasLanding = getPageEntry(document._type)?.hasLanding;
  return hasLanding && landingSlug ? `/${encodeSlug(landingSlug)}` : null;
}

/** The type and slug to look up for an address; the slug is empty for documents that exist once. */
export type Lookup = { type: PageType | "topLevel"; slug: string };

/**
 * The lookup for an address: the inverse of `pathOf` and `landingPathOf`.
 * @param path e.g. `/services/uber-clone`
 * @returns type `topLevel` where several types are possible; `null` where no document has a page
 */
export function lookupOf(path: string): Lookup | null {
  const fixed = PAGE_TYPES.find((candidate) => getPageEntry(candidate)?.path === path);
  if (fixed) return { type: fixed, slug: "" };
  const start = path.lastIndexOf("/") + 1;
  const prefix = path.slice(0, start);
  const slug = decodeSlug(path.slice(start));
  if (!slug) return null;
  if (prefix === "/") return { type: "topLevel", slug };
  const type = PAGE_TYPES.find((candidate) => getPageEntry(candidate)?.prefix === prefix);
  return type ? { type, slug } : null;
}

/**
 * Where a link to a document leads.
 * @param landing whether the link requests the document's chatbot page
 * @returns `/` only when the document has no page at all
 */
export function linkPathOf(target: Addressable, landing?: boolean | null): string {
  const [canonical, chatbot] = [pathOf(target), landingPathOf(target)];
  return (landing ? (chatbot ?? canonical) : (canonical ?? chatbot)) ?? "/";
}

/** Every address of a document: those that show a page, and those that redirect to one. */
export type Addresses = { pages: string[]; aliases: string[] };

/** Lists the addresses of a document: `pages` with the canonical one first, and `aliases` that redirect (308) to it. */
export function addressesOf(document: Addressable): Addresses {
  const canonical = pathOf(document);
  const landing = landingPathOf(document);
  const pages = [canonical, landing].filter((path) => path !== null);
  if (!canonical) return { pages, aliases: [] };
  const aliases = [document.aliases ?? []]
    .flat()
    // Imports leave other things here.
    .filter((alias) => typeof alias === "string")
    .map((alias) => joinSegments(alias.split("/").slice(1)));
  if (document._type === "service" && document.sectionSlug && document.slug) {
    aliases.push(joinSegments([document.sectionSlug, document.slug]));
  }
  return { pages, aliases: [...new Set(aliases)].filter((path) => !pages.includes(path)) };
}

/** The parts of an address, as other servers may have written them: no spaces, and no query. */
const ALIAS = /^(?:\/(?!\.{1,2}(?:\/|$))[^\s/?#\\]+)+$/;

/** Checks that the site follows a text as an alias: `true`, or a sentence that says what to change. */
export function checkAlias(path: string): true | string {
  return ALIAS.test(path)
    ? true
    : "Write an address within the site, e.g. /about.html: it starts with a slash, and has no spaces, question mark or slash at its end.";
}
