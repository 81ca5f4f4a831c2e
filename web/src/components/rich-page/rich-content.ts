import type { LANDING_QUERY_RESULT } from "@currawong/schemas/content.generated";

/** What fills a rich page, whichever document holds it. */
export type RichContent = NonNullable<NonNullable<LANDING_QUERY_RESULT>["rich"]>;
