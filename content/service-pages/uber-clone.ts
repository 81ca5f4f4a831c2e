import { picture, records, type ServiceStory } from "./model.ts";

export const uberClone: ServiceStory = {
  picture: picture("phones", "One trip, three apps", {
    rows: [
      ["Central to the hospital", "Ramp van, 4 min away. Estimate $24–$28", "Request ride", "map"],
      ["Pick up in 4 min", "One passenger, one wheelchair, 1.2 km", "Accept trip", "drive"],
      ["Trip settled", "Detour 2.1 km. Fare $27.40, GST $2.49", "Send receipt", "chart"],
    ],
  }),
  show: records(
    "One trip, as the office sees it",
    ["Time", "What happened", "Fare"],
    [
      ["6.02 pm", "Request from the station, one passenger, one wheelchair", "Estimate given"],
      [
        "6.03 pm",
        "Two drivers lacked a ramp; the third, four minutes away, accepted",
        "Estimate held",
      ],
      [
        "6.31 pm",
        "Dropped off at the hospital, 2.1 km more than planned: road closed",
        "Adjusted by tariff",
      ],
      ["6.33 pm", "Receipt with GST sent, driver’s share entered", "Settled"],
    ],
  ),
  without: [
    [
      "Licences to carry people",
      "Operator accreditation and driver authorities come from your state. The app holds their dates and stops expired ones.",
    ],
    [
      "Maps and messages",
      "Map requests, texts and card fees are billed by their providers for each trip.",
    ],
    ["Drivers", "The driver app signs them up. Finding and training them is the operator’s work."],
  ],
  time: [
    [
      "Tariff and zones",
      "Your fare table is entered and tried on forty trips you have already driven.",
    ],
    [
      "Three apps, your name",
      "Passenger, driver and office on test phones, with one car in the car park.",
    ],
    [
      "A shift for real",
      "Five drivers and invited passengers on one evening. The office watches each trip.",
    ],
    ["Opening", "Store listings go live, one area first."],
  ],
  ask: [
    [
      "Can it be a courier app?",
      "Yes. Parcels, tow trucks and community buses use the same matching, with other words and other proof of delivery.",
    ],
    [
      "What if a driver loses signal?",
      "The trip goes on. Positions are kept on the phone and sent when it is back; the fare is worked out from distance and time.",
    ],
    [
      "How many cars can it carry?",
      "The base is meant for one operator’s fleet. Tell us your busiest hour, and it is rehearsed before launch.",
    ],
  ],
};
