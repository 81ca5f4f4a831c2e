import type { SanityClient } from "@sanity/client";
import type { ComponentType } from "react";
import { useCurrentUser } from "sanity";
import type { UserComponent } from "sanity/structure";
import { useLive } from "../dataset/use-live.ts";
import { Documents, Frame, type Row } from "./frame.tsx";

/** A list of documents that wait for someone. */
export type WorkList<T = never> = {
  /** The pane’s id in the structure. */
  id: string;
  title: string;
  icon: ComponentType;
  /** The types whose changes it follows. */
  types: readonly string[];
  read: (client: SanityClient) => Promise<readonly T[]>;
  /** How much there is, or that there is nothing. */
  lead: (found: readonly T[], me: string | undefined) => string;
  row: (one: T) => Row;
};

/** The pane of a list, which the structure passes as an option. */
export const ListPane: UserComponent = ({ childItemId, options }) => {
  // `structure/panes.tsx` sets it.
  const list: WorkList<unknown> = Object(options).list;
  // Sanity keeps the component where one list takes the place of another.
  return <List key={list.id} list={list} open={childItemId} />;
};

type Props = { list: WorkList<unknown>; open: string | undefined };

function List({ list: { id, read, types, lead, row }, open }: Props) {
  const me = useCurrentUser()?.id;
  return (
    <Frame live={useLive(id, read, { types })} lead={(found) => lead(found, me)}>
      {(found) => <Documents rows={found.map(row)} open={open} />}
    </Frame>
  );
}
