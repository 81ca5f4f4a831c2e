import { chat, picture, type ServiceStory } from "./model.ts";

export const facebookChatbot: ServiceStory = {
  picture: picture("chat", "Messenger, Saturday 7.50 am", {
    rows: [["Riverside market", "Your page’s event, this Saturday", "", "leaf"]],
    turns: [
      "are dogs ok today?",
      "Yes, on a lead. Water bowls are at gate 2.",
      "and if it rains?",
      "We go ahead unless the river path floods. I’ll message you by 7 am if it’s off.",
    ],
  }),
  show: chat("A Saturday question on the page", [
    "do you do kids parties on a sunday",
    "We do, from 10 am to 4 pm, for 8 to 20 children. For which date, and how many?",
    "14th, about 12 of them",
    "The 14th is free at 10 am. The party list and what to bring are on this page. Shall I hold it for two days?",
    "Yes. Nut allergy in the group, is that ok?",
    "I pass that on to a person before anything is booked. Someone from the kitchen writes to you on Monday morning.",
  ]),
  without: [
    [
      "Page moderation",
      "The bot answers messages. Hiding abuse and deleting spam under posts stays with whoever runs the page.",
    ],
    [
      "Advertising",
      "Adverts that open Messenger can lead to it. Their budget and set-up aren’t part of this.",
    ],
    [
      "Marketplace",
      "Messages about private Marketplace listings don’t reach a business page, so the bot never sees them.",
    ],
  ],
  time: [
    [
      "Access",
      "You make us an editor of the page, and take that away again by the same switch whenever you like.",
    ],
    [
      "Sorting the past",
      "Old conversations are grouped by what was asked. The ten largest groups become the bot’s first answers.",
    ],
    [
      "Rehearsal",
      "Your staff write to it as difficult customers. We fix what it gets wrong while they watch.",
    ],
    ["Live", "It greets new conversations. Ones that a person has open are left alone."],
  ],
  ask: [
    [
      "Will it talk over my staff?",
      "No. As soon as a person writes in a conversation, the bot is silent there until it is called back.",
    ],
    [
      "Can it work outside opening hours only?",
      "Yes, in the hours you set, including your state’s public holidays.",
    ],
    [
      "We have several pages. Is it one bot?",
      "It can be: the same answers with the hours, address and people of each page. Every further page is a line in the quote.",
    ],
  ],
};
