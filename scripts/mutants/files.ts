/** What computes or compares prices, order, freshness, addresses, search and enquiries, by group. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  prices: [
    "schemas/src/price.ts",
    "schemas/src/quoted-price.ts",
    "schemas/src/price-fields.ts",
    "web/src/model/price-line.ts",
    "web/src/model/price-range.ts",
    "web/src/model/rating.ts",
    "web/src/model/body.ts",
  ],
  quote: ["web/src/quote/*.{ts,tsx}", "web/src/client/quote/device.ts"],
  freshness: [
    "web/src/content/revalidation/*.ts",
    "web/src/content/{tags,sydney-day,plausibility}.ts",
  ],
  addresses: [
    "schemas/src/{paths,film,paging,article-lists}.ts",
    "web/src/routing/known-addresses.ts",
  ],
  search: ["web/src/search/{query,rank,selection,amount}.ts"],
  enquiries: [
    "web/src/enquiries/*.ts",
    "web/src/client/storage.ts",
    "web/src/client/forms/{draft,idempotency-key,send-form}.ts",
    "web/src/client/receipts/receipts.ts",
  ],
  lake: ["lake/mutate/*.ts"],
};

/** Tests that start processes, wait for real time, or compare source files with what is generated from them. */
export const SKIPPED_TESTS = [
  "**/social-picture.test.tsx",
  "**/telemetry.test.ts",
  "**/content.generated.test.ts",
  "**/follow-content.test.ts",
  "**/main.test.ts",
  "**/floors.test.ts",
];
