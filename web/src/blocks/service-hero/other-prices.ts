import { type Price, withoutFrom } from "@currawong/schemas/price";
import type { Service } from "@/model/block";

/** A price that other pages give for the service, and what it covers. */
type OtherPrice = { price: Price; scope: string };

/**
 * What a visitor who comes from elsewhere was quoted: the readings of other places and, where the
 * page has one of its own, the starting price. Those that say what they cover are explained.
 */
export function otherPrices({ elsewhere, startingElsewhere }: Service): OtherPrice[] {
  return [...(elsewhere ?? []), startingElsewhere].flatMap((reading) =>
    reading?.scope ? [{ price: withoutFrom(reading.price), scope: reading.scope }] : [],
  );
}
