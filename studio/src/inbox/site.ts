import type { PageContacts } from "@currawong/supabase/contacts";
import type {
  EnquiryCounts,
  EnquiryPage,
  EnquiryState,
  OpenEnquiry,
  Position,
} from "@currawong/supabase/inbox";

/** What is looked for. */
export type EnquiryFilter = { search: string; state: EnquiryState | null };

/** The site's refusal, in its own words. */
export class SiteError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function refusal(answer: Response): Promise<SiteError> {
  const body: unknown = await answer.json().catch(() => null);
  const message = (body as { message?: unknown } | null)?.message;
  return new SiteError(
    answer.status,
    typeof message === "string" ? message : `The site answered ${answer.status}.`,
  );
}

/** The site's routes for staff, with the session of whoever is signed in to the Studio. */
export type Site = ReturnType<typeof openSite>;

/**
 * @param siteUrl where the site is
 * @param token the Studio's own session: the site asks Sanity whose it is
 */
export function openSite(siteUrl: string, token: string) {
  async function ask(path: string, method = "GET", body?: unknown): Promise<Response> {
    const answer = await fetch(`${siteUrl}/api/staff/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      cache: "no-store",
      credentials: "omit",
    }).catch(() => {
      throw new SiteError(
        0,
        "The site cannot be reached. What you typed is still here: try again.",
      );
    });
    if (!answer.ok) throw await refusal(answer);
    return answer;
  }
  // The site's routes answer with the types that it shares with us.
  const read = async <Answer>(path: string, method?: string, body?: unknown): Promise<Answer> =>
    (await ask(path, method, body)).json() as Promise<Answer>;

  return {
    counts: () => read<EnquiryCounts>("enquiries/count"),
    list: (filter: EnquiryFilter, after: Position | null) =>
      read<EnquiryPage>("enquiries/list", "POST", { ...filter, after }),
    read: (id: string) => read<OpenEnquiry>(`enquiries/${id}`),
    setState: (id: string, state: EnquiryState) => ask(`enquiries/${id}`, "PATCH", { state }),
    addNote: (id: string, note: string) => ask(`enquiries/${id}/notes`, "POST", { note }),
    reply: (id: string, text: string) => ask(`enquiries/${id}/reply`, "POST", { text }),
    erase: (email: string) => read<{ erased: number }>("enquiries/erase", "POST", { email }),
    csv: async (filter: EnquiryFilter) => (await ask("enquiries/export", "POST", filter)).blob(),
    /** @param from the first day, such as `2026-11-01`; `to` is the last */
    contacts: (from: string, to: string) => read<PageContacts[]>(`contacts?from=${from}&to=${to}`),
  };
}
