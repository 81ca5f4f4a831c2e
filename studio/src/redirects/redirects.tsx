import { addressFields } from "@currawong/schemas/fragments";
import { type Addressable, addressesOf, checkAlias, pathOf } from "@currawong/schemas/paths";
import { isReservedPath } from "@currawong/schemas/site-addresses";
import { PAGE_TYPES } from "@currawong/schemas/types";
import type { SanityClient, SanityDocument } from "@sanity/client";
import { Button, Flex, Stack } from "@sanity/ui";
import { type FormEvent, useState } from "react";
import { useCurrentUser } from "sanity";
import type { UserComponent } from "sanity/structure";
import { styled } from "styled-components";
import { useLive, useRawClient } from "../dataset/use-live.ts";
import { useStored } from "../dataset/use-stored.ts";
import { readVersions, ScheduledError, writeTogether } from "../dataset/write-together.ts";
import { useRedirectHits } from "../inbox/site.ts";
import { isAdministrator } from "../roles/roles.tsx";
import { Documents, Frame } from "../ui/frame.tsx";
import { counted, Small, TextField } from "../ui/parts.tsx";
import { PageField } from "./page-field.tsx";

/** A redirect to a page, stored as an alias in that page’s document. */
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

/** Why a redirect is invalid, as a sentence; undefined if it is valid. */
export function problemOf(
  { pages, redirects }: SiteAddresses,
  { from, to }: Pick<Redirect, "from" | "to">,
): string | undefined {
  const check = checkAlias(from);
  if (check !== true) return check;
  if (from === to) return "An address can’t lead to itself.";
  if (isReservedPath(from)) return `${from} is used by the site itself.`;
  const page = pages.find(({ path }) => path === from);
  if (page) return `${from} is the page “${page.title}”. Give that page another address first.`;
  const existing = redirects.find((redirect) => redirect.from === from);
  if (existing)
    return `${from} leads to ${existing.to} already. Remove it from that page’s “Other addresses” first.`;
  const chain = redirects.find((redirect) => redirect.from === to);
  if (chain) return `${to} is a redirect itself, to ${chain.to}. Redirect there directly.`;
  return pages.some(({ path }) => path === to) ? undefined : `There is no page at ${to}.`;
}

/** Adds an alias to a document, also in its draft and scheduled versions, so that publishing keeps it. */
export async function addRedirect(
  client: SanityClient,
  { id, from, why }: Pick<Redirect, "id" | "from" | "why">,
): Promise<void> {
  await writeTogether(client, "redirects", async () => {
    const fields = "{ _id, _rev, aliases, aliasReasons }";
    const versions = await readVersions<SanityDocument>(client, [id], fields);
    const reason = { _key: crypto.randomUUID(), path: from, reason: why };
    return versions.map(({ _id, _rev, aliases, aliasReasons }) => ({
      id: _id,
      revision: _rev,
      set: {
        aliases: [...new Set([...(aliases ?? []), from])],
        ...(why && { aliasReasons: [...(aliasReasons ?? []), reason] }),
      },
    }));
  });
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: 8px;
`;

const FAILURE_TEXT = "Not done: the Content Lake didn’t respond, or refused the change.";
const EMPTY_FORM = { from: "", to: "", why: "" };

/** The “Redirects” pane: every redirect with its reason and hits. Administrators can add redirects. */
export const Redirects: UserComponent = ({ childItemId }) => {
  const live = useLive("redirects", readAddresses);
  const hits = useRedirectHits();
  const client = useRawClient();
  const canChange = isAdministrator(useCurrentUser());
  const [status, setStatus] = useState("");
  const [search, setSearch] = useStored("tab", "redirect/search/1", "");

  const add = async (redirect: Pick<Redirect, "id" | "from" | "why">) => {
    try {
      await addRedirect(client, redirect);
      setStatus(`${redirect.from} leads there now.`);
      await live.refresh();
      return true;
    } catch (error) {
      setStatus(error instanceof ScheduledError ? error.message : FAILURE_TEXT);
      return false;
    }
  };
  return (
    <Frame
      live={live}
      lead={(site) => (
        <>
          {canChange && <AddForm site={site} onAdd={add} />}
          <TextField label="Search redirects" value={search} onWrite={setSearch} />
          <span>{status || counted(site.redirects.length, "redirect")}</span>
        </>
      )}
    >
      {({ redirects, pages }) => {
        const titles = new Map(pages.map(({ path, title }) => [path, title]));
        const isFound = ({ from, to, why = "" }: Redirect) =>
          `${from} ${to} ${why} ${titles.get(to)}`.toLowerCase().includes(search.toLowerCase());
        const rows = redirects.filter(isFound).map(({ id, type, from, to, why }) => ({
          id,
          type,
          key: from,
          heading: `${from} → ${to}`,
          note: (
            <p className="when" data-from={from}>
              {[titles.get(to), why, hits && counted(hits[from] ?? 0, "hit")]
                .filter(Boolean)
                .join(" · ")}
            </p>
          ),
        }));
        return <Documents rows={rows} open={childItemId} />;
      }}
    </Frame>
  );
};

type AddProps = {
  site: SiteAddresses;
  onAdd: (redirect: Pick<Redirect, "id" | "from" | "why">) => Promise<boolean>;
};

/** A form for a new redirect; it reports problems once both addresses are filled in. */
function AddForm({ site, onAdd }: AddProps) {
  const [{ from, to, why }, setFields] = useStored("tab", "redirect/1", EMPTY_FORM);
  const isComplete = from !== "" && to !== "";
  const problem = isComplete ? problemOf(site, { from, to }) : undefined;
  const id = site.pages.find(({ path }) => path === to)?.id;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (id && !problem && (await onAdd({ id, from, why }))) setFields(EMPTY_FORM);
  };
  const field = (name: keyof typeof EMPTY_FORM, label: string) => ({
    label,
    value: { from, to, why }[name],
    onWrite: (text: string) =>
      setFields({ from, to, why, [name]: name === "why" ? text : text.trim() }),
  });
  return (
    <Stack as="form" gap={2} onSubmit={(event) => void add(event)}>
      <Fields>
        <TextField {...field("from", "From, e.g. /summer-offer")} />
        <PageField {...field("to", "To the page")} pages={site.pages} />
        <TextField {...field("why", "Why, e.g. printed on the 2025 flyer")} />
      </Fields>
      {problem && <Small role="alert">{problem}</Small>}
      <Flex>
        <Button
          type="submit"
          text="Add redirect"
          tone="primary"
          fontSize={1}
          disabled={!isComplete || problem !== undefined}
        />
      </Flex>
    </Stack>
  );
}
