import { expect, test } from "vitest";
import { enquiry, sharedLocal } from "../test/support.ts";
import type { PageContacts } from "./contacts.ts";

const local = await sharedLocal();
const dayOf = (daysAgo: number) => {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney" }).format();
  return new Date(Date.parse(today) - daysAgo * 86_400_000).toISOString().slice(0, 10);
};

async function contacts(first: string, last: string) {
  const days = { first_day: first, last_day: last };
  const { data } = await local.staff.rpc("staff_count_contacts", days).throwOnError();
  return data as PageContacts[]; // The function's return type.
}

test("counts contacts by page, kind and period, and keeps the counts after erasure", async () => {
  const count = (page: string, kind: string) =>
    local.staff.rpc("count_contact", { page, kind }).throwOnError();
  await count("/contact", "phone");
  await local.database.driver.exec(
    "update private.contact_counts set day = day - 7, contacts = 5 where page = '/contact'",
  );
  await count("/uber-clone", "chat");
  await count("/uber-clone", "chat");
  await count("/contact", "mail");
  // A form sent twice with one key counts as one enquiry.
  const sent = enquiry({ page: "/uber-clone" });
  await local.insert(sent).throwOnError();
  await local.insert(sent);
  const erasure = { actor: "staff-1", email: sent.email };
  await local.staff.rpc("staff_erase_enquiries", erasure).throwOnError();
  expect(await contacts(dayOf(6), dayOf(0))).toEqual([
    { page: "/uber-clone", form: 1, chat: 2, phone: 0, mail: 0, before: 0 },
    { page: "/contact", form: 0, chat: 0, phone: 0, mail: 1, before: 5 },
  ]);
  expect(await contacts(dayOf(20), dayOf(14))).toEqual([]);
});

test("rejects any other kind of contact", async () => {
  const other = await local.staff.rpc("count_contact", { page: "/", kind: "fax" });
  expect(other.error?.code).toBe("23514");
});
