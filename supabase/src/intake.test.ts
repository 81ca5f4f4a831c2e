import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { client, enquiry, KEYS, sharedLocal } from "../test/support.ts";
import type { ContactSubmissionInsert } from "./database.types.ts";
import { cleanText } from "./enquiry.ts";
import { readEnquiryOutcome } from "./outcome.ts";

const local = await sharedLocal();

const send = async (row: ContactSubmissionInsert) =>
  readEnquiryOutcome(await local.insert(row).select().single());

const count = async () =>
  (await local.staff.from("contact_submissions").select("*", { count: "exact", head: true })).count;

/** Backdates the stored enquiries by `interval`. */
const backdate = (interval: string) =>
  local.rows("update public.contact_submissions set created_at = created_at - $1::interval", [
    interval,
  ]);

test("100 concurrent enquiries with one key create one row, and all get its receipt", async () => {
  const row = enquiry();
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => send(row)));
  expect(await count()).toBe(1);
  expect(outcomes.filter((o) => o.status === "stored" && !o.repeated)).toHaveLength(1);
  const receipts = outcomes.map((o) => o.status === "stored" && JSON.stringify(o.receipt));
  expect(new Set(receipts).size).toBe(1);
  expect(receipts).not.toContain(false);
});

test("recognises a repeat that differs only in white space and line ends", async () => {
  const row = enquiry({ message: "Two\nlines" });
  await send(row);
  expect(await send({ ...row, name: " Test Visitor ", message: "Two\r\nlines " })).toMatchObject({
    status: "stored",
    repeated: true,
  });
});

test("the response to a repeat contains no personal data", async () => {
  const row = enquiry();
  await send(row);
  const { error } = await local.insert(row).select().single();
  expect(Object.keys(JSON.parse(error?.details ?? "{}"))).toEqual([
    "reference",
    "created_at",
    "service",
  ]);
});

test("rejects a different enquiry with a used key", async () => {
  const row = enquiry();
  await send(row);
  expect(await send({ ...row, message: "Another question" })).toEqual({ status: "key-reused" });
  expect(await count()).toBe(1);
});

test.each([
  ["a filled-in honeypot", { honeypot: "https://spam.example" }, "robot"],
  ["a form sent within two seconds", { fill_ms: 1_999 }, "robot"],
  ["a form sent before it was opened", { fill_ms: -1 }, "robot"],
  ["an empty honeypot", { honeypot: "" }, "stored"],
  ["no evidence of time", { fill_ms: null }, "stored"],
  ["exactly two seconds", { fill_ms: 2_000 }, "stored"],
])("%s: %j is %s", async (_, change, status) => {
  expect((await send(enquiry(change))).status).toBe(status);
  expect(await count()).toBe(status === "stored" ? 1 : 0);
});

/** The strictest limit of a scope, from the table that sets it. */
async function strictestLimit(scope: "email" | "network" | "all") {
  const [limit] = await local.rows<{ per: string; max: number }>(
    "select per::text, max_enquiries as max from private.enquiry_rate_limits where scope = $1 order by max_enquiries limit 1",
    [scope],
  );
  if (!limit) throw new Error(`No rate limit for ${scope}`);
  return limit;
}

test("limits an email address regardless of case, and accepts it again later", async () => {
  const { per, max } = await strictestLimit("email");
  const row = () => enquiry({ email: "often@visitor.example", idempotency_key: randomUUID() });
  for (let i = 0; i < max; i++) expect((await send(row())).status).toBe("stored");

  const refused = await send({ ...row(), email: "OFTEN@visitor.example" });
  expect(refused.status).toBe("rate-limited");
  const wait = refused.status === "rate-limited" ? refused.retryAfterSeconds : 0;
  expect(wait).toBeGreaterThan(0);
  expect((await send(enquiry())).status).toBe("stored");

  await backdate(per);
  expect((await send(row())).status).toBe("stored");
});

const sendFrom = async (headers: Record<string, string>, key = KEYS.publishableKey) => {
  const sender = client(local.url, key, headers);
  const sent = sender.from("contact_submissions").insert(enquiry()).select().single();
  return readEnquiryOutcome(await sent).status;
};

