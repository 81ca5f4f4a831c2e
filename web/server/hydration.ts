import { createHash } from "node:crypto";
import { STATIC } from "./request.ts";

/** Data for hydration, and the mark that it has begun: strings, and no code. */
const DATA = String.raw`(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[\d(?:,"(?:[^"\\]|\\.)*")?\]\)`;
/** Turbopack's list of chunks. */
const CHUNKS = String.raw`\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[(?:"[^"<\\]*",?)*\],"runtimeModuleIds":\[[\d,]*\]\}\);?`;
/** The inline scripts that Next writes, and no others. */
const INLINE = new RegExp(`<script>(${DATA}|${CHUNKS})</script>`, "g");
/** As React writes them. */
const SCRIPT = /<script src="(\/_next\/[^"]+)"(?: id="([^"]+)")? async=""><\/script>/g;
/** What fetches scripts ahead. */
export const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
/**
 * Of no use: scripts for browsers without modules, which never hydrate; a hint of the style sheet that stands
 * in the same head; a mark for statistics; and what readers of `twitter:` take from `og:` where it is missing.
 */
const NEEDLESS =
  /<script src="\/_next\/[^"]+" noModule=""><\/script>|<link rel="preload" href="[^"]+" as="style"\/>|<meta name="(?:next-size-adjust|twitter:(?!card)[^"]+)" content="[^"]*"\/>/g;

/** Runs after the data is there: fetches the framework, whose scripts know each other by their ids. */
const FETCH =
  "){const s=document.createElement('script');s.src=a;s.async=true;if(b)s.id=b;document.head.append(s)}";

/**
 * Takes out of a page what only its scripts need, as one script that hydrates it: most visitors never run it.
 * What is not of Next's own making stays where it is, and the policy keeps browsers from running it.
 */
export function split(html: string): { html: string; payload: string } {
  const inline = [...html.matchAll(INLINE)].map(([, code]) => code);
  const scripts = [...html.matchAll(SCRIPT)].map(([, source, id = ""]) => [source, id]);
  const rest = [PRELOAD, NEEDLESS, INLINE, SCRIPT].reduce(
    (left, needless) => left.replace(needless, ""),
    html,
  );
  if (scripts.length === 0) return { html: rest, payload: "" };
  const payload = `${inline.join("\n;")};for(const[a,b]of ${JSON.stringify(scripts)}${FETCH}`;
  return { html: rest, payload };
}

/** Where a payload is, by what is in it: under one address it never changes. */
export const payloadAddress = (payload: string) =>
  `${STATIC}hydrate/${createHash("sha1").update(payload).digest("base64url")}.js`;
