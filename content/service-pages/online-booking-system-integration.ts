import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/online-booking-system-integration.svg",
    "Free times on Tuesday 14 April on a phone, with 10.30 held for a $30 deposit, the week in the calendar, the reminder by text message and four test bookings.",
    [
      ["Deposits through Stripe or Square", "phone"],
      ["Two-way Google or Outlook calendar sync", "calendar"],
      ["SMS reminder the day before", "reminder"],
    ],
  ),
  without: [
    [
      "The tool’s subscription fee",
      "Some tools are free for one calendar. Most charge by the month for each, and some restaurant tools by the guest. You’ll know the fee before you choose.",
    ],
    ["Text messages", "The tool’s provider charges for each reminder it sends."],
    [
      "Moving old appointments",
      "You enter future bookings, or we import them if the old tool allows it. We check that first.",
    ],
  ],
  time: [
    [
      "Services and working hours",
      "Lengths, gaps, who works when, and what must never run back to back.",
    ],
    ["Choosing a tool", "Two that fit your trade, with costs and what each can’t do."],
    ["Connecting", "Calendars, payments, reminders and the widget on a hidden page."],
    ["Testing and launch", "We book from three time zones, then the page goes live."],
  ],
  ask: [
    [
      "Can people still ring?",
      "Yes. A phone booking goes into the same calendar and closes the slot online.",
    ],
    [
      "What about no-shows?",
      "Deposits and a reminder with a cancel link help most. The waiting list fills cancelled slots.",
    ],
    [
      "Does it work with our clinic or salon software?",
      "If it has an API, maybe. We check before you pay, and tell you if its own booking page would do the job.",
    ],
  ],
  links:
    "A [sample quote](/sample-quote) prices this service for a three-room practice. The [salon marketplace case study](/blog/salon-booking-marketplace) shows what a bigger booking platform takes.",
};
