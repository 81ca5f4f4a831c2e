import { addressFields } from "@currawong/schemas/fragments";
import { type Addressable, addressesOf, checkAlias, pathOf } from "@currawong/schemas/paths";
import { isReservedPath } from "@currawong/schemas/site-addresses";
import { PAGE_TYPES } from "@currawong/schemas/types";
import type { SanityClient, SanityDocument } from "@sanity/client";
import { Button, Flex, Stack, TextArea } from "@sanity/ui";
import { useCurrentUser } from "sanity";
import type { UserComponent } from "sanity/structure";
import { useLive, useRawClient } from "../dataset/use-live.ts";
import { useStored } from "../dataset/use-stored.ts";
import { publishedId } from "../dataset/versions.ts";
import { readVersions, writeTogether } from "../dataset/write-together.ts";
import { isStaff } from "../roles/roles.tsx";
import { Documents, Frame } from "../ui/frame.tsx";
import { Problem, pluralise, Small, TextField } from "../ui/parts.tsx";
import { useTask } from "../ui/use-task.ts";

/** A redirect to a page, stored among the other addresses of that page’s document. */
export type Redirect = { from: string; to: string; why?: string; id: string; type: string };

type Page = { path: string; title: string; id: string };

/** Every published address of the site: pages, and redirects to them. */
export type SiteAddresses = { pages: readonly Page[]; redirects: readonly Redirect[] };

type Reason = { path: string; reason: string };
type Linkable = Addressable & { id: string; title: string | null; aliasReasons: Reason[] | null };

/** Reads the site’s published addresses. */
export async function readAddresses(client: SanityClient): Promise<SiteAddresses> {
  const documents = await client.fetch<Linkable[]>(
    `*[_type in $types]{ "id": _id, title, aliasReasons, ${addressFields} }`,
    { types: PAGE_TYPES },
    { perspective: "published" },
  );
  const pages = documents.flatMap(({ id, title, ...document }) =>
    addressesOf(document).pages.map((path) => ({ path, title: title ?? path, id })),
  );
  const redirects = documents.flatMap(({ id, _type, aliases, aliasReasons, ...document }) => {
    const to = pathOf({ _type, ...document });
    return (aliases ?? []).flatMap((from) => {
      const why = aliasReasons?.find(({ path }) => path === from)?.reason;
      // A page that moved and came back is at its old address itself.
      return to && to !== from ? [{ from, to, id, type: _type, ...(why && { why }) }] : [];
    });
  });
  return { pages, redirects: redirects.sort((a, b) => a.from.localeCompare(b.from)) };
}

/** Adds addresses to documents, also to their drafts and versions in releases, so that publishing keeps them. */
export async function addRedirects(
  client: SanityClient,
  redirects: readonly Pick<Redirect, "id" | "from" | "why">[],
): Promise<void> {
  const byId = Map.groupBy(redirects, ({ id }) => id);
  await writeTogether(client, "redirects", async () => {
    const fields = "{ _id, _rev, aliases, aliasReasons }";
    const versions = await readVersions<SanityDocument>(client, byId.keys(), fields);
    return versions.map(({ _id, _rev, aliases, aliasReasons }) => {
      const added = byId.get(publishedId(_id)) ?? [];
      const reasons = added.flatMap(({ from, why }) =>
        why ? [{ _key: crypto.randomUUID(), path: from, reason: why }] : [],
      );
      const set = {
        aliases: [...new Set([...(aliases ?? []), ...added.map(({ from }) => from)])],
        ...(reasons.length > 0 && { aliasReasons: [...(aliasReasons ?? []), ...reasons] }),
      };
      return { id: _id, revision: _rev, set };
    });
  });
}

/** A pasted line: the redirect it asks for, or what is wrong with it; `note` is what to know of a good one. */
type Line = { text: string; id?: string; from?: string; problem?: string; note?: string };

/** An address without the site’s name, as lists of old addresses have it, and without a slash at its end. */
const pathIn = (text: string) => text.replace(/^https?:\/\/[^/]+/i, "").replace(/(.)\/$/, "$1");

