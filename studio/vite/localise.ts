const BRIDGE = /<script\b[^>]*\bdata-sanity-core\b[^>]*><\/script>\s*/g;
const REMOTE_FONT = /\s*@font-face\s*\{[^}]*url\(["']?https:[^}]*\}/g;
const REMOTE_PAGE = /\bsrc="(?:https?:)?\/\/[^"]*"|url\("?(?:https?:)?\/\/[^")]*"?\)/;

/**
 * Sanity validates fields in idle callbacks, and “Publish” waits for them. Chromium has been seen to run no
 * idle callback for 18 s, although it drew frames and ran timers: a timeout runs them within 100 ms.
 */
const IDLE_SHIM = `<script>
if (window.requestIdleCallback) {
  const whenIdle = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = (work, options) => whenIdle(work, { timeout: 100, ...options });
}
</script>`;

/** The fields of a file in Rollup's bundle that the plugin uses. */
type OutputFile = { type: string; source?: string | Uint8Array };

/**
 * Removes what the Studio would load from other hosts: the script that connects it to Sanity's dashboard, and
 * web fonts. It then opens without a network, and with a strict content security policy.
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

/** Removes font faces from other hosts from a style sheet. */
export const withoutRemoteFonts = (css: string): string => css.replace(REMOTE_FONT, "");

/** Removes remote resources from the Studio's page. @throws if any are left, e.g. after an upgrade */
export function localPage(html: string): string {
  const local = withoutRemoteFonts(html)
    .replace(BRIDGE, "")
    .replace("<title>Sanity Studio</title>", `<title>Currawong Digital</title>${IDLE_SHIM}`);
  const remote = REMOTE_PAGE.exec(local);
  if (remote) throw new Error(`The Studio's page loads ${remote[0]}: teach vite/localise.ts`);
  return local;
}
