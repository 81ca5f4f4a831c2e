import type { AuthoredDocument } from "../../authored.ts";
import { features, questions } from "../../blocks.ts";

/** The hire page: its roles are found by category. */
export const hireResourcesSection: AuthoredDocument<"sectionPage"> = {
  _id: "sectionPage-hire-resources",
  title: "Hire by the month, from 60+ roles",
  intro:
    "Need a React developer until June, or a tester for a release? Search the list, compare up to three and start a chat about the one you like.",
  sections: [
    {
      _type: "hero",
      background: "net",
      aside: "picture",
      picture: {
        svg: "sections/hire-resources.svg",
        alt: "Four roles on a calendar of six months.",
      },
      buttons: [
        {
          label: "Request a Shortlist",
          chatMessage:
            "Hi Team, I'd like to hire by the month. The role, tools and start date are:",
        },
        {
          label: "GET A CALL",
          chatMessage: "Hi Team, please call me about hiring. My number and a good time are:",
        },
      ],
    },
    {
      _type: "roles",
      categories: [
        "hireCategory-frontend",
        "hireCategory-backend",
        "hireCategory-full-stack",
        "hireCategory-mobile",
        "hireCategory-ai-data",
        "hireCategory-cloud-devops",
        "hireCategory-quality",
        "hireCategory-design",
        "hireCategory-ecommerce-cms",
        "hireCategory-marketing",
        "hireCategory-content",
        "hireCategory-product-delivery",
      ],
      heading: "Roles and monthly rates",
      intro:
        "Twelve categories. A rate buys one person for 10 hours a week, for one calendar month. More hours are quoted.",
    },
    features(
      "What hiring this way involves",
      [
        [
          "You write a one-page brief",
          "What must exist in three months that doesn’t exist now, and which tools it uses. We’ll help you write it if it’s still hazy.",
          "book",
        ],
        [
          "You meet them first",
          "Interview the person, set a small exercise if you wish, and say no without having to explain.",
          "person",
        ],
        [
          "They work in your tools",
          "They join your Slack, your repository and your stand-up. Tickets stay where your own people can see them.",
          "grid",
        ],
        [
          "They work in your business hours",
          "Ten hours a week, Monday to Friday between 9 am and 6\u00a0pm AEST. You agree on the days together: two hours each morning, say, or one long day.",
          "clock",
        ],
        [
          "You own the work",
          "The agreement assigns code and designs to your company and covers confidentiality in both directions.",
          "handshake",
        ],
      ],
      { band: true },
    ),
    questions([
      [
        "How is this different from a fixed-price project?",
        "Here you direct the work and pay for ten hours a week. In a project we direct it and answer for the result. Teams with tickets and a lead should hire. An idea without a team is a project.",
      ],
      [
        "Can I scale from one person to four?",
        "Yes, at the turn of a month. Above three people we suggest adding a lead or a product manager from the same list, so you aren’t doing that job at night.",
      ],
      [
        "What if the person doesn’t work out?",
        "Tell us early. We talk to both sides, then offer a replacement with a written handover. Otherwise 14 days’ notice ends it.",
      ],
      [
        "What are the hours, the term and the notice?",
        "Ten hours a week for each rate, worked remotely, Monday to Friday between 9 am and 6 pm AEST. The minimum is one calendar month, and either side gives 14 days’ notice. More hours are quoted.",
      ],
    ]),
    {
      _type: "closing",
      heading: "Who is missing from your team?",
      text: "Give us the role, the stack and the month you want them. We come back with people to meet.",
      label: "Name the Role",
      chatMessage: "Hi Team, the person missing from our team is:",
    },
  ],
  seo: { preset: "seoPreset-hire" },
};
