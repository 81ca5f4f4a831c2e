import { NOTHING_TYPED } from "@currawong/supabase/enquiry";
import { beforeEach, expect, it, vi } from "vitest";

const sendEnquiry = vi.hoisted(() => vi.fn());
const wakeNotices = vi.hoisted(() => vi.fn());
vi.mock("./send-enquiry.ts", () => ({ sendEnquiry }));
vi.mock("./notices/deliver.ts", () => ({ wakeNotices }));

const values = { name: "Test Visitor", email: "test@visitor.example", message: "Hello" };
const receipt = { reference: "ENQ-1", createdAt: "2026-11-28T00:00:00.000Z", service: "SEO" };
const stored = { status: "stored", receipt, repeated: false };
const written = { service: "Quote: A", text: "– A: $1", path: "/quote?line=a" };
const writeQuote = vi.fn();

beforeEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  vi.resetAllMocks();
  sendEnquiry.mockResolvedValue(stored);
  writeQuote.mockResolvedValue(written);
});

/** Sends an enquiry to a site with these settings, and returns what reached the database. */
async function send(fields: Record<string, string>, settings = {}, page = "/seo", headers = {}) {
  for (const [name, value] of Object.entries<string>(settings)) vi.stubEnv(name, value);
  const { answerForm } = await import("./answer.ts");
  const { parseForm } = await import("./read-form.ts");
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...values, ...fields })) form.append(name, value);
  const answer = await answerForm(parseForm(form), page, new Headers(headers), writeQuote);
  const [database, sent, evidence] = sendEnquiry.mock.lastCall ?? [];
  return { answer, database, sent, evidence };
}

it("sends with the public key where it has no other", async () => {
  const { database, sent } = await send({});
  expect(database).toEqual({
    url: "https://supabase.example",
    key: "sb_publishable_unit_tests",
  });
  expect(sent).toEqual({ ...NOTHING_TYPED, ...values });
});

it("sends with the secret key and a hash of the visitor's network, if there is one", async () => {
  const settings = { SUPABASE_SECRET_KEY: "sb_secret_x", CLIENT_ADDRESS_HEADER: "x-real-ip" };
  const known = await send({}, settings, "/seo", { "x-real-ip": "203.0.113.9" });
  const base = { url: "https://supabase.example", key: "sb_secret_x" };
  const network = expect.stringMatching(/^[\da-f]{64}$/);
  expect(known.database).toEqual({ ...base, headers: { "x-visitor-network": network } });
  expect((await send({}, settings)).database).toEqual(base);
});

it.each([
  ["path of a quote with the public key", {}, "/quote?line=a"],
  ["figures of a quote with the secret one", { SUPABASE_SECRET_KEY: "sb_secret_x" }, "– A: $1"],
])("stores the %s", async (_, settings, quote) => {
  // What a form itself says about its quote counts for nothing.
  const fields = { quote: "/x", service: "Quote: all for $1" };
  expect((await send(fields, settings, "/quote")).sent).toMatchObject({
    ...{ service: "Quote: A", quote },
  });
  expect((await send(fields, settings)).sent).toMatchObject({ ...fields, quote: "" });
});

it("sends what differs from an earlier attempt under its key as a new enquiry, once", async () => {
  const key = "0f6c2e64-28f9-8a1b-8c3d-0123456789ab";
  const keysOf = async (fields: object) => {
    sendEnquiry.mockReset().mockResolvedValueOnce({ status: "key-reused" });
    sendEnquiry.mockResolvedValue(stored);
    const { answer } = await send({ key, ...fields }, {}, "/quote");
    expect(answer.receipt).toEqual(receipt);
    return sendEnquiry.mock.calls.map(([, , { idempotencyKey }]) => idempotencyKey);
  };
  const [first, second] = await keysOf({ order: "PO 1" });
  expect(first).toBe(key);
  expect(second).not.toBe(key);
  expect(await keysOf({ order: "PO \t1 " })).toEqual([key, second]);
  expect((await keysOf({ order: "PO 2" }))[1]).not.toBe(second);
});

it("writes no quote for a form that is refused or of another kind, or a robot", async () => {
  const quote = "/quote?line=a";
  const forms: Record<string, string>[] = [
    { quote: "" },
    { form: "contact", quote },
    { email: "nobody", quote },
    { topic: "x", quote },
  ];
  for (const fields of forms) await send(fields, {}, "/quote");
  expect(writeQuote).not.toHaveBeenCalled();
});

it("uses a key of its own for each day, page and text where a script made none", async () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-28T23:59:00Z"), toFake: ["Date"] });
  try {
    const keyOf = async (fields = {}, page = "/seo") =>
      (await send(fields, {}, page)).evidence.idempotencyKey;
    const key = await keyOf();
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    vi.setSystemTime("2026-11-28T23:59:59Z");
    expect(await keyOf({ message: "Hello again" })).not.toBe(key);
    expect(await keyOf({}, "/about")).not.toBe(key);
    const valid = "0f6c2e64-28f9-8a1b-8c3d-0123456789ab";
    expect(await keyOf({ key: valid })).toBe(valid);
    for (const wrong of [`x${valid}`, `${valid}x`, valid.slice(1)]) {
      expect(await keyOf({ key: wrong })).toBe(key);
    }
    vi.setSystemTime("2026-11-29T00:01:00Z");
    expect(await keyOf()).not.toBe(key);
  } finally {
    vi.useRealTimers();
  }
});

it("passes on the page, and what a robot wrote into the trap, but not any number of fields", async () => {
  const many = Object.fromEntries(Array.from({ length: 999 }, (_, n) => [`f${n}`, ""]));
  expect((await send({ ...many, topic: "x" })).evidence.honeypot).toBe("");
  expect((await send({ topic: "x" })).evidence).toMatchObject({ page: "/seo", honeypot: "x" });
});

it("wakes the notices for what is stored only", async () => {
  await send({});
  expect(wakeNotices).toHaveBeenCalledTimes(1);
  for (const status of ["unavailable", "robot"]) {
    sendEnquiry.mockResolvedValue({ status });
    const text = "Failed to send message. Please try again.";
    expect((await send({})).answer).toMatchObject({ errors: {}, notice: { title: "Error", text } });
  }
  expect(wakeNotices).toHaveBeenCalledTimes(1);
});

it("shows a database error at its field, or as a notice if visitors cannot edit the field", async () => {
  const answer = async (field: string, fields = {}) => {
    sendEnquiry.mockResolvedValue({ status: "invalid", field });
    return (await send(fields)).answer;
  };
  const { errors, notice } = await answer("email");
  expect([errors, notice]).toEqual([{ email: "Invalid email address" }, undefined]);
  expect((await answer("name")).errors).toEqual({ name: "Use letters, figures and signs only" });
  for (const field of ["service", "order", "quote"])
    expect((await answer(field)).notice?.title).toBe("Error");
  expect((await answer("order", { order: "x".repeat(61) })).notice?.text).toBe(
    "Order number: Use at most 60 characters.",
  );
});

it("stores neither what is invalid nor a form for the chat", async () => {
  await send({ email: "nobody" });
  await send({ form: "quote", phone: "0491 570 156" });
  expect(sendEnquiry).not.toHaveBeenCalled();
});
