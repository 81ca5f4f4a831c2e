import { WRITER_ROLES } from "@currawong/schemas/staff-roles";
import { readEnvironment } from "@/runtime/environment";
import { bodyOf } from "@/staff/body";
import { forStaff } from "@/staff/for-staff";
import { reviewNoticeFrom, tellOfReview } from "@/staff/tell-of-review";

/** Tells a colleague of a review: contributors ask for one too. */
export const POST = forStaff(async ({ request, member }) => {
  const notice = reviewNoticeFrom(await bodyOf(request));
  const authorization = request.headers.get("authorization") ?? "";
  const sender = { id: member.id, authorization };
  return Response.json({ isTold: await tellOfReview(readEnvironment(), notice, sender) });
}, WRITER_ROLES);
