import type { Service } from "@currawong/schemas/content.generated";
import type { Authored } from "./authored.ts";

type PlacePrice = NonNullable<Authored<Service>["placePrices"]>[number];
type QuotedPrice = NonNullable<Authored<Service>["alsoQuoted"]>[number];
type Price = NonNullable<QuotedPrice["price"]>;

/** Services by their slugs, as ids. */
export const services = (...slugs: string[]) => slugs.map((slug) => `service-${slug}` as const);

/** A price in one place, in whole AUD, with what it covers there. */
export const priceIn = (
  place: PlacePrice["place"],
  amount: number,
  scope: string,
  rest: Omit<Price, "amount"> = { unit: "once" },
): PlacePrice => ({ place, price: { amount, ...rest }, scope });

/** A figure found elsewhere, in whole AUD, which an editor has yet to settle. */
export const alsoQuoted = (
  amount: number,
  note: string,
  unit: Price["unit"] = "once",
): QuotedPrice => ({ price: { amount, unit }, note });
