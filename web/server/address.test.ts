import fc from "fast-check";
import { expect, it } from "vitest";
import { asked } from "./address.ts";

const keyOf = (url: string, accept?: string) => {
  const what = asked(url, accept);
  return typeof what === "string" ? what : what.key;
};

it("knows a page by one name, however its address is spelled", () => {
  for (const url of ["/about", "/%61bout", "/about?from=mail", "/ab%6Fut?"]) {
    expect(keyOf(url)).toBe("/about");
  }
  expect(asked("/about?a=1&b=%20")).toEqual({ key: "/about", query: "?a=1&b=%20" });
  expect(keyOf("/caf%c3%a9")).toBe("/caf%C3%A9");
});

it("finds nothing under an address that stands for no characters", () => {
  for (const url of ["/100%", "/services/100%", "/blog/%E0%A4%A", "/og/%", "nonsense", "*"]) {
    expect(keyOf(url)).toBe("nothing");
  }
});

it("finds nothing under what a browser would have resolved", () => {
  for (const url of [
    "/blog/\\",
    "/\\elsewhere.example",
    "/\\%01",
    "/about#a",
    "/blog/../about",
    "/x/..",
  ]) {
    expect(keyOf(url)).toBe("nothing");
  }
  for (const url of ["/%2e%2e/about", "/.%2E", "/./about", "/about/."]) {
    expect(keyOf(url)).toBe("nothing");
  }
  expect(keyOf("/..about")).toBe("/..about");
});

it("keeps nothing under an address that is another page's", () => {
  const piece = fc.constantFrom(
    "/",
    "/",
    ".",
    "..",
    "%2e",
    "\\",
    "#",
    "?",
    "%",
    "%2f",
    "a",
    "é",
    ";",
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const what = asked(`/${pieces.join("")}`);
      if (typeof what === "string") return;
      const { pathname } = new URL(`http://localhost${what.key}`);
      expect(decodeURIComponent(pathname)).toBe(decodeURIComponent(what.key));
    }),
    { numRuns: 2_000 },
  );
});

it("leaves to Next what is no page", () => {
  for (const url of ["/_next/static/x.js", "/api/health", "//elsewhere.example/x", "/about/"]) {
    expect(keyOf(url)).toBe("next");
  }
});

it("finds a page's Markdown by its address, and by what is asked for", () => {
  expect(keyOf("/about.md")).toBe("/markdown/about");
  expect(keyOf("/services/uber-clone", "text/markdown, */*")).toBe("/markdown/services/uber-clone");
  expect(keyOf("/", "text/markdown")).toBe("/markdown/index");
  expect(keyOf("/", "text/html")).toBe("/");
  const others = ["/feed.xml", "/search/chatbot", "/markdown/about", "/skills/x/SKILL.md"];
  for (const url of others) {
    expect(keyOf(url, "text/markdown")).toBe(url);
  }
});

it("gives searches that mean the same one page", () => {
  expect(keyOf("/search?q=AI+chatbot")).toBe("/search/ai-chatbot");
  expect(keyOf("/search?q=%C3%A0i%20Chatbot!")).toBe("/search/ai-chatbot");
  expect(keyOf("/search?q=")).toBe("/search");
});

it("gives what is picked of a list a page among the searches", () => {
  expect(keyOf("/services?q=Shop&max=500")).toBe("/search/in/services/shop__500_");
  expect(keyOf("/services?max=500&q=shop&from=mail")).toBe("/search/in/services/shop__500_");
  expect(keyOf("/services?q=&compare=b&compare=a")).toBe("/search/in/services/___a~b");
  expect(keyOf("/services?q=&group=&max=")).toBe("/services");
  expect(keyOf("/services?q=shop", "text/markdown")).toBe("/markdown/services");
  expect(keyOf("/about?q=shop")).toBe("/about");
});
