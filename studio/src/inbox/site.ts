import { API_VERSION } from "@currawong/schemas/api-version";
import type { ReviewNotice } from "@currawong/schemas/review-notice";
import type { PagesByTag } from "@currawong/schemas/tags";
import type { PageContacts } from "@currawong/supabase/contacts";
import {
  type EnquiryChange,
  type EnquiryCounts,
  type EnquiryPage,
  type EnquiryState,
  type EnquiryWatch,
  endOf,
  type OpenEnquiry,
  type Position,
} from "@currawong/supabase/inbox";
import { useEffect, useMemo } from "react";
import { useClient } from "sanity";
import useSWR, { type SWRConfiguration } from "swr";
import useSWRInfinite from "swr/infinite";
import { pageEnvironment } from "../environment.ts";

/** Which enquiries to list; `null` matches every state, or whoever answers them. */
export type EnquiryFilter = {
  search: string;
  state: EnquiryState | null;
  owner: "mine" | "nobody" | null;
};

/**
 * A client of the site's staff routes, with the response types that the site and the Studio share.
 * @param token the Studio’s session token, which the site verifies with Sanity
 */
export function openSite(siteUrl: string, token: string) {
  async function send(path: string, method = "GET", body?: unknown): Promise<Response> {
    const response = await fetch(`${siteUrl}/api/staff/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      cache: "no-store",
      credentials: "omit",
    }).catch(() => {
      throw new Error("The site can’t be reached. What you typed is still here, so try again.");
    });
    if (response.ok) return response;
    const { message } = Object(await response.json().catch(() => null));
    throw new Error(message ?? `The site answered ${response.status}.`, { cause: response.status });
  }
  const read = async <T>(path: string, method?: string, body?: unknown): Promise<T> =>
    (await send(path, method, body)).json() as Promise<T>;

  return {
    counts: () => read<EnquiryCounts>("enquiries/count"),
    list: (filter: EnquiryFilter, after: Position | null) =>
      read<EnquiryPage>("enquiries/list", "POST", { ...filter, after }),
    read: (id: string) => read<OpenEnquiry>(`enquiries/${id}`),
    setState: (id: string, state: EnquiryState) => send(`enquiries/${id}`, "PATCH", { state }),
    addNote: (id: string, note: string) => send(`enquiries/${id}/notes`, "POST", { note }),
    watch: (id: string) => read<EnquiryWatch>(`enquiries/${id}/watch`),
    /** @param owner a colleague’s id, or null to give it back */
    assign: (id: string, owner: string | null) => send(`enquiries/${id}/watch`, "POST", { owner }),
    /** @param seen the version of the enquiry that the writer has seen; a newer one refuses the reply */
    reply: (id: string, text: string, seen: string | undefined) =>
      send(`enquiries/${id}/reply`, "POST", { text, seen }),
    erase: (email: string) => read<{ erased: number }>("enquiries/erase", "POST", { email }),
    /** Changes everything that a search lists; @param newest the newest that was listed */
    change: (filter: EnquiryFilter, newest: Position, change: EnquiryChange) =>
      read<{ changed: number }>("enquiries/change", "POST", { ...filter, newest, change }),
    csv: async (filter: EnquiryFilter) => (await send("enquiries/export", "POST", filter)).blob(),
    /** @param from the first day, such as `2026-11-01`; `to` is the last */
    contacts: (from: string, to: string) => read<PageContacts[]>(`contacts?from=${from}&to=${to}`),
    pagesByTag: (tags: readonly string[]) => read<PagesByTag>("pages", "POST", { tags }),
    /** Tells a colleague of a review. The request itself is stored, so a failure only means that nobody is told. */
    tellOfReview: (notice: ReviewNotice) =>
      read<{ isTold: boolean }>("reviews", "POST", notice).then(
        ({ isTold }) => isTold,
        () => false,
      ),
  };
}

/** How often a visible tab polls for new enquiries; SWR does not poll in a hidden tab. */
const POLL_MS = 60_000;

/** A retry would not help when the site rejects the user. */
const SETTINGS: SWRConfiguration = {
  shouldRetryOnError: ({ cause }) => cause !== 401 && cause !== 403,
};

/** The site's staff routes, called with the session token of the signed-in user. */
export function useSite() {
  const { token = "" } = useClient({ apiVersion: API_VERSION }).config();
  return useMemo(() => openSite(pageEnvironment().siteUrl, token), [token]);
}

/** Polls the enquiry counts, unless the user may not read them. */
export function useCounts(mayRead = true) {
  const { counts } = useSite();
  const options = { ...SETTINGS, refreshInterval: POLL_MS };
  return useSWR<EnquiryCounts, Error>(mayRead && "enquiries/count", counts, options);
}

/** Matching enquiries, page by page, unless the user may not read them; reloaded when a new enquiry arrives. */
export function useList(filter: EnquiryFilter, mayRead = true) {
  const site = useSite();
  const { data: counts } = useCounts(mayRead);
  const list = useSWRInfinite<EnquiryPage, Error>(
    (_, last: EnquiryPage | null) =>
      last?.more === false || !mayRead ? null : ["enquiries/list", filter, last && endOf(last)],
    // The key built above.
    ([, , after]: [string, EnquiryFilter, Position | null]) => site.list(filter, after),
    { ...SETTINGS, keepPreviousData: true },
  );
  const { mutate } = list;
  const latest = counts?.latest;
  useEffect(() => {
    if (latest !== undefined) void mutate();
  }, [latest, mutate]);
  return list;
}

/** One enquiry with all its details. */
export function useEnquiry(id: string) {
  const site = useSite();
  return useSWR<OpenEnquiry, Error>(["enquiry", id], () => site.read(id), SETTINGS);
}

/** How often an open enquiry is watched: whoever has it open counts as present for three times as long. */
const WATCH_MS = 15_000;

/** Who is at work on an enquiry; others see that this user has it open. */
export function useWatch(id: string) {
  const site = useSite();
  const options = { ...SETTINGS, refreshInterval: WATCH_MS };
  return useSWR<EnquiryWatch, Error>(["enquiry-watch", id], () => site.watch(id), options);
}

/** Contacts per page between two days, such as `2026-11-01`. */
export function useContacts(from: string, to: string) {
  const site = useSite();
  const key = ["contacts", from, to];
  return useSWR<PageContacts[], Error>(key, () => site.contacts(from, to), SETTINGS);
}
