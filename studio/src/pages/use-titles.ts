import useSWR from "swr";
import { usePublishedClient } from "../dataset/use-live.ts";
import { readAddresses } from "../redirects/redirects.tsx";

/** The titles of all pages, by path; read once for all lists. */
export function useTitles(): ReadonlyMap<string, string> | undefined {
  const client = usePublishedClient();
  const { data } = useSWR("page-titles", async () => {
    const { pages } = await readAddresses(client);
    return new Map(pages.map(({ path, title }) => [path, title]));
  });
  return data;
}
