import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sign } from "@currawong/supabase/notice-signature";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Box } from "./box.ts";
import { createMailbox } from "./server.ts";

const SECRET = `whsec_${"x".repeat(32)}`;
const body = JSON.stringify({
  timestamp: "2026-11-22T00:00:00Z",
  data: { name: "<b>Jane</b>", service: "Chatbot", inbox_url: "javascript:alert(1)" },
});

let folder: string;
let server: Server;
let url: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "mailbox-"));
  server = createMailbox(new Box(folder), SECRET).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // It listens.
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

const post = (id: string, secret = SECRET) =>
  fetch(`${url}/webhook`, { method: "POST", body, headers: { ...sign({ id, body }, secret) } });

it("shows what came, once however often it comes, and keeps it", async () => {
  for (const id of ["one", "two", "one"]) expect((await post(id)).status).toBe(204);
  const html = await (await fetch(url)).text();
  expect(html).toContain("Mailbox: 2 messages");
  expect(html).toContain("came 2 times");
  expect(new Box(folder).received.map(({ id }) => id)).toEqual(["one", "two"]);
});

it("shows what a visitor wrote as text", async () => {
  await post("one");
  const html = await (await fetch(url)).text();
  expect(html).toContain("&#60;b&#62;Jane");
  expect(html).not.toMatch(/<b>|javascript:/);
});

it("takes nothing that is not signed, and lets no other page empty it", async () => {
  await post("one");
  expect((await post("two", `whsec_${"y".repeat(32)}`)).status).toBe(401);
  expect((await fetch(`${url}/webhook`, { method: "POST", body })).status).toBe(401);
  const empty = (origin: string) =>
    fetch(`${url}/empty`, { method: "POST", headers: { origin }, redirect: "manual" });
  expect((await empty("https://evil.example")).status).toBe(404);
  expect(new Box(folder).received).toHaveLength(1);
  expect((await empty(url)).status).toBe(303);
  expect(new Box(folder).received).toEqual([]);
});

it("answers under its own names only, whatever page of another site finds its address", async () => {
  const statusFor = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      // `fetch` does not let a caller set the Host header.
      get(url, { headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on("error", reject);
    });
  expect(await statusFor("attacker.example")).toBe(403);
  expect(await statusFor("localhost:8025")).toBe(200);
});
