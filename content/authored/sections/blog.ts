import type { AuthoredDocument } from "../../authored.ts";

/** The head of the blog; the articles follow by date. */
export const blogSection: AuthoredDocument<"sectionPage"> = {
  _id: "sectionPage-blog",
  title: "Blog: costs and case studies",
  intro:
    "What things cost, what goes wrong and what we’d skip. Written by the people who do the work, with the working shown.",
  sections: [
    {
      _type: "hero",
      background: "birds",
      buttons: [
        {
          label: "Suggest a Topic",
          chatMessage: "Hi Team, I read your blog and I'd like to see an article about:",
        },
      ],
    },
    { _type: "articleList" },
    {
      _type: "closing",
      heading: "Ask us what no article answered",
      text: "Ask us in a chat. If enough owners ask the same thing, we’ll write about it.",
      label: "Ask It Here",
      chatMessage: "Hi Team, I have a question your articles didn't answer:",
    },
  ],
  seo: { preset: "seoPreset-blog" },
};
