import { at, defineMigration, unset } from "@sanity/migrate";

const FIELDS = ["replyTemplates", "replySignature"] as const;

/** Replies to enquiries are typed: the settings hold no texts for them. */
export default defineMigration({
  title: "No templates for replies to enquiries",
  documentTypes: ["siteSettings"],
  migrate: {
    document: (settings) =>
      FIELDS.flatMap((field) => (settings[field] === undefined ? [] : [at(field, unset())])),
  },
});
