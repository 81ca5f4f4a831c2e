import { API_VERSION } from "@currawong/schemas/api-version";
import type { PageContacts } from "@currawong/supabase/contacts";
import {
  type EnquiryCounts,
  type EnquiryPage,
  endOf,
  type OpenEnquiry,
  type Position,
} from "@currawong/supabase/inbox";
import { useEffect, useMemo } from "react";
import { useClient } from "sanity";
import useSWR, { type SWRConfiguration } from "swr";
import useSWRInfinite from "swr/infinite";
import { pageEnvironment } from "../page-environment.ts";
import { type EnquiryFilter, openSite, type Site, SiteError } from "./site.ts";

/**
 * How often a tab in view asks whether a new enquiry came, in milliseconds. SWR asks nothing in one that is
 * hidden, and at once when it comes into view.
 */
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
