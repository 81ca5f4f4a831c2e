import { chat, picture, type ServiceStory } from "./model.ts";

export const websiteChatbot: ServiceStory = {
  picture: picture("chat", "Chat on the pricing page", {
    rows: [["Solar for older roofs", "They’ve been reading for 2 minutes", "", "hills"]],
    turns: [
      "Do you do tin roofs in Echuca?",
      "We do, it’s inside our 200 km. Got a recent power bill handy?",
      "Yep, $610 a quarter",
      "Thanks. There’s a quote call free on Thursday at 3 pm. Want it?",
    ],
  }),
  show: chat("A visitor on the pricing page", [
    "Do you install in regional areas?",
    "Yes, up to 200 km from Bendigo. Beyond that we name an installer. Where is the house?",
    "Echuca. Roughly what would 10 kW cost?",
    "Our price list has a range for 10 kW; your roof decides where in it. A person quotes after seeing a bill. Shall I book a call?",
    "OK, Thursday arvo",
    "Thursday, 3 pm. Please have a recent power bill at hand. This conversation goes to the person who rings you.",
  ]),
  without: [
    [
      "Writing your policies",
      "The bot repeats what you have approved. Where there is no answer on paper, one has to be decided before it can be given.",
    ],
    [
      "Live chat staffing",
      "Conversations are handed to your people in the hours you name. Answering them through the night isn’t part of the build.",
    ],
    [
      "The model’s running costs",
      "The language model is billed by its provider to your account, under a cap you set.",
    ],
  ],
  time: [
    [
      "Papers",
      "Price list, terms, manuals and the ten emails you answer most are collected, and contradictions between them listed.",
    ],
    [
      "Voice and limits",
      "You choose how it greets, what it calls itself and which subjects it must pass on.",
    ],
    [
      "Hidden page",
      "It runs on an address only you know. A list of trial questions is marked right or wrong, twice.",
    ],
    [
      "On the site",
      "It opens on two pages first, then on all, once its answers have been read for a week.",
    ],
  ],
  ask: [
    [
      "Does it slow the page down?",
      "The button is light, and the rest loads when someone opens it. We measure the page before and after, on a phone.",
    ],
    [
      "Which websites can have it?",
      "Any where a line of code can be added: WordPress, Shopify, Webflow, Squarespace or one built for you.",
    ],
    [
      "Can it see who is logged in?",
      "Only if your site tells it, which is a connection of its own. Out of the box it knows the page it stands on and nothing of the visitor.",
    ],
  ],
};
