import { defineArrayMember } from "@sanity/types";
import { field, object } from "../fields.ts";
import { checkAlias } from "../paths.ts";
import { getPageEntry, type PageType } from "../types.ts";
import { cleanSlug } from "../validation/rules.ts";
import { uniqueAddress } from "../validation/unique-address.ts";

/** The slug field of a page, made from its title and unique among all addresses. */
export const slugField = (type: PageType) =>
  field("slug", "slug", "Address", {
    description: `The page appears at ${getPageEntry(type)?.prefix}… “Generate” makes an address from the title.`,
    options: { source: "title", maxLength: 96, isUnique: () => true },
    validation: (rule) => cleanSlug(rule).custom(uniqueAddress("slug")),
  });

/** The address of a section page. */
export const sectionSlugField = field("slug", "slug", "Address", {
  description:
    "Where this section is on the site. It can’t be changed, because the addresses of its pages begin with it. To offer the section under another name as well, add that name to “Other addresses”.",
  options: { source: "title", isUnique: () => true },
  readOnly: true,
  validation: (rule) => cleanSlug(rule).custom(uniqueAddress("slug")),
});

/**
 * Other addresses that redirect to this page, and the reasons, which the Studio’s list of redirects shows. What is wrong
 * with one is advice: it must not stop an editor from publishing the page.
 */
export const aliasFields = [
  field("array", "aliases", "Other addresses", {
    description: "Each leads to this page as soon as you publish, e.g. /hire-react-developer.",
    of: [
      defineArrayMember({
        type: "string",
        options: { isCode: true },
        validation: (rule) =>
          rule.custom((path) => (path ? checkAlias(path) : "Fill this in or remove it.")).warning(),
      }),
    ],
    validation: (rule) => [
      rule.unique().warning(),
      rule.custom(uniqueAddress("aliases")).warning(),
    ],
  }),
  field("array", "aliasReasons", "Why other addresses lead here", {
    hidden: true,
    of: [
      object("aliasReason", [
        field("string", "path", "Path", { options: { isCode: true } }),
        field("string", "reason", "Reason"),
      ]),
    ],
  }),
];

export const anchorField = field("slug", "slug", "Anchor", {
  description: "Marks its place on the page, e.g. /services#ai-chatbots.",
  options: { source: "title" },
  validation: cleanSlug,
});
