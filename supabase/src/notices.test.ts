import { expect, test } from "vitest";
import { enquiry, sharedLocal } from "../test/support.ts";
import { FIELD_NAMES } from "./fields.ts";
import type { ClaimedNotice, EnquiryCounts } from "./inbox.ts";

const local = await sharedLocal();

const send = (change = {}) => local.insert(enquiry(change)).throwOnError();

async function claim(most = 10, lease_seconds = 120): Promise<ClaimedNotice[]> {
  const args = { most, lease_seconds };
  const { data } = await local.staff.rpc("claim_enquiry_notices", args).throwOnError();
  return data as ClaimedNotice[]; // The function's return type.
}

const settle = (notice: string, receivers: string[], problem?: string) =>
  local.staff
    .rpc("settle_enquiry_notice", { notice, receivers, ...(problem ? { problem } : {}) })
    .throwOnError();

/** Makes every waiting notice due. */
const makeDue = () =>
  local.database.driver.exec("update private.enquiry_notices set due_at = now() - interval '1 s'");

async function counts() {
  const { data } = await local.staff.rpc("staff_count_enquiries").throwOnError();
  return data as EnquiryCounts; // The function's return type.
}

const notices = () =>
  local.rows<{ seconds: number }>(
    "select *, extract(epoch from due_at - now())::int as seconds from private.enquiry_notices",
  );

test("creates a notice with every stored enquiry, and none for a rejected one", async () => {
  const row = enquiry({ name: "Jane Citizen" });
  await local.insert(row).throwOnError();
  await local.insert(row);
  await local.insert(enquiry({ honeypot: "x" }));
  const [claimed, ...others] = await claim();
  expect(others).toEqual([]);
  const { name, email, message, service, page } = row;
  expect(claimed).toEqual({
    id: expect.any(String),
    attempt: 1,
    reached: [],
    // Every stored field, and nothing else that the database adds to the row.
    enquiry: {
      ...Object.fromEntries(FIELD_NAMES.map((field) => [field, null])),
      ...{ name, email, message, service, page },
      id: expect.any(String),
      reference: expect.stringMatching(/^ENQ-/),
      received_at: expect.any(String),
    },
  });
});

test("only one worker can claim a notice, until its lease ends", async () => {
  for (let i = 0; i < 5; i++) await send();
  const claims = await Promise.all([claim(2), claim(2), claim(2), claim(2)]);
  const ids = claims.flat().map(({ id }) => id);
  expect(claims.map(({ length }) => length).toSorted()).toEqual([0, 1, 2, 2]);
  expect(new Set(ids).size).toBe(5);
  expect(await claim()).toEqual([]);
  await makeDue();
  expect((await claim()).map(({ attempt }) => attempt)).toEqual([2, 2, 2, 2, 2]);
});

test("retries a failed notice with growing delays, for the receivers it has not reached", async () => {
  await send();
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 12; attempt++) {
    const [notice] = await claim();
    expect(notice?.attempt).toBe(attempt);
    expect(notice?.reached).toEqual(attempt === 1 ? [] : ["webhook"]);
    await settle(notice?.id ?? "", ["webhook"], "mail: ECONNREFUSED");
    const [current] = await notices();
    expect(current).toMatchObject({ failure: "mail: ECONNREFUSED", delivered_at: null });
    waits.push(current?.seconds ?? 0);
    expect(await claim()).toEqual([]);
    await makeDue();
  }
  for (const [at, seconds] of [10, 20, 40, 80, 160, 320].entries()) {
    // Minus the time until they were read.
    expect(waits[at]).toBeGreaterThan(seconds - 8);
    expect(waits[at]).toBeLessThanOrEqual(seconds);
  }
  expect(Math.max(...waits)).toBeLessThanOrEqual(3600);
  expect(waits.at(-1)).toBeGreaterThan(3500);
  expect((await counts()).undelivered).toBe(1);
});

test("a settled notice stays settled, whatever a late worker reports", async () => {
  await send();
  const [notice] = await claim();
  const id = notice?.id ?? "";
  await settle(id, ["webhook", "mail"]);
  await settle(id, [], "webhook: 500");
  const [current] = await notices();
  expect(current).toMatchObject({ reached: ["mail", "webhook"], failure: null });
  await makeDue();
  expect(await claim()).toEqual([]);
});

test("a notice never tried within seven days is not sent, and its enquiry stays new", async () => {
  const { driver } = local.database;
  for (const name of ["Eight days ago", "Six days ago", "Failed before"]) await send({ name });
  await driver.exec(`
    update private.enquiry_notices as notice
    set due_at = now() - interval '1 day' * case sent.name when 'Six days ago' then 6 else 8 end,
      attempts = case sent.name when 'Failed before' then 1 else 0 end
    from public.contact_submissions as sent where sent.id = notice.enquiry`);
  const names = (await claim()).map(({ enquiry }) => enquiry.name);
  expect(names.toSorted()).toEqual(["Failed before", "Six days ago"]);
  expect((await counts()).new).toBe(3);
});
