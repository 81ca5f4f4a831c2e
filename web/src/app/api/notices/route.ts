import { deliverDue, openOutbox } from "@/enquiries/notices/deliver";
import { readEnvironment } from "@/runtime/environment";
import { refuseUnscheduled } from "@/runtime/scheduled";

/**
 * Delivers the notices that are due, for the scheduler of a host where no worker runs: those that failed before, and those
 * of enquiries that were stored without the site.
 */
export async function POST(request: Request): Promise<Response> {
  const refused = refuseUnscheduled(request);
  if (refused) return refused;
  const outbox = openOutbox(readEnvironment());
  return Response.json({ delivered: outbox ? await deliverDue(outbox) : 0 });
}

/** Vercel's scheduler sends `CRON_SECRET` with a GET. */
export const GET = POST;
