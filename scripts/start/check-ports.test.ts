import { once } from "node:events";
import { createServer } from "node:net";
import { freePort } from "@currawong/supabase/testing/free-port";
import { expect, it, onTestFinished } from "vitest";
import { checkPorts } from "./stack.ts";

it("names every port in use of the servers to be started, the mailbox's second one included", async () => {
  const [web, studio, lake, supabase, mailbox] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const ports = { web, studio, lake, supabase, mailbox };
  await checkPorts(ports);
  for (const port of [lake, mailbox + 1]) {
    const server = createServer().listen(port, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
  }
  await checkPorts({ web, studio, supabase });
  await expect(checkPorts(ports)).rejects.toThrow(
    new RegExp(`${lake}, .*LAKE_PORT[^]*${mailbox + 1}, .*MAILBOX_PORT \\+ 1`),
  );
});

it("refuses one port for two servers, the mailbox's second one included", async () => {
  const port = await freePort();
  await expect(checkPorts({ web: port, lake: port })).rejects.toThrow(`have port ${port}`);
  await expect(checkPorts({ mailbox: port, lake: port + 1 })).rejects.toThrow(`port ${port + 1}`);
});
