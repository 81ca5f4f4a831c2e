import type { EnquiryCounts } from "@currawong/supabase/inbox";
import { call } from "@/runtime/database";
import { forStaff } from "@/staff/for-staff";

/** How many enquiries are new, whose they are, and when the newest came. */
export const GET = forStaff(async ({ member, database }) =>
  Response.json(await call<EnquiryCounts>(database, "staff_count_enquiries", { actor: member.id })),
);
