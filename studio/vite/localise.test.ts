import { expect, it, vi } from "vitest";
import { localPage, withoutRemoteFonts } from "./localise.ts";

const bridge = `<script src="https://core.sanity-cdn.com/bridge.js" async type="module" data-sanity-core></script>`;
const font = `@font-face { font-family: Inter; src: url("https://fonts.example/a.woff2"); }`;
const entry = `<script src="/static/sanity.js" type="module"></script>`;

it("removes the bridge and remote fonts, and keeps the Studio's own script", () => {
  const html = `<title>Sanity Studio</title><style>${font}${font} b {}</style>${bridge}\n${entry}`;
  const page = localPage(html);
  expect(page).toMatch(/^<title>Currawong Digital<\/title><script>/);
  expect(page.endsWith(`</script><style> b {}</style>${entry}`)).toBe(true);
  expect(localPage(page)).toBe(page);
});

it("adds a timeout to idle callbacks", () => {
  const [, script = ""] =
    /<script>([\s\S]*?)<\/script>/.exec(localPage("<title>Sanity Studio</title>")) ?? [];
  const requestIdleCallback = vi.fn();
  const window = { requestIdleCallback };
  new Function("window", script)(window);
  const work = () => {};
  window.requestIdleCallback(work);
  expect(requestIdleCallback).toHaveBeenCalledWith(work, { timeout: 100 });
});

it("removes only remote fonts from minified style sheets", () => {
  const minified = "@font-face{font-family:Inter;src:url(https://f.example/a.woff2)format(x)}a{}";
  expect(withoutRemoteFonts(minified)).toBe("a{}");
  const local = "@font-face{font-family:Own;src:url(/own.woff2)}";
  expect(withoutRemoteFonts(local)).toBe(local);
});

it("fails the build on any other remote resource", () => {
  expect(() => localPage(`<script src="https://x.example/x.js"></script>`)).toThrow("x.js");
  expect(() => localPage(`<style>a { background: url("//x.example/y") }</style>`)).toThrow();
});
