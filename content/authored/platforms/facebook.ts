import type { AuthoredDocument } from "../../authored.ts";
import { benefits, features, questions } from "../../blocks.ts";
import { seo } from "../../seo.ts";

export const facebookPage: AuthoredDocument<"platformPage"> = {
  _id: "platformPage-facebook",
  title: "Facebook marketing for your local area",
  platform: "Facebook",
  icon: "facebook",
  summary:
    "Events, local groups and a page kept current. Replies and ads are in the bigger packages.",
  description:
    "Lost dogs, school fetes, a plumber recommended forty times in one thread: for much of Australia the local group is the town square. We keep your page worth tagging and your ads inside driving distance.",
  heroImage: {
    svg: "platforms/facebook.svg",
    alt: "Two columns of posts with pictures, and two comments in speech bubbles across them.",
  },
  serviceType: "Facebook Marketing",
  sections: [
    features("Key Features", [
      [
        "Ads by distance",
        "A radius around the shop, minus the far side of the river if no one crosses it. Budget follows the postcodes that buy.",
        "map",
      ],
      [
        "Events done properly",
        "Cover, times, parking, tickets and a co-host with followers of its own. Reminders go out while people can still find a babysitter.",
        "calendar",
      ],
      [
        "Community groups, by their rules",
        "We learn the rules of each community group, answer as your business when asked, and never paste an offer into a thread about a funeral.",
        "people",
      ],
      [
        "Lead forms people finish",
        "Three questions, a consent line and an alert to the phone of whoever quotes, so they can be rung back while they remember asking.",
        "funnel",
      ],
      [
        "Recommendations kept fresh",
        "Happy customers receive a link at the right moment. Every review, good or sour, gets an answer that future readers will respect.",
        "star",
      ],
      [
        "Meta Pixel and consent",
        "Tracking is installed with the events that matter, described in your privacy policy, and kept away from health or finance pages.",
        "shield",
      ],
    ]),
    benefits(
      [
        "Grandparents, tradies and club secretaries are all reachable in one place",
        "Ad spend stops at the edge of your delivery run",
        "Guests of one event can be invited to the next",
        "Negative threads are noticed before Monday’s meeting",
        "One inbox shows page and Instagram messages side by side",
        "Audiences you build are kept in your own ad account",
      ],
      { band: true },
    ),
    {
      _type: "packages",
      heading: "Monthly packages",
      intro:
        "A page, its groups and its messages count as one platform. Replies start with Routine, ads with Momentum.",
      set: "packageSet-social-media",
    },
    questions([
      [
        "Does anyone see page posts any more?",
        "Without help, a small share of those who follow you. That’s why we treat the page as a shopfront, kept current for people who come to check, and rely on events, group conversations and modest promotion for reach. Posting more often changes little.",
      ],
      [
        "What advertising budget makes sense?",
        "Enough for the campaign to collect a few dozen results in a month, because below that the numbers are noise. We work it back from what one customer is worth to you, set a daily limit, and stop early if it doesn’t add up.",
      ],
      [
        "We lost access to our page. Can it be recovered?",
        "Often. Meta has a process for pages claimed by a former employee or an agency that vanished; it wants proof of the business and patience. We prepare the documents, then put two of your own people in charge and remove strangers.",
      ],
      [
        "Are we responsible for comments by others?",
        "You can be. Australian courts have treated page owners as publishers of comments on their posts, and the law has been changing state by state. We set word filters, hide what looks defamatory and ring you. For a live dispute, see a solicitor.",
      ],
    ]),
  ],
  seo: seo(
    "social-media",
    "Facebook Marketing for Local Australian Businesses",
    "Facebook run for a district: ads by radius, events, community groups, lead forms and reviews, plus help with lost page access and risky comments.",
    "Facebook marketing Australia, Facebook ads local business, Facebook page management, Facebook event promotion, Facebook lead forms",
  ),
};
