import type { AuthoredDocument } from "../../authored.ts";
import { questions, steps } from "../../blocks.ts";
import { services, weeks } from "../../offers.ts";
import { socialMonth } from "../../social-month.ts";

export const socialMediaSection: AuthoredDocument<"sectionPage"> = {
  _id: "sectionPage-social-media",
  title: "Social media marketing, planned a month ahead",
  aliases: ["/social-media-marketing"],
  intro:
    "We plan a month of posts in advance, edit what’s filmed and publish what you’ve approved. From the Routine package up, we answer comments too.",
  sections: [
    {
      _type: "hero",
      background: "waves",
      aside: "rates",
      ratesTitle: "Monthly packages",
      buttons: [
        {
          label: "Ask About Your Accounts",
          chatMessage:
            "Hi Team, I'm interested in social media marketing. My accounts and goals are:",
        },
        { label: "See a Sample Report", target: "page-sample-report" },
      ],
    },
    socialMonth,
    {
      _type: "packages",
      heading: "Four monthly packages",
      intro:
        "With 50+ brand accounts managed, we’ve settled on four sizes. Each holds everything in the one before it, on more platforms.",
      set: "packageSet-social-media",
    },
    {
      _type: "platforms",
      heading: "Pages for five platforms",
      intro: "What works on one falls flat on the next, so each has a page of its own.",
      pages: [
        "platformPage-instagram",
        "platformPage-tiktok",
        "platformPage-youtube",
        "platformPage-facebook",
        "platformPage-linkedin",
      ],
    },
    steps(
      "How a month goes",
      [
        [
          "Choose topics",
          "We read your reviews, sales calls and comments for the questions customers keep asking, and turn them into posts.",
          weeks(1),
        ],
        [
          "Film",
          "One shooting list, one morning, enough clips and stills to fill the calendar. Phones are fine if the light is good.",
          weeks(2),
        ],
        [
          "Approve",
          "The calendar arrives with every caption and crop. You strike out whatever you wouldn’t say.",
          weeks(3),
        ],
        [
          "Count results",
          "Enquiries, bookings and sales first, reach afterwards. Then a note on what we’re dropping next month.",
          weeks(4),
        ],
        [
          "Answer comments",
          "From Routine up, comments get replies in your tone. Complaints come to you the same day, with a draft.",
          { time: "All month", isThroughout: true },
        ],
      ],
      { layout: "roster", band: true },
    ),
    {
      _type: "serviceCards",
      heading: "Single social media services",
      intro: "For accounts that need a single thing done well.",
      services: services(
        "instagram-marketing",
        "tiktok-marketing",
        "social-media-management",
        "google-business-profile-optimization",
        "video-ads-social-media",
      ),
      layout: "rows",
    },
    {
      _type: "regions",
      heading: "Cities and regions we serve",
      intro:
        "Eight cities, and the towns between them. Filming days are arranged where you are; everything else travels by chat.",
      band: true,
    },
    questions([
      [
        "How do Foothold and Social media management differ?",
        "Foothold costs more because it’s made for one platform: two posts a week for it, and its profile, bio and links put in order. Social media management is 12 to 16 simpler posts a month, the same ones adapted to each account.",
      ],
      [
        "Foothold on Instagram, or Instagram marketing?",
        "Foothold is two posts a week, written and designed from what you send. Instagram marketing is 10 posts a month with reels cut from your clips, stories and covers, and costs more.",
      ],
      [
        "Who owns the accounts and the footage?",
        "You. We work as a partner on pages and ad accounts registered to your business, and the raw files are shared with you in a folder.",
      ],
      [
        "Is advertising spend included?",
        "No. Whatever you pay a platform for ads goes from your card to the platform. From Momentum up, our fee covers planning, making and running a campaign.",
      ],
      [
        "Do we have to appear on camera?",
        "It helps, and no one is forced. Hands at work, a van being loaded or a cake being iced can carry an account for a year.",
      ],
      [
        "How soon will we see customers from it?",
        "Paid campaigns can bring enquiries in the first weeks. An audience grows over months, and some never pay back. The monthly count is there so that you find out early.",
      ],
    ]),
    {
      _type: "closing",
      heading: "Show us your last nine posts",
      text: "We’ll mark the one to repeat and the ones to retire.",
      label: "Send My Profile",
      chatMessage: "Hi Team, please look at my last nine posts. My profile is:",
    },
  ],
  seo: { preset: "seoPreset-social-media" },
};
