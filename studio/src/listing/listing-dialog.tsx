import { Select, Spinner, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import useSWR from "swr";
import { usePublishedClient } from "../lake/client.ts";
import type { WholeDocument } from "../pages/changed-views.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { appearancesOf } from "../where/model/appearances.ts";
import { type ListingPlace, likeliest, readPlaces } from "./places.ts";

type Props = {
  /** The service as it will be, by its published id. */
  service: WholeDocument;
  group: string;
  /** Administrators alone change the menu. */
  withMenu: boolean;
  onCancel: () => void;
  onPublish: (places: readonly ListingPlace[]) => Promise<void>;
};

type Chosen = ListingPlace | undefined;

/** Before a service is published for the first time: which lists that are kept by hand it goes into. */
export function ListingDialog({ service, group, withMenu, onCancel, onPublish }: Props) {
  const client = usePublishedClient();
  const [chosen, setChosen] = useState<Partial<Record<"menu" | "cards", Chosen>>>({});
  const [isPublishing, setPublishing] = useState(false);
  const { data, error } = useSWR(["listing", group], async () => {
    const { _id: id, _type: type } = service;
    const [places, { pages }] = await Promise.all([
      readPlaces(client, group),
      appearancesOf(client, { id, type }, service),
    ]);
    return { places, byItself: pages.filter(({ isOwn }) => !isOwn).map(({ path }) => path) };
  });
  const menu = withMenu && data ? data.places.menu : [];
  const cards = data?.places.cards ?? [];
  const current = { menu: likeliest(menu), cards: likeliest(cards), ...chosen };
  const publish = async () => {
    setPublishing(true);
    await onPublish([current.menu, current.cards].filter((place) => place !== undefined));
  };
  return (
    <ConfirmDialog
      header="Where should visitors find it?"
      action={{
        text: "Publish",
        tone: "positive",
        testId: "publish-listed",
        disabled: !data && !error,
        loading: isPublishing,
      }}
      onCancel={onCancel}
      onConfirm={() => void publish()}
    >
      <Stack gap={4} data-testid="listing">
        {!data && !error && <Spinner muted />}
        {error && <Text size={1}>The Content Lake does not say which lists there are.</Text>}
        {data && data.byItself.length > 0 && (
          <Text size={1}>{data.byItself.join(", ")} will show it in any case.</Text>
        )}
        <Choice
          label="In the menu under"
          places={menu}
          chosen={current.menu}
          onChoose={(place) => setChosen({ ...chosen, menu: place })}
        />
        <Choice
          label="On the cards of"
          places={cards}
          chosen={current.cards}
          onChoose={(place) => setChosen({ ...chosen, cards: place })}
        />
      </Stack>
    </ConfirmDialog>
  );
}

type ChoiceProps = {
  label: string;
  places: readonly ListingPlace[];
  chosen: Chosen;
  onChoose: (place: Chosen) => void;
};

function Choice({ label, places, chosen, onChoose }: ChoiceProps) {
  if (places.length === 0) return null;
  return (
    <Stack as="label" gap={3}>
      <Text size={1} weight="semibold">
        {label}
      </Text>
      <Select
        fontSize={1}
        value={chosen?.key ?? ""}
        onChange={({ currentTarget: { value } }) =>
          onChoose(places.find(({ key }) => key === value))
        }
      >
        <option value="">Nowhere for now</option>
        {places.map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </Select>
    </Stack>
  );
}
