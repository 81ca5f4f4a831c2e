import { beforeEach, expect, test } from "vitest";
import { enquiry, sharedLocal } from "../test/support.ts";

const local = await sharedLocal();

const NAMES = ["new", "23 months", "25 months"];

beforeEach(async () => {
  await local.insert(NAMES.map((name) => enquiry({ name }))).throwOnError();
  await local.database.driver.exec(
    `update public.contact_submissions set created_at = now() - name::interval where name <> 'new'`,
  );
});

async function remaining() {
  const { data } = await local.staff.from("contact_submissions").select("name").throwOnError();
  return data.map(({ name }) => name).sort();
}

const deleteOlderThan = (args: { months?: number }) =>
  local.staff.rpc("delete_contact_submissions_older_than", args);

test("deletes enquiries older than 24 months by default, and returns their number", async () => {
  expect((await deleteOlderThan({})).data).toBe(1);
  expect(await remaining()).toEqual(["23 months", "new"]);
  expect((await deleteOlderThan({})).data).toBe(0);
});

test("deletes enquiries older than the months given, which must be at least 1", async () => {
  for (const months of [0, -1]) {
    const { status, error } = await deleteOlderThan({ months });
    expect([status, error?.message]).toEqual([400, "months must be 1 or more"]);
  }
  expect(await remaining()).toEqual(["23 months", "25 months", "new"]);
  expect((await deleteOlderThan({ months: 12 })).data).toBe(2);
  expect(await remaining()).toEqual(["new"]);
});

test("keeps the audit a year longer than the enquiries", async () => {
  await local.database.driver.exec(`
    delete from private.enquiry_audit;
    insert into private.enquiry_audit (actor, action, enquiries, happened_at)
    select 'staff', 'list', '{}', now() - make_interval(months => age)
    from unnest(array[0, 35, 37]) age
  `);
  expect((await deleteOlderThan({})).error).toBeNull();
  const rows = await local.rows("select count(*)::int as kept from private.enquiry_audit");
  expect(rows).toEqual([{ kept: 2 }]);
});
