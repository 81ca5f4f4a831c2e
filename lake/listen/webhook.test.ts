import { createServer, type IncomingHttpHeaders } from "node:http";
import { isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startTestLake } from "../testing/lake-fixture.ts";

const SECRET = "test-webhook-secret-0123";

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver that answers with the statuses it is given, then 200. */
async function startReceiver() {
  const received: Received[] = [];
  const statuses: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    statuses,
    until: (count: number) =>
      vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(count), { timeout: 30_000 }),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const lines: string[] = [];
const start = () =>
  startTestLake({
    webhook: { url: receiver.url, secret: SECRET, retryAfterMs: [1, 1] },
    log: (line) => lines.push(line),
  });

test("a commit is delivered, signed, with Sanity's headers", async () => {
  const { lake, client } = await start();
  const document = await client.create({ _id: "service", _type: "service", price: 4200 });
  await receiver.until(1);
  await lake.close();
  const [delivery] = receiver.received;
  const signature = String(delivery?.headers[SIGNATURE_HEADER_NAME]);
  expect(await isValidSignature(String(delivery?.body), signature, SECRET)).toBe(true);
  expect(await isValidSignature(`${delivery?.body} `, signature, SECRET)).toBe(false);
  expect(JSON.parse(String(delivery?.body))).toEqual({ _id: "service", _type: "service" });
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

test("published documents are told of, drafts and versions are not", async () => {
  const { lake, client } = await start();
  await client.create({ _id: "drafts.a", _type: "service" });
  await client.create({ _id: "versions.r.a", _type: "service" });
  await client.create({ _id: "a", _type: "service" });
  await receiver.until(1);
  await client.delete("a");
  await receiver.until(2);
  await lake.close();
  const operations = receiver.received.map(({ headers }) => headers["sanity-operation"]);
  expect(operations).toEqual(["create", "delete"]);
});

test("what fails is tried twice more under the same key, then given up", async () => {
  receiver.statuses.push(500, 503, 500);
  const { lake, client } = await start();
  await client.create({ _id: "a", _type: "page" });
  await receiver.until(3);
  const keys = receiver.received.map(({ headers }) => headers["idempotency-key"]);
  expect(new Set(keys).size).toBe(1);
  await client.create({ _id: "b", _type: "page" });
  await receiver.until(4);
  await lake.close();
  expect(receiver.received[3]?.headers["sanity-document-id"]).toBe("b");
  expect(lines.splice(0)).toEqual([`webhook ${receiver.url} for a: HTTP 500`]);
});

test("what is refused is not tried again", async () => {
  receiver.statuses.push(400);
  const { lake, client } = await start();
  await client.create({ _id: "a", _type: "page" });
  await receiver.until(1);
  await client.create({ _id: "b", _type: "page" });
  await receiver.until(2);
  await lake.close();
  const ids = receiver.received.map(({ headers }) => headers["sanity-document-id"]);
  expect(ids).toEqual(["a", "b"]);
});
