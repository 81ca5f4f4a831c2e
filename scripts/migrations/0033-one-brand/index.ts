import { recordsIn } from "@currawong/schemas/record";
import { at, defineMigration, set, unset } from "@sanity/migrate";
import type { SanityDocument } from "@sanity/types";

/** The settings have no logo, no accent colour, and no hours in which a person answers. */
export default defineMigration({
  title: "Settings without brand and answering hours",
  documentTypes: ["siteSettings"],
  migrate: {
    document({ logo, accent, hours }: SanityDocument) {
      const lines = recordsIn(hours);
      return [
        ...(logo !== undefined ? [at("logo", unset())] : []),
        ...(accent !== undefined ? [at("accent", unset())] : []),
        ...(lines.some(({ times }) => times !== undefined)
          ? [at("hours", set(lines.map(({ times: _times, ...line }) => line)))]
          : []),
      ];
    },
  },
});
