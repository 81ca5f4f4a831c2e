import { field, line, object, paragraph, pictureView, required } from "../fields.ts";
import { pictureFields } from "../fragments.ts";
import { requiredPicture } from "../validation/rules.ts";
import { defineBlock, headFields } from "./define-block.ts";

export const postWall = defineBlock("postWall", "A month of posts", {
  description:
    "Posts of a month side by side, one row for each week, with those that failed crossed out. Always labelled as an example.",
  group: "arguments",
  fields: [
    ...headFields(),
    field("picture", "picture", "Picture of all posts", {
      description: "An SVG with a square view of each post.",
      validation: requiredPicture,
    }),
    field("array", "posts", "Posts", {
      description: "In the order of their dates.",
      of: [
        object(
          "wallPost",
          [
            field("date", "date", "Date", { validation: required }),
            line("channel", "Where", { description: "Instagram, Facebook …" }),
            line("caption", "Caption"),
            pictureView,
            paragraph("dropped", "Why it is crossed out", {
              description: "One sentence. Left empty, it isn’t.",
              rows: 2,
              optional: true,
            }),
          ],
          { title: "Post", preview: { select: { title: "caption", subtitle: "date" } } },
        ),
      ],
      validation: (rule) => rule.required().min(1),
    }),
    paragraph("note", "Note after the last post", { rows: 2, optional: true }),
  ],
});

export const postWallView = /* groq */ `
  heading, intro,
  picture{ ${pictureFields} },
  posts[]{ _key, date, channel, caption, view, dropped },
  note
` as const;
