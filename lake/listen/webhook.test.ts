import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { expect, onTestFinished, test } from "vitest";
import { startTestLake } from "../testing/lake-fixture.ts";

const SECRET = "test-webhook-secret-0123";

test("posts each change of a published document, signed, even after failed deliveries", async () => {
  const received: { body: string; signature: string }[] = [];
  const statuses = [500, 503];
  const server = createServer(async (request, response) => {
    const signature = String(request.headers[SIGNATURE_HEADER_NAME]);
    received.push({ body: await text(request), signature });
    response.writeHead(statuses.shift() ?? 200).end();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const url = `http://127.0.0.1:${port}/hook`;
  const until = (count: number) =>
    expect.poll(() => received, { timeout: 30_000 }).toHaveLength(count);

  const lines: string[] = [];
  const { lake, client } = await startTestLake({
    webhook: { url, secret: SECRET },
    log: (line) => lines.push(line),
  });
  await client.create({ _id: "drafts.a", _type: "service" });
  await client.create({ _id: "versions.r.a", _type: "service" });
  await client.create({ _id: "a", _type: "service" });
  await until(1);
  await client.patch("a").set({ price: 4200 }).commit();
  await until(2);
  await client.delete("a");
  await until(3);
  await lake.close();
  for (const { body, signature } of received) {
    expect(JSON.parse(body)).toEqual({ _id: "a", _type: "service" });
    expect(await isValidSignature(body, signature, SECRET)).toBe(true);
    expect(await isValidSignature(`${body} `, signature, SECRET)).toBe(false);
  }
  expect(lines.toSorted()).toEqual([`webhook ${url}: HTTP 500`, `webhook ${url}: HTTP 503`]);
});
