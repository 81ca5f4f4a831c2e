import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { useMemo } from "react";
import { useCurrentUser } from "sanity";
import { useLive, useRawClient } from "../dataset/use-live.ts";
import { useStored } from "../dataset/use-stored.ts";
import { releaseOf, type WholeDocument } from "../dataset/versions.ts";
import { isAdministrator, isForAdministrators } from "../roles/roles.tsx";
import type { Search } from "./find.ts";
import { type Mode, searched } from "./replace.ts";

const NOTHING: Search = { text: "", isWhole: false, matchesCase: false };

/** What was typed and ticked, which stays in the tab while another tool is open. */
export type Typed = {
  input: Search;
  search: Search;
  replacement: string;
  mode: Mode;
  type: string;
  field: string;
  /** Keys of the hits that are not replaced. */
  unticked: readonly string[];
};

const NOTHING_TYPED: Typed = {
  input: NOTHING,
  search: NOTHING,
  replacement: "",
  mode: "drafts",
  type: "",
  field: "",
  unticked: [],
};

/** What was typed and ticked, and a function that changes it. */
export function useTyped() {
  const { projectId, dataset } = useRawClient().config();
  return useStored("tab", `replace/typed/1/${projectId}/${dataset}`, NOTHING_TYPED);
}

const readWhole = (client: SanityClient): Promise<WholeDocument[]> =>
  client.fetch("*[_type in $types && _system.delete != true] | order(_type, _id)", {
    types: PUBLIC_TYPES,
  });

/** The documents to search: those that the current user may change. */
export function useDocuments(mode: Mode) {
  const user = useCurrentUser();
  const live = useLive("replace", readWhole);
  const { data } = live;
  const documents = useMemo(() => {
    const editable = (data ?? []).filter(
      ({ _id, _type }) => !releaseOf(_id) && (isAdministrator(user) || !isForAdministrators(_type)),
    );
    return searched(editable, mode);
  }, [data, user, mode]);
  return { live, documents };
}
