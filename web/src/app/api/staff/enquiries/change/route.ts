import { call } from "@/runtime/database";
import { forStaff, Refusal } from "@/staff/for-staff";
import { bodyOf, changeFrom, filterFrom, positionFrom } from "@/staff/parse-body";

/** Archives, answers or erases together what a search lists, but not what arrived since its newest. */
export const POST = forStaff(async ({ request, member, database }) => {
  const body = await bodyOf(request);
  const change = changeFrom(body.change);
  if (change === "erase" && member.role !== "administrator") {
    throw new Refusal(403, "Only administrators may do this.");
  }
  const { search, state = null, owner = null } = filterFrom(body, member.id);
  const newest = positionFrom(body.newest)?.received_at;
  if (!search.trim() || !newest) throw new Refusal(400, "Search for what to change.");
  const parameters = { actor: member.id, search, state, owner, newest, change };
  return Response.json({
    changed: await call<number>(database, "staff_change_enquiries", parameters),
  });
});
