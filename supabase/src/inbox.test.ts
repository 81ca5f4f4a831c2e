import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { enquiry, sharedLocal } from "../test/support.ts";
import type { ContactSubmissionInsert, Database } from "./database.types.ts";
import {
  after,
  type EnquiryCounts,
  type EnquiryPage,
  type EnquiryWatch,
  endOf,
  type WholeEnquiry,
} from "./inbox.ts";

// inbox.ts declares what the functions return: these tests check that the two match.

const ACTOR = "staff-1";

const local = await sharedLocal();

const send = async (change: Partial<ContactSubmissionInsert> = {}) =>
  (await local.insert(enquiry(change)).select().single().throwOnError()).data;

type Functions = Database["public"]["Functions"];

/** Calls a function as staff; its return type is in inbox.ts. */
async function call(name: keyof Functions, args: Record<string, unknown> = {}): Promise<unknown> {
  // The type of the arguments depends on the name, which varies here.
  const { data } = await local.staff.rpc(name, { actor: ACTOR, ...args } as never).throwOnError();
  return data;
}

const list = async (args = {}) => (await call("staff_list_enquiries", args)) as EnquiryPage;
const read = async (enquiry: string) =>
  (await call("staff_read_enquiry", { enquiry })) as WholeEnquiry;
const setState = (enquiry: string, state: string) =>
  call("staff_set_enquiry_state", { enquiry, state });
const addNote = (enquiry: string, note: string) =>
  call("staff_add_enquiry_note", { enquiry, note });
const erase = (email: string) => call("staff_erase_enquiries", { email });

const names = ({ enquiries }: EnquiryPage) => enquiries.map(({ name }) => name);

const audit = () =>
  local.rows("select actor, action, enquiries, state from private.enquiry_audit order by id");

test("continues after a page of the inbox, even if its last enquiry has been erased", async () => {
  // All received at the same time, so that their ids decide the order.
  const rows = Array.from({ length: 5 }, (_, i) => enquiry({ name: `Person ${i}` }));
  await local.insert(rows).throwOnError();
  const first = await list({ page_size: 2 });
  expect(first).toMatchObject({ more: true, matching: 5 });
  const { email = "" } = first.enquiries[1] ?? {};
  await erase(email);
  const rest = await list({ page_size: 5, ...after(endOf(first)) });
  expect(rest.more).toBe(false);
  expect([...names(first), ...names(rest)].toSorted()).toEqual(rows.map(({ name }) => name));
});

test.each([
  ["a name by its beginning", "ren cit"],
  ["a name without its accents", "renee"],
  ["a name with its accents", "Renée"],
  ["a whole email address", "renee.citizen@bakery.example"],
  ["the domain of an email address", "BAKERY.example"],
  ["a telephone number without spaces", "0491570006"],
  ["a telephone number as written", "+61 491 570"],
  ["a company with an apostrophe", "O'Brien’s"],
  ["a service", "instagram"],
  ["a page", "/instagram-chatbot"],
  ["words of the message, in any order", "fremantle bread"],
])("finds %s", async (_, search) => {
  await send({
    name: "Renée Citizen",
    email: "renee.citizen@bakery.example",
    phone: "+61 491 570 006",
    company: "O'Brien’s & Sons",
    message: "We sell bread, in Fremantle.",
  });
  await send({ name: "Someone Else", service: "Hire", page: "/hire-resources" });
  expect(names(await list({ search }))).toEqual(["Renée Citizen"]);
});

test("finds an enquiry by its reference, and none by words it does not contain", async () => {
  const { reference } = await send({ name: "Wanted" });
  await send();
  expect(names(await list({ search: reference.toLowerCase() }))).toEqual(["Wanted"]);
  for (const search of ["nonsense", "wanted nonsense", "' | !", "\\", ":* & (", "%_"]) {
    expect(await list({ search })).toEqual({ enquiries: [], more: false, matching: 0 });
  }
});

test("records states and notes with their author and time", async () => {
  const { id } = await send({ name: "Answered" });
  await send({ name: "Waiting" });
  await setState(id, "answered");
  await addNote(id, " Rang back. ");
  expect(names(await list({ state: "answered" }))).toEqual(["Answered"]);
  expect(names(await list({ state: "new" }))).toEqual(["Waiting"]);
  const whole = await read(id);
  expect(whole).toMatchObject({
    state: "answered",
    changed_by: ACTOR,
    same_sender: 1,
    notes: [{ note: "Rang back.", written_by: ACTOR }],
    notice: { attempts: 0, delivered_at: null },
  });
  expect(Date.parse(whole.changed_at ?? "")).toBeGreaterThan(Date.parse(whole.received_at));
  await expect(setState(id, "gone")).rejects.toMatchObject({ code: "23514" });
});

test("counts the new enquiries", async () => {
  const count = async () =>
    (await local.staff.rpc("staff_count_enquiries").throwOnError()).data as EnquiryCounts;
  expect(await count()).toEqual({ new: 0, mine: 0, free: 0, latest: null, undelivered: 0 });
  const { id, created_at } = await send();
  const counts = await count();
  expect(counts).toMatchObject({ new: 1, undelivered: 0 });
  expect(Date.parse(counts.latest ?? "")).toBe(Date.parse(created_at));
  await setState(id, "archived");
  expect(await count()).toMatchObject({ new: 0 });
});

