import type { ValidationContext } from "@sanity/types";
import { quotablePrices } from "../queries/fragments.ts";
import { amountAt, type QuotablePrices } from "../quoted-price.ts";
import { lakeOf } from "./lake.ts";

const QUERY = `*[_id == $id][0]{ ${quotablePrices} }`;

/**
 * Validates that the document named beside a place has a price there, published: a text that names a
 * price which is gone would have nothing to say.
 */
export async function existingPrice(
  place: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  // The rule stands in an object with this field.
  const id = (context.parent as { document?: { _ref?: string } } | undefined)?.document?._ref;
  if (!place || !id) return true;
  const prices = await lakeOf(context, "published").fetch<QuotablePrices | null>(QUERY, { id });
  return amountAt(prices ?? {}, place) === undefined
    ? "This price is not there any more, or not published. Choose another of the document."
    : true;
}
