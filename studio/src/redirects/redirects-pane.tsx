import { Button, Flex, Stack } from "@sanity/ui";
import { type FormEvent, useId, useState } from "react";
import { useCurrentUser } from "sanity";
import type { UserComponent } from "sanity/structure";
import { useLive, useRawClient } from "../lake/use-live.ts";
import { DocumentRow, Frame } from "../lists/ui/frame.tsx";
import { isAdministrator } from "../roles/roles.tsx";
import { counted, Small, TextField } from "../ui/parts.tsx";
import {
  addRedirect,
  problemOf,
  type Redirect,
  readAddresses,
  type SiteAddresses,
} from "./redirects.ts";

const AWAY = "Not done: the Content Lake did not answer, or did not agree.";
const NOTHING = { from: "", to: "", why: "" };

/** The pane “Redirects”: every address that leads to a page, and why; administrators add some. */
export const Redirects: UserComponent = ({ childItemId }) => {
  const live = useLive("redirects", readAddresses);
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

/** Where a redirect is written; it says what stands against it as soon as both addresses are there. */
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
