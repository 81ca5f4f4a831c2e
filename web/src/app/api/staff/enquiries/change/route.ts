import { call } from "@/runtime/database";
import { bodyOf, filterFrom } from "@/staff/body";
import { forStaff, Refusal } from "@/staff/for-staff";

/** Archives, answers or erases together what a search lists, but not what arrived since its newest. */
export const POST = forStaff(async ({ request, member, database }) => {
  const body = await bodyOf(request);
  const { change = null, newest } = body;
  if (change === "erase" && member.role !== "administrator") {
    throw new Refusal(403, "Only administrators may do this.");
  }
  const filter = filterFrom(body, member.id);
  if (!filter.search.trim()) throw new Refusal(400, "Search for what to change.");
  const { received_at = null } = Object(newest); // The database refuses what is no time.
  const parameters = { actor: member.id, ...filter, newest: received_at, change };
  return Response.json({
    changed: await call<number>(database, "staff_change_enquiries", parameters),
  });
});
