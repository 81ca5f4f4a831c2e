import { defineArrayMember, defineType } from "@sanity/types";
import { BLOCK_GROUPS } from "../blocks/define-block.ts";
import { BLOCKS } from "../blocks.ts";
import { field, line, linkTo, objectType, paragraph } from "../fields.ts";
import { PAGE_TYPES } from "../types.ts";

/** The picture of a block in the Studio's menu: a screenshot. */
export const blockPicture = (type: string) => `/static/blocks/${type}.webp`;

const blockTitle = (type: string) => BLOCKS.find((block) => block.type.name === type)?.type.title;

/** The blocks that pages need most, in the order of a page. The menu has them first, and the rest by title. */
const FIRST = [
  ...["hero", "features", "rateCard", "packages", "steps", "questions"],
  ...["prose", "pictures", "video", "closing"],
];

const rankOf = (name: string) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

/** The blocks as the menu lists them. */
const MENU = BLOCKS.toSorted(
  ({ type: one }, { type: other }) =>
    rankOf(one.name) - rankOf(other.name) ||
    (one.title ?? one.name).localeCompare(other.title ?? other.name),
);

/** A page's blocks, in the order visitors see them. */
export const sections = defineType({
  name: "sections",
  title: "Blocks",
  type: "array",
  of: MENU.map(({ type }) => defineArrayMember({ type: type.name })),
  options: {
    insertMenu: {
      filter: true,
      groups: BLOCK_GROUPS.map(({ name, title }) => ({
        name,
        title,
        of: MENU.filter(({ group }) => group === name).map(({ type }) => type.name),
      })),
      views: [{ name: "grid", previewImageUrl: blockPicture }, { name: "list" }],
    },
  },
});

/** A button of a page's opening: opens the chat, or links to a page or to a block of this page. */
export const button = objectType("button", "Button", {
  fields: [
    line("label", "Label"),
    paragraph("chatMessage", "Chat message", {
      description:
        "The button opens the chat with this message, unless you choose a page or a block.",
      rows: 2,
      optional: true,
    }),
    linkTo("target", "Page", PAGE_TYPES),
    field("boolean", "landing", "Link to its chatbot page", {
      description: "For services that have one.",
      hidden: ({ parent }) => !parent?.target,
    }),
    field("string", "anchor", "Block of this page", {
      description: "Leads to the first block of this kind.",
      options: {
        list: BLOCKS.map(({ type }) => ({ value: type.name, title: type.title ?? type.name })),
      },
      hidden: ({ parent }) => Boolean(parent?.target),
    }),
  ],
  validation: (rule) =>
    rule.custom((value) =>
      !value || value.chatMessage || value.target || value.anchor
        ? true
        : "Give the button a chat message, a page or a block: a button has to do something.",
    ),
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