test("a network that reaches its limit blocks no other network", async () => {
  const { max } = await strictestLimit("network");
  // The phones of a household or a café are one network.
  expect(max).toBeGreaterThan(10);
  const robot = { "cf-connecting-ip": "203.0.113.7", "x-forwarded-for": "198.51.100.1" };
  // A browser cannot choose its network.
  for (let i = 0; i < max; i++) {
    expect(await sendFrom({ ...robot, "x-visitor-network": `${i}` })).toBe("stored");
  }
  expect(await sendFrom(robot)).toBe("rate-limited");
  // The last forwarded address counts; the first is one that any client may send.
  expect(await sendFrom({ "x-forwarded-for": "1.2.3.4, 203.0.113.250" })).toBe("rate-limited");
  expect(await sendFrom({ "x-forwarded-for": "203.0.113.7, 198.51.100.1" })).toBe("stored");
  expect(await sendFrom({ "cf-connecting-ip": "2001:db8::1" })).toBe("stored");
  expect(await sendFrom({ "cf-connecting-ip": "no address" })).toBe("stored");
});

test("the site's server is limited by the network of the visitor for whom it sends", async () => {
  const { max } = await strictestLimit("network");
  const sendFor = (network: string) =>
    sendFrom({ "x-visitor-network": network, "cf-connecting-ip": "203.0.113.7" }, KEYS.secretKey);
  for (let i = 0; i < max; i++) expect(await sendFor("robot")).toBe("stored");
  expect(await sendFor("robot")).toBe("rate-limited");
  expect(await sendFor("visitor")).toBe("stored");
});

test("rate limits apply to an IPv4 /24 or an IPv6 /48 network", async () => {
  const networkOf = async (address: string) => {
    const headers = JSON.stringify({ "cf-connecting-ip": address });
    const [row] = await local.rows<{ network: string | null }>(
      `select private.visitor_network() as network
         from (select set_config('request.headers', $1, false)) as request`,
      [headers],
    );
    return row?.network;
  };
  for (const [address, same, other] of [
    ["203.0.113.1", "203.0.113.255", "203.0.112.1"],
    ["2001:db8:1:2::3", "2001:db8:1:ffff::1", "2001:db8:2::3"],
  ] as const) {
    expect(await networkOf(same)).toBe(await networkOf(address));
    expect(await networkOf(other)).not.toBe(await networkOf(address));
  }
});

test("stores a network only as a hash, for at most a day", async () => {
  const headers = { "cf-connecting-ip": "203.0.113.7" };
  const visitor = client(local.url, KEYS.publishableKey, headers);
  const send = () => visitor.from("contact_submissions").insert(enquiry()).throwOnError();
  await send();
  const storedNetworks = () => local.rows("select network from private.enquiry_networks");
  expect(await storedNetworks()).toEqual([{ network: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  await local.database.driver.exec(
    "update private.enquiry_networks set created_at = now() - interval '25 hours'",
  );
  await send();
  expect(await storedNetworks()).toHaveLength(1);
});

test("enforces the global limit exactly, even for concurrent requests", async () => {
  const { per, max } = await strictestLimit("all");
  const outcomes = await Promise.all(Array.from({ length: max + 20 }, () => send(enquiry())));
  expect(outcomes.filter(({ status }) => status === "stored")).toHaveLength(max);
  expect(outcomes.filter(({ status }) => status === "rate-limited")).toHaveLength(20);
  expect(await count()).toBe(max);
  await backdate(per);
  expect((await send(enquiry())).status).toBe("stored");
});

test("removes what turns the direction of text, from the form as from a direct request", async () => {
  const [name, phone] = ["\u202egnp.exe\u2069 Mai", "\u202a0491 570 156\u202c"];
  expect(await send(enquiry({ name, phone }))).toMatchObject({ status: "stored" });
  const stored = await local.staff.from("contact_submissions").select("name, phone").single();
  expect(stored.data).toEqual({ name: "gnp.exe Mai", phone: "0491 570 156" });
  expect([name, phone].map(cleanText)).toEqual(["gnp.exe Mai", "0491 570 156"]);
});
