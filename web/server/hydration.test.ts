import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payloadAddress, split } from "./hydration.ts";

const push = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll("<", "\\u003c")}])</script>`;
const BEGIN = "<script>(self.__next_f=self.__next_f||[]).push([0])</script>";
const CHUNKS =
  '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[7]});</script>';
const FRAMEWORK =
  '<script src="/_next/static/a.js" async=""></script><script src="/_next/static/m.js" id="_R_" async=""></script>';
const NEEDLESS =
  '<link rel="preload" href="/page-transition.css" as="style"/><meta name="next-size-adjust" content=""/>';
const OLD = '<script src="/_next/static/old.js" noModule=""></script>';

/** Runs a payload as a browser does, and tells what it did. */
function run(payload: string) {
  const fetched: { src?: string; id?: string }[] = [];
  const self: { __next_f?: unknown[] } = {};
  const document = {
    createElement: () => ({}),
    head: { append: (script: { src?: string; id?: string }) => fetched.push(script) },
  };
  new Function("self", "document", "globalThis", payload)(self, document, {});
  return { data: self.__next_f ?? [], fetched };
}

describe("split", () => {
  it("takes out what hydrates, whatever is in it, in the order it stood", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme" }), { minLength: 1 }), (texts) => {
        const page = `<html><head>${NEEDLESS}${FRAMEWORK}${OLD}</head><body><p>x</p>${CHUNKS}${BEGIN}${texts.map(push).join("")}</body></html>`;
        const { html, payload } = split(page);
        expect(html).toBe("<html><head></head><body><p>x</p></body></html>");
        const { data, fetched } = run(payload);
        expect(data).toEqual([[0], ...texts.map((text) => [1, text])]);
        expect(fetched.map(({ src, id }) => [src, id])).toEqual([
          ["/_next/static/a.js", undefined],
          ["/_next/static/m.js", "_R_"],
        ]);
      }),
    );
  });

  it("leaves where it is, for the policy to block, whatever Next did not write", () => {
    const foreign = [
      "<script>alert(1)</script>",
      "<script>self.__next_f.push([1,alert(1)])</script>",
      '<script>self.__next_f.push([1,"x"]);alert(1)</script>',
      '<script src="https://elsewhere.example/x.js" async=""></script>',
      '<script type="application/ld+json">{"@type":"Thing"}</script>',
    ];
    for (const script of foreign) {
      const { html, payload } = split(`<head>${FRAMEWORK}</head><body>${script}</body>`);
      expect(html).toContain(script);
      expect(payload).not.toContain("alert");
      expect(payload).not.toContain("elsewhere");
    }
  });

  it("has nothing to fetch for a page without scripts", () => {
    expect(split("<p>words</p>")).toEqual({ html: "<p>words</p>", payload: "" });
  });
});

it("a payload's address is as lasting as what is in it", () => {
  expect(payloadAddress("a")).toBe(payloadAddress("a"));
  expect(payloadAddress("a")).not.toBe(payloadAddress("b"));
});
