import { checklist, picture, type ServiceStory } from "./model.ts";

export const onlineBookingSystemIntegration: ServiceStory = {
  picture: picture("booking", "Tuesday 14 April, Brisbane time", {
    columns: ["Follow-up, 45 min"],
    rows: [
      ["9.00", "", "Taken"],
      ["9.45", "Free"],
      ["10.30", "Free"],
      ["11.15", "", "Taken"],
      ["1.00", "Free"],
      ["1.45", "", "Taken"],
      ["2.30", "Free"],
      ["3.15", "Free"],
      ["4.00", "", "Clean-up"],
    ],
    note: "10.30 am held for ten minutes while the $30 deposit is paid.",
  }),
  show: checklist(
    "Trial bookings before the link goes live",
    ["Tried", "From where, and what happened", "Right?"],
    [
      [
        "9 am in Brisbane",
        "Booked from Hobart in January: shown as 10 am there, with the city beside it",
        "Yes",
      ],
      ["Last slot of the day", "Clean-up gap kept; the next free time is tomorrow", "Yes"],
      ["Deposit", "Card declined once, then paid; the slot was held for ten minutes", "Yes"],
      ["Labour Day", "Offered in one state and blocked in the other", "Corrected, tried again"],
    ],
  ),
  without: [
    [
      "The tool’s subscription",
      "Booking tools charge by the month or by the calendar. You choose knowing the fee.",
    ],
    ["Text messages", "Reminders are billed by the message, by the tool or its provider."],
    [
      "Moving old appointments",
      "Future bookings are entered by you or imported where the old tool allows it, which we check first.",
    ],
  ],
  time: [
    [
      "Your day on paper",
      "Services, lengths, gaps, who works when, and what must never be next to what.",
    ],
    ["Choice of tool", "Two that fit the trade, with costs and what each can’t do."],
    ["Joining", "Calendars, payments, reminders and the widget on a hidden page."],
    ["Trial and opening", "Bookings from three time zones, then the page is shown."],
  ],
  ask: [
    [
      "Can people still ring?",
      "Yes. A booking by telephone goes into the same calendar and closes the slot online.",
    ],
    [
      "What about no-shows?",
      "Deposits and a reminder with a cancel link help most. The waiting list fills what is cancelled.",
    ],
    [
      "Does it work with our clinic or salon software?",
      "If it has an API, perhaps. We check before you pay, and tell you if its own booking page would do the job.",
    ],
  ],
};
