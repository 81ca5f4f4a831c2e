import { SHARED } from "../stryker.shared.mjs";

export default {
  ...SHARED,
  mutate: [
    "src/{enquiries,quote,client/forms}/*.ts",
    "src/content/{tags,plausibility,sydney-day}.ts",
    "src/content/revalidation/{follow-content,reconcile,document-state}.ts",
    "src/model/{price-line,rating,body}.ts",
    "src/routing/known-addresses.ts",
    "src/search/{query,rank,selection}.ts",
    "!**/*.test.ts",
  ],
};
