import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/facebook-clone.svg",
    "A valley’s own network: its noticeboard with a closed bridge, Saturday’s working bee with 34 going, the report queue, and a bike for $180 on a phone.",
    [
      ["Events with RSVP, map and reminder", "event"],
      ["Report queue with an appeal step", "queue"],
      ["Buy-and-sell listings by postcode", "phone"],
    ],
    "card",
  ),
  without: [
    [
      "Members",
      "We import lists with members’ consent. Persuading people to come across is a separate campaign.",
    ],
    [
      "Moderation",
      "The queue, strikes and appeals are there. Someone in the association has to make the call.",
    ],
    [
      "Card fees",
      "Memberships, tickets and sponsor ads are paid through your own provider, which takes its cut.",
    ],
  ],
  time: [
    ["Who sees what", "We map branches, pages and audiences on one sheet, with the committee."],
    [
      "First build for the board",
      "The board uses it for its own meetings, on the web and on phones.",
    ],
    ["Trial with one branch", "Its events and noticeboard move over for a month."],
    [
      "Open to all members",
      "Members are invited branch by branch, so the help desk isn’t swamped.",
    ],
  ],
  ask: [
    [
      "Who holds the members’ data?",
      "You do, in your own cloud account. Every member’s data can be exported or deleted.",
    ],
    [
      "Can it run alongside our Facebook page?",
      "It can, and usually does for a year. You can post events to both.",
    ],
    [
      "Do members have to use a phone?",
      "No. The web version is included, and it’s where older members tend to start.",
    ],
  ],
  links:
    "The [social media app case study](/blog/social-media-app) describes a project like this, trade-offs included. Compare the other [app clones](/app-clones).",
};
