import { expect, it } from "vitest";
import { renderWith } from "./render.ts";

it("says nothing of the connection, which is not the one that the answer goes out by", async () => {
  const render = renderWith((_request, response) => {
    response.writeHead(308, { location: "/about", connection: "keep-alive" });
    response.write("/ab");
    response.end("out");
  });
  const { status, headers, body } = await render({ url: "/about//" });
  expect([status, body.toString()]).toEqual([308, "/about"]);
  expect(headers).toEqual({ location: "/about" });
});
