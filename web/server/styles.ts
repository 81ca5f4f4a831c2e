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

const LINK = /<link rel="stylesheet" href="([^"]+)"/g;
const CLASS = /\sclass="([^"]*)"/g;
const NAME = /([^/]+)\.css$/;
const OWN = /^\/styles\/(.+)\.([\w-]+)\.css$/;

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
 * One route serves every page, so Next links the styles of every block from each. A page's own
 * stylesheet has the parts it uses; its address says which, so that nothing has to be kept.
 */
export class Styles {
  readonly #sheets: Sheets;
  readonly #addresses = new Map<string, string>();

  /** @param sheets as `build/style-sheets.ts` found them */
  constructor(sheets: Sheets) {
    this.#sheets = sheets;
    for (const address of Object.keys(sheets)) {
      const [, name] = NAME.exec(address) ?? [];
      if (name) this.#addresses.set(name, address);
    }
  }

  /**
   * @param html a page
   * @returns for each stylesheet it links, the address of what it needs of it
   */
  of(html: string): Map<string, string> {
    const used = new Set([...html.matchAll(CLASS)].flatMap(([, names = ""]) => names.split(" ")));
    const links = [...html.matchAll(LINK)].map(([, address = ""]) => address);
    return new Map(
      links.flatMap((address) => {
        const parts = this.#sheets[address];
        const [, name] = NAME.exec(address) ?? [];
        if (!parts || !name) return [];
        const flags = parts.map(
          ({ classes }) => classes.length === 0 || classes.some((one) => used.has(one)),
        );
        if (flags.every(Boolean)) return [];
        return [[address, `${STYLES}${name}.${bitsOf(flags)}.css`] as const];
      }),
    );
  }

  /** The stylesheet at an address that `of` gave; undefined at any other. */
  at(path: string): Answer | undefined {
    const [, name = "", bits = ""] = OWN.exec(path) ?? [];
    const parts = this.#sheets[this.#addresses.get(name) ?? ""];
    if (!parts) return undefined;
    const flags = flagsOf(bits, parts.length);
    if (bitsOf(flags) !== bits) return undefined;
    const css = parts.flatMap((part, at) => (flags[at] ? [part.css] : [])).join("\n");
    const headers = {
      ...securityHeaders(),
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    };
    return { status: 200, headers, body: Buffer.from(css), tags: [] };
  }
}
