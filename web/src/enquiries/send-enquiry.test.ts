import { NOTHING_TYPED } from "@currawong/supabase/enquiry";
import { afterEach, expect, it, vi } from "vitest";
import { sendEnquiry } from "./send-enquiry.ts";

afterEach(() => void vi.restoreAllMocks());

const values = {
  ...NOTHING_TYPED,
  name: "Test Visitor",
  email: "a@visitor.example",
  message: "Hi",
};
const evidence = { page: "/seo", honeypot: "", idempotencyKey: "key" };
const send = (headers?: Record<string, string>) =>
  sendEnquiry(
    { url: "https://db.example", key: "sb_secret_x", ...(headers && { headers }) },
    values,
    evidence,
  );

it("inserts the enquiry and reads its receipt back", async () => {
  const row = { reference: "ENQ-1", created_at: "2026-11-28T00:00:00+00:00", service: "SEO" };
  const fetch = vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(row));
  const receipt = { reference: "ENQ-1", createdAt: "2026-11-28T00:00:00.000Z", service: "SEO" };
  expect(await send({ "x-visitor-network": "n" })).toEqual({
    status: "stored",
    receipt,
    repeated: false,
  });
  const [url, init] = fetch.mock.lastCall ?? [];
  expect(String(url)).toMatch(/^https:\/\/db\.example\/rest\/v1\/contact_submissions\?/);
  const headers = new Headers(init?.headers);
  expect([headers.get("apikey"), headers.get("x-visitor-network")]).toEqual(["sb_secret_x", "n"]);
  expect(JSON.parse(String(init?.body))).toMatchObject({ name: "Test Visitor", page: "/seo" });
  expect(init?.signal).toBeInstanceOf(AbortSignal);
});

it("tries again once where there was no answer at all", async () => {
  const row = { reference: "ENQ-1", created_at: "2026-11-28T00:00:00+00:00", service: "SEO" };
  const fetch = vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("reset"));
  fetch.mockResolvedValueOnce(Response.json(row));
  expect(await send()).toMatchObject({ status: "stored" });
  expect(fetch).toHaveBeenCalledTimes(2);
});

it("says that the database is unavailable, whatever fails", async () => {
  const fetch = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("no network"));
  expect(await send()).toEqual({ status: "unavailable" });
  const error = vi.spyOn(console, "error").mockReturnValue();
  fetch.mockClear();
  fetch.mockResolvedValue(new Response('{"name":"Test Visitor', { status: 201 }));
  expect(await send()).toEqual({ status: "unavailable" });
  expect(fetch).toHaveBeenCalledTimes(1);
  const logged = () => JSON.parse(String(error.mock.lastCall?.[0]));
  expect(logged()).toMatchObject({ event: "enquiry not stored", status: 201 });
  fetch.mockResolvedValue(
    Response.json({ code: "X1", message: "m", details: "Hi" }, { status: 500 }),
  );
  await send();
  expect(logged()).toMatchObject({ status: 500, code: "X1", message: "m" });
  expect(error.mock.calls.join()).not.toMatch(/Test Visitor|Hi"/);
  expect(await sendEnquiry({ url: "no address", key: "" }, values, evidence)).toEqual({
    status: "unavailable",
  });
  expect(logged().message).toMatch(/\w/);
  error.mockClear();
  const refusal = { code: "23514", message: 'constraint "contact_submissions_email_format"' };
  fetch.mockResolvedValue(Response.json(refusal, { status: 400 }));
  expect(await send()).toMatchObject({ status: "invalid", field: "email" });
  expect(error).not.toHaveBeenCalled();
});
