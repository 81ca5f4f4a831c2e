import { articleListsOf, type Listed } from "@currawong/schemas/article-lists";
import { listPath } from "@currawong/schemas/paging";
import { addressesOf } from "@currawong/schemas/paths";
import { ADDRESSES_GROQ } from "@currawong/schemas/queries/addresses";
import { isPageType, PAGE_TYPES } from "@currawong/schemas/types";
import { fetchContent } from "../content/fetch-content.ts";
import { client } from "../content/lake.ts";
import { refuse } from "../content/plausibility.ts";
import type { Ledger } from "../content/revalidation/ledger.ts";
import { pageOfFile } from "../model/file-paths.ts";
import { isSelection } from "./selected-path.ts";

const FEED = "/feed.xml";

/** Where feed readers look for a feed, and those of categories, which had their own. */
const FEED_ALIAS = /\/(?:feed|rdf|rss2?|atom)(?:\.xml|\.json)?\/?$/i;

/** The extension of the files of a page, by their folder. */
const FILES: Readonly<Partial<Record<string, string>>> = { og: ".png", drawing: ".svg" };

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

/** What a text around a link leaves at its end, and a final slash. Bounded, so that each character is tried a few times. */
const TRAILING = /[\s\p{Cf}).,;:!?'"’”»›\]>/*_~…，。]{1,16}$/u;

/** What other servers, and this one (`.md`), had at the end of a page's address. */
const ENDING = /\/index\.\w{2,4}$|\.(?:md|html?|php|aspx?)$|(?<=.)\/amp$/;

/** Reduces a path to what it means, in any case and with what a text around the link or another server added to it. */
const fold = (path: string) => {
  const bare = path.normalize().toLowerCase().replace(TRAILING, "").replace(ENDING, "");
  return bare.replace(/\/+/g, "/") || "/";
};

/** Every address of the site, in one set: no address has to be looked up or rendered to know it exists. */
export class KnownAddresses {
  /** The pages of documents, decoded. */
  readonly #pages = new Set<string>();
  /** By address, decoded: the address where it leads, its own for one that shows something. */
  readonly #targets = new Map<string, string>();
  readonly #folded = new Map<string, string>();

  /** @param files addresses without a document, such as `/sitemap.xml` and `/search` */
  constructor(documents: readonly Listed[], files: readonly string[]) {
    const lists = articleListsOf(documents);
    const listPages = lists.flatMap(({ path, lastPage }) =>
      Array.from({ length: lastPage }, (_, index) => listPath(path, index + 1)),
    );
    const ownPages = documents.flatMap((document) => addressesOf(document).pages);
    const pages = [...ownPages, ...listPages];
    for (const path of pages) this.#pages.add(decode(path));
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
  }

  /** The first document with an address has it. */
  #add(path: string, target: string): void {
    const exact = decode(path);
    if (!this.#targets.has(exact)) this.#targets.set(exact, decode(target));
    if (!this.#folded.has(fold(exact))) this.#folded.set(fold(exact), decode(target));
  }

  /** Adds the pages below an address of a list of articles. */
  #addBelow(address: string, { path, lastPage }: { path: string; lastPage: number }): void {
    for (let n = 1; n <= lastPage; n++) this.#add(`${address}/page/${n}`, listPath(path, n));
  }

  /** What the site has at a path: that of a page or file, as a visitor requests it or as it is rendered. */
  find(path: string): Found {
    const [folder = "", ...rest] = path.split("/").slice(1);
    const extension = FILES[folder];
    if (extension) {
      const page = pageOfFile(rest, extension);
      return page !== null && this.#pages.has(decode(page)) ? "known" : "unknown";
    }
    // What a selection of a page is rendered at (`selected-path.ts`).
    return this.#resolve(isSelection(path) ? `/${rest[1]}` : path);
  }

  #resolve(path: string): Found {
    const exact = decode(path);
    const target = this.#targets.get(exact);
    if (target === exact) return "known";
    if (!target && FEED_ALIAS.test(exact)) return { movedTo: FEED };
    // A program that encoded the question mark must not lose the query, which may decide what the page shows.
    const [page = "", query] = exact.split(/\?(.*)/s);
    if (query && this.#targets.get(page) === page) {
      return { movedTo: `${page}?${new URLSearchParams(query)}` };
    }
    const movedTo = target ?? this.#folded.get(fold(exact));
    return movedTo ? { movedTo: encode(movedTo) } : "unknown";
  }
}

/**
 * Reads all addresses in one query.
 * @param ledger which documents there are, where this is known
 * @throws when the Content Lake does not respond, or leaves out documents
 */
export async function loadKnownAddresses(
  files: readonly string[],
  ledger?: Ledger,
): Promise<KnownAddresses> {
  const pages = () =>
    [...(ledger?.states ?? [])].flatMap(([id, { type }]) => (isPageType(type) ? [id] : []));
  const before = pages();
  const documents = await fetchContent<Listed[]>(client, ADDRESSES_GROQ, { types: PAGE_TYPES });
  const ids = new Set(documents.map(({ _id }) => _id));
  const stillKnown = new Set(pages());
  if (before.some((id) => stillKnown.has(id) && !ids.has(id))) {
    refuse("Addresses of documents are missing.");
  }
  return new KnownAddresses(documents, files);
}

/**
 * Keeps the known addresses for as long as they are current, and loads them once for all who wait.
 * @param isOutdated whether addresses may have changed since a time by `now`
 */
export function createAddressBook(
  load: () => Promise<KnownAddresses>,
  isOutdated: (loadedAt: number) => boolean,
  now: () => number,
) {
  let loaded: { at: number; addresses: Promise<KnownAddresses> } | undefined;
  return {
    /** @throws when they have to be loaded and the Content Lake does not respond */
    async find(path: string): Promise<Found> {
      if (!loaded || isOutdated(loaded.at)) {
        const loading = { at: now(), addresses: load() };
        loaded = loading;
        loading.addresses.catch(() => {
          if (loaded === loading) loaded = undefined;
        });
      }
      return (await loaded.addresses).find(path);
    },
  };
}
