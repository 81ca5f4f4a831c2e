import { picture, records, type ServiceStory } from "./model.ts";

export const nodejsDeveloper: ServiceStory = {
  picture: picture("code", "Handle each payment event once", {
    columns: ["#131", "After the 2.10 am alarm"],
    rows: [
      ["·", "async function onEvent(event) {"],
      ["-", "  await createOrder(event)"],
      ["+", "  const isNew = await seen.add(event.id)"],
      ["+", "  if (!isNew) return"],
      ["+", "  await createOrder(event)"],
      ["·", "}"],
    ],
    turns: [
      "Two servers could get the same event at once.",
      "The id is unique in the table, so one of them loses.",
    ],
  }),
  show: records(
    "A plain report after an outage",
    ["Time", "What happened", "What changes"],
    [
      [
        "2.10 am",
        "The payment provider sent each event twice",
        "Events are remembered; a second one does nothing",
      ],
      ["2.14 am", "An alarm woke the person on call", "It worked as meant"],
      [
        "2.31 am",
        "Eleven orders found double, none shipped",
        "A check runs before labels are printed",
      ],
      ["9.00 am", "Eleven customers were told, with an apology", "Nothing: it was right"],
    ],
  ),
  without: [
    [
      "Nights",
      "Hours are Australian business hours. A roster for nights is an agreement of its own.",
    ],
    [
      "Cloud bills",
      "Servers and databases run in your account. The developer watches what they cost.",
    ],
    [
      "Screens",
      "Interfaces and documentation are built; what visitors see is a React or Flutter developer’s.",
    ],
  ],
  time: [
    ["Days 1–3: reading", "Schema, queues and logs, and a list of what frightens your team."],
    ["Week 1: one endpoint", "Written, documented, tested, live."],
    [
      "Week 2: safety",
      "Migrations that go back, jobs that can run twice, alarms that mean something.",
    ],
    ["After that: your list", "By its order, with a rehearsal before sale days."],
  ],
  ask: [
    [
      "Which frameworks?",
      "The one you have. For something new, a small one that your next developer knows.",
    ],
    ["Can data stay in Australia?", "Yes: hosting in a Sydney region is usual, backups included."],
    ["TypeScript?", "By preference, and by stages where your code is JavaScript."],
  ],
};
