import type { PackageSet } from "@currawong/schemas/content.generated";
import type { AuthoredDocument } from "../../authored.ts";

/** The four monthly packages of /social-media. The prices are the specification's. */
export const socialMediaPackages: AuthoredDocument<PackageSet> = {
  _id: "packageSet-social-media",
  title: "Social media: monthly packages",
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
      chatMessage: "Hi Team, I'm interested in the Foothold social media package.",
    },
    {
      title: "Routine",
      price: { amount: 1199, unit: "month" },
      scope: "Two platforms",
      description: "Everything in Foothold on two platforms, with someone minding the replies.",
      features: [
        "Three posts weekly on each account",
        "Two edited short videos a month",
        "Weekday replies to comments",
        "Hashtag and competitor notes",
        "Call to discuss the numbers",
      ],
      chatMessage: "Hi Team, I'm interested in the Routine social media package.",
    },
    {
      title: "Momentum",
      price: { amount: 2199, unit: "month" },
      scope: "Three platforms",
      description: "Everything in Routine on three platforms, with more video and paid promotion.",
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
      description: "Everything in Momentum on all five, a content desk without hiring one.",
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
