import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/voice-ai.svg",
    "A call on Sunday at 6.42 pm as sound and in writing, the text it sends the technician with the address in Thirroul, the call types from the log and Monday’s calendar.",
    [
      ["SMS summary with caller’s number", "phone"],
      ["Call types listed from your own log", "calls"],
      ["Calendar bookings made during the call", "bookings"],
    ],
  ),
  without: [
    [
      "Call charges",
      "Your phone provider bills diverted minutes, and the voice service bills by the minute too. The quote estimates both.",
    ],
    [
      "Cold calls",
      "The line answers calls. We don’t set it up to ring people who haven’t asked for it.",
    ],
    [
      "Triple Zero",
      "If a life’s in danger it tells callers to hang up and dial 000, and does nothing else.",
    ],
  ],
  time: [
    [
      "Two weeks of your call log",
      "We sort calls into types, and you choose for each: book, answer, put through or take a message.",
    ],
    [
      "The script",
      "Greeting, questions and the words that get a person. You hear them over the phone until they sound right.",
    ],
    [
      "Missed calls only",
      "It takes the calls no one picks up in six rings. You read every summary.",
    ],
    [
      "The hours you choose",
      "Evenings, weekends or all day. Want out? One diversion code turns it off.",
    ],
  ],
  ask: [
    [
      "Do I keep my number?",
      "Yes. Calls are diverted from it, whether it’s a landline, a mobile or a 1300 number.",
    ],
    [
      "Are calls recorded?",
      "Only with a notice at the start, worded for your state’s law, or not at all. Summaries work without a recording.",
    ],
    [
      "Does it understand a broad accent?",
      "Mostly. It repeats suburbs and numbers back, and after two misses it puts the caller through or takes a message.",
    ],
  ],
  links:
    "[Five AI services worth paying for](/blog/top-5-ai-development-services-australia-2025) shows how missed calls add up. See the other [AI services](/ai-services).",
};
