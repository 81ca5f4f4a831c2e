type Group = {
  /** What is changed. */
  files: readonly string[];
  /** The tests beside it, which alone run: a mutant of a module's constant runs all of them. */
  tests: readonly string[];
};

/** What computes or compares prices, quotes, order, freshness, addresses, searches and enquiries, by group. */
export const GROUPS: Readonly<Record<string, Group>> = {
  prices: {
    files: [
      "schemas/src/{price,quoted-price,price-fields}.ts",
      "web/src/model/{price-line,price-range,rating,body}.ts",
    ],
    tests: ["schemas/src/price*.test.ts", "web/src/model/*.test.ts"],
  },
  quote: {
    files: ["web/src/quote/*.ts", "web/src/client/quote/device.ts"],
    tests: [
      "web/src/quote/*.test.ts",
      "web/src/client/quote/*.test.ts",
      "web/src/page/quote/*.test.tsx",
    ],
  },
  // Without `follow-content.test.ts`, which waits for real time.
  freshness: {
    files: [
      "web/src/content/revalidation/{follow-content,webhook}.ts",
      "web/src/content/{tags,plausibility}.ts",
    ],
    tests: [
      "web/src/content/revalidation/{follow-schedule,webhook}.test.ts",
      "web/src/content/{tags,plausibility}.test.ts",
    ],
  },
  // A group of its own: each test file starts a Content Lake, whatever it runs of it.
  reconciliation: {
    files: [
      "web/src/content/revalidation/{reconcile,document-state,ledger}.ts",
      "web/src/content/sydney-day.ts",
    ],
    tests: ["web/src/content/revalidation/{reconcile,reconcile-faults}.test.ts"],
  },
  addresses: {
    files: [
      "schemas/src/{paths,film,paging,article-lists}.ts",
      "web/src/routing/known-addresses.ts",
    ],
    tests: [
      "schemas/src/{paths,film,paging,article-lists,site-addresses}.test.ts",
      "web/src/routing/*.test.ts",
    ],
  },
  search: {
    files: ["web/src/search/{query,rank,selection}.ts"],
    tests: ["web/src/search/*.test.ts"],
  },
  enquiries: {
    files: [
      "web/src/enquiries/*.ts",
      "web/src/client/storage.ts",
      "web/src/client/forms/{draft,idempotency-key,send-form}.ts",
      "web/src/client/receipts/receipts.ts",
    ],
    tests: ["web/src/enquiries/*.test.{ts,tsx}", "web/src/client/{,forms/}*.test.ts"],
  },
  lake: {
    files: ["lake/mutate/*.ts"],
    tests: ["lake/{mutate,actions}/*.test.ts", "lake/listen/listen.test.ts"],
  },
};
