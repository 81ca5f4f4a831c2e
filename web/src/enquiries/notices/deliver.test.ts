import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { sharedLake } from "@currawong/lake/testing/lake-fixture";
import type { EnquiryCounts, EnquiryPage, WholeEnquiry } from "@currawong/supabase/inbox";
import { sign } from "@currawong/supabase/notice-signature";
import { startSupabase } from "@currawong/supabase/start";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { call, staffDatabase } from "../../runtime/database.ts";
import { readEnvironment } from "../../runtime/environment.ts";
import { tellOfReview } from "../../staff/tell-of-review.ts";
import { tellOfFailures } from "../../staff/watch-schedules.ts";
import { deliverDue, startNotices, wakeNotices } from "./deliver.ts";
import { receiversOf } from "./receivers.ts";
import { reply } from "./reply.ts";

const KEYS = {
  publishableKey: `sb_publishable_${"p".repeat(22)}`,
  secretKey: `sb_secret_${"s".repeat(22)}`,
};
/** The timeout for a worker, in milliseconds; a busy machine may be slow. */
const SOON = 60_000;

const SECRET = `whsec_${"x".repeat(32)}`;

const supabase = await startSupabase({ ...KEYS, port: 0 });
const database = staffDatabase(supabase.url, KEYS.secretKey);
const { client } = await sharedLake();
afterAll(async () => {
  hook.close();
  post.close();
  await supabase.close();
});

/** What was posted, and the status that the receiver responds with. */
let posted: { id: string; body: string; isSigned: boolean }[];
let status: number;
const hook = createServer(async (request, response) => {
  const body = await text(request);
  const id = String(request.headers["webhook-id"]);
  const sentAt = Number(request.headers["webhook-timestamp"]) * 1000;
  const signed = sign({ id, body }, SECRET, sentAt)["webhook-signature"];
  posted.push({ id, body, isSigned: request.headers["webhook-signature"] === signed });
  response.writeHead(status).end();
});
/** What was mailed, and whether the mail server accepts it. */
let mailed: string[];
let takesMail: boolean;
/** Whether it takes mail for visitors. */
let knowsVisitors: boolean;
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS", "AUTH"],
  onMailFrom: (_address, _session, done) => done(takesMail ? null : new Error("Not today")),
  onRcptTo: ({ address }, _session, done) =>
    done(
      knowsVisitors || !address.endsWith("visitor.example")
        ? null
        : Object.assign(new Error("No such person"), { responseCode: 550 }),
    ),
  onData(stream, _session, done) {
    void text(stream).then((mail) => {
      mailed.push(mail);
      done();
    });
  },
});
hook.listen(0, "127.0.0.1");
post.listen(0, "127.0.0.1");
await Promise.all([once(hook, "listening"), once(post.server, "listening")]);
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

beforeEach(() => {
  posted = [];
  mailed = [];
  status = 204;
  takesMail = true;
  knowsVisitors = true;
});
afterEach(async () => {
  await supabase.database.driver.exec("delete from public.contact_submissions");
  vi.restoreAllMocks();
});

const environment = (mail = true) =>
  readEnvironment({
    ...process.env,
    STUDIO_URL: "https://studio.example",
    SUPABASE_URL: supabase.url,
    SUPABASE_SECRET_KEY: KEYS.secretKey,
    ENQUIRY_WEBHOOK_URL: `http://127.0.0.1:${portOf(hook)}/hook`,
    ENQUIRY_WEBHOOK_SECRET: SECRET,
    ...(mail && {
      SMTP_URL: `smtp://127.0.0.1:${portOf(post.server)}`,
      ENQUIRY_MAIL_FROM: "site@currawong.example",
      ENQUIRY_MAIL_TO: "hello@currawong.example",
    }),
  });

/** Inserts an enquiry as the site does. */
async function send(
  name = "Jane Citizen",
  quote: string | null = null,
  key = KEYS.publishableKey,
): Promise<void> {
  const page = { service: "Instagram Chatbot", page: "/instagram-chatbot" };
  const message = "How long does it take?\n.\nÀ bientôt";
  await staffDatabase(supabase.url, key)
    .from("contact_submissions")
    .insert({ name, quote, email: "jane@visitor.example", message, ...page })
    .throwOnError();
}

const deliver = (mail = true) =>
  deliverDue({ database, receivers: receiversOf(environment(mail)) });

/** Makes pending notices due. */
const wait = () =>
  supabase.database.driver.exec(
    "update private.enquiry_notices set due_at = now() - interval '1 s'",
  );

async function notice() {
  const { rows } = await supabase.database.driver.query<Record<string, unknown>>(
    "select attempts, failure, delivered_at, reached from private.enquiry_notices",
  );
  return rows[0];
}

