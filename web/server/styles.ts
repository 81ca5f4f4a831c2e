import { securityHeaders } from "../src/responses/security-headers.ts";
import type { Answer } from "./store/store.ts";

/** What one module wrote into a stylesheet. */
export type Part = {
  css: string;
  /** The classes it styles; none where every page needs it. */
  classes: readonly string[];
};

/** Parts of the build's stylesheets, in their order, by the stylesheet's address. */
export type Sheets = Readonly<Record<string, readonly Part[]>>;

/** Where the stylesheets of single pages are. */
export const STYLES = "/styles/";

/** A stylesheet of the build. */
const LINK = /<link rel="stylesheet" href="(\/_next\/[^"]+)"[^>]*>/g;
const CLASS = /\sclass="([^"]*)"/g;
const NAME = /([^/]+)\.css$/;
const OWN = /^\/styles\/(.+)\.css$/;
/** What a page takes of one stylesheet of the build: its name, and which parts. */
const TAKEN = /^(.+)\.([\w-]+)$/;

/** One bit for each part, the first in the lowest place. */
function bitsOf(flags: readonly boolean[]): string {
  const bytes = Buffer.alloc(Math.ceil(flags.length / 8));
  flags.forEach((flag, at) => {
    if (flag) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (1 << (at & 7));
  });
  return bytes.toString("base64url");
}

function flagsOf(bits: string, count: number): boolean[] {
  const bytes = Buffer.from(bits, "base64url");
  return Array.from({ length: count }, (_, at) => ((bytes[at >> 3] ?? 0) & (1 << (at & 7))) !== 0);
}

/**
 * One route serves every page, so Next links the styles of every block from each, in as many files
 * as it likes. A page's own stylesheet has the parts it uses; its address says which, so that
 * nothing has to be kept.
 */
export class Styles {
  readonly #sheets = new Map<string, readonly Part[]>();

  /** @param sheets as `build/style-sheets.ts` found them */
  constructor(sheets: Sheets) {
    for (const [address, parts] of Object.entries(sheets)) {
      const [, name] = NAME.exec(address) ?? [];
      if (name) this.#sheets.set(name, parts);
    }
  }

  /**
   * @param html a page
   * @returns the stylesheets it links, and the address of the one with what it needs of them all
   */
  of(html: string): { linked: string[]; own: string } | undefined {
    const used = new Set([...html.matchAll(CLASS)].flatMap(([, names = ""]) => names.split(" ")));
    const linked = [...html.matchAll(LINK)].map(([, address = ""]) => address);
    const taken = linked.flatMap((address) => {
      const [, name = ""] = NAME.exec(address) ?? [];
      const parts = this.#sheets.get(name);
      const isUsed = ({ classes }: Part) =>
        classes.length === 0 || classes.some((one) => used.has(one));
      return parts ? [`${name}.${bitsOf(parts.map(isUsed))}`] : [];
    });
    // Of a sheet that is not the build's, nothing is known.
    if (taken.length === 0 || taken.length < linked.length) return undefined;
    return { linked, own: `${STYLES}${taken.join(",")}.css` };
  }

  /** The stylesheet at an address that `of` gave; undefined at any other. */
  at(path: string): Answer | undefined {
    const css = OWN.exec(path)?.[1]
      ?.split(",")
      .map((taken) => this.#taken(taken));
    if (!css?.every((text) => text !== undefined)) return undefined;
    const headers = {
      ...securityHeaders(),
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    };
    return { status: 200, headers, body: Buffer.from(css.join("\n")), tags: [] };
  }

  #taken(taken: string): string | undefined {
    const [, name = "", bits = ""] = TAKEN.exec(taken) ?? [];
    const parts = this.#sheets.get(name);
    if (!parts) return undefined;
    const flags = flagsOf(bits, parts.length);
    if (bitsOf(flags) !== bits) return undefined;
    return parts.flatMap((part, at) => (flags[at] ? [part.css] : [])).join("\n");
  }
}

/** The page with its own stylesheet in place of those it linked. */
export function withOwnStyles(html: string, own: string): string {
  let isFirst = true;
  return html.replace(LINK, (link, address: string) => {
    if (!isFirst) return "";
    isFirst = false;
    return link.replace(address, () => own);
  });
}
