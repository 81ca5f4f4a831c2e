import { SHARED } from "../stryker.shared.mjs";

export default {
  ...SHARED,
  mutate: ["src/{price,quoted-price,price-fields,paths,film,paging,article-lists}.ts"],
};
