import { picture, records, type ServiceStory } from "./model.ts";

export const facebookClone: ServiceStory = {
  picture: picture("phones", "A network for one valley", {
    rows: [
      ["Valley Noticeboard", "Bridge closed until 4 pm, says the shire", "Comment", "hills"],
      ["Bike, 54 cm, $180", "Pick up near the oval, cash or PayID", "Message seller", "bike"],
      ["Saturday working bee", "34 going, bring gloves", "I’m going", "leaf"],
    ],
  }),
  show: records(
    "The report queue of a club’s network",
    ["Post", "Reported for", "Outcome"],
    [
      ["Photo of the under-12s", "Parent didn’t agree to it", "Taken down, uploader told"],
      ["“Committee is useless”", "Rude. Within the rules", "Stays"],
      ["Ute for sale, no price", "Listing without a price", "Sent back to its owner"],
      [
        "Ban of last week",
        "Appeal by the member, with a message from a second",
        "Second look by the secretary",
      ],
    ],
  ),
  without: [
    [
      "Members",
      "Lists are imported with their consent. Persuading people to come over is a campaign of its own.",
    ],
    [
      "Moderation",
      "Queue, strikes and appeals are there. Someone in the association has to judge.",
    ],
    [
      "Card fees",
      "Dues, tickets and sponsor adverts are paid through your own provider, who keeps its share.",
    ],
  ],
  time: [
    ["Who sees what", "Branches, pages and audiences are drawn on one sheet, with the committee."],
    ["Founders’ build", "The board uses it for its own meetings, on the web and on phones."],
    ["One branch", "Its events and noticeboard move over for a month."],
    ["Everyone", "Members are invited by branch, so the help desk isn’t swamped."],
  ],
  ask: [
    [
      "Who holds the members’ data?",
      "You do, in your own cloud account, with an export and a deletion for every member.",
    ],
    [
      "Can it sit beside our Facebook page?",
      "It can, and mostly does for a year. Events may be posted to both.",
    ],
    [
      "Is there a version without phones?",
      "The web version is part of it, and is where older members tend to start.",
    ],
  ],
};
