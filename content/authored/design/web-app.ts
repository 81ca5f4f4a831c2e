import type { AuthoredDocument } from "../../authored.ts";
import { features, questions } from "../../blocks.ts";
import { seo } from "../../seo.ts";

export const webAppDesignPage: AuthoredDocument<"designPage"> = {
  _id: "designPage-web-app",
  title: "Web app design for people at work",
  summary: "Dashboards, portals and internal tools, plus a 2-day UI/UX audit sprint.",
  description:
    "No one chooses the claims system, the roster or the stock screen; they’re given it and spend the day there. We count the clicks and the sticky notes, and design a tool that gives them their afternoon back.",
  sections: [
    {
      _type: "hero",
      background: "cells",
      aside: "picture",
      picture: {
        svg: "design/web-app.svg",
        alt: "A repair workshop’s board with four columns of jobs; the card of an iron is being dragged to those that wait for parts.",
      },
      buttons: [
        {
          label: "Get Free Quote",
          chatMessage:
            "Hi Team, I'd like a free quote for web app design. Who uses it, and for what:",
        },
        { label: "See the packages", anchor: "packages" },
      ],
    },
    features("What the design covers", [
      [
        "Watch the real task",
        "From Complete up, two hours beside a dispatcher or a nurse manager reveal the spreadsheet no one mentioned, which shows what the tool has to do.",
        "search",
      ],
      [
        "Dashboards that answer a question",
        "Each chart answers something a person has to decide today. Figures that change nothing move to a report.",
        "chart",
      ],
      [
        "Tables people can work in all day",
        "Sorting, saved filters, frozen columns and editing in place, with undo for the hand that slips.",
        "database",
      ],
      [
        "Forms that keep what’s typed",
        "Drafts survive a lunch break, dates accept how Australians write them, and mistakes are explained beside the field.",
        "pen",
      ],
      [
        "Queues and hand-offs",
        "Queues, hand-offs and approvals shown as they stand, so that two people never finish the same job.",
        "flow",
      ],
      [
        "Desktops, tablets and utes",
        "Control room, site office and ute dashboard: we say which tasks belong on which screen instead of shrinking all of them.",
        "compass",
      ],
    ]),
    {
      _type: "packages",
      heading: "Packages and prices",
      set: "packageSet-design-web-app",
      band: true,
    },
    {
      _type: "pictures",
      pictures: [
        {
          svg: "articles/taxi-dispatch.svg",
          alt: "The dispatcher’s screen: seven trips in order of time, each with its needs, where it was booked and its car, beside the queues of five zones.",
        },
      ],
      heading: "What you can count on",
      points: [
        "From Complete up, notes on what we saw the same week",
        "Every screen tied to a named task",
        "Realistic volumes used in each mock-up",
        "Audit sprint available before any redesign",
      ],
    },
    questions([
      [
        "What happens in the 2‑day UI/UX audit sprint?",
        "Day one we use your application with two or three of the people who work in it, and note every stumble. Day two we rank the problems, sketch repairs for the worst and hand over written findings. Ask in the chat for dates and a price.",
      ],
      [
        "Our old system can’t be replaced. Is there any point?",
        "Often more than with a new one. A clearer screen over the existing database, or a better order of fields, can be changed without touching what lies beneath. We confirm with your developers what is reachable before drawing it.",
      ],
      [
        "How do you win over staff who know the current tool by heart?",
        "By keeping what makes them quick. Shortcuts, field order and codes they type from memory are recorded and carried across. Show each version to a few of them: their objections tend to be right.",
      ],
    ]),
    {
      _type: "closing",
      heading: "Your dashboard or portal, drawn before it’s built",
      label: "Get a Web App Design Quote",
      chatMessage:
        "Hi Team, I'm interested in your web app design service. Who uses it, and for what:",
    },
  ],
  seo: seo(
    "ui-ux-design",
    "Web App and Dashboard UI/UX Design Packages",
    "Dashboard, portal and internal tool design from 5-8 screens, based on watching people work, with a 2-day UI/UX audit sprint for existing systems.",
    "web app UI UX design, dashboard design Australia, internal tool design, portal design Sydney, UX audit sprint",
  ),
};
