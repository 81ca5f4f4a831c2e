import type { AuthoredDocument } from "../../authored.ts";
import { features } from "../../blocks.ts";

/** The head and close of the portfolio; title and button labels are the specification's. */
export const portfolioSection: AuthoredDocument<"sectionPage"> = {
  _id: "sectionPage-portfolio",
  title: "Our Australian Success Stories",
  intro:
    "Each entry describes a kind of project, not one client’s: what it is, what it gave up, and its usual scope and weeks.",
  sections: [
    {
      _type: "hero",
      background: "waves",
      aside: "cases",
      buttons: [
        {
          label: "Start Your Success Story",
          chatMessage:
            "Hi Team, I've seen your portfolio and I'd like to start a project of my own.",
        },
      ],
    },
    {
      _type: "portfolio",
      order: [
        "project-delivery-app",
        "project-social-media-app",
        "project-taxi-app",
        "project-crypto-exchange",
        "project-salon-booking",
        "project-online-store",
      ],
    },
    features(
      "What the six have in common",
      [
        [
          "A narrow first release",
          "One city, one kind of customer, one payment method. The second version is planned around what the first one teaches.",
        ],
        [
          "The operator’s screen comes early",
          "Dispatchers, shopkeepers and moderators have working tools before the public app has its final colours.",
        ],
        [
          "The rules come before the code",
          "Transport permits, AUSTRAC, age limits, refunds: whichever regulator applies is in the plan from the first page.",
        ],
      ],
      { band: true },
    ),
    {
      _type: "closing",
      heading: "Plan a project like these",
      text: "Tell us which of these comes closest and how yours is different.",
      label: "Start Your Project Today",
      chatMessage: "Hi Team, I'd like to start my project today. It is closest to:",
      claims: true,
    },
  ],
  seo: { preset: "seoPreset-portfolio" },
};