it("posts a new enquiry with a signature and mails it, once", async () => {
  await send();
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);
  expect(posted).toMatchObject([{ isSigned: true }]);
  const { type, data } = JSON.parse(posted[0]?.body ?? "");
  expect([type, data.name]).toEqual(["enquiry.received", "Jane Citizen"]);
  expect(data.page_url).toBe("https://currawong.example/instagram-chatbot");
  expect(data.inbox_url).toMatch(/^https:\/\/studio\.example\/enquiries\/[\da-f-]{36}$/);
  expect(mailed).toHaveLength(1);
  expect(mailed[0]).toContain("Reply-To: Jane Citizen <jane@visitor.example>");
  expect(mailed[0]).toMatch(/^Subject: New enquiry: Instagram Chatbot \(ENQ-/m);
  expect(mailed[0]).toMatch(/^To: hello@currawong\.example\r$/m);
  const reached = ["mail", "webhook"];
  expect(await notice()).toMatchObject({ attempts: 1, failure: null, reached });
});

it("retries only the receiver that failed, and logs the reason without the enquiry's content", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  await send();
  [status, takesMail] = [503, false];
  await deliver();
  const failure = expect.stringMatching(/^(?=.*webhook: 503).*mail: [\w-]+/);
  expect(await notice()).toMatchObject({ failure, delivered_at: null, reached: [] });
  takesMail = true;
  await wait();
  await deliver();
  expect(await notice()).toMatchObject({ failure: "webhook: 503", reached: ["mail"] });
  status = 200;
  await wait();
  await deliver();
  const reached = ["mail", "webhook"];
  expect(await notice()).toMatchObject({ attempts: 3, failure: null, reached });
  expect([posted.length, mailed.length]).toEqual([3, 1]);
  // Retries have the same id, so that a receiver can recognise them.
  expect(new Set(posted.map(({ id }) => id)).size).toBe(1);
  expect(error.mock.calls.join()).toContain("webhook: 503");
  expect(error.mock.calls.join()).not.toMatch(/jane|citizen|visitor|how long/i);
});

const QUOTE = "– Uber clone: $11,999 AUD\nhttps://currawong.example/quote?line=uber-clone";

it("mails the buyer a copy of a quote that the site has written, without what was typed, and retries it", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await send("Jane Citizen", QUOTE, KEYS.secretKey);
  takesMail = false;
  await deliver();
  expect(await notice()).toMatchObject({ reached: ["webhook"], delivered_at: null });
  takesMail = true;
  await wait();
  await deliver();
  expect(await notice()).toMatchObject({ reached: ["copy", "mail", "webhook"], failure: null });
  const [copy, ...others] = mailed.filter((mail) => /^To: jane@visitor\.example\r$/m.test(mail));
  expect(others).toEqual([]);
  expect(copy).toMatch(/^Subject: Your quote ENQ-/m);
  expect(copy).toContain("Reply-To: hello@currawong.example");
  expect(copy).toContain("Uber clone: $11,999 AUD");
  expect(copy).not.toMatch(/Jane|Citizen|How long|Instagram/);
});

it("gives up a copy to an address that does not exist, so that no notice stays open", async () => {
  knowsVisitors = false;
  vi.spyOn(console, "log").mockImplementation(() => {});
  await send("Jane Citizen", QUOTE, KEYS.secretKey);
  await deliver();
  expect(await notice()).toMatchObject({ reached: ["copy", "mail", "webhook"], failure: null });
  expect(mailed).toHaveLength(1);
});

it.each([
  ["figures", QUOTE, null],
  ["figures with an address", `/quote?line=a\n${QUOTE}`, null],
  ["another site", "https://elsewhere.example/quote?line=a", null],
  ["a path", "/quote?line=uber-clone.x2", "/quote?line=uber-clone.x2"],
])(
  "a quote that was sent with the public key keeps no %s, and is not copied",
  async (_, sent, kept) => {
    await send("Jane Citizen", sent);
    await deliver();
    expect(JSON.parse(posted[0]?.body ?? "").data.quote).toBe(kept);
    expect(await notice()).toMatchObject({ reached: ["mail", "webhook"], failure: null });
  },
);

