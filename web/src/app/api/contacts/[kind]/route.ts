import { CONTACT_LINKS } from "@currawong/supabase/contacts";
import { userAgent } from "next/server";
import { pageAt } from "@/page/page-at";
import { call, staffDatabase } from "@/runtime/database";
import { readEnvironment } from "@/runtime/environment";
import { errorText, log } from "@/runtime/observability/log";

/** Visitors do not reach a higher rate. */
const COUNTS_PER_SECOND = 5;

const counted = { second: 0, count: 0 };

/** Whether a contact is within the limit of its second. */
function isAllowed(): boolean {
  const second = Math.floor(Date.now() / 1_000);
  counted.count = second === counted.second ? counted.count + 1 : 1;
  counted.second = second;
  return counted.count <= COUNTS_PER_SECOND;
}

/** The path of the page that a request comes from; null if it does not come from this site. */
function pageOfRequest(request: Request): string | null {
  const url = URL.parse(request.headers.get("referer") ?? "");
  return url?.origin === new URL(readEnvironment().siteUrl).origin ? url.pathname : null;
}

/**
 * Counts a contact from a page, without any data about the visitor. Ignores robots and addresses that are not
 * pages, and always sends the same response. Enquiries are counted by the database.
 */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ kind: string }> },
): Promise<Response> {
  const { inbox, supabase } = readEnvironment();
  const { kind } = await params;
  const page = pageOfRequest(request);
  const isContact = CONTACT_LINKS.some((name) => name === kind) && !userAgent(request).isBot;
  try {
    if (inbox && page && isContact && isAllowed() && (await pageAt(page))) {
      await call(staffDatabase(supabase.url, inbox.secretKey), "count_contact", { page, kind });
    }
  } catch (error) {
    log("error", "contact not counted", { message: errorText(error) });
  }
  return new Response(null, { status: 204 });
}
