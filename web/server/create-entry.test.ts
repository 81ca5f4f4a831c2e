import { expect, it } from "vitest";
import { withoutScripts } from "./create-entry.ts";

it("takes every script out of a page for one visitor, and leaves what search engines read", () => {
  const data = '<script type="application/ld+json">{"name":"A"}</script>';
  const state = '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,["a","b"]])';
  const page = [
    '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>',
    '<script src="/_next/a.js" async=""></script>',
    `${data}</head><body><p>Sent</p>`,
    `<script id="_R_">${state}</script><script>self.__next_f.push([1,"<p>"])</script></body></html>`,
  ].join("");
  expect(withoutScripts(page)).toBe(`<html><head>${data}</head><body><p>Sent</p></body></html>`);
});
