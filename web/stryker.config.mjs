import { SHARED } from "../stryker.shared.mjs";

export default {
  ...SHARED,
  mutate: [
    "src/{enquiries,quote}/*.ts",
    // Not what only a browser has: popovers, intersections, the validity and notices of forms.
    "src/client/forms/{controls,draft,send}.ts",
    "src/client/{clicks,load-more,refresh,storage}.ts",
    "src/client/{catalogue/filter,quote/device,quote/docket,receipts/receipts}.ts",
    "src/content/{tags,plausibility,sydney-day}.ts",
    "src/content/revalidation/{follow-content,reconcile,document-state}.ts",
    "src/model/{price-line,rating,body}.ts",
    "src/routing/known-addresses.ts",
    // Not the watch of schedules, whose test waits for a Content Lake's clock.
    "src/staff/{body,cors,export,for-staff,session,tell-of-review,tell-staff}.ts",
    "src/search/{query,rank,selection}.ts",
    "!**/*.test.ts",
  ],
};
