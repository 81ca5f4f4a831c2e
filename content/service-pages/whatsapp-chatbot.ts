import { chat, picture, type ServiceStory } from "./model.ts";

export const whatsappChatbot: ServiceStory = {
  picture: picture("chat", "WhatsApp, 9.14 pm", {
    turns: [
      "Can I get a rego check this Friday?",
      "Sure. We’ve got 8 am or 2.30 pm. Which car is it?",
      "2.30. White HiLux, 2016",
      "Booked for Friday 2.30 pm. Reply CHANGE to move it, or PERSON to talk to us.",
    ],
    note: "In the workshop’s calendar. Reminder set for Thursday.",
  }),
  show: chat("A booking taken after closing", [
    "Hi, hot water’s gone cold. Can someone come tomorrow?",
    "Sorry to hear it. Which suburb, and is the unit gas or electric?",
    "Marrickville. Gas. Photo attached",
    "Thanks, the photo is with the plumber. Tomorrow has 7.30 am or 1 pm free. Which suits?",
    "7.30",
    "Booked for 7.30 am in Marrickville. You get a message when the van leaves. To speak to a person, reply PERSON.",
  ]),
  without: [
    [
      "Meta’s message charges",
      "Reminders and other templates are billed by Meta to your own account, by type and country.",
    ],
    [
      "Marketing blasts",
      "The setup covers replies, bookings and reminders. Campaigns need consent from each customer and are quoted apart.",
    ],
    [
      "A second number",
      "One number is connected. Another branch or brand has its own verification, and its own line in the quote.",
    ],
  ],
  time: [
    [
      "Verification",
      "Meta checks the business and the number. Its queue sets the pace, from a day to a few weeks, so it is the first thing we send.",
    ],
    [
      "Flow and wording",
      "You correct the questions the bot asks, the topics it may answer and the words of each reminder.",
    ],
    [
      "Trial in the family",
      "Staff book, cancel and try to confuse it on the real number, while the public still has the old one.",
    ],
    [
      "Opening",
      "The number goes on the site and the counter. Transcripts of the first fortnight are read with you.",
    ],
  ],
  ask: [
    [
      "Do customers see that they write to a bot?",
      "Yes. It says so in its first message, and gives the word that brings a person.",
    ],
    [
      "Can my staff answer from their own phones?",
      "Through the shared inbox, yes: it runs in a browser and as an app. The number itself is then no longer used in the ordinary WhatsApp app.",
    ],
    [
      "What if the calendar is wrong?",
      "The bot offers what the calendar shows as free. Holidays and private appointments have to be in it, or be blocked by hand.",
    ],
  ],
};
