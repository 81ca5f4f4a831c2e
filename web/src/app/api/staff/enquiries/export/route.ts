import { bodyOf, wantedFrom } from "@/staff/asked";
import { exported } from "@/staff/export";
import { forStaff } from "@/staff/for-staff";

export { preflight as OPTIONS } from "@/staff/cors";

/** Everything that is found, as CSV. */
export const POST = forStaff(async ({ request, member, database }) => {
  const wanted = wantedFrom(await bodyOf(request));
  return new Response(await exported(database, member.id, wanted), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="enquiries.csv"',
    },
  });
});
