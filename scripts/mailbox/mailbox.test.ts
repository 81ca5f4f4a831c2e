import { once } from "node:events";
import { get } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sendMail } from "../../web/src/runtime/notify.ts";
import { createMailbox } from "./server.ts";

let mailbox: ReturnType<typeof createMailbox>;
let url: string;
let smtpUrl: string;
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port; // It listens.
beforeEach(async () => {
  mailbox = createMailbox();
  const { http, smtp } = mailbox;
  http.listen(0, "127.0.0.1");
  smtp.listen(0, "127.0.0.1");
  await Promise.all([once(http, "listening"), once(smtp.server, "listening")]);
  url = `http://127.0.0.1:${portOf(http)}`;
  smtpUrl = `smtp://127.0.0.1:${portOf(smtp.server)}`;
});
afterEach(async () => {
  mailbox.http.close();
  mailbox.http.closeAllConnections();
  await new Promise<void>((resolve) => mailbox.smtp.close(resolve));
});

it("shows each mail once, even if it is sent again", async () => {
  for (const id of ["one", "two", "one"]) {
    await sendMail(smtpUrl, {
      from: "site@currawong.example",
      to: "hello@currawong.example",
      replyTo: { name: "Nguyễn", address: "n@visitor.example" },
      subject: "New enquiry",
      text: "À bientôt\n\nIn the Studio: http://localhost:3333/enquiries/1 <b>now</b>",
      messageId: `<${id}@currawong.example>`,
    });
  }
  const html = await (await fetch(url)).text();
  expect(html).toContain("Mailbox: 2 mails");
  expect(html).toContain("answers go to Nguyễn &#60;n@visitor.example&#62;");
  expect(html).toContain("À bientôt");
  expect(html).toContain('<a href="http://localhost:3333/enquiries/1">');
  expect(html).not.toContain("<b>");
});

it("responds only to its own host names", async () => {
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
