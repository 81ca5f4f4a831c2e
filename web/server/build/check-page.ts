import type { StaticFiles } from "../static-files.ts";
import type { CacheHit } from "../store.ts";

/** Inline scripts, except JSON-LD, which browsers do not run. */
const INLINE = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>/;
/** Framework scripts: the loader fetches them once a visitor starts to use the page. */
const FRAMEWORK = /<(?:script|link)[^>]*"\/_next\/static\/chunks\/[^"]*\.js"/;
/**
 * The most stylesheets a page may have as files (the layout's, the shared one, `quote.css` and `announcement.css`):
 * each of them blocks rendering.
 */
const SHEETS = 4;
/** Matches all but the sheet with the editors' accent colour, which is a route. */
const SHEET = /<link rel="stylesheet" href="(?!\/brand\.css")([^"]+)"/g;

/** The hydration data of a page: a start marker and its chunks. */
const DATA = /__next_f(?:\|\|\[\]\))?\.push\(/g;
/** The scripts that a page's hydration script loads. */
const SCRIPT_PATH = /\/_next\/static\/chunks\/[^"]+\.js/g;

/**
 * Checks that a page just built uses the formats of Next that the server relies on; most are undocumented
 * (`docs/request-lifecycle.md`). The only symptom of a change would be a page that never hydrates or is
 * never cached.
 */
export async function checkPage(
  key: string,
  hit: CacheHit | undefined,
  files: Pick<StaticFiles, "get">,
) {
  const fail = (format: string): never => {
    throw new Error(`${key}: Next has changed a format we depend on: ${format}.`);
  };
  if (!hit) return fail("what it sends, or hands to its cacheHandler (web/server/render.ts)");
  if (!hit.isFresh || hit.entry.tags.length === 0) fail("the header x-next-cache-tags (render.ts)");
  if (!hit.entry.headers["content-type"]?.startsWith("text/html")) return;
  const html = hit.entry.body.toString();
  const [inline] = INLINE.exec(html) ?? [];
  if (inline) fail(`its inline scripts, such as ${inline} (hydration.ts)`);
  if (FRAMEWORK.test(html)) fail("its script and preload tags (hydration.ts)");
  const sheets = [...html.matchAll(SHEET)].map(([, address = ""]) => address);
  const found = await Promise.all(sheets.map((address) => files.get(address)));
  if (sheets.length < 1 || sheets.length > SHEETS || found.includes(undefined)) {
    fail(
      `stylesheets that all pages share (cssChunking); this one has ${sheets.join(", ") || "none"}`,
    );
  }
  const { hydration } = hit.entry;
  if (!hydration || !html.includes(`data-page="${hydration.address}"`)) {
    return fail("the data that hydrates a page (hydration.ts)");
  }
  const code = hydration.file.body.toString();
  if ((code.match(DATA) ?? []).length < 2)
    fail("self.__next_f, the data that hydrates a page (hydration.ts)");
  const scripts = code.match(SCRIPT_PATH) ?? [];
  for (const script of scripts) {
    if (!(await files.get(script))) fail(`the addresses of its scripts, such as ${script}`);
  }
  if (scripts.length < 2) fail("its script tags (hydration.ts)");
}
