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
/** For browsers without modules, which never fetch what hydrates a page. */
const FOR_OLD_BROWSERS = /<script src="\/_next\/[^"]+" noModule=""><\/script>/g;
/**
 * Of no use: a hint of the style sheet that stands in the same head, a mark that is for statistics, and what
 * readers of `twitter:` take from `og:` where it is missing.
 */
const NEEDLESS =
  /<link rel="preload" href="[^"]+" as="style"\/>|<meta name="(?:next-size-adjust|twitter:(?!card)[^"]+)" content="[^"]*"\/>/g;
/** What fetches scripts ahead. */
export const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** Runs after the data is there: fetches the framework, whose scripts know each other by their ids. */
const FETCH =
  "){const s=document.createElement('script');s.src=a;s.async=true;if(b)s.id=b;document.head.append(s)}";

/** A page, and separately what hydrates it. */
export type Split = {
  html: string;
  /** A script of its own; empty where nothing hydrates. */
  payload: string;
};

/**
 * Takes out of a page what only its scripts need: most visitors never run them. What is not of
 * Next's own making stays where it is, and the policy keeps browsers from running it.
 */
export function split(html: string): Split {
  const inline: string[] = [];
  const scripts: [source: string, id: string][] = [];
  const rest = html
    .replace(PRELOAD, "")
    .replace(NEEDLESS, "")
    .replace(FOR_OLD_BROWSERS, "")
    .replace(INLINE, (_tag, code: string) => {
      inline.push(code);
      return "";
    })
    .replace(SCRIPT, (_tag, source: string, id = "") => {
      scripts.push([source, id]);
      return "";
    });
  if (scripts.length === 0) return { html: rest, payload: "" };
  const payload = `${inline.join("\n;")};for(const[a,b]of ${JSON.stringify(scripts)}${FETCH}`;
  return { html: rest, payload };
}

/** Where a payload is, by what is in it: under one address it never changes. */
export const payloadAddress = (payload: string) =>
  `${STATIC}hydrate/${createHash("sha1").update(payload).digest("base64url")}.js`;
