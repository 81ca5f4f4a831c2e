import type { Service } from "@currawong/schemas/content.generated";
import type { Authored, AuthoredDocument } from "./authored.ts";

type PlacePrice = NonNullable<Authored<Service>["placePrices"]>[number];
type QuotedPrice = NonNullable<Authored<Service>["alsoQuoted"]>[number];
type Price = NonNullable<QuotedPrice["price"]>;
type RoleDocument = AuthoredDocument<"role">;
type Facts = NonNullable<Authored<Service>["facts"]>;
type Duration = NonNullable<Facts["duration"]>;
type Count = NonNullable<Facts["counts"]>[number];

/** Services by their slugs, as ids. */
export const services = (...slugs: string[]) => slugs.map((slug) => `service-${slug}` as const);

/** A price in one place, in whole AUD, with what it covers there. */
export const priceIn = (
  place: PlacePrice["place"],
  amount: number,
  scope: string,
  rest: Omit<Price, "amount"> = { unit: "once" },
): PlacePrice => ({ place, price: { amount, ...rest }, scope });

/** A service's starting price in whole AUD, and what it covers. */
export const priced = (amount: number, priceIncludes: string, unit: Price["unit"] = "once") => ({
  startingPrice: { amount, unit },
  priceIncludes,
});

/** A figure found elsewhere, in whole AUD, which an editor has yet to settle. */
export const alsoQuoted = (
  amount: number,
  note: string,
  unit: Price["unit"] = "once",
): QuotedPrice => ({ price: { amount, unit }, note });

const time =
  (unit: Duration["unit"]) =>
  (from: number, to?: number): Duration => ({ from, ...(to !== undefined && { to }), unit });

/** Working days, from one to another: how long something takes, or which days of the work. */
export const days = time("days");

/** Weeks, from one to another. */
export const weeks = time("weeks");

/** How much of a thing a price buys. */
export const count = (from: number, thing: string): Count => ({ from, thing });
export const range = (from: number, to: number, thing: string): Count => ({ from, to, thing });
export const upTo = (to: number, thing: string): Count => ({ to, thing });
export const atLeast = (from: number, thing: string): Count => ({ from, orMore: true, thing });

/** What a price does not include, by its title, with where it comes from instead. */
export const without = (
  ...entries: readonly (string | readonly [title: string, description: string])[]
): NonNullable<Facts["excludes"]> =>
  entries.map((entry) => {
    const [title = "", description] = [entry].flat();
    return { title, ...(description && { description }) };
  });

/** Things that last for some months only, in an offer that doesn’t. */
export const lasting = (months: number, ...things: string[]): NonNullable<Facts["limited"]> =>
  things.map((thing) => ({ thing, months }));

/** A role for hire at a price in whole AUD a month. Its id is its title, unless it says another. */
export const role = (
  title: string,
  badge: string,
  amount: number,
  rest: Omit<RoleDocument, "_id" | "title" | "badge"> & Partial<RoleDocument>,
): RoleDocument => ({
  _id: `role-${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`,
  title,
  badge,
  startingPrice: { amount, unit: "month" },
  ...rest,
});
