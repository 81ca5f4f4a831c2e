import { expect, it } from "vitest";
import { addTags } from "../src/content/rendered-tags.ts";
import { type Next, renderWith } from "./render.ts";

it("fails as Next does", async () => {
  const fail: Next = async (_request, response) => void response.destroy(new Error("No content."));
  await expect(renderWith(fail)({ url: "/" })).rejects.toThrow("No content.");
});

it("renders as for a crawler, with what it depends on and the headers that mean something", async () => {
  const kept = { "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex" };
  const font = '</a.woff2>; rel=preload; as="font"';
  const link = `${font}, </a.css>; rel=preload; as="style"`;
  const sent = { ...kept, link, "cache-control": "no-store", "x-nextjs-cache": "MISS" };
  const render = renderWith(async (request, response) => {
    addTags(["a:page", "b:card", "a:page"]);
    for (const [name, value] of Object.entries(sent)) response.setHeader(name, value);
    response.end(request.headers["user-agent"]);
  });
  expect(await render({ url: "/a" })).toEqual({
    status: 200,
    headers: { ...kept, link: font },
    body: Buffer.from("Bingbot"),
    tags: ["a:page", "b:card"],
  });
});
