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
import useSWR, { type SWRConfiguration } from "swr";
import useSWRInfinite from "swr/infinite";
import { pageEnvironment } from "../environment.ts";

/** What is looked for. */
export type EnquiryFilter = { search: string; state: EnquiryState | null };

/**
 * The site's routes for staff, which answer with the types that it shares with us.
 * @param token the Studio’s own session: the site asks Sanity whose it is
 */
function openSite(siteUrl: string, token: string) {
  async function ask(path: string, method = "GET", body?: unknown): Promise<Response> {
    const answer = await fetch(`${siteUrl}/api/staff/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      cache: "no-store",
      credentials: "omit",
    }).catch(() => {
      throw new Error("The site can’t be reached. What you typed is still here, so try again.");
    });
    if (answer.ok) return answer;
    const { message } = Object(await answer.json().catch(() => null));
    throw new Error(message ?? `The site answered ${answer.status}.`, { cause: answer.status });
  }
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
    redirects: () => read<Record<string, number>>("redirects"),
  };
}

/** How often a tab asks whether a new enquiry came. SWR asks nothing in a hidden one. */
const POLL_MS = 60_000;

/** Those whom the site refuses are refused the next time as well. */
const SETTINGS: SWRConfiguration = {
  shouldRetryOnError: ({ cause }) => cause !== 401 && cause !== 403,
};

/** The site's routes, with the session of whoever is signed in to the Studio. */
export function useSite() {
  const { token = "" } = useClient({ apiVersion: API_VERSION }).config();
  return useMemo(() => openSite(pageEnvironment().siteUrl, token), [token]);
}

/** How many enquiries are new. */
export function useCounts() {
  const { counts } = useSite();
  const options = { ...SETTINGS, refreshInterval: POLL_MS };
  return useSWR<EnquiryCounts, Error>("enquiries/count", counts, options);
}

/** What is found, page after page; again when a new enquiry comes. */
export function useList(filter: EnquiryFilter) {
  const site = useSite();
  const { data: counts } = useCounts();
  const list = useSWRInfinite<EnquiryPage, Error>(
    (_, last: EnquiryPage | null) =>
      last?.more === false
        ? null
        : ["enquiries/list", filter.search, filter.state, last && endOf(last)],
    // The key above, as it was made.
    ([, , , after]: [string, string, string, Position | null]) => site.list(filter, after),
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
  return useSWR<OpenEnquiry, Error>(["enquiry", id], () => site.read(id), SETTINGS);
}

/** How many contacts each page brought from one day to another, such as `2026-11-01`. */
export function useContacts(from: string, to: string) {
  const site = useSite();
  const options = { ...SETTINGS, keepPreviousData: true };
  const key = from && to && ["contacts", from, to];
  return useSWR<PageContacts[], Error>(key, () => site.contacts(from, to), options);
}

/** How often each redirect was followed, by its address. */
export function useRedirectHits() {
  return useSWR<Record<string, number>, Error>("redirects", useSite().redirects, SETTINGS).data;
}
