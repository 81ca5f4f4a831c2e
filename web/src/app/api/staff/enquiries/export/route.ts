import { bodyOf, filterFrom } from "@/staff/body";
import { exportEnquiries } from "@/staff/export";
import { forStaff } from "@/staff/for-staff";

export const POST = forStaff(async ({ request, member, database }) => {
  const filter = filterFrom(await bodyOf(request), member.id);
  return new Response(await exportEnquiries(database, member.id, filter), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="enquiries.csv"',
    },
  });
});
