import { expect, it } from "vitest";
import { localiseIndex } from "./localise-index.ts";

const bridge = `<script src="https://core.sanity-cdn.com/bridge.js" async type="module" data-sanity-core></script>`;
const font = `@font-face { font-family: Inter; src: url("https://fonts.example/a.woff2"); }`;
const own = `<script src="/static/sanity.js" type="module"></script>`;

it("takes out the bridge and the remote fonts, and leaves the Studio", () => {
  const html = `<title>Sanity Studio</title><style>${font}${font} b {}</style>${bridge}\n${own}`;
  expect(localiseIndex(html)).toBe(`<title>Currawong Digital</title><style> b {}</style>${own}`);
});

it("fails the build on anything else from another host", () => {
  expect(() => localiseIndex(`<script src="https://x.example/x.js"></script>`)).toThrow("x.js");
  expect(() => localiseIndex(`<style>a { background: url("//x.example/y") }</style>`)).toThrow();
});
