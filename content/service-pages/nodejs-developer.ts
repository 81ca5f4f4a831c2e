import { days, weeks } from "../offers.ts";
import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/nodejs-developer.svg",
    "A code change that handles each payment once, a night’s queue with one alarm, and a plain report about an outage.",
    [
      ["Payment webhooks safe to repeat", "left"],
      ["Job queues with retries and alarms", "middle"],
      ["Plain report after any outage", "right"],
    ],
  ),
  without: [
    [
      "Night shifts",
      "The ten hours a week are worked Monday to Friday between 9 am and 6 pm AEST. A night roster is a separate agreement.",
    ],
    [
      "Cloud bills",
      "Servers and databases run in your account. The developer keeps an eye on what they cost.",
    ],
    [
      "Screens",
      "This role builds APIs and documentation. What visitors see is a React or Flutter developer’s job.",
    ],
  ],
  time: [
    [
      "Reading your code",
      "Schema, queues and logs, and a list of what scares your team.",
      days(1, 3),
    ],
    ["One endpoint", "Written, documented, tested, live.", weeks(1)],
    [
      "Safe releases",
      "Migrations you can roll back, jobs that can run twice, alarms that mean something.",
      weeks(2),
    ],
    ["Your list", "In your order, with a load test before sale days.", "After that"],
  ],
  ask: [
    [
      "Which frameworks?",
      "The one you have. For something new, a small one your next developer will know.",
    ],
    ["Can data stay in Australia?", "Yes. We usually host in a Sydney region, backups included."],
    [
      "Do you write TypeScript?",
      "We prefer it, and bring it in by stages if your code is JavaScript.",
    ],
  ],
  links:
    "[What an Uber-like app costs](/blog/uber-like-app-cost-australia) shows what a month of this buys. Compare the other [people for hire](/hire-resources).",
};
