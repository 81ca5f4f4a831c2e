import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sendMail } from "../../web/src/notices/mail.ts";
import { Box } from "./box.ts";
import { createMailbox } from "./server.ts";
import { createSmtp } from "./smtp.ts";

let folder: string;
let server: Server;
let smtp: SMTPServer;
let url: string;
let smtpUrl: string;
const portOf = (one: { address(): unknown }) => (one.address() as AddressInfo).port; // It listens.
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "mailbox-"));
  const box = new Box(folder);
  server = createMailbox(box).listen(0, "127.0.0.1");
  smtp = createSmtp(box);
  smtp.listen(0, "127.0.0.1");
  await Promise.all([once(server, "listening"), once(smtp.server, "listening")]);
  url = `http://127.0.0.1:${portOf(server)}`;
  smtpUrl = `smtp://127.0.0.1:${portOf(smtp.server)}`;
});
afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await new Promise<void>((resolve) => smtp.close(resolve));
  rmSync(folder, { recursive: true });
});

const send = (id: string, subject = "New enquiry") =>
  sendMail(smtpUrl, {
    from: "site@currawong.example",
    to: "hello@currawong.example",
    replyTo: { name: "Nguyễn", address: "n@visitor.example" },
    subject,
    text: "À bientôt\n\nIn the Studio: http://localhost:3333/enquiries/1 <b>now</b>",
    messageId: `<${id}@currawong.example>`,
  });

it("shows what came, once however often it comes, and keeps it", async () => {
  for (const id of ["one", "two", "one"]) await send(id);
  const html = await (await fetch(url)).text();
  expect(html).toContain("Mailbox: 2 mails");
  expect(html).toContain("answers go to Nguyễn &#60;n@visitor.example&#62;");
  expect(html).toContain("À bientôt");
  expect(html).toContain('<a href="http://localhost:3333/enquiries/1">');
  expect(html).not.toContain("<b>");
  expect(new Box(folder).mails.map(({ id }) => id)).toEqual([
    "<one@currawong.example>",
    "<two@currawong.example>",
  ]);
});

it("lets no other page empty it", async () => {
  await send("one");
  const empty = (origin: string) =>
    fetch(`${url}/empty`, { method: "POST", headers: { origin }, redirect: "manual" });
  expect((await empty("https://evil.example")).status).toBe(404);
  expect(new Box(folder).mails).toHaveLength(1);
  expect((await empty(url)).status).toBe(303);
  expect(new Box(folder).mails).toEqual([]);
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
