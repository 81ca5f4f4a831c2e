import { beforeEach, expect, test } from "vitest";
import { clear, enquiry, sharedLocal } from "../test/support.ts";
import type { PageContacts } from "./contacts.ts";

const local = await sharedLocal();
beforeEach(async () => {
  await clear(local);
  await local.database.driver.exec("delete from private.contact_counts");
});

const dayOf = (daysAgo: number) => {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney" }).format();
  return new Date(Date.parse(today) - daysAgo * 86_400_000).toISOString().slice(0, 10);
};

async function contacts(first: string, last: string) {
  const days = { first_day: first, last_day: last };
  const { data } = await local.staff.rpc("staff_count_contacts", days).throwOnError();
  return data as PageContacts[]; // What this function answers.
}

test("contacts are counted by page and kind, beside as many days before", async () => {
  const count = (page: string, kind: string) =>
    local.staff.rpc("count_contact", { page, kind }).throwOnError();
  await count("/contact", "phone");
  await local.database.driver.exec(
    "update private.contact_counts set day = day - 7, contacts = 5 where page = '/contact'",
  );
  await count("/uber-clone", "chat");
  await count("/uber-clone", "chat");
  await count("/contact", "mail");
  // Sent twice with one key, a form is one enquiry.
  const sent = enquiry({ page: "/uber-clone" });
  await local.visitor.from("contact_submissions").insert(sent).throwOnError();
  await local.visitor.from("contact_submissions").insert(sent);
  expect(await contacts(dayOf(6), dayOf(0))).toEqual([
    { page: "/uber-clone", form: 1, chat: 2, phone: 0, mail: 0, before: 0 },
    { page: "/contact", form: 0, chat: 0, phone: 0, mail: 1, before: 5 },
  ]);
  expect(await contacts(dayOf(20), dayOf(14))).toEqual([]);
});

test("what was counted outlives the enquiry", async () => {
  const sent = enquiry();
  await local.visitor.from("contact_submissions").insert(sent).throwOnError();
  const erased = { actor: "staff-1", email: sent.email };
  await local.staff.rpc("staff_erase_enquiries", erased).throwOnError();
  expect(await contacts(dayOf(0), dayOf(0))).toMatchObject([{ form: 1 }]);
});

test("no other kind is counted, and no one with the public key counts or reads", async () => {
  const other = await local.staff.rpc("count_contact", { page: "/", kind: "fax" });
  expect(other.error?.code).toBe("23514");
  const tried = [
    await local.visitor.rpc("count_contact", { page: "/", kind: "chat" }),
    await local.visitor.rpc("staff_count_contacts", { first_day: dayOf(1), last_day: dayOf(0) }),
  ];
  for (const { error } of tried) expect(error?.code).toBe("42501");
});
