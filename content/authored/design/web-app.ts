import type { DesignPage } from "@currawong/schemas/content.generated";
import type { AuthoredDocument } from "../../authored.ts";

export const webAppDesignPage: AuthoredDocument<DesignPage> = {
  _id: "designPage-web-app",
  title: "Web app design for people at work",
  summary: "Dashboards, portals and internal tools, plus a 2-day UI/UX audit sprint.",
  description:
    "No one chooses the claims system, the roster or the stock screen; they’re given it and spend the day there. We sit beside them, count the clicks and the sticky notes, and design a tool that gives them their afternoon back.",
  order: 40,
  sections: [
    {
      _type: "hero",
      background: "cells",
      buttons: [
        {
          label: "Get Free Quote",
          chatMessage:
            "Hi Team, I'd like a free quote for web app design. Who uses it, and for what:",
        },
        { label: "See the packages", anchor: "packages" },
      ],
    },
    {
      _type: "features",
      heading: "What the design covers",
      items: [
        {
          title: "Watch the real task",
          description:
            "Two hours beside a dispatcher or a nurse manager reveal the spreadsheet no one mentioned, which shows what the tool has to do.",
          icon: "search",
        },
        {
          title: "Dashboards with a question",
          description:
            "Each chart answers something a person has to decide today. Figures that change nothing move to a report.",
          icon: "chart",
        },
        {
          title: "Tables worth living in",
          description:
            "Sorting, saved filters, frozen columns and editing in place, with undo for the hand that slips.",
          icon: "database",
        },
        {
          title: "Forms that forgive",
          description:
            "Drafts survive a lunch break, dates accept how Australians write them, and mistakes are explained beside the field.",
          icon: "pen",
        },
        {
          title: "Work in progress",
          description:
            "Queues, hand-offs and approvals shown as they stand, so that two people never finish the same job.",
          icon: "flow",
        },
        {
          title: "From 24-inch to tablet",
          description:
            "Control room, site office and ute dashboard: we say which tasks belong on which screen instead of shrinking all of them.",
          icon: "compass",
        },
      ],
    },
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
          svg: "design/web-app.svg",
          alt: "A board with four columns of cards; a dark card is being dragged by a pointer into a free place.",
        },
      ],
      points: [
        "Observation notes shared the same week",
        "Every screen tied to a named task",
        "Realistic volumes used in each mock-up",
        "Audit sprint available before any redesign",
      ],
    },
    {
      _type: "questions",
      heading: "Frequently Asked Questions",
      items: [
        {
          question: "What happens in the 2-day UI/UX audit sprint?",
          answer:
            "Day one we use your application with two or three of the people who work in it, and note every stumble. Day two we rank the problems, sketch repairs for the worst and hand over written findings. Ask in the chat for dates and a price.",
        },
        {
          question: "Our old system can’t be replaced. Is there any point?",
          answer:
            "Often more than with a new one. A clearer screen over the existing database, or a better order of fields, can be changed without touching what lies beneath. We confirm with your developers what is reachable before drawing it.",
        },
        {
          question: "How do you win over staff who know the current tool by heart?",
          answer:
            "By keeping what makes them quick. Shortcuts, field order and codes they type from memory are recorded and carried across, and a few of those same people try each version. Their objections tend to be right.",
        },
      ],
    },
    {
      _type: "closing",
      label: "Get a Web App Design Quote",
      chatMessage:
        "Hi Team, I'm interested in your web app design service. Who uses it, and for what:",
    },
  ],
  seo: {
    preset: "seoPreset-ui-ux-design",
    customTitle: "Web App and Dashboard UI/UX Design Packages",
    customDescription:
      "Dashboard, portal and internal tool design from 5-8 screens, based on watching people work, with a 2-day UI/UX audit sprint for existing systems.",
    keywords:
      "web app UI UX design, dashboard design Australia, internal tool design, portal design Sydney, UX audit sprint",
  },
};
