import { expect, test } from "vitest";
import { migrated, stored } from "../testing/migrated.ts";
import migration from "./index.ts";

test("leaves a sample quote its lines alone", async () => {
  const service = { _type: "reference", _ref: "service-a" };
  const line = { _type: "quoteLine", _key: "l", service, quantity: 2 };
  const quote = { _type: "quote", _key: "q", heading: "Bookings", customer: "A practice" };
  const [page] = await migrated(migration, [
    stored("page-a", "page", {
      sections: [
        { ...quote, lines: [{ ...line, text: "All of it" }], validDays: 30, dates: "Soon" },
      ],
    }),
  ]);
  expect(page?.sections).toEqual([{ ...quote, lines: [line] }]);
});
