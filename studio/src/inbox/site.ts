import { API_VERSION } from "@currawong/schemas/api-version";
import type { PageContacts } from "@currawong/supabase/contacts";
import {
  type EnquiryCounts,
  type EnquiryPage,
  type EnquiryState,
  endOf,
  type OpenEnquiry,
  type Position,
} from "@currawong/supabase/inbox";
import { useEffect, useMemo } from "react";
import { useClient } from "sanity";
import type { SWRConfiguration } from "swr";
import useSWR from "swr";
import useSWRInfinite from "swr/infinite";
import { pageEnvironment } from "../environment.ts";

/** What is looked for. */
export type EnquiryFilter = { search: string; state: EnquiryState | null };

/** The site's refusal, in its own words. */
class SiteError extends Error {
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
type Site = ReturnType<typeof openSite>;

/** @param token the Studio’s own session: the site asks Sanity whose it is */
function openSite(siteUrl: string, token: string) {
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

/** How often a tab asks whether a new enquiry came. SWR asks nothing in a hidden one. */
const POLL_MS = 60_000;

/** Those whom the site refuses are refused the next time as well. */
const SETTINGS: SWRConfiguration = {
  shouldRetryOnError: (error) => !(error instanceof SiteError && [401, 403].includes(error.status)),
};

/** The site's routes for staff; null while no one is signed in. */
export function useSite(): Site | null {
  const { token } = useClient({ apiVersion: API_VERSION }).config();
  return useMemo(() => (token ? openSite(pageEnvironment().siteUrl, token) : null), [token]);
}

/** SWR asks nothing without a key, and there is none without a site. */
function signedIn(site: Site | null): Site {
  if (!site) throw new SiteError(401, "Sign in to the Studio again.");
  return site;
}

/** How many enquiries are new. */
export function useCounts() {
  const site = useSite();
  return useSWR<EnquiryCounts, Error>(site && "enquiries/count", () => signedIn(site).counts(), {
    ...SETTINGS,
    refreshInterval: POLL_MS,
  });
}

/** What is found, page after page; again when a new enquiry comes. */
export function useList(filter: EnquiryFilter) {
  const site = useSite();
  const { data: counts } = useCounts();
  const list = useSWRInfinite<EnquiryPage, Error>(
    (_, last: EnquiryPage | null) => {
      if (!site || last?.more === false) return null;
      return ["enquiries/list", filter.search, filter.state, last && endOf(last)];
    },
    // The key above, as it was made.
    ([, , , after]: [string, string, string, Position | null]) =>
      signedIn(site).list(filter, after),
    { ...SETTINGS, keepPreviousData: true },
  );
  const { mutate } = list;
  const latest = counts?.latest;
  useEffect(() => {
    if (latest !== undefined) void mutate();
  }, [latest, mutate]);
  return list;
}

/** One enquiry whole. */
export function useEnquiry(id: string) {
  const site = useSite();
  return useSWR<OpenEnquiry, Error>(
    site && ["enquiry", id],
    () => signedIn(site).read(id),
    SETTINGS,
  );
}

/** How many contacts each page brought from one day to another, such as `2026-11-01`. */
export function useContacts(from: string, to: string) {
  const site = useSite();
  return useSWR<PageContacts[], Error>(
    site && from && to && ["contacts", from, to],
    () => signedIn(site).contacts(from, to),
    { ...SETTINGS, keepPreviousData: true },
  );
}