it("mails a reply, records it and marks the enquiry as answered, or reports that it was not sent", async () => {
  await send();
  const actor = "user-1";
  const { enquiries } = await call<EnquiryPage>(database, "staff_list_enquiries", { actor });
  const whole = { actor, enquiry: enquiries[0]?.id };
  const read = () => call<WholeEnquiry>(database, "staff_read_enquiry", whole);
  const { mail } = environment().receivers;
  if (!mail) throw new Error("There is a mail server.");
  const answer = async () => reply(database, mail, actor, await read(), "About six weeks.");

  vi.spyOn(console, "error").mockImplementation(() => {});
  takesMail = false;
  expect(await answer()).toBe("refused");
  expect(await read()).toMatchObject({ state: "new", notes: [] });

  takesMail = true;
  expect(await answer()).toBe("sent");
  expect(mailed).toHaveLength(1);
  expect(mailed[0]).toMatch(/^To: Jane Citizen <jane@visitor\.example>\r$/m);
  expect(mailed[0]).toContain("Reply-To: hello@currawong.example");
  expect(mailed[0]).toMatch(/^Subject: Re: Instagram Chatbot \(ENQ-/m);
  expect(mailed[0]).toContain("About six weeks.\r\n\r\nJane Citizen wrote:\r\n> How long");
  expect(await read()).toMatchObject({
    state: "answered",
    notes: [{ note: "Mailed to jane@visitor.example:\n\nAbout six weeks.", written_by: actor }],
  });
});

it("runs in each instance, and delivers each notice once", async () => {
  const stops = [startNotices(environment(false)), startNotices(environment(false))];
  try {
    for (const name of ["First", "Second", "Third"]) await send(name);
    wakeNotices();
    await vi.waitFor(() => expect(posted).toHaveLength(3), SOON);
    const names = posted.map(({ body }) => JSON.parse(body).data.name as string);
    expect(names.toSorted()).toEqual(["First", "Second", "Third"]);
    const undelivered = async () =>
      (await call<EnquiryCounts>(database, "staff_count_enquiries")).undelivered;
    await vi.waitFor(async () => expect(await undelivered()).toBe(0), SOON);
  } finally {
    for (const stop of stops) stop();
  }
});

it("leaves notices pending without receivers", async () => {
  await send();
  startNotices({ ...environment(), receivers: { webhook: undefined, mail: undefined } })();
  expect(await deliver(false)).toBe(1);
});

it("tells the colleague who is asked for a review, at the address that Sanity has, and the webhook", async () => {
  const users = {
    bob: { displayName: "Bob", email: "bob@currawong.example" },
    ann: { displayName: "Ann" },
  };
  const lake = createServer((request, response) => {
    const id = request.url?.split("/").at(-1);
    response.end(JSON.stringify(Object.entries(users).find(([name]) => name === id)?.[1] ?? null));
  }).listen(0, "127.0.0.1");
  await once(lake, "listening");
  const sanity = { ...environment().sanity, apiHost: `http://127.0.0.1:${portOf(lake)}` };
  const notice = {
    id: "page",
    type: "page",
    title: "Prices",
    to: "bob",
    note: "Is it right?",
    isSentBack: false,
  };
  const sender = { id: "ann", authorization: "Bearer token" };
  const tell = (change = {}) =>
    tellOfReview({ ...environment(), sanity }, { ...notice, ...change }, sender);
  expect(await tell()).toBe(true);
  expect(mailed[0]).toMatch(/^To: bob@currawong\.example\r$/m);
  expect(mailed[0]).toMatch(/^Subject: To review: Prices\r$/m);
  expect(mailed[0]).toContain("Ann asks you to review");
  expect(mailed[0]).toContain("https://studio.example/intent/edit/id=3Dpage;type=3Dpage/");
  expect(posted).toMatchObject([
    { isSigned: true, body: expect.stringContaining("review.requested") },
  ]);
  for (const to of ["", "nobody", "../../enquiries"]) {
    await tell({ to, isSentBack: true });
    expect(mailed.at(-1)).toMatch(/^To: hello@currawong\.example\r$/m);
  }
  [takesMail, status] = [false, 500];
  expect(await tell()).toBe(false);
  lake.close();
});

it("tells staff once of a schedule that failed, by the document's title, with the reason and a link", async () => {
  const releaseId = "night";
  await client.create({ _id: "old-page", _type: "page", title: "Old page" });
  await client.action({ actionType: "sanity.action.release.create", releaseId });
  const versionId = `versions.${releaseId}.old-page`;
  const unpublish = { actionType: "sanity.action.document.version.unpublish" } as const;
  await client.action({ ...unpublish, publishedId: "old-page", versionId });
  await client.create({ _id: "needing", _type: "page", to: { _ref: "old-page" } });
  const publishAt = new Date().toISOString();
  await client.action({ actionType: "sanity.action.release.schedule", releaseId, publishAt });
  const failure = "*[_type == 'system.release'][0].error";
  await vi.waitFor(async () => expect(await client.fetch(failure)).toBeTruthy(), SOON);

  const since = await tellOfFailures(environment(), client, publishAt);
  expect(mailed).toHaveLength(1);
  expect(mailed[0]).toMatch(/^To: hello@currawong\.example\r$/m);
  expect(mailed[0]).toMatch(/^Subject: Not done: .*Old page/m);
  expect(mailed[0]).toContain("https://studio.example/structure/needs-attention;scheduled");
  expect(posted).toMatchObject([{ body: expect.stringContaining("schedule.failed") }]);
  expect(await tellOfFailures(environment(), client, since)).toBe(since);
  expect(mailed).toHaveLength(1);
});
