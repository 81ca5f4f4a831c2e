import { randomUUID } from "node:crypto";
import { startSupabase } from "@currawong/supabase/start";
import type { SanityClient } from "@sanity/client";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** What editors do: drafts, published prices, files, and releases that are scheduled, archived, published, or delete. */
export async function edit(client: SanityClient): Promise<void> {
  const picture = await client.assets.upload("image", Buffer.from(SVG), { filename: "a.svg" });
  await client.assets.upload("file", Buffer.from("Terms"), { filename: "terms.txt" });
  const reference = { _type: "reference", _ref: picture._id };
  const image = { _type: "picture", alt: "A.", asset: reference };
  const price = { _type: "price", amount: 2999 };
  const a = { _type: "project", title: "A", image, price };
  await client.create({ ...a, _id: "a" });
  await client.create({ _id: "b", _type: "project", title: "B" });
  await client.create({ ...a, _id: "drafts.a", price: { ...price, amount: 3299 } });
  await client.action({
    actionType: "sanity.action.document.publish",
    draftId: "drafts.a",
    publishedId: "a",
  });
  await client.create({ _id: "drafts.b", _type: "project", title: "Unfinished" });
  for (const releaseId of ["timed", "old", "done", "leaving"]) {
    await client.releases.create({ releaseId, metadata: { title: releaseId } });
    const _id = `versions.${releaseId}.${releaseId === "done" ? "c" : "a"}`;
    await client.create({ _id, _type: "project", title: releaseId });
  }
  await client.patch("versions.old.a").set({ title: "patched" }).commit();
  await client.action({
    actionType: "sanity.action.document.version.unpublish",
    versionId: "versions.leaving.b",
    publishedId: "b",
  });
  await client.releases.schedule({ releaseId: "timed", publishAt: "2090-01-01T00:00:00.000Z" });
  await client.releases.archive({ releaseId: "old" });
  await client.releases.publish({ releaseId: "done" });
}

const KEYS = {
  publishableKey: `sb_publishable_${"p".repeat(22)}`,
  secretKey: `sb_secret_${"s".repeat(22)}`,
};

/** What visitors and staff do: enquiries, of which one is taken, answered and noted, and one erased. */
export async function answer(dataDir: string): Promise<void> {
  const supabase = await startSupabase({ ...KEYS, port: 0, dataDir });
  const { driver } = supabase.database;
  const send = async (email: string) => {
    const { rows } = await driver.query<{ id: string }>(
      `insert into public.contact_submissions (name, email, message, page, fill_ms, idempotency_key)
       values ('Mai', $1, 'Hello', '/contact', 8000, $2) returning id`,
      [email, randomUUID()],
    );
    return rows[0]?.id;
  };
  const id = await send("mai@visitor.example");
  await send("other@visitor.example");
  await driver.query("select public.staff_read_enquiry('u1', $1)", [id]);
  await driver.query("select public.staff_take_enquiry('u1', $1)", [id]);
  await driver.query("select public.staff_add_enquiry_note('u1', $1, 'Rang back')", [id]);
  await driver.query("select public.staff_set_enquiry_state('u1', $1, 'answered')", [id]);
  await driver.query("select public.staff_erase_enquiries('u1', 'other@visitor.example')");
  await driver.query("select public.count_contact('/contact', 'phone')");
  await supabase.close();
}
