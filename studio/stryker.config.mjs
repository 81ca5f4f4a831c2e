import { SHARED } from "../stryker.shared.mjs";

// Not the models whose tests start a Content Lake or read HTML, which takes seconds for each mutant.
export default {
  ...SHARED,
  mutate: [
    "src/price-board/model/{amount,pending,rows}.ts",
    "src/{lists/model/findings,pages/changes,publish/moved,publish/settled}.ts",
    "src/dataset/{stored,when-changed}.ts",
    "src/writing/repair-address.ts",
  ],
};
