import type { SanityClient } from "@sanity/client";
import type { ComponentType } from "react";
import { useCurrentUser } from "sanity";
import type { UserComponent } from "sanity/structure";
import { useLive } from "../dataset/use-live.ts";
import { Documents, Frame, type Row } from "./frame.tsx";

type Options<T> = {
  /** The pane’s id in the structure. */
  id: string;
  title: string;
  icon: ComponentType;
  /** The types whose changes it follows; without them, all that visitors see. */
  types?: readonly string[];
  read: (client: SanityClient) => Promise<readonly T[]>;
  /** How much there is, or that there is nothing. */
  lead: (found: readonly T[], me: string | undefined) => string;
  row: (one: T) => Row;
  /** Whether “Today” shows it first, because it concerns this user or has failed. */
  isFirst?: (one: T, me: string | undefined) => boolean;
};

/** A list of documents that wait for someone: it is a pane, and a section of “Today”. */
export type WorkList = Pick<Options<never>, "id" | "title" | "icon" | "types"> & {
  /** Reads it. @returns its parts, as a user sees them */
  read: (client: SanityClient) => Promise<(me: string | undefined) => Section>;
};

/** A list as one user sees it: a sentence, the rows in the list’s order, and the same rows by urgency. */
type Section = { lead: string; rows: readonly Row[]; byUrgency: readonly Row[] };

export function workList<T>({ read, lead, row, isFirst, ...list }: Options<T>): WorkList {
  return {
    ...list,
    read: async (client) => {
      const found = await read(client);
      return (me) => {
        const rank = (one: T) => (isFirst?.(one, me) ? 0 : 1);
        const sorted = found.toSorted((one, other) => rank(one) - rank(other));
        return { lead: lead(found, me), rows: found.map(row), byUrgency: sorted.map(row) };
      };
    },
  };
}

/** The pane of a list, which the structure passes as an option. */
export const ListPane: UserComponent = ({ childItemId, options }) => {
  // `structure/panes.tsx` sets it.
  const list: WorkList = Object(options).list;
  // Sanity keeps the component where one list takes the place of another.
  return <List key={list.id} list={list} open={childItemId} />;
};

function List({ list: { id, read, types }, open }: { list: WorkList; open: string | undefined }) {
  const me = useCurrentUser()?.id;
  return (
    <Frame live={useLive(id, read, types && { types })} lead={(sectionOf) => sectionOf(me).lead}>
      {(sectionOf) => <Documents rows={sectionOf(me).rows} open={open} />}
    </Frame>
  );
}
