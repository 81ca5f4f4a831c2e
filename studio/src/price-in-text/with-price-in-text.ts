import { inlinePrice, pricePlace } from "@currawong/schemas/objects/inline-price";
import { TagIcon } from "@sanity/icons/Tag";
import type { SchemaTypeDefinition } from "sanity";
import { PlaceInput } from "./place-input.tsx";

const OURS: readonly SchemaTypeDefinition[] = [
  { ...inlinePrice, icon: TagIcon },
  { ...pricePlace, components: { input: PlaceInput } },
];

/** Gives prices in texts their icon in the toolbar, and the list of prices to choose from. */
export const withPriceInText = (types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] =>
  types.map((type) => OURS.find(({ name }) => name === type.name) ?? type);
