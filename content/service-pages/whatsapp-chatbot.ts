import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/whatsapp-chatbot.svg",
    "The staff’s shared inbox with a booking for hot water in Marrickville, tomorrow’s calendar with the job at 7.30, and the customer’s phone with a reminder and the van on a map.",
    [
      ["Shared inbox for several staff", "inbox"],
      ["Booking flow tied to your calendar", "calendar"],
      ["Reminder and on-my-way templates submitted", "phone"],
    ],
  ),
  without: [
    [
      "Meta’s message charges",
      "Meta bills your own account for reminders and other templates, by type and country.",
    ],
    [
      "Marketing blasts",
      "The setup covers replies, bookings and reminders. Campaigns need each customer’s consent, and we quote them separately.",
    ],
    [
      "A second number",
      "We connect one number. Another branch or brand needs its own verification, and its own line in the quote.",
    ],
  ],
  time: [
    [
      "Verification",
      "Meta checks the business and the number. Its queue sets the pace, from a day to a few weeks, so we send this first.",
    ],
    [
      "Flow and wording",
      "You correct the questions the bot asks, the topics it can answer and the wording of each reminder.",
    ],
    [
      "In-house trial",
      "Staff book, cancel and try to confuse it on the real number, while the public still uses the old one.",
    ],
    [
      "Launch",
      "The number goes on the site and the counter. We read the first fortnight’s transcripts with you.",
    ],
  ],
  ask: [
    [
      "What does the Local plan add to this?",
      "Three months in which we send you the monthly figures and correct its answers, for up to 1,000 messages a month. This setup is handed over once we’ve read the first fortnight’s transcripts with you.",
    ],
    [
      "Do customers know they’re talking to a bot?",
      "Yes. It says so in its first message. Replying PERSON gets a person.",
    ],
    [
      "Can my staff answer from their own phones?",
      "Yes, through the shared inbox, which runs in a browser and as an app. After that, the number isn’t used in the ordinary WhatsApp app.",
    ],
  ],
  links:
    "Setup on one number is {service-whatsapp-chatbot: Its own page}. The [tiers with messages](/whatsapp-chatbot) start at {packageSet-whatsapp: Local}, and our guide to [chatbot development](/blog/top-chatbot-development-australia-2025) says how many each covers.",
};
