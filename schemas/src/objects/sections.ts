import { defineArrayMember, defineType } from "@sanity/types";
import { BLOCK_GROUPS } from "../blocks/define-block.ts";
import { BLOCKS } from "../blocks.ts";
import { field, objectType } from "../fields.ts";
import { buttonFields, leadsSomewhere } from "./portable-text.ts";

/** The picture of a block in the Studio's menu: a screenshot. */
export const blockPicture = (type: string) => `/static/blocks/${type}.webp`;

const blockTitle = (type: string) => BLOCKS.find((block) => block.type.name === type)?.type.title;

/** A page's blocks, in the order visitors see them. */
export const sections = defineType({
  name: "sections",
  title: "Blocks",
  type: "array",
  of: BLOCKS.map(({ type }) => defineArrayMember({ type: type.name })),
  options: {
    insertMenu: {
      filter: true,
      groups: BLOCK_GROUPS.map(({ name, title }) => ({
        name,
        title,
        of: BLOCKS.filter(({ group }) => group === name).map(({ type }) => type.name),
      })),
      views: [{ name: "grid", previewImageUrl: blockPicture }, { name: "list" }],
    },
  },
});

/** A button of a page's opening: opens the chat, or links to a page or to a block of this page. */
export const button = objectType("button", "Button", {
  fields: [
    ...buttonFields,
    field("string", "anchor", "Block of this page", {
      description: "Instead of a page: the button leads to the first block of this kind.",
      options: {
        list: BLOCKS.map(({ type }) => ({ value: type.name, title: type.title ?? type.name })),
      },
      hidden: ({ parent }) => Boolean(parent?.target),
    }),
  ],
  validation: (rule) => rule.custom(leadsSomewhere),
  preview: {
    select: { title: "label", message: "chatMessage", page: "target.title", block: "anchor" },
    prepare: ({ title, message, page, block }) => ({
      title,
      subtitle:
        (page && `Leads to “${page}”`) ||
        (block && `Leads to the block “${blockTitle(block)}”`) ||
        (message && `Opens the chat: ${message}`),
    }),
  },
});
