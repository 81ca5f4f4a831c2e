import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/uber-clone.svg",
    "Three apps on one map: the passenger’s with a ramp van four minutes away for $24–$28, the driver’s with the trip to accept, and the office’s with the same trip from request to a receipt for $27.40.",
    [
      ["Live location while a trip runs", "passenger"],
      ["Matching by zone, distance or vehicle", "driver"],
      ["Fares from distance, time and tolls", "trip"],
    ],
    "card",
  ),
  without: [
    [
      "Licences to carry passengers",
      "Your state issues operator accreditation and driver authorities. The app keeps their dates and stops expired ones.",
    ],
    ["Maps and messages", "Providers bill you for map requests, texts and card fees on each trip."],
    [
      "Accounts, phone bookings and shared runs",
      "The base matches trips to vehicles, such as ramp vans or tow trucks, and takes bookings ahead. Monthly accounts, phone bookings, carers and shared runs are built on top, and we quote them.",
    ],
    ["Drivers", "The driver app signs them up. Finding and training them is the operator’s job."],
  ],
  time: [
    [
      "Tariff and zones",
      "We enter your fare table and test it on forty trips you’ve already driven.",
    ],
    [
      "Three apps under your name",
      "Passenger, driver and office on test phones, with one car in the car park.",
    ],
    [
      "Trial shift with five drivers",
      "Five drivers and invited passengers for one evening. The office watches each trip.",
    ],
    ["Launch", "Store listings go live, one area first."],
  ],
  ask: [
    [
      "Can it be a courier app?",
      "Yes. Parcels and tow trucks use the same matching, with different wording and proof of delivery.",
    ],
    [
      "What if a driver loses signal?",
      "The trip carries on. The phone keeps its positions and sends them when signal’s back; the fare is worked out from distance and time.",
    ],
    [
      "How many cars can it handle?",
      "The base is meant for one operator’s fleet. Tell us your busiest hour and we’ll rehearse it before launch.",
    ],
  ],
  links:
    "The [taxi app case study](/blog/taxi-app-uber-rival) gives the usual weeks for a project like this, and [what an Uber-like app costs](/blog/uber-like-app-cost-australia) adds it up line by line. Compare the other [app clones](/app-clones).",
};
