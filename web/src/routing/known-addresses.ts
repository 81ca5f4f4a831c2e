import { articleListsOf, type Listed } from "@currawong/schemas/article-lists";
import { listPath } from "@currawong/schemas/paging";
import { addressesOf } from "@currawong/schemas/paths";
import { ADDRESSES_GROQ } from "@currawong/schemas/queries/addresses";
import { isPageType, PAGE_TYPES } from "@currawong/schemas/types";
import { fetchContent } from "../content/fetch-content.ts";
import { client } from "../content/lake.ts";
import { noteImplausible } from "../content/plausibility.ts";
import { drawingPath, pageOfFile, socialPicturePath } from "../model/file-paths.ts";
import { hasSelection } from "./selected-path.ts";

const FEED = "/feed.xml";

/** Where feed readers look for a feed, and those of categories, which had their own. */
const FEED_ALIAS = /\/(?:feed|rss|atom)(?:\.xml|\.json)?\/?$/i;

/** What other servers call the home page. */
const HOME_ALIASES = ["/index.html", "/index.php", "/index.md"];

/** The files of a page, by their folder. */
const FILES: Readonly<
  Record<string, { extension: string; addressOf: (path: string) => string } | undefined>
> = {
  og: { extension: ".png", addressOf: socialPicturePath },
  drawing: { extension: ".svg", addressOf: drawingPath },
};

/** What the site has at an address: something, nothing, or something at another address. */
export type Found = "known" | "unknown" | { movedTo: string };

