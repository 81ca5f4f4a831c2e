import { isRecord } from "@currawong/schemas/record";
import { at, defineMigration, set } from "@sanity/migrate";
import { parsePrice } from "../price-text.ts";

/**
 * Starting prices were texts, "From $899 AUD/month": nothing could sort them, add them up or put
 * them into structured data. They become amount, unit and "from".
 */
export default defineMigration({
  title: "Starting prices from text to amount and unit",
  documentTypes: ["service", "role", "serviceGroup", "sectionPage", "packageSet"],
  migrate: {
    document(document) {
      const { startingPrice, packages }: Record<string, unknown> = document;
      const prices =
        typeof startingPrice === "string"
          ? [at("startingPrice", set(parsePrice(startingPrice)))]
          : [];
      const plans = (Array.isArray(packages) ? packages : []).flatMap((plan: unknown) =>
        isRecord(plan) && typeof plan.price === "string"
          ? [at(["packages", { _key: String(plan._key) }, "price"], set(parsePrice(plan.price)))]
          : [],
      );
      return [...prices, ...plans];
    },
  },
});
