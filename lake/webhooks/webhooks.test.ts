import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { LakeOptions } from "../lake.ts";
import { startTestLake } from "../testing/lake-fixture.ts";
import { retryDelay } from "./webhooks.ts";

const SECRET = "test-webhook-secret-0123";

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver that answers with the statuses it is given, then 200. */
async function startReceiver() {
  const received: Received[] = [];
  const statuses: number[] = [];
  const waiting = new Set<() => void>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(statuses.shift() ?? 200).end();
    for (const check of [...waiting]) check();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    statuses,
    until: (count: number) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (received.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let dataDir: string;
beforeEach(async () => {
  receiver = await startReceiver();
  dataDir = mkdtempSync(join(tmpdir(), "lake-webhooks-"));
});
afterEach(async () => {
  await receiver.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (hook = {}, options: Partial<LakeOptions> = {}) =>
  startTestLake({ webhooks: [{ url: receiver.url, secret: SECRET, ...hook }], ...options });

test("a commit is delivered, signed, with Sanity's headers", async () => {
  const { lake, client } = await start();
  const document = await client.create({ _id: "service", _type: "service", price: 4200 });
  await receiver.until(1);
  await lake.close();
  const [delivery] = receiver.received;
  const signature = String(delivery?.headers[SIGNATURE_HEADER_NAME]);
  expect(await isValidSignature(String(delivery?.body), signature, SECRET)).toBe(true);
  expect(await isValidSignature(`${delivery?.body} `, signature, SECRET)).toBe(false);
  expect(JSON.parse(String(delivery?.body))).toEqual(document);
  expect(delivery?.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "idempotency-key": expect.stringMatching(/^[0-9a-f]{32}$/),
    "sanity-transaction-id": document._rev,
    "sanity-transaction-time": document._updatedAt,
    "sanity-document-id": "service",
    "sanity-project-id": "currawong",
    "sanity-dataset": "production",
    "sanity-operation": "create",
  });
});

test("filter and projection see before, after and what changed; drafts and versions are left out", async () => {
  const { lake, client } = await start({
    filter: '_type == "service" && (delta::operation() != "update" || delta::changedAny(price))',
    projection: '{_id, "was": before().price, "is": after().price, "did": delta::operation()}',
  });
  await client.create({ _id: "drafts.a", _type: "service", price: 0 });
  await client.create({ _id: "versions.r.a", _type: "service", price: 0 });
  await client.create({ _id: "other", _type: "page" });
  await client.create({ _id: "a", _type: "service", price: 1 });
  await client.patch("a").set({ title: "No price" }).commit();
  await client.patch("a").set({ price: 2 }).commit();
  await client.delete("a");
  await receiver.until(3);
  await lake.close();
  const bodies = receiver.received.map(({ body }) => JSON.parse(body));
  expect(bodies.sort((a, b) => a.did.localeCompare(b.did))).toEqual([
    { _id: "a", was: null, is: 1, did: "create" },
    { _id: "a", was: 2, is: null, did: "delete" },
    { _id: "a", was: 1, is: 2, did: "update" },
  ]);
});

test("what fails is tried again under the same key; what is refused is not", async () => {
  receiver.statuses.push(500);
  const { lake, client } = await start();
  await client.create({ _id: "a", _type: "page" });
  await receiver.until(2);
  const [first, second] = receiver.received.map(({ headers }) => headers["idempotency-key"]);
  expect(second).toBe(first);
  receiver.statuses.push(400);
  await client.create({ _id: "b", _type: "page" });
  await receiver.until(3);
  await client.create({ _id: "c", _type: "page" });
  await receiver.until(4);
  await lake.close();
  expect(receiver.received[3]?.headers["sanity-document-id"]).toBe("c");
});

test("an outage is not logged for each delivery, and everything follows as soon as it is over", async () => {
  const lines: string[] = [];
  const count = 12;
  receiver.statuses.push(...Array.from({ length: count }, () => 503));
  const { lake, client } = await start({}, { log: (line) => lines.push(line) });
  for (let n = 0; n < count; n++) await client.create({ _id: `waiting-${n}`, _type: "page" });
  await receiver.until(2 * count);
  await lake.close();
  const delivered = receiver.received
    .slice(count)
    .map(({ headers }) => headers["sanity-document-id"]);
  expect(new Set(delivered).size).toBe(count);
  // A 503 that is read after the first 200 counts as a new outage, hence not exactly one.
  expect(lines.length).toBeLessThan(4);
  expect(lines[0]).toContain("HTTP 503, will be tried again");
});

test("a delivery survives a restart, and so does a commit nobody got to look at", async () => {
  receiver.statuses.push(503);
  const first = await start({}, { dataDir });
  await first.client.create({ _id: "failed", _type: "page" });
  await receiver.until(1);
  await first.lake.close();

  // A lake without the webhook leaves what a crash between commit and queue would leave.
  const silent = await startTestLake({ dataDir });
  await silent.client.create({ _id: "unseen", _type: "page", title: "One" });
  await silent.client.patch("unseen").set({ title: "Two" }).commit();
  await silent.lake.close();

  const second = await start({ projection: "{_id, title}" }, { dataDir });
  await receiver.until(4);
  await second.lake.close();
  const later = receiver.received.slice(1).map(({ body }) => JSON.parse(body));
  expect(later.map(({ _id, title }) => `${_id} ${title}`).sort()).toEqual([
    "failed undefined",
    "unseen One",
    "unseen Two",
  ]);
});

test("a new webhook hears of what happens from now on, not of the past", async () => {
  const past = await startTestLake({ dataDir });
  await past.client.create({ _id: "past", _type: "page" });
  await past.lake.close();
  const { lake, client } = await start({}, { dataDir });
  await client.create({ _id: "present", _type: "page" });
  await receiver.until(1);
  await lake.close();
  expect(receiver.received.map(({ body }) => JSON.parse(body)._id)).toEqual(["present"]);
});

test("GROQ that does not parse stops the lake from starting, and says which", async () => {
  await expect(start({ filter: "_type ==" })).rejects.toThrow("The webhook's filter");
});

test("the wait doubles from a second to a minute", () => {
  expect([1, 2, 3, 7, 20].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 60_000, 60_000]);
});