/** Reads pasted lines of two columns: an old address, and the page it leads to. */
export function readLines(text: string, { pages, redirects }: SiteAddresses): Line[] {
  const seen = new Set<string>();
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.map((line): Line => {
    const [from = "", to = "", ...rest] = line
      .trim()
      .split(/[\s,;]+/)
      .map(pathIn);
    const wrong = (problem: string) => ({ text: line, problem });
    if (!to || rest.length > 0) return wrong("Write two addresses: the old one and the page’s.");
    const check = checkAlias(from);
    if (check !== true) return wrong(check);
    if (isReservedPath(from)) return wrong(`${from} is used by the site itself.`);
    if (seen.has(from)) return wrong(`${from} is in a line above.`);
    seen.add(from);
    const existing = redirects.find((redirect) => redirect.from === from);
    if (existing) return wrong(`${from} leads to ${existing.to} already.`);
    const chain = redirects.find((redirect) => redirect.from === to);
    const target = pages.find(({ path }) => path === (chain?.to ?? to));
    if (!target) return wrong(`There is no page at ${to}.`);
    const page = pages.find(({ path }) => path === from);
    if (page?.id === target.id) return wrong("An address can’t lead to itself.");
    const note = page && `${from} is the page “${page.title}”, which comes first until it leaves.`;
    return { text: line, id: target.id, from, ...(note && { note }) };
  });
}

/**
 * The pane “Redirects”: every address that leads to a page, and a field for pasting many. Sanity knows nothing of
 * addresses.
 */
export const Redirects: UserComponent = ({ childItemId }) => {
  const live = useLive("redirects", readAddresses);
  const mayAdd = isStaff(useCurrentUser());
  const [search, setSearch] = useStored("tab", "redirect/search/1", "");
  return (
    <Frame
      live={live}
      lead={(site) => (
        <>
          {mayAdd && <PasteForm site={site} onAdded={live.refresh} />}
          <TextField label="Search redirects" value={search} onWrite={setSearch} />
          <span>{pluralise(site.redirects.length, "redirect")}</span>
        </>
      )}
    >
      {({ redirects, pages }) => {
        const titles = new Map(pages.map(({ path, title }) => [path, title]));
        const words = search.toLowerCase();
        const rows = redirects.flatMap(({ id, type, from, to, why = "" }) => {
          const note = [titles.get(to), why].filter(Boolean).join(" · ");
          if (!`${from} ${to} ${note}`.toLowerCase().includes(words)) return [];
          const heading = `${from} → ${to}`;
          return { id, type, key: from, heading, note: <p className="when">{note}</p> };
        });
        return <Documents rows={rows} open={childItemId} />;
      }}
    </Frame>
  );
};

/** Adds the good lines of what is pasted; bad ones stay, each with what is wrong with it. */
function PasteForm({ site, onAdded }: { site: SiteAddresses; onAdded: () => Promise<unknown> }) {
  const client = useRawClient();
  const [text, setText] = useStored("tab", "redirect/2", "");
  const { isBusy, failure, run } = useTask();
  const lines = readLines(text, site);
  const good = lines.flatMap(({ id, from }) => (id && from ? [{ id, from }] : []));
  const add = async () => {
    await addRedirects(client, good);
    const bad = lines.filter(({ problem }) => problem);
    setText(bad.map((line) => line.text).join("\n"));
    await onAdded();
  };
  return (
    <Stack gap={3}>
      <Small>
        Old addresses, each with the page it leads to. Paste two columns of any spreadsheet.
      </Small>
      <TextArea
        aria-label="Paste redirects"
        placeholder={"/summer-offer /services/app\n/old.html /about"}
        rows={3}
        fontSize={1}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {lines.map(
        ({ text: line, problem, note }) =>
          (problem ?? note) && (
            <Small key={line} role={problem ? "alert" : "status"}>
              {problem ? `${line}: ${problem}` : note}
            </Small>
          ),
      )}
      <Problem>{failure}</Problem>
      <Flex>
        <Button
          text={good.length > 0 ? `Add ${pluralise(good.length, "redirect")}` : "Add redirects"}
          fontSize={1}
          disabled={good.length === 0}
          loading={isBusy}
          onClick={() => void run(add)}
        />
      </Flex>
    </Stack>
  );
}
