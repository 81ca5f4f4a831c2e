import { LINKABLE_TYPES } from "@currawong/schemas/linkable";
import { type Addressable, addressesOf, checkAlias, pathOf } from "@currawong/schemas/paths";
import { addressFields } from "@currawong/schemas/queries/fragments";
import { isReservedPath } from "@currawong/schemas/site-addresses";
import type { SanityClient, SanityDocument } from "@sanity/client";
import { Button, Flex, Stack } from "@sanity/ui";
import { type FormEvent, useId, useState } from "react";
import { useCurrentUser } from "sanity";
import type { UserComponent } from "sanity/structure";
import { useRedirectHits } from "../inbox/site.ts";
import { useLive, useRawClient } from "../lake/use-live.ts";
import { readVersions, writeTogether } from "../lake/write-together.ts";
import { DocumentRow, Frame } from "../lists/ui/frame.tsx";
import { isAdministrator } from "../roles/roles.tsx";
import { counted, Small, TextField } from "../ui/parts.tsx";

/** An address that leads to a page, kept among the other addresses of that page’s document. */
export type Redirect = { from: string; to: string; why?: string; id: string; type: string };

type Page = { path: string; title: string; id: string };

/** Every address of the site that visitors know: pages, and what leads to them. */
export type SiteAddresses = { pages: readonly Page[]; redirects: readonly Redirect[] };

type Reason = { path: string; reason: string };
type Found = Addressable & { id: string; title: string | null; aliasReasons: Reason[] | null };

/** Reads the site’s addresses, as visitors have them. */
export async function readAddresses(client: SanityClient): Promise<SiteAddresses> {
  const documents = await client.fetch<Found[]>(
    `*[_type in $types]{ "id": _id, title, aliasReasons, ${addressFields} }`,
    { types: LINKABLE_TYPES },
    { perspective: "published" },
  );
  const pages = documents.flatMap(({ id, title, ...document }) =>
    addressesOf(document).pages.map((path) => ({ path, title: title ?? path, id })),
  );
  const redirects = documents.flatMap(({ id, _type, aliases, aliasReasons, ...document }) => {
    const to = pathOf({ _type, ...document });
    return (aliases ?? []).flatMap((from) => {
      const why = aliasReasons?.find(({ path }) => path === from)?.reason;
      return to ? [{ from, to, id, type: _type, ...(why && { why }) }] : [];
    });
  });
  return { pages, redirects: redirects.sort((a, b) => a.from.localeCompare(b.from)) };
}

/** Why one address cannot lead to another: nothing, or a sentence. */
export function problemOf(
  { pages, redirects }: SiteAddresses,
  { from, to }: Pick<Redirect, "from" | "to">,
): string | undefined {
  const form = checkAlias(from);
  if (form !== true) return form;
  if (from === to) return "An address can’t lead to itself.";
  if (isReservedPath(from)) return `${from} is used by the site itself.`;
  const page = pages.find(({ path }) => path === from);
  if (page) return `${from} is the page “${page.title}”. Give that page another address first.`;
  const known = redirects.find((redirect) => redirect.from === from);
  if (known)
    return `${from} leads to ${known.to} already. Take it out of that page’s “Other addresses” first.`;
  const chain = redirects.find((redirect) => redirect.from === to);
  if (chain) return `${to} only leads on, to ${chain.to}. Lead there directly.`;
  return pages.some(({ path }) => path === to) ? undefined : `There is no page at ${to}.`;
}

/** Adds an address to a page’s others, in its draft and scheduled versions too: publishing them keeps it. */
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

const AWAY = "Not done: the Content Lake didn’t respond, or refused the change.";
const NOTHING = { from: "", to: "", why: "" };

/** The pane “Redirects”: what leads to a page, why and how often; administrators add some. */
export const Redirects: UserComponent = ({ childItemId }) => {
  const live = useLive("redirects", readAddresses);
  const hits = useRedirectHits();
  const client = useRawClient();
  const canChange = isAdministrator(useCurrentUser());
  const [status, setStatus] = useState("");

  const add = async (redirect: Pick<Redirect, "id" | "from" | "why">) => {
    try {
      await addRedirect(client, redirect);
      setStatus(`${redirect.from} leads there now.`);
      await live.refresh();
      return true;
    } catch {
      setStatus(AWAY);
      return false;
    }
  };
  return (
    <Frame
      live={live}
      lead={(site) => (
        <>
          {canChange && <AddForm site={site} onAdd={add} />}
          <span>{status || counted(site.redirects.length, "redirect")}</span>
        </>
      )}
    >
      {({ redirects }) =>
        redirects.map(({ id, type, from, to, why }) => (
          <DocumentRow key={from} id={id} type={type} isOpen={id === childItemId}>
            <p className="when" data-from={from}>
              {from} → {to}
              {why && ` · ${why}`}
              {hits && ` · ${counted(hits[from] ?? 0, "hit")}`}
            </p>
          </DocumentRow>
        ))
      }
    </Frame>
  );
};

type AddProps = {
  site: SiteAddresses;
  onAdd: (redirect: Pick<Redirect, "id" | "from" | "why">) => Promise<boolean>;
};

/** Where a redirect is written; says why it cannot be added once both addresses are there. */
function AddForm({ site, onAdd }: AddProps) {
  const pages = useId();
  const [{ from, to, why }, setWritten] = useState(NOTHING);
  const isWritten = from !== "" && to !== "";
  const problem = isWritten ? problemOf(site, { from, to }) : undefined;
  const id = site.pages.find(({ path }) => path === to)?.id;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (id && !problem && (await onAdd({ id, from, why }))) setWritten(NOTHING);
  };
  const fieldFor = (name: keyof typeof NOTHING, label: string, list?: string) => (
    <TextField
      label={label}
      list={list}
      value={{ from, to, why }[name]}
      onWrite={(text) => setWritten({ from, to, why, [name]: name === "why" ? text : text.trim() })}
    />
  );
  return (
    <Stack as="form" gap={2} onSubmit={(event) => void add(event)}>
      {fieldFor("from", "From, e.g. /summer-offer")}
      {fieldFor("to", "To the page", pages)}
      <datalist id={pages}>
        {site.pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
      {fieldFor("why", "Why, e.g. on the flyer of 2025")}
      {problem && <Small role="alert">{problem}</Small>}
      <Flex>
        <Button
          type="submit"
          text="Add redirect"
          tone="primary"
          fontSize={1}
          disabled={!isWritten || problem !== undefined}
        />
      </Flex>
    </Stack>
  );
}
