import { chat, picture, type ServiceStory } from "./model.ts";

export const voiceAi: ServiceStory = {
  picture: picture("chat", "Incoming call, Sunday 6.42 pm", {
    rows: [["48 seconds", "Recorded, with notice given", "", "sound"]],
    turns: [
      "The shop fridge is at nine degrees and climbing.",
      "That’s urgent, so I’ll put you through. Which suburb?",
      "Thirroul.",
      "Thirroul, got it. Connecting you to the technician on call now.",
    ],
    note: "Text sent to the technician: Thirroul, dairy wall, 9 °C.",
  }),
  show: chat("A call on a Sunday, written down", [
    "Hello? The fridge in the shop’s at nine degrees and climbing",
    "You have reached the automated line of the refrigeration service. Is food in it for sale?",
    "Yes, the whole dairy wall",
    "That’s urgent, so I am putting you through to the technician on call. First your suburb, please, in case we’re cut off.",
    "Thirroul, Lawrence Hargrave Drive",
    "Thirroul, on Lawrence Hargrave Drive. Connecting you now. A text with these details is on its way to the technician.",
  ]),
  without: [
    [
      "Call charges",
      "Your phone provider bills diverted minutes, and the voice service its own by the minute. The quote estimates both.",
    ],
    [
      "Cold calls",
      "The line answers. Ringing people who have not asked for it isn’t something we set up.",
    ],
    [
      "Triple Zero",
      "For danger to life it tells callers to hang up and dial 000, and does nothing else.",
    ],
  ],
  time: [
    [
      "A fortnight of your log",
      "Calls are sorted into kinds, and for each you say: book, answer, put through or take a message.",
    ],
    [
      "The script",
      "Greeting, questions and the words that bring a person, spoken to you over the phone until they sound right.",
    ],
    ["Overflow only", "It takes the calls no one picks up in six rings. You read every summary."],
    [
      "The hours you choose",
      "Evenings, weekends or all day. Want out? One diversion code turns it off.",
    ],
  ],
  ask: [
    [
      "Do I keep my number?",
      "Yes. Calls are diverted from it, whether it is a landline, a mobile or a 1300 number.",
    ],
    [
      "Are calls recorded?",
      "Only with a notice at the start, worded for the law of your state, or not at all: summaries work without a recording.",
    ],
    [
      "Does it understand a broad accent?",
      "Mostly. It repeats suburbs and numbers back, and after two misses it puts the caller through or takes a message.",
    ],
  ],
};
