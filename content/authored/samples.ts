import type { Page } from "@currawong/schemas/content.generated";
import type { AuthoredDocument } from "../authored.ts";

/**
 * What a customer gets on paper, to be looked at before asking for it. Both say that they are
 * samples; the business in each is made up. Prices are those of the services named, never typed.
 */
export const samplePages: AuthoredDocument<Page>[] = [
  {
    _id: "page-sample-quote",
    title: "A sample quote",
    slug: "sample-quote",
    intro:
      "This is what arrives after the chat: what you get, what you do not, the dates and the price.",
    sections: [
      { _type: "hero", eyebrow: "Sample, not an offer" },
      {
        _type: "exhibit",
        heading: "What the job covers",
        intro:
          "A practice with three rooms takes bookings by telephone and loses the ones that ring at lunch. It wants them on the website, and its entry on the map put right.",
        layout: "records",
        columns: ["Part", "What you receive", "Ready"],
        rows: [
          {
            label: "Booking page",
            text: "Initial and follow-up visits for three practitioners, each with its own length and gap",
            result: "Week one",
          },
          {
            label: "Calendars",
            text: "Google calendars of all three, read and written, so that a room is never given twice",
            result: "Week one",
          },
          {
            label: "Deposits and reminders",
            text: "Card deposits paid into the practice’s Stripe account, a text message the day before",
            result: "Week two",
          },
          {
            label: "Entry on the map",
            text: "Category, hours and photographs corrected, 5 posts written and published",
            result: "Week two",
          },
        ],
        note: "Illustrative example. The parts are those of two real services.",
      },
      {
        _type: "rateCard",
        heading: "What it costs",
        intro:
          "The two lines of this job, each at its starting price of today. A real quote adds them up and shows GST on a line of its own.",
        services: [
          "service-online-booking-system-integration",
          "service-google-business-profile-optimization",
        ],
        band: true,
      },
      {
        _type: "useCases",
        heading: "What it leaves out",
        items: [
          {
            title: "The booking tool’s subscription",
            description:
              "Paid by the practice to the maker of the tool. The plan and its monthly fee are named before the tool is chosen.",
          },
          {
            title: "Clinical records",
            description:
              "Notes, referrals and Medicare claims stay in the practice software. The booking page asks for a name, a number and a time.",
          },
          {
            title: "A new website",
            description:
              "The page is set into the site as it stands. Should the site be past saving, that is said first and quoted apart.",
          },
        ],
      },
      {
        _type: "steps",
        heading: "How the fortnight goes",
        items: [
          {
            title: "Day 1: the list",
            description: "Visits, durations, rooms and who works when, on one sheet you correct.",
          },
          {
            title: "Days 2–5: the build",
            description: "The booking page stands on a copy of the website, with calendars joined.",
          },
          {
            title: "Days 6–8: your turn",
            description: "Reception books, moves and cancels until nothing surprises anyone.",
          },
          {
            title: "Day 10: live",
            description:
              "The page opens on a quiet morning. The telephone goes on ringing as before.",
          },
        ],
      },
      {
        _type: "questions",
        heading: "Questions a quote has to answer",
        items: [
          {
            question: "What if the job grows?",
            answer:
              "The new figure arrives in writing before the extra work does. Nothing is added to an invoice that wasn’t accepted first.",
          },
          {
            question: "Who owns the accounts?",
            answer:
              "The practice. The booking tool, Stripe and the calendars are opened in its name, and we’re invited as a user it can remove.",
          },
          {
            question: "What does the practice have to do?",
            answer:
              "Correct the list on the first day, lend us reception for an hour of trial bookings, and say yes or no to the wording of the reminders.",
          },
        ],
        band: true,
      },
      {
        _type: "closing",
        heading: "Yours would have other words in it",
        text: "Tell us what the job is. The quote comes in this form, with your own parts, exclusions and dates.",
        label: "Ask for a Quote",
        chatMessage: "Hi Team, I've read your sample quote and I'd like one. The job is:",
      },
    ],
    seo: {
      customTitle: "Sample Quote: Parts, Exclusions, Dates and Price",
      customDescription:
        "See what a quote from us looks like before you ask: a made-up booking job with its parts, what it leaves out, the dates and today’s prices.",
      keywords: ["sample quote", "website quote example", "agency quote Australia"],
    },
  },
  {
    _id: "page-sample-report",
    title: "A sample month’s report",
    slug: "sample-report",
    intro:
      "A month of social media on one page: results first, then a week of the posts, then what changes.",
    sections: [
      { _type: "hero", eyebrow: "Illustrative example" },
      {
        _type: "exhibit",
        heading: "What came of it",
        intro: "Enquiries stand first. Reach comes last, because it pays for nothing.",
        layout: "records",
        columns: ["Counted", "How it was counted", "May (April)"],
        rows: [
          {
            label: "Cake orders",
            text: "Customers who said at the counter or in the order form that a post brought them",
            result: "9 (6)",
          },
          {
            label: "Messages with a question",
            text: "Direct messages on both accounts, spam and suppliers left out",
            result: "31 (24)",
          },
          {
            label: "Calls from the profile",
            text: "Taps on the telephone button; not every tap becomes a call",
            result: "18 (15)",
          },
          {
            label: "Followers",
            text: "Gained less lost. Two thirds of the new ones live within an hour’s drive",
            result: "+42 (+57)",
          },
          {
            label: "Reach",
            text: "Accounts that saw a post at least once, as the platforms report it",
            result: "8,420 (9,105)",
          },
        ],
        note: "Illustrative example. A real report has the same lines.",
      },
      {
        _type: "exhibit",
        heading: "One week of what was published",
        intro: "Fourteen posts went out in May. These are the five of its third week.",
        layout: "calendar",
        rows: [
          {
            label: "Monday 19",
            text: "Why the sourdough costs more in the week the wheat price moves",
            result: "Carousel · 6 questions",
          },
          {
            label: "Tuesday 20",
            text: "Four in the morning: the oven door, no voice, captions only",
            result: "Reel · most watched",
          },
          {
            label: "Thursday 22",
            text: "What is left at two o’clock, at half price, today only",
            result: "Story · sold out",
          },
          {
            label: "Friday 23",
            text: "A customer’s birthday cake, from drawing to box, shown with her leave",
            result: "Reel · 3 orders",
          },
          {
            label: "Saturday 24",
            text: "Open on the public holiday? The hours, in one picture",
            result: "Post · 11 saves",
          },
        ],
        note: "Illustrative example.",
        band: true,
      },
      {
        _type: "exhibit",
        heading: "What changes in June",
        layout: "comparison",
        columns: ["Part", "In May", "In June"],
        rows: [
          {
            label: "Quote posts",
            text: "Three sayings about bread. No order, no question, few saves",
            result: "Dropped. Two more cakes from drawing to box instead",
          },
          {
            label: "Answers",
            text: "Messages after closing waited until nine",
            result: "A saved reply says when someone is back, and how to order until then",
          },
          {
            label: "Hours",
            text: "Asked about four times a week",
            result: "Pinned to the top of the profile before each long weekend",
          },
        ],
        note: "Illustrative example.",
      },
      {
        _type: "questions",
        heading: "How to read a month like this",
        items: [
          {
            question: "Is it good that fewer people saw the posts?",
            answer:
              "It’s neither good nor bad by itself. Reach fell and orders rose, so the posts that reached fewer people reached the ones who buy. One month proves little; three in a row would.",
          },
          {
            question: "How sure is the count of orders?",
            answer:
              "Only as sure as the question at the counter. It’s asked the same way each month, so the direction can be trusted more than the figure.",
          },
          {
            question: "What if a month goes badly?",
            answer:
              "Then the page says so, in the same place and the same size. A report that can’t carry bad news is an advertisement.",
          },
        ],
      },
      {
        _type: "rateCard",
        heading: "The service behind it",
        services: ["service-social-media-management"],
        band: true,
      },
      {
        _type: "closing",
        heading: "See your own month set out like this",
        text: "Send us a profile. We tell you which of these lines could be counted for it today.",
        label: "Send a Profile",
        chatMessage: "Hi Team, I've read your sample report. My profile is:",
      },
    ],
    seo: {
      customTitle: "Sample Social Media Report for One Month",
      customDescription:
        "A month’s report as we write it, for a made-up bakery: orders and questions first, one week of posts, and what would change next month.",
      keywords: ["sample social media report", "monthly report example", "social media results"],
    },
  },
];