test("erases one person's enquiries, and no one else's", async () => {
  const ids = [
    (await send({ email: "jane@visitor.example" })).id,
    (await send({ email: "Jane@Visitor.example" })).id,
  ];
  await send({ name: "Someone Else", email: "other+jane@visitor.example" });
  for (const id of ids) await addNote(id, "Jane rang");
  expect(await erase("%@visitor.example")).toBe(0);
  expect(await erase(" JANE@visitor.example ")).toBe(2);
  expect(names(await list())).toEqual(["Someone Else"]);
  expect(await tablesWith("jane@visitor")).toEqual(["public.contact_submissions"]);
  const [, , , erasure] = await audit();
  expect(erasure).toMatchObject({ actor: ACTOR, action: "erase" });
  expect((erasure as { enquiries: string[] }).enquiries.toSorted()).toEqual(ids.toSorted());
});

test("records every read and change in the audit, by ids only", async () => {
  const { id } = await send({ name: "Jane Citizen", email: "jane@visitor.example" });
  await list({ search: "citizen" });
  await list({ purpose: "export" });
  await read(id);
  await setState(id, "answered");
  await addNote(id, "Rang Jane");
  const unknown = randomUUID();
  expect(await read(unknown)).toBeNull();
  expect(await audit()).toEqual(
    ["list", "export", "read", "state", "note"].map((action) => ({
      actor: ACTOR,
      action,
      enquiries: [id],
      state: action === "state" ? "answered" : null,
    })),
  );
  expect(JSON.stringify(await audit())).not.toMatch(/jane|citizen/i);
});

/** The tables that contain a text anywhere in a row. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await local.rows<{ name: string }>(
    "select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'private') order by 1",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const matches = await local.rows(
      `select 1 from ${name} as held where held::text ilike '%' || $1 || '%' limit 1`,
      [text],
    );
    if (matches.length > 0) found.push(name);
  }
  return found;
}

test("of two who saw the same enquiry, only the first can take it to reply; later acts make both stale", async () => {
  const { id } = await send();
  const watch = async (actor: string) =>
    (await call("staff_watch_enquiry", { actor, enquiry: id })) as EnquiryWatch;
  const take = (actor: string, seen?: string) =>
    call("staff_take_enquiry", { actor, enquiry: id, seen });
  const [ann, bob] = [await watch("ann"), await watch("bob")];
  expect(bob).toMatchObject({ owner: null, viewers: ["ann"], version: ann.version });
  expect(await take("ann", ann.version)).toBe(true);
  expect(await take("bob", bob.version)).toBe(false);
  const after = await watch("bob");
  expect(after.owner).toBe("ann");
  await addNote(id, "Called");
  expect(await take("bob", after.version)).toBe(false);
  expect(await take("bob")).toBe(true);
  expect((await watch("ann")).owner).toBe("bob");
  await local.rows("update private.enquiry_viewers set seen_at = now() - interval '1 minute'");
  expect((await watch("ann")).viewers).toEqual([]);
  expect(await call("staff_watch_enquiry", { enquiry: randomUUID() })).toBeNull();
});

test("lists and counts what is someone's or nobody's, and gives it on or back", async () => {
  const [first] = [await send({ name: "First" }), await send({ name: "Second" })];
  const assign = (owner: string | null) =>
    call("staff_assign_enquiry", { enquiry: first.id, owner });
  const mine = async () => (await call("staff_count_enquiries")) as EnquiryCounts;
  expect(await assign(ACTOR)).toBe(true);
  expect(await list({ owner: ACTOR })).toMatchObject({
    enquiries: [{ owner: ACTOR }],
    matching: 1,
  });
  expect(names(await list({ owner: "" }))).toEqual(["Second"]);
  expect(await mine()).toMatchObject({ new: 2, mine: 1, free: 1 });
  await assign("bob");
  expect(await mine()).toMatchObject({ new: 2, mine: 0, free: 1 });
  await assign(null);
  expect(await mine()).toMatchObject({ new: 2, free: 2 });
  expect(await call("staff_assign_enquiry", { enquiry: randomUUID(), owner: "bob" })).toBe(false);
});

test("changes together what a list shows, but nothing that arrived since, and records it", async () => {
  for (let n = 0; n < 3; n++) await send({ name: `Spam ${n}`, message: "Cheap pills" });
  await send({ name: "Jane" });
  const listed = await list({ search: "pills" });
  const newest = listed.enquiries[0]?.received_at;
  await send({ name: "Late", message: "Cheap pills" });
  const change = (to: string, search = "pills") =>
    call("staff_change_enquiries", { search, state: null, owner: null, newest, change: to });
  expect(await change("archived")).toBe(3);
  expect(names(await list({ state: "new" })).toSorted()).toEqual(["Jane", "Late"]);
  expect(await change("erase")).toBe(3);
  expect(await change("erase", "' | !")).toBe(0);
  expect(names(await list()).toSorted()).toEqual(["Jane", "Late"]);
  const kept = (await audit()) as { action: string; enquiries: string[]; state: string | null }[];
  const several = kept.filter(({ enquiries }) => enquiries.length === 3);
  expect(several.map(({ action, state }) => [action, state])).toContainEqual(["state", "archived"]);
  expect(several.map(({ action }) => action)).toContain("erase");
});
