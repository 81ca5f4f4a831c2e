import { call } from "@/runtime/database";
import { forStaff } from "@/staff/for-staff";

/** How often each redirect was followed, by its address: `{"/old-address": 3}`. */
export const GET = forStaff(async ({ database }) =>
  Response.json(await call<Record<string, number>>(database, "staff_redirect_hits")),
);
