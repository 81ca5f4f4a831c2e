import { createHash } from "node:crypto";
import { INDEX, STATIC } from "./request.ts";

/** Hydration data and its start marker: only strings, no code. */
const DATA = String.raw`(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[\d(?:,"(?:[^"\\]|\\.)*")?\]\)`;
/** Turbopack's list of chunks. */
const CHUNKS = String.raw`\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[(?:"[^"<\\]*",?)*\],"runtimeModuleIds":\[[\d,]*\]\}\);?`;
/** The inline scripts that Next writes, and no others. React marks the end of a page's shell by an id. */
const INLINE = new RegExp(`<script(?: id="_R_")?>(${DATA}|${CHUNKS})</script>`, "g");
/** Script tags as React writes them. */
const SCRIPT = /<script src="(\/_next\/[^"]+)"(?: id="([^"]+)")? async=""><\/script>/g;
/** Preload tags for scripts. */
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
/**
 * Removed as unnecessary: scripts for browsers without modules, which never hydrate; the preload of a
 * stylesheet in the same head; a marker for statistics; and `twitter:` tags that fall back to `og:`.
 */
const NEEDLESS =
  /<script src="\/_next\/[^"]+" noModule=""><\/script>|<link rel="preload" href="[^"]+" as="style"\/>|<meta name="(?:next-size-adjust|twitter:(?!card)[^"]+)" content="[^"]*"\/>/g;

/** Runs after the data: loads the framework's scripts with their ids, by which they find each other. */
const FETCH =
  "){const s=document.createElement('script');s.src=a;s.async=true;if(b)s.id=b;document.head.append(s)}";

/**
 * Moves what only Next's scripts need out of a page into one hydration script, which most visitors never run.
 * Scripts that Next did not write stay in the page, where the Content Security Policy blocks them.
 */
export function split(html: string): { html: string; payload: string } {
  const inline = [...html.matchAll(INLINE)].map(([, code]) => code);
  const scripts = [...html.matchAll(SCRIPT)].map(([, source, id = ""]) => [source, id]);
  const rest = [PRELOAD, NEEDLESS, INLINE, SCRIPT].reduce(
    (text, pattern) => text.replace(pattern, ""),
    html,
  );
  if (scripts.length === 0) return { html: rest, payload: "" };
  const payload = `${inline.join("\n;")};for(const[a,b]of ${JSON.stringify(scripts)}${FETCH}`;
  return { html: rest, payload };
}

/**
 * The address of the script that hydrates a page: it names the page's path and its HTML, so that every
 * instance can make it (`request.ts` parses it).
 * @param html the page without its scripts
 */
export function hydrationAddress(path: string, html: string): string {
  const hash = createHash("sha1").update(html).digest("base64url").slice(0, 16);
  return `${STATIC}hydrate/${hash}${path === "/" ? INDEX : path}.js`;
}

/** Every script except JSON-LD. Next escapes anything that would close a script early. */
const SCRIPTS = /<script(?![^>]*\stype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;

/**
 * The response to a form that was sent without JavaScript. It has no hydration script, so Next's scripts could
 * only fail, and their data would repeat the form's values.
 */
export const withoutScripts = (html: string) => html.replace(SCRIPTS, "").replace(PRELOAD, "");
