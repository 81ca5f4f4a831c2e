import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/custom-website-development.svg",
    "An arborist’s website on a phone on a bus in Orange, the largest picture shown after 1.9 seconds, the page in the CMS, the launch check, and old addresses with their new ones.",
    [
      ["Real wording placed from day one", "page"],
      ["Headless CMS your staff can edit", "editor"],
      ["Old addresses redirected one by one", "addresses"],
    ],
  ),
  without: [
    [
      "Writing every page",
      "We settle the wording first, and it comes from you. If you need it written, we add Content writing to the quote.",
    ],
    [
      "Shops and members",
      "Selling online or logging in changes the job, so we quote for both separately.",
    ],
    [
      "Hosting and care",
      "Web hosting setup covers the first, and care is by the month. You don’t have to take either.",
    ],
  ],
  time: [
    ["Page plan", "What goes on it, and the price of any further page, before any code."],
    ["Words and layout", "Real wording in plain layouts, on a phone first."],
    ["Build", "You can see how it’s going at a private address whenever you like."],
    ["Check and launch", "The list above, a walkthrough for your editors, then we switch over."],
  ],
  ask: [
    [
      "What does the starting price cover?",
      "One page with an enquiry form, hand-coded, on your own domain. Each extra page or system is a line in the quote.",
    ],
    [
      "Can we edit it ourselves?",
      "Yes: text, pictures and whole pages, in a form made for it. You can’t break the layout by typing.",
    ],
    [
      "What if we part ways?",
      "You keep the repository, and it runs on ordinary hosting. Another developer can pick it up from there.",
    ],
  ],
  links:
    "One page starts at {service-custom-website-development}. A small site with bookings, which is three pages, starts at {service-custom-website-development: Card on the home page}. [Website design](/services/website-design) at {service-website-design} is drawings only, for a site someone else builds. Our [website guide](/blog/high-converting-website-guide) covers bigger budgets.",
};
