import type { AuthoredDocument } from "../authored.ts";
import { questions, steps } from "../blocks.ts";
import { days } from "../offers.ts";

/**
 * What a customer gets on paper, to be looked at before asking for it. Both say that they are
 * samples; the business in each is made up. Prices are those of the services named, never typed.
 */
export const samplePages: AuthoredDocument<"page">[] = [
  {
    _id: "page-sample-quote",
    title: "A sample quote",
    intro:
      "This is what arrives after the chat: one page with what you get, what you don’t, how long it takes, GST and the total.",
    sections: [
      { _type: "hero", background: "waves" },
      {
        _type: "quote",
        heading: "online bookings for a three-room practice",
        customer: "a physiotherapy practice in Newcastle",
        lines: [
          {
            service: "service-online-booking-system-integration",
            quantity: 1,
          },
          {
            service: "service-google-business-profile-optimization",
            quantity: 1,
          },
        ],
      },
      steps("From yes to live in ten working days", [
        [
          "Your list",
          "Visits, durations, rooms and who works when, on one sheet you correct.",
          days(1),
        ],
        [
          "The build",
          "We build the booking page on a copy of your site and connect the calendars.",
          days(2, 5),
        ],
        [
          "Trial bookings",
          "Reception books, moves and cancels until the team’s happy with it.",
          days(6, 8),
        ],
        ["Live", "The page opens on a quiet morning. The phone keeps ringing as before.", days(10)],
      ]),
      questions(
        [
          [
            "What if the job grows?",
            "The new figure arrives in writing before the extra work does. Nothing is added to an invoice that wasn’t accepted first.",
          ],
          [
            "Who owns the accounts?",
            "The practice. The booking tool, Stripe and the calendars are opened in its name, and we’re invited as a user it can remove.",
          ],
          [
            "What does the practice have to do?",
            "Correct the list on the first day, lend us reception for an hour of trial bookings, and say yes or no to the wording of the reminders.",
          ],
        ],
        { heading: "Questions about this quote", band: true },
      ),
      {
        _type: "closing",
        heading: "Get one for your job",
        text: "Tell us what the job is. The quote comes in this form, with your own lines, exclusions and dates.",
        label: "Ask for a Quote",
        chatMessage: "Hi Team, I've read your sample quote and I'd like one. The job is:",
      },
    ],
    seo: {
      customTitle: "Sample Quote: Lines, Exclusions, GST and Total",
      customDescription:
        "See what a quote from us looks like before you ask: a made-up booking job with its lines, exclusions, dates, GST and total.",
      keywords: "sample quote, website quote example, agency quote Australia",
    },
  },
  {
    _id: "page-sample-report",
    title: "A sample month’s report",
    intro:
      "A month of social media on one page: results first, then a week of the posts, then what changes.",
    sections: [
      { _type: "hero", background: "cells", eyebrow: "Illustrative example" },
      {
        _type: "exhibit",
        heading: "Orders and enquiries first",
        intro: "Enquiries stand first. Reach comes last, because it doesn’t pay the bills.",
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
        note: "A real report has the same lines.",
      },
      {
        _type: "exhibit",
        heading: "One week of what was published",
        intro: "Fourteen posts went out in May. These are the five of one week.",
        layout: "records",
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
            text: "What’s left at two o’clock, at half price, today only",
            result: "Story · sold out",
          },
          {
            label: "Friday 23",
            text: "A customer’s birthday cake, from drawing to box, shown with her permission",
            result: "Reel · 3 orders",
          },
          {
            label: "Saturday 24",
            text: "Open on the public holiday? The hours, in one picture",
            result: "Post · 11 saves",
          },
        ],
        band: true,
      },
      {
        _type: "exhibit",
        heading: "What changes in June",
        layout: "records",
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
      },
      questions(
        [
          [
            "Is it good that fewer people saw the posts?",
            "It’s neither good nor bad by itself. Reach fell and orders rose, so the posts that reached fewer people reached the ones who buy. One month proves little; three in a row would.",
          ],
          [
            "How sure is the count of orders?",
            "Only as sure as the question at the counter. It’s asked the same way each month, so the direction can be trusted more than the figure.",
          ],
          [
            "What if a month goes badly?",
            "Then the page says so, in the same place and the same size. A report that can’t carry bad news is just an ad.",
          ],
        ],
        { heading: "How to read a month like this" },
      ),
      {
        _type: "prose",
        heading: "What this month costs",
        body: "The month is [Social media management](/services/social-media-management) at {service-social-media-management} a month, with its add-on for stories, reels and carousels at {service-social-media-management: Stories, reels and carousels}. That’s {service-social-media-management + service-social-media-management: Stories, reels and carousels} a month, GST included.",
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
      keywords: "sample social media report, monthly report example, social media results",
    },
  },
];
