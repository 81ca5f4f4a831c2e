import type { AuthoredDocument } from "../../authored.ts";
import { features, questions } from "../../blocks.ts";
import { services } from "../../offers.ts";

export const appClonesSection: AuthoredDocument<"sectionPage"> = {
  _id: "sectionPage-app-clones",
  title: "App clones: start from an app people know",
  intro:
    "Your users know how a feed scrolls and how a ride is booked. A clone gives you those parts working, so the budget goes into whatever makes yours worth switching to.",
  sections: [
    {
      _type: "hero",
      aside: "picture",
      picture: {
        svg: "sections/app-clones.svg",
        alt: "Three apps side by side: a video of an ocean pool at low tide, a ramp van four minutes away for $24–$28, and a beach shack to book for two nights at $540.",
      },
      priceRange: true,
      buttons: [
        {
          label: "Discuss Your App",
          chatMessage:
            "Hi Team, I'd like to build an app on one of your clones. What makes mine different is:",
        },
        {
          label: "GET A CALL",
          chatMessage: "Hi Team, please call me about an app clone. My number and a good time are:",
        },
      ],
    },
    {
      _type: "serviceCards",
      heading: "Six app clones to build on",
      intro: "iPhone, Android and an admin panel in every one of them.",
      services: services(
        "tiktok-clone",
        "uber-clone",
        "facebook-clone",
        "instagram-clone",
        "linkedin-clone",
        "airbnb-clone",
      ),
      layout: "grid",
    },
    features(
      "What every clone includes, and what’s extra",
      [
        [
          "The source, in your repository",
          "No licence server, no monthly fee to us, no locked modules. Another developer can take over on Monday.",
          "code",
        ],
        [
          "An admin panel for daily work",
          "Refunds, bans, featured listings, zones and fees: the settings operators change daily sit on the first page.",
          "gear",
        ],
        [
          "Australian payments",
          "Australian cards, payouts to sellers or drivers, and records your bookkeeper can reconcile at the end of the quarter.",
          "card",
        ],
        [
          "Reporting and blocking built in",
          "Both app stores expect users to be able to report content and block people. It’s far cheaper now than after a rejection.",
          "shield",
        ],
        [
          "Submission to both stores",
          "Listings, privacy labels, test accounts and replies to reviewers, filed under your own developer accounts.",
          "rocket",
        ],
        [
          "Your own part is quoted separately",
          "We design the part that makes your app different first, and spend the most time on it.",
          "pen",
        ],
      ],
      { band: true },
    ),
    questions([
      [
        "Is it legal to copy a well-known app?",
        "Building something that works in a similar way is generally fine. Taking its name, logo, artwork, text or code isn’t, and we do none of that. Where a feature may be patented we suggest advice from an IP lawyer.",
      ],
      [
        "Does the starting price put a finished app in the stores?",
        "Yes: each price here buys the base with your branding and settings, submitted for review. The TikTok clone’s own page also lists the base without branding. We quote extra features one by one.",
      ],
      [
        "What will we pay for after launch?",
        "Hosting, maps, text messages, video storage and the store fees, all in your name. We estimate them per thousand users, because a video app and a booking app differ enormously.",
      ],
      [
        "Could we begin with one city?",
        "Yes. A marketplace that’s busy in Hobart beats one that’s empty in eight capitals, and zones can be switched on later from the admin panel.",
      ],
    ]),
    {
      _type: "closing",
      heading: "What would make yours different?",
      text: "Finish this sentence for us: it’s like that app, except…",
      label: "Finish the Sentence",
      chatMessage: "Hi Team, my app is like a well-known one, except that:",
    },
  ],
  seo: { preset: "seoPreset-app-development" },
};
