import type { CustomValidator } from "@sanity/types";
import { isRecord } from "../record.ts";

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined;

const isOneOff = ({ price, startingPrice }: Record<string, unknown>) => {
  const found = price ?? startingPrice;
  return isRecord(found) && found.unit !== "month";
};

/** Whether the document sells work that is paid once and whose time nothing says. */
function lacksTime(document: Record<string, unknown>, facts: Record<string, unknown>): boolean {
  if (facts.duration !== undefined || hasTimedStep(document)) return false;
  if (document._type !== "packageSet") return isOneOff(document);
  return [document.packages]
    .flat()
    .some((one) => isRecord(one) && isOneOff(one) && !(isRecord(one.facts) && one.facts.duration));
}

/** Whether a step of the offer's page says when it is: then the offer needs no time of its own. */
const hasTimedStep = ({ sections }: Record<string, unknown>) =>
  [sections]
    .flat()
    .some(
      (block) =>
        isRecord(block) &&
        [block.items].flat().some((item) => isRecord(item) && item.when !== undefined),
    );

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
  const missing = [
    ...(isFilled(found.excludes) ? [] : ["what is not included"]),
    ...(isFilled(found.costsMoreWith) ? [] : ["what it costs more with"]),
    ...(lacksTime(document, found) ? ["how long it takes"] : []),
  ];
  return missing.length === 0 || `Quotes need ${missing.join(", ")}. Fill it in.`;
};
