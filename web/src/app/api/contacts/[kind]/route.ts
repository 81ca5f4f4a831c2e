import { CONTACT_LINKS } from "@currawong/supabase/contacts";
import { userAgent } from "next/server";
import { readEnvironment } from "@/environment";
import { log } from "@/observability/log";
import { pageAt } from "@/page/page-at";
import { processWide } from "@/process-wide";
import { call, staffDatabase } from "@/staff/database";
import { rateLimit } from "../../../../../server/rate-limit";

/** More in a second are no visitors. */
const PER_SECOND = 5;
const isAllowed = () => processWide("contacts", () => rateLimit(PER_SECOND))();

/** The path of the site's page that a request comes from; null where it comes from elsewhere. */
function pageOf(request: Request): string | null {
  const url = URL.parse(request.headers.get("referer") ?? "");
  return url?.origin === new URL(readEnvironment().siteUrl).origin ? url.pathname : null;
}

/**
 * Counts a contact from a page: how often, and nothing of who. Leaves robots out, and addresses that are no
 * page, and answers everyone alike.
 */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ kind: string }> },
): Promise<Response> {
  const { inbox, supabase } = readEnvironment();
  const { kind } = await params;
  const page = pageOf(request);
  const isContact = CONTACT_LINKS.some((name) => name === kind) && !userAgent(request).isBot;
  try {
    if (inbox && page && isContact && isAllowed() && (await pageAt(page))) {
      await call(staffDatabase(supabase.url, inbox.secretKey), "count_contact", { page, kind });
    }
  } catch (error) {
    log("error", "contact not counted", { message: String(error) });
  }
  return new Response(null, { status: 204 });
}
