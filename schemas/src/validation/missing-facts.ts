import type { CustomValidator } from "@sanity/types";
import { isRecord, recordsIn } from "../record.ts";

const isEmpty = (list: unknown) => recordsIn(list).length === 0;

/** Whether something is paid once and says no time of its own. */
const lacksTime = ({ price, startingPrice, facts }: Record<string, unknown>) => {
  const sold = price ?? startingPrice;
  return isRecord(sold) && sold.unit !== "month" && !(isRecord(facts) && facts.duration);
};

/** Whether a step of the offer's page says when it is: then the offer needs no time of its own. */
const hasTimedStep = ({ sections }: Record<string, unknown>) =>
  recordsIn(sections).some(({ items }) => recordsIn(items).some(({ when }) => when !== undefined));

/**
 * Says which facts a priced offer lacks: what is not included, what costs more and, for a single piece of work,
 * how long it takes. A set says them for all of its packages; one package, or the price in one place, only says what
 * differs.
 */
export const missingFacts: CustomValidator<unknown> = (facts, { document }) => {
  if (!isRecord(document)) return true;
  const { _type, startingPrice: price } = document;
  const isPriced = isRecord(price) || _type === "hireCategory" || _type === "packageSet";
  if (!isPriced) return true;
  const found = isRecord(facts) ? facts : {};
  const offers = [{ ...document, facts: found }, ...recordsIn(document.packages)];
  const isUntimed = !found.duration && !hasTimedStep(document) && offers.some(lacksTime);
  const missing = [
    ...(isEmpty(found.excludes) ? ["what is not included"] : []),
    ...([found.costsMoreWith].flat().filter(Boolean).length > 0 ? [] : ["what it costs more with"]),
    ...(isUntimed ? ["how long it takes"] : []),
  ];
  return missing.length === 0 || `Quotes need ${missing.join(", ")}. Fill it in.`;
};
