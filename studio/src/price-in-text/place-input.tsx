import { inlinePrice, pricePlace, priceTerm } from "@currawong/schemas/objects/inline-price";
import { formatPrice } from "@currawong/schemas/price";
import type { SanityClient } from "@sanity/client";
import { TagIcon } from "@sanity/icons/Tag";
import { Select, Stack } from "@sanity/ui";
import { type SchemaTypeDefinition, type StringInputProps, set, unset, useFormValue } from "sanity";
import useSWR from "swr";
import { useRawClient } from "../dataset/use-live.ts";
import { versionsOf } from "../dataset/versions.ts";
import { readVersions } from "../dataset/write-together.ts";
import {
  PROJECTION,
  type PricedDocument,
  pricesByPath,
  shownPrice,
  whereOf,
} from "../price-board/model/rows.ts";
import { Small } from "../ui/parts.tsx";
import { InlinePrice } from "./inline-price.tsx";
import { PricedField, PricedInput } from "./own-price.tsx";

/** A price to choose: its path in the document, and the label that editors see. */
type Choice = { place: string; label: string };

/** Reads the prices of a document as the price board shows them. */
async function choicesOf(client: SanityClient, id: string): Promise<Choice[]> {
  const documents = await readVersions<PricedDocument>(client, [id], PROJECTION);
  const versions = versionsOf(documents).get(id);
  const found = versions ? pricesByPath(versions) : [];
  return found.map((price) => ({
    place: price.path,
    label: `${whereOf(price)}: ${formatPrice(shownPrice({ id, prices: price.prices }))}`,
  }));
}

/** A select with the prices of the document chosen in the sibling field. */
function PlaceInput({ value, onChange, elementProps, path }: StringInputProps) {
  const client = useRawClient();
  // `document` is a sibling field, both in a price and in the prices added to it.
  const document = useFormValue([...path.slice(0, -1), "document"]) as
    | { _ref?: string }
    | undefined;
  const id = document?._ref;
  const { data: choices } = useSWR(id ? ["prices-of", id] : null, () =>
    id ? choicesOf(client, id) : [],
  );
  const isMissing = value && choices && !choices.some(({ place }) => place === value);
  return (
    <Stack gap={3}>
      <Select
        {...elementProps}
        value={value ?? ""}
        disabled={!choices || elementProps.readOnly}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value ? set(currentTarget.value) : unset())
        }
      >
        <option value="">Choose a price</option>
        {isMissing && <option value={value}>No longer there</option>}
        {choices?.map(({ place, label }) => (
          <option key={place} value={place}>
            {label}
          </option>
        ))}
      </Select>
      {!id && <Small muted>Choose whose price it is first.</Small>}
    </Stack>
  );
}

/** Lets a document name its own price. */
const withOwnPrice = <T extends typeof inlinePrice>(type: T): T => ({
  ...type,
  fields: type.fields.map((field) =>
    field.name === "document"
      ? { ...field, components: { field: PricedField, input: PricedInput } }
      : field,
  ),
});

const CUSTOMISED_TYPES: readonly SchemaTypeDefinition[] = [
  { ...withOwnPrice(inlinePrice), icon: TagIcon, components: { inlineBlock: InlinePrice } },
  withOwnPrice(priceTerm),
  { ...pricePlace, components: { input: PlaceInput } },
];

/** Adds a toolbar icon to inline prices, and a list of prices to choose from. */
export const withPriceInText = (types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] =>
  types.map((type) => CUSTOMISED_TYPES.find(({ name }) => name === type.name) ?? type);
