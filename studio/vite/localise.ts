const BRIDGE = /<script\b[^>]*\bdata-sanity-core\b[^>]*><\/script>\s*/g;
const REMOTE_FONT = /\s*@font-face\s*\{[^}]*url\(["']?https:[^}]*\}/g;
const REMOTE_PAGE = /\bsrc="(?:https?:)?\/\/[^"]*"|url\("?(?:https?:)?\/\/[^")]*"?\)/;

/**
 * Sanity checks each field when the browser is idle, and “Publish” waits for it. Chromium was seen not to be
 * idle once in 18 s, though it drew frames and ran timers: such work is done within 100 ms.
 */
const IDLE_SOON = `<script>
if (window.requestIdleCallback) {
  const whenIdle = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = (work, options) => whenIdle(work, { timeout: 100, ...options });
}
</script>`;

/** What the plugin needs to know of a file in Rollup's bundle. */
type OutputFile = { type: string; source?: string | Uint8Array };

/**
 * Keeps the Studio from loading anything from another host: the script that connects it with Sanity's
 * dashboard, and its web fonts. So it opens without a network, and with a strict content security policy.
 */
export function localise() {
  return {
    name: "currawong/localise",
    enforce: "pre" as const,
    transform(code: string, id: string) {
      return /\.css(?:$|\?)/.test(id) ? { code: withoutRemoteFonts(code), map: null } : undefined;
    },
    transformIndexHtml: localPage,
    generateBundle: {
      order: "post" as const,
      handler(_options: unknown, bundle: Record<string, OutputFile>) {
        const page = bundle["index.html"];
        if (typeof page?.source !== "string") throw new Error("There is no index.html to localise");
        page.source = localPage(page.source);
      },
    },
  };
}

/** A style sheet without the faces it would load from elsewhere. */
export const withoutRemoteFonts = (css: string): string => css.replace(REMOTE_FONT, "");

/** The Studio's page with nothing from elsewhere. @throws when something remote is left, after an upgrade say */
export function localPage(html: string): string {
  const local = withoutRemoteFonts(html)
    .replace(BRIDGE, "")
    .replace("<title>Sanity Studio</title>", `<title>Currawong Digital</title>${IDLE_SOON}`);
  const remote = REMOTE_PAGE.exec(local);
  if (remote) throw new Error(`The Studio's page loads ${remote[0]}: teach vite/localise.ts`);
  return local;
}