/** What a path means in any encoding; a part that is not valid UTF-8 stays as it is. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const encode = (path: string) => path.split("/").map(encodeURIComponent).join("/");

/** What a text around a link leaves at its end. Only before it is another character, or each of many would be tried. */
const TRAILING =
  /(?<![\s).,;:!?'"’”»›\]>/*_~…，。、！？；：）」』】])[\s).,;:!?'"’”»›\]>/*_~…，。、！？；：）」』】]+$/u;

/**
 * The most that whatever wrote a link may have added to an address, in characters: an encoded query, marks of a text.
 * Folding takes more than linear time, and visitors can make up addresses of any length.
 */
const MOST_ADDED = 512;

/** A query that programs encoded with the address, or added to it without a question mark. */
const QUERY = /[?&;][\w.~-]+=.*/;

/** Each page was here as Markdown, at its address with this ending. */
const MARKDOWN = /\.md$/i;

/** Characters that cannot be seen: soft hyphens, zero-width spaces, marks of direction, controls. */
const INVISIBLE = /[\p{Cf}\p{Cc}]/gu;

/** Control characters other than white space. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it finds.
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f]/;

/** Reduces a path to what it means, however it was typed, pasted or linked. */
const fold = (path: string) =>
  decode(path)
    .normalize("NFC")
    .replace(INVISIBLE, "")
    .replace(QUERY, "")
    .replace(TRAILING, "")
    .replace(MARKDOWN, "")
    .replace(/\/{2,}/g, "/")
    .toLowerCase() || "/";

/** Every address of the site, in one set: no address has to be looked up or rendered to know it exists. */
export class KnownAddresses {
  /** The pages of documents, decoded. */
  readonly #pages = new Set<string>();
  /** By address, decoded: the address where it leads, its own for one that shows something. */
  readonly #targets = new Map<string, string>();
  readonly #folded = new Map<string, string>();
  #longest = 0;

  /** @param files addresses without a document, such as `/sitemap.xml` and `/search` */
  constructor(documents: readonly Listed[], files: readonly string[]) {
    const lists = articleListsOf(documents);
    const listPages = lists.flatMap(({ path, lastPage }) =>
      Array.from({ length: lastPage }, (_, index) => listPath(path, index + 1)),
    );
    const ownPages = documents.flatMap((document) => addressesOf(document).pages);
    const pages = [...ownPages, ...listPages];
    // A file of the site stays where an import has a page called like it; `/` is a route of its own.
    const isFile = (path: string) => path.includes(".") && files.includes(path);
    for (const path of pages) if (!isFile(path)) this.#pages.add(decode(path));
    for (const path of [...pages, ...files]) this.#add(path, path);
    for (const list of lists) this.#addBelow(list.path, list);
    for (const document of documents) {
      const { pages, aliases } = addressesOf(document);
      const [page = "/"] = pages;
      const list = lists.find(({ path }) => path === page);
      for (const alias of aliases) {
        this.#add(alias, page);
        // A list that moves keeps the links to its further pages.
        if (list && this.#targets.get(decode(alias)) === decode(page)) this.#addBelow(alias, list);
      }
    }
    for (const alias of HOME_ALIASES) this.#add(alias, "/");
  }

  /** The first document with an address has it. */
  #add(path: string, target: string): void {
    const exact = decode(path);
    this.#longest = Math.max(this.#longest, exact.length);
    if (!this.#targets.has(exact)) this.#targets.set(exact, decode(target));
    if (!this.#folded.has(fold(exact))) this.#folded.set(fold(exact), decode(target));
  }

  /** Adds the pages below an address of a list of articles. */
  #addBelow(address: string, { path, lastPage }: { path: string; lastPage: number }): void {
    for (let n = 1; n <= lastPage; n++) this.#add(`${address}/page/${n}`, listPath(path, n));
  }

  /** What the site has at a path: that of a page or file, as a visitor requests it or as it is rendered. */
  find(path: string): Found {
    // Neither pasted nor typed, and nothing that a database or a header may hold.
    if (CONTROL.test(decode(path))) return "unknown";
    const segments = path.split("/").slice(1);
    const [folder = "", ...rest] = segments;
    if (rest.length === 0) return this.#resolve(path);
    const file = FILES[folder];
    if (file) {
      const found = this.#findPage(pageOfFile(rest, file.extension), file.addressOf);
      return found === "known" ? found : "unknown";
    }
    const [, isSelection, list] = segments;
    if (folder === "search" && isSelection === "in") return this.find(`/${list}`);
    return this.#resolve(path);
  }

  #resolve(path: string): Found {
    const exact = decode(path);
    const target = this.#targets.get(exact);
    if (target === exact) return "known";
    if (!target && FEED_ALIAS.test(exact)) return { movedTo: FEED };
    // The query decides what these pages show: a program that encoded its question mark must not lose it.
    const [page = "", query] = exact.split(/\?(.*)/s);
    if (query && hasSelection(page) && this.#targets.has(page)) {
      return { movedTo: `${page}?${new URLSearchParams(query)}` };
    }
    const isTooLong = exact.length > this.#longest + MOST_ADDED;
    const movedTo = target ?? (isTooLong ? undefined : this.#folded.get(fold(path)));
    return movedTo ? { movedTo: encode(movedTo) } : "unknown";
  }

  /** @param addressOf the address of the file that belongs to a page */
  #findPage(path: string | null, addressOf: (path: string) => string): Found {
    if (path === null) return "unknown";
    const found = this.#resolve(path);
    if (found === "known") return this.#pages.has(decode(path)) ? found : "unknown";
    return found === "unknown" || !this.#pages.has(decode(found.movedTo))
      ? "unknown"
      : { ...found, movedTo: addressOf(found.movedTo) };
  }
}

/**
 * Reads all addresses in one query.
 * @param known the documents of the ledger, where there is one
 * @throws when the Content Lake does not respond, or leaves out documents
 */
export async function loadKnownAddresses(
  files: readonly string[],
  known: () => { id: string; type: string }[] = () => [],
): Promise<KnownAddresses> {
  const pages = () => known().flatMap(({ id, type }) => (isPageType(type) ? [id] : []));
  const before = pages();
  const params = { types: PAGE_TYPES };
  const documents = await fetchContent<Listed[]>(client, ADDRESSES_GROQ, params, undefined, true);
  const ids = new Set(documents.map(({ _id }) => _id));
  const stillKnown = new Set(pages());
  if (before.some((id) => stillKnown.has(id) && !ids.has(id))) {
    noteImplausible("Addresses of documents are missing.");
    throw new Error("Addresses of documents are missing.");
  }
  return new KnownAddresses(documents, files);
}

/** Keeps the known addresses for as long as they are current, and loads them once for all who wait. */
export class AddressBook {
  readonly #load: () => Promise<KnownAddresses>;
  readonly #isOutdated: (loadedAt: number) => boolean;
  readonly #now: () => number;
  #loaded: { at: number; addresses: Promise<KnownAddresses> } | undefined;

  /**
   * @param isOutdated whether addresses may have changed since a time by `now`
   */
  constructor(
    load: () => Promise<KnownAddresses>,
    isOutdated: (loadedAt: number) => boolean,
    now: () => number,
  ) {
    this.#load = load;
    this.#isOutdated = isOutdated;
    this.#now = now;
  }

  /** @throws when they have to be loaded and the Content Lake does not respond */
  async find(path: string): Promise<Found> {
    if (!this.#loaded || this.#isOutdated(this.#loaded.at)) {
      const loading = { at: this.#now(), addresses: this.#load() };
      this.#loaded = loading;
      loading.addresses.catch(() => {
        if (this.#loaded === loading) this.#loaded = undefined;
      });
    }
    return (await this.#loaded.addresses).find(path);
  }
}
