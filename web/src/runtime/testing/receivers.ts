import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { sign } from "@currawong/supabase/notice-signature";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeEach } from "vitest";
import { type Environment, readEnvironment } from "../environment.ts";

const SECRET = `whsec_${"x".repeat(32)}`;

export const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

/** What arrived at the receivers in a test, and how they answer in it. */
export type Received = {
  posted: { id: string; body: string; isSigned: boolean }[];
  mailed: string[];
  /** What the webhook answers. */
  status: number;
  takesMail: boolean;
  /** Whether it takes mail for visitors. */
  knowsVisitors: boolean;
};

/** Starts a webhook and a mail server for the tests of a file, which each test finds empty. */
export async function startReceivers() {
  const usual = { status: 204, takesMail: true, knowsVisitors: true };
  const received: Received = { ...usual, posted: [], mailed: [] };
  const hook = createServer(async (request, response) => {
    const body = await text(request);
    const id = String(request.headers["webhook-id"]);
    const sentAt = Number(request.headers["webhook-timestamp"]) * 1000;
    const signed = sign({ id, body }, SECRET, sentAt)["webhook-signature"];
    const isSigned = request.headers["webhook-signature"] === signed;
    received.posted.push({ id, body, isSigned });
    response.writeHead(received.status).end();
  });
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onMailFrom: (_address, _session, done) =>
      done(received.takesMail ? null : new Error("Not today")),
    onRcptTo: ({ address }, _session, done) =>
      done(
        received.knowsVisitors || !address.endsWith("visitor.example")
          ? null
          : Object.assign(new Error("No such person"), { responseCode: 550 }),
      ),
    onData(stream, _session, done) {
      void text(stream).then((mail) => {
        received.mailed.push(mail);
        done();
      });
    },
  });
  hook.listen(0, "127.0.0.1");
  post.listen(0, "127.0.0.1");
  await Promise.all([once(hook, "listening"), once(post.server, "listening")]);
  afterAll(() => {
    hook.close();
    post.close(() => {});
  });
  beforeEach(() => void Object.assign(received, usual, { posted: [], mailed: [] }));
  const variables = {
    STUDIO_URL: "https://studio.example",
    // Without it, the site has no inbox.
    SUPABASE_SECRET_KEY: `sb_secret_${"s".repeat(22)}`,
    ENQUIRY_WEBHOOK_URL: `http://127.0.0.1:${portOf(hook)}/hook`,
    ENQUIRY_WEBHOOK_SECRET: SECRET,
  };
  const mail = {
    SMTP_URL: `smtp://127.0.0.1:${portOf(post.server)}`,
    ENQUIRY_MAIL_FROM: "site@currawong.example",
    ENQUIRY_MAIL_TO: "hello@currawong.example",
  };
  /** The settings of a site with these receivers. */
  const environment = (changes: Record<string, string> = {}, hasMail = true): Environment =>
    readEnvironment({ ...process.env, ...variables, ...(hasMail && mail), ...changes });
  return { received, environment };
}
