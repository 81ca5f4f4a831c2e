import { type Canvas, ground, repeat } from "./canvas.ts";
import { palette } from "./palette.ts";
import { candles, month, orderBook, rules } from "./parts/charts.ts";
import { bubble, lines } from "./parts/chat.ts";
import { car, cityMap, dayCity, nightCity, pin, route } from "./parts/city.ts";
import { phone, phoneHeight } from "./parts/devices.ts";
import { vignette, vignettes } from "./parts/vignette.ts";
import { drive, feed, profile, ride, tracking } from "./screens/apps.ts";
import { booking, checkout, shop, trade, wallet } from "./screens/commerce.ts";
import { circle, group, rect } from "./svg.ts";

const { ink, ink2, ink3, euca, euca2, euca3, mist, paper, sand, clay, wattle } = palette;

/** A parcel's way across a night map, followed on a phone. */
export function delivery(canvas: Canvas): string {
  const { random } = canvas;
  const stops = [
    [150, 860],
    [330, 640],
    [600, 700],
    [720, 420],
    [930, 330],
  ] as const;
  return (
    cityMap(1600, 1000, 150, random, nightCity) +
    route(stops, ink, 46) +
    route(stops, wattle, 26) +
    [stops[1], stops[2], stops[3]]
      .map(
        ([x, y]) =>
          rect(x - 30, y - 30, 60, 60, { fill: paper }) +
          rect(x - 6, y - 30, 12, 30, { fill: clay }),
      )
      .join("") +
    circle(150, 860, 40, { fill: ink, stroke: paper, "stroke-width": 14 }) +
    pin(930, 330, 130, clay, paper) +
    phone(1060, 96, 400, tracking(dayCity)(random))
  );
}

/** Posts on a leaning wall, two phones before it. */
export function social(canvas: Canvas): string {
  const { random } = canvas;
  const wall = repeat(40, (i) => {
    const kind = vignettes[(i * 7 + 2) % vignettes.length] ?? "hills";
    return vignette((i % 8) * 236 - 120, Math.floor(i / 8) * 236 - 90, 222, 222, kind, random);
  });
  return (
    ground(canvas, ink) +
    group(wall, { transform: "rotate(-8 800 500)", opacity: 0.42 }) +
    phone(470, 90, 400, feed(random), { tilt: -4 }) +
    phone(850, 150, 400, profile(random), { tilt: 5, body: "#05090a" }) +
    bubble(250, 400, 250, 110, "right", mist, 55) +
    lines(300, 434, [150, 96], ink3, 14, 30) +
    bubble(1200, 250, 220, 104, "left", wattle, 52) +
    repeat(3, (i) => circle(1270 + i * 40, 302, 12, { fill: ink }))
  );
}

/** Cars on a day map, the passenger's phone and the driver's. */
export function taxi(canvas: Canvas): string {
  const { random } = canvas;
  return (
    cityMap(1600, 1000, 160, random, dayCity, -11) +
    route(
      [
        [-20, 250],
        [300, 190],
        [370, 540],
        [700, 480],
        [800, 850],
      ],
      ink,
      30,
    ) +
    [
      [180, 212, 80, euca],
      [336, 372, 170, wattle],
      [560, 504, 80, ink3],
      [740, 630, 168, clay],
    ]
      .map(([x, y, a, fill]) => car(Number(x), Number(y), 118, Number(a), String(fill), paper))
      .join("") +
    phone(1120, 180, 390, drive(random), { body: "#05090a" }) +
    phone(820, 70, 390, ride(random))
  );
}

/** A trading floor in two colours: the chart, the walls, the wallet. */
export function crypto(canvas: Canvas): string {
  const { random } = canvas;
  return (
    ground(canvas, ink) +
    rules(0, 120, 1600, 760, 9) +
    candles(40, 90, 1080, 800, 26, random, { up: euca2, down: ink3, last: wattle }) +
    rect(0, 898, 1600, 102, { fill: ink2 }) +
    orderBook(60, 916, 900, 3, 26, random, { bid: euca, ask: clay }) +
    phone(1090, 92, 400, wallet(random), { body: mist }) +
    phone(840, 300, 290, trade(random), { body: ink3 })
  );
}

/** A month of appointments behind the phone that makes one. */
export function salon(canvas: Canvas): string {
  const { random } = canvas;
  const width = 400;
  return (
    ground(canvas, sand) +
    rect(0, 0, 560, 1000, { fill: euca }) +
    vignette(0, 0, 560, 1000, "leaf", random) +
    month(
      620,
      96,
      138,
      random,
      { free: mist, booked: [euca, euca2, ink2, clay], chosen: wattle },
      6,
    ) +
    phone(330, (1000 - phoneHeight(width)) / 2, width, booking(random))
  );
}

/** A shop's shelf and its basket. */
export function store(canvas: Canvas): string {
  const { random } = canvas;
  const goods = repeat(4, (i) =>
    vignette(
      96 + (i % 2) * 292,
      96 + Math.floor(i / 2) * 412,
      276,
      396,
      vignettes[[5, 3, 1, 4][i] ?? 0] ?? "vase",
      random,
    ),
  );
  return (
    ground(canvas, euca3) +
    goods +
    phone(1030, 180, 420, checkout(random), { body: ink }) +
    phone(720, 60, 400, shop(random), { body: ink2 })
  );
}
