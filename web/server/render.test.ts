import { EventEmitter, once } from "node:events";
import { request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { forward, type Next, renderWith } from "./render.ts";
import { serve } from "./testing/serve.ts";

const LARGE = "x".repeat(1024 * 1024);

/** Sends the request's body back after a large part, and waits if the response says so. */
const echo: Next = async (request, response) => {
  response.setHeader("set-cookie", ["a=1", "b=2"]);
  response.statusCode = 201;
  if (!response.write(LARGE)) await once(response, "drain");
  response.end(await text(request));
};

it("forwards a request's body, and the whole of a large response", async () => {
  const origin = await serve((request, response) => void forward(echo, request, response));
  const response = await fetch(origin, { method: "POST", body: "sent" });
  expect(response.status).toBe(201);
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(await response.text()).toBe(`${LARGE}sent`);
});

it("tells Next that the client has left", async () => {
  const departures = new EventEmitter();
  const departure = once(departures, "departure");
  const wait: Next = async (_request, response) => {
    response.once("close", () => departures.emit("departure"));
    response.write("begun");
  };
  const origin = await serve((request, response) => void forward(wait, request, response));
  const client = httpRequest(origin).on("error", () => {});
  client.on("response", () => client.destroy()).end();
  await departure;
});

it("renders a form with its body, and fails as Next does", async () => {
  const { status, body, headers } = await renderWith(echo)({
    url: "/contact",
    method: "POST",
    body: Buffer.from("sent"),
  });
  expect({ status, cookies: headers["set-cookie"] }).toEqual({ status: 201, cookies: "a=1, b=2" });
  expect(body.toString()).toBe(`${LARGE}sent`);
  const fail: Next = async (_request, response) => void response.destroy(new Error("No content."));
  await expect(renderWith(fail)({ url: "/" })).rejects.toThrow("No content.");
});
