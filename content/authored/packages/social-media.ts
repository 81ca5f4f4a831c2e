import type { AuthoredDocument } from "../../authored.ts";
import { lasting, without } from "../../offers.ts";

/** The four monthly packages of /social-media. The prices are the specification's. */
export const socialMediaPackages: AuthoredDocument<"packageSet"> = {
  _id: "packageSet-social-media",
  title: "Social media: monthly packages",
  offerName: "Social media",
  facts: {
    costsMoreWith: ["more platforms"],
    excludes: without(
      ["Ad spend", "It goes from your card to the platform."],
      ["A film crew", "On Momentum’s filming day, one of us films. We quote for a crew."],
      "Bought followers",
    ),
    alternativeTo: ["service-social-media-management"],
  },
  packages: [
    {
      title: "Foothold",
      price: { amount: 699, unit: "month" },
      scope: "One platform",
      description: "For a business that posts when it remembers to.",
      features: [
        "Two posts a week, written and designed",
        "Profile, bio and links put in order",
        "Approval calendar in a shared sheet",
        "Half-page summary at month end",
      ],
      facts: {
        limited: lasting(1, "Profile, bio and links put in order"),
      },
      chatMessage: "Hi Team, I'm interested in the Foothold social media package.",
    },
    {
      title: "Routine",
      price: { amount: 1199, unit: "month" },
      scope: "Two platforms",
      description: "A steady presence, with someone minding the replies.",
      includesPrevious: true,
      replaces: ["Two posts a week, written and designed"],
      features: [
        "Three posts weekly on each account",
        "Two edited short videos a month",
        "Weekday replies to comments",
        "Hashtag and competitor notes",
        "Call to discuss the numbers",
      ],
      platforms: ["platformPage-youtube"],
      chatMessage: "Hi Team, I'm interested in the Routine social media package.",
    },
    {
      title: "Momentum",
      price: { amount: 2199, unit: "month" },
      scope: "Three platforms",
      description: "More video, and paid promotion for the posts that earn it.",
      includesPrevious: true,
      replaces: ["Three posts weekly on each account", "Two edited short videos a month"],
      features: [
        "Three posts weekly on each of three accounts",
        "Six short videos from one filming day",
        "Stories on every trading day",
        "One ad campaign built and managed",
        "Inbox triage, urgent messages forwarded",
        "Landing page suggestions for each campaign",
        "Fortnightly check-in by phone",
      ],
      chatMessage: "Hi Team, I'm interested in the Momentum social media package.",
    },
    {
      title: "Full Desk",
      price: { amount: 2999, unit: "month" },
      scope: "All five platforms",
      description: "A content desk of your own without hiring one.",
      includesPrevious: true,
      replaces: [
        "Three posts weekly on each of three accounts",
        "Six short videos from one filming day",
        "One ad campaign built and managed",
        "Weekday replies to comments",
      ],
      features: [
        "Three posts weekly on each of five accounts",
        "Twelve videos, including one long form",
        "Ads tested in three variants",
        "Replies every day of the week",
        "Creator outreach and briefs",
        "LinkedIn articles for your directors",
        "Dashboard joined to sales figures",
        "Quarterly plan presented to your team",
      ],
      chatMessage: "Hi Team, I'm interested in the Full Desk social media package.",
    },
  ],
};
