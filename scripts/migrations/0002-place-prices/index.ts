import { isRecord } from "@currawong/schemas/record";
import { at, defineMigration, insert, setIfMissing, unset } from "@sanity/migrate";
import { parsePrice } from "../price-text.ts";

/** The places of that time; what the schema lists today may differ. */
const PLACES = ["home", "section", "landing", "template"];

/**
 * A price that holds in one place had a field for each: `homePrice`, `sectionPrice`,
 * `landingPrice`, `templatePrice`. A new place meant a new field. They become members of one list.
 */
export default defineMigration({
  title: "Prices of one place from a field each to one list",
  documentTypes: ["service"],
  migrate: {
    document(document) {
      const fields: Record<string, unknown> = document;
      const old = PLACES.filter((place) => typeof fields[`${place}Price`] === "string");
      if (old.length === 0) return [];
      const listed = Array.isArray(fields.placePrices) ? fields.placePrices : [];
      const entries = old
        // What an editor already put into the list is the newer word.
        .filter((place) => !listed.some((entry) => isRecord(entry) && entry.place === place))
        .map((place) => ({
          _type: "placePrice",
          _key: place,
          place,
          price: parsePrice(String(fields[`${place}Price`])),
        }));
      return [
        at("placePrices", setIfMissing([])),
        at("placePrices", insert(entries, "after", -1)),
        ...old.map((place) => at(`${place}Price`, unset())),
      ];
    },
  },
});
