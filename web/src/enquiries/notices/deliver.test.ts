import type { EnquiryCounts, EnquiryPage, WholeEnquiry } from "@currawong/supabase/inbox";
import { startSupabase } from "@currawong/supabase/start";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { call, staffDatabase } from "../../runtime/database.ts";
import { startReceivers } from "../../runtime/testing/receivers.ts";
import { deliverDue, startNotices, wakeNotices } from "./deliver.ts";
import { receiversOf } from "./receivers.ts";
import { reply } from "./reply.ts";

const KEYS = {
  publishableKey: `sb_publishable_${"p".repeat(22)}`,
  secretKey: `sb_secret_${"s".repeat(22)}`,
};

const supabase = await startSupabase({ ...KEYS, port: 0 });
const { driver } = supabase.database;
const database = staffDatabase(supabase.url, KEYS.secretKey);
const { received, environment: withChanges } = await startReceivers();
const environment = (hasMail = true) => withChanges({ SUPABASE_URL: supabase.url }, hasMail);
afterAll(() => supabase.close());
afterEach(async () => {
  await driver.exec("delete from public.contact_submissions");
  vi.restoreAllMocks();
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
  driver.exec("update private.enquiry_notices set due_at = now() - interval '1 s'");

async function notice() {
  const { rows } = await driver.query<Record<string, unknown>>(
    "select attempts, failure, delivered_at, reached from private.enquiry_notices",
  );
  return rows[0];
}

it("posts a new enquiry with a signature and mails it, once", async () => {
  await send();
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);
  expect(received.posted).toMatchObject([{ isSigned: true }]);
  const { type, data } = JSON.parse(received.posted[0]?.body ?? "");
  expect([type, data.name]).toEqual(["enquiry.received", "Jane Citizen"]);
  expect(data.page_url).toBe("https://currawong.example/instagram-chatbot");
  expect(data.inbox_url).toMatch(/^https:\/\/studio\.example\/enquiries\/[\da-f-]{36}$/);
  expect(received.mailed).toHaveLength(1);
  expect(received.mailed[0]).toContain("Reply-To: Jane Citizen <jane@visitor.example>");
  expect(received.mailed[0]).toMatch(/^Subject: New enquiry: Instagram Chatbot \(ENQ-/m);
  expect(received.mailed[0]).toMatch(/^To: hello@currawong\.example\r$/m);
  const reached = ["mail", "webhook"];
  expect(await notice()).toMatchObject({ attempts: 1, failure: null, reached });
});

it("retries only the receiver that failed, and logs the reason without the enquiry's content", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  await send();
  Object.assign(received, { status: 503, takesMail: false });
  await deliver();
  const failure = expect.stringMatching(/^(?=.*webhook: 503).*mail: [\w-]+/);
  expect(await notice()).toMatchObject({ failure, delivered_at: null, reached: [] });
  received.takesMail = true;
  await wait();
  await deliver();
  expect(await notice()).toMatchObject({ failure: "webhook: 503", reached: ["mail"] });
  received.status = 200;
  await wait();
  await deliver();
  const reached = ["mail", "webhook"];
  expect(await notice()).toMatchObject({ attempts: 3, failure: null, reached });
  expect([received.posted.length, received.mailed.length]).toEqual([3, 1]);
  // Retries have the same id, so that a receiver can recognise them.
  expect(new Set(received.posted.map(({ id }) => id)).size).toBe(1);
  expect(error.mock.calls.join()).toContain("webhook: 503");
  expect(error.mock.calls.join()).not.toMatch(/jane|citizen|visitor|how long/i);
});

const QUOTE = "– Uber clone: $11,999 AUD\nhttps://currawong.example/quote?line=uber-clone";

it("mails the buyer a copy of a quote that the site has written, without what was typed, and retries it", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await send("Jane Citizen", QUOTE, KEYS.secretKey);
  received.takesMail = false;
  await deliver();
  expect(await notice()).toMatchObject({ reached: ["webhook"], delivered_at: null });
  received.takesMail = true;
  await wait();
  await deliver();
  expect(await notice()).toMatchObject({ reached: ["copy", "mail", "webhook"], failure: null });
  const [copy, ...others] = received.mailed.filter((mail) =>
    /^To: jane@visitor\.example\r$/m.test(mail),
  );
  expect(others).toEqual([]);
  expect(copy).toMatch(/^Subject: Your quote ENQ-/m);
  expect(copy).toContain("Reply-To: hello@currawong.example");
  expect(copy).toContain("Auto-Submitted: auto-generated");
  expect(copy).toContain("Uber clone: $11,999 AUD");
  expect(copy).not.toMatch(/Jane|Citizen|How long|Instagram/);
});

it("gives up a copy to an address that does not exist, so that no notice stays open", async () => {
  received.knowsVisitors = false;
  vi.spyOn(console, "log").mockImplementation(() => {});
  await send("Jane Citizen", QUOTE, KEYS.secretKey);
  await deliver();
  expect(await notice()).toMatchObject({ reached: ["copy", "mail", "webhook"], failure: null });
  expect(received.mailed).toHaveLength(1);
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
    expect(JSON.parse(received.posted[0]?.body ?? "").data.quote).toBe(kept);
    expect(await notice()).toMatchObject({ reached: ["mail", "webhook"], failure: null });
  },
);

it("runs in each instance, and delivers each notice once", async () => {
  const stops = [startNotices(environment(false)), startNotices(environment(false))];
  try {
    for (const name of ["First", "Second", "Third"]) await send(name);
    wakeNotices();
    await expect.poll(() => received.posted).toHaveLength(3);
    const names = received.posted.map(({ body }) => JSON.parse(body).data.name as string);
    expect(names.toSorted()).toEqual(["First", "Second", "Third"]);
    const undelivered = async () =>
      (await call<EnquiryCounts>(database, "staff_count_enquiries")).undelivered;
    await expect.poll(undelivered).toBe(0);
  } finally {
    for (const stop of stops) stop();
  }
});

it("leaves notices pending without receivers", async () => {
  await send();
  startNotices({ ...environment(), receivers: { webhook: undefined, mail: undefined } })();
  expect(await deliver(false)).toBe(1);
});

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
  received.takesMail = false;
  expect(await answer()).toBe("refused");
  expect(await read()).toMatchObject({ state: "new", notes: [] });

  received.takesMail = true;
  expect(await answer()).toBe("sent");
  expect(received.mailed).toHaveLength(1);
  expect(received.mailed[0]).toMatch(/^To: Jane Citizen <jane@visitor\.example>\r$/m);
  expect(received.mailed[0]).toContain("Reply-To: hello@currawong.example");
  expect(received.mailed[0]).toMatch(/^Subject: Re: Instagram Chatbot \(ENQ-/m);
  expect(received.mailed[0]).toContain("About six weeks.\r\n\r\nJane Citizen wrote:\r\n> How long");
  expect(await read()).toMatchObject({
    state: "answered",
    notes: [{ note: "Mailed to jane@visitor.example:\n\nAbout six weeks.", written_by: actor }],
  });
});
