import { Spinner, Stack } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { type DocumentActionProps, useCurrentUser } from "sanity";
import useSWR from "swr";
import { usePublishedClient, useRawClient } from "../dataset/use-live.ts";
import { useStored } from "../dataset/use-stored.ts";
import type { WholeDocument } from "../dataset/versions.ts";
import { changingActions, type Description } from "../document-actions.ts";
import { ChangeSheet, Now } from "../pages/change-sheet.tsx";
import { useFindPages } from "../pages/find-pages.ts";
import { Estimate } from "../pages/pages.tsx";
import { isAdministrator } from "../roles/roles.tsx";
import { Pick, Small, TextField } from "../ui/parts.tsx";
import { useAttempt } from "../ui/use-task.ts";
import { comingAppearancesOf } from "../where/model/appearances.ts";
import { type ListingPlace, likeliest, publishListed, readPlaces } from "./places.ts";

/** Makes the first publish of a service ask where to list it; other publishes are unchanged. */
function useListing(
  description: Description,
  { id, draft, published }: DocumentActionProps,
): Description {
  const client = useRawClient();
  const user = useCurrentUser();
  const toast = useToast();
  const attempt = useAttempt("Not published");
  /** The revision that was checked before the dialog opened. */
  const [revision, setRevision] = useState<string>();
  if (!description || !draft || published) return description;

  const publish = async (places: readonly ListingPlace[]) => {
    if (places.length === 0) return description.onHandle?.();
    if (!(await publishListed(client, { id, revision: revision ?? "" }, places)))
      throw new Error("Someone changed it just now. Look at it, then publish again.");
    toast.push({ status: "success", title: "Published and listed" });
  };
  const { _ref: group = "" } = Object(draft.group);
  const dialog = (
    <ListingDialog
      service={{ ...draft, _id: id }}
      group={group}
      withMenu={isAdministrator(user)}
      onCancel={() => setRevision(undefined)}
      onPublish={(places) => attempt(() => publish(places)).then(() => setRevision(undefined))}
    />
  );
  return {
    ...description,
    onHandle: () => setRevision(draft._rev),
    dialog: revision ? { type: "custom", component: dialog } : description.dialog,
  };
}

/** Adds the listing dialog to the first publish of a service. */
export const listingActions = changingActions(
  { publish: useListing },
  (type) => type === "service",
);

type Props = {
  /** The draft, under its published id. */
  service: WholeDocument;
  group: string;
  /** Only administrators can change the menu. */
  withMenu: boolean;
  onCancel: () => void;
  onPublish: (places: readonly ListingPlace[]) => Promise<void>;
};

const CHOICES = [
  ["menu", "In the menu under"],
  ["cards", "On the cards of"],
] as const;

/** The chosen places; null is nowhere. */
type Selection = { [list in "menu" | "cards"]?: ListingPlace | null };

const NOTHING: Selection = {};

/** Asks which manually maintained lists a service is added to when it is first published. */
function ListingDialog({ service, group, withMenu, onCancel, onPublish }: Props) {
  const client = usePublishedClient();
  const findPages = useFindPages();
  const [selection, setSelection] = useStored("tab", `listing/1/${service._id}`, NOTHING);
  const [isPublishing, setPublishing] = useState(false);
  const { data, error } = useSWR(["listing", service._id, group], async () => {
    const [places, { pages, isExact }] = await Promise.all([
      readPlaces(client, group),
      comingAppearancesOf(findPages, service),
    ]);
    const byItself = pages.filter(({ isOwn }) => !isOwn).map(({ path }) => path);
    return { places, byItself, isExact };
  });
  const { menu = [], cards = [] } = data?.places ?? {};
  const places = { menu: withMenu ? menu : [], cards };
  const current = { menu: likeliest(places.menu), cards: likeliest(cards), ...selection };
  const publish = async () => {
    setPublishing(true);
    await onPublish([current.menu, current.cards].filter((place) => place != null));
  };
  return (
    <ChangeSheet
      header="Where should visitors find it?"
      action={{
        text: "Publish",
        tone: "default",
        testId: "publish-listed",
        disabled: !data && !error,
        loading: isPublishing,
      }}
      testId="listing"
      wrong={error && <Small>The lists couldn’t be read from the Content Lake.</Small>}
      when={<Now />}
      where={
        data && (
          <Stack gap={4}>
            {data.byItself.length > 0 && (
              <Small>{data.byItself.join(", ")} will show it in any case.</Small>
            )}
            {!data.isExact && <Estimate isComing />}
          </Stack>
        )
      }
      onCancel={onCancel}
      onConfirm={() => void publish()}
    >
      <Stack gap={4}>
        <Small>It is published, and listed where you choose:</Small>
        {!data && !error && <Spinner muted />}
        {CHOICES.map(([kind, label]) => (
          <Choice
            key={kind}
            label={label}
            places={places[kind]}
            chosen={current[kind]}
            onChoose={(place) => setSelection({ ...selection, [kind]: place })}
          />
        ))}
      </Stack>
    </ChangeSheet>
  );
}

type ChoiceProps = {
  label: string;
  places: readonly ListingPlace[];
  chosen: ListingPlace | null | undefined;
  onChoose: (place: ListingPlace | null) => void;
};

function Choice({ label, places, chosen, onChoose }: ChoiceProps) {
  if (places.length === 0) return null;
  return (
    <Stack gap={3}>
      <Small weight="semibold">{label}</Small>
      <Pick
        label={label}
        value={chosen?.key ?? ""}
        options={[
          ["", "Nowhere for now"],
          ...places.map(({ key, title }) => [key, title] as const),
        ]}
        onPick={(value) => onChoose(places.find(({ key }) => key === value) ?? null)}
      />
      {chosen?.newHeading !== undefined && (
        <>
          <Small muted>Its heading, “{chosen.heading}”, counts them. It becomes:</Small>
          <TextField
            label="Heading of the cards"
            value={chosen.newHeading}
            onWrite={(newHeading) => onChoose({ ...chosen, newHeading })}
          />
        </>
      )}
    </Stack>
  );
}
