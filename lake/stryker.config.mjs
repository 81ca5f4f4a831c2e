import { SHARED } from "../stryker.shared.mjs";

export default { ...SHARED, mutate: ["mutate/*.ts", "!**/*.test.ts"] };
