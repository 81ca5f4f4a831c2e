import { describe, expect, it } from "vitest";
import { addTags } from "../src/content/rendered-tags.ts";
import { type Next, renderWith } from "./render.ts";

it("fails as Next does", async () => {
  const fail: Next = async (_request, response) => void response.destroy(new Error("No content."));
  await expect(renderWith(fail)({ url: "/" })).rejects.toThrow("No content.");
});

describe("what is the same for every visitor", () => {
  const HTML = "text/html; charset=utf-8";
  const LINKS =
    '</a.woff2>; rel=preload; as="font", </a.css>; rel=preload; as="style", </b.css>; rel=preload; as="style"';
  const renderAs = (headers: Record<string, string>, tags: string[]) =>
    renderWith(async (request, response) => {
      addTags(tags);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.end(request.headers["user-agent"]);
    })({ url: "/a" });

  it("is a page that shows content, as Next renders it for a crawler", async () => {
    const sent = { "content-type": HTML, link: LINKS, "cache-control": "no-store", vary: "rsc" };
    const page = await renderAs(sent, ["a:page", "b:card", "a:page"]);
    expect(page).toEqual({
      status: 200,
      headers: { "content-type": HTML, link: '</a.woff2>; rel=preload; as="font"' },
      body: Buffer.from("Bingbot"),
      tags: ["a:page", "b:card"],
    });
  });

  it("is a file with the headers that mean something", async () => {
    const kept = { "content-type": "text/plain", "x-robots-tag": "noindex" };
    const sent = { ...kept, "cache-control": "s-maxage=31536000", "x-nextjs-cache": "MISS" };
    const file = { status: 200, headers: kept, body: Buffer.from("Bingbot") };
    expect(await renderAs(sent, ["a"])).toEqual({ ...file, tags: ["a"] });
  });
});
