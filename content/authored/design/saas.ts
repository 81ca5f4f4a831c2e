import type { AuthoredDocument } from "../../authored.ts";
import { features, questions } from "../../blocks.ts";
import { seo } from "../../seo.ts";

export const saasDesignPage: AuthoredDocument<"designPage"> = {
  _id: "designPage-saas",
  title: "SaaS design that brings users back",
  summary: "Trials that teach, pricing pages that explain, products people come back to.",
  description:
    "Plenty of trials begin. Few users return on day two. We study what they saw in the first ten minutes, cut the steps between sign-up and something useful, and design the upgrade so it arrives when people want it.",
  sections: [
    {
      _type: "hero",
      background: "net",
      aside: "picture",
      picture: {
        svg: "design/saas.svg",
        alt: "A dashboard for three cafés: what is running low, what is on order, and a button that orders oat milk.",
      },
      buttons: [
        {
          label: "Get Free Quote",
          chatMessage: "Hi Team, I'd like a free quote for SaaS design. The product and its stage:",
        },
        { label: "See the packages", anchor: "packages" },
      ],
    },
    features("What the design covers", [
      [
        "The first ten minutes",
        "Sample data, a short checklist and one early result replace the seven-step tour that everyone closes.",
        "rocket",
      ],
      [
        "Plans and limits",
        "Seats, usage meters and locked features shown before they hurt, in figures a finance person can forward.",
        "card",
      ],
      [
        "Teams and roles",
        "Inviting, demoting and off-boarding drawn for the administrator who does it in a hurry, late on a Friday.",
        "people",
      ],
      [
        "Busy screens that stay clear",
        "Real software is dense. Hierarchy, alignment and sensible defaults let an expert scan it and a beginner start.",
        "grid",
      ],
      [
        "Help where people get stuck",
        "Empty states, inline hints and error text written from your support tickets, so the next ticket isn’t sent.",
        "comment",
      ],
      [
        "A design system for your engineers",
        "Tokens and components named as in your code base, with a changelog. Your engineers can extend it after we leave.",
        "code",
      ],
    ]),
    {
      _type: "packages",
      heading: "Packages and prices",
      set: "packageSet-design-saas",
      band: true,
    },
    {
      _type: "pictures",
      pictures: [
        {
          svg: "services/ui-ux-designer.svg",
          alt: "Five people trying to change a delivery date, the empty, waiting, failed and finished screens, and named colours with their contrast.",
        },
      ],
      heading: "What you can count on",
      points: [
        "Activation step defined before any drawing",
        "Billing screens include failure and refund",
        "Keyboard paths given for frequent actions",
        "Colours named, so that a dark theme can follow",
      ],
    },
    questions([
      [
        "We have a product but no designer. Where would you begin?",
        "With recordings or a screen-share of three new customers, plus your cancellation reasons. That usually names one flow. We redesign it within a pack, you release it, and the numbers decide what’s next.",
      ],
      [
        "Can you design around our component library?",
        "Yes, and it keeps costs down. Whether it is MUI, shadcn/ui or something home-grown, we draw with its parts, extend where it falls short and mark each extension so that no one has to hunt for it.",
      ],
      [
        "How do you handle confidential customer data?",
        "We never need it. Screens are drawn with invented records shaped like yours: the longest company name, the negative balance, the missing date. If a session shows live accounts, we sign your agreement first and store no recording.",
      ],
    ]),
    {
      _type: "closing",
      heading: "Your product, drawn before it’s built",
      label: "Get a SaaS Design Quote",
      chatMessage:
        "Hi Team, I'm interested in your SaaS design service. The product and its stage:",
    },
  ],
  seo: seo(
    "ui-ux-design",
    "SaaS UI/UX Design for Onboarding and Growth",
    "SaaS product design in three packs: onboarding, plans and billing, roles, dense work screens and a component system your engineers can extend.",
    "SaaS UI UX design, SaaS product design Australia, onboarding design, SaaS design system, B2B software design",
  ),
};
