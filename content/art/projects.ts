import { type Canvas, ground, repeat } from "./canvas.ts";
import { palette } from "./palette.ts";
import { candles, month, rules } from "./parts/charts.ts";
import { bubble, lines } from "./parts/chat.ts";
import { car, cityMap, crossing, dayCity, nightCity, pin, route } from "./parts/city.ts";
import { phone, phoneHeight } from "./parts/devices.ts";
import { vignette, vignettes } from "./parts/vignette.ts";
import { feed, profile } from "./screens/apps.ts";
import { booking, checkout, shop, wallet } from "./screens/commerce.ts";
import { drive, ride, tracking } from "./screens/travel.ts";
import { circle, group, rect } from "./svg.ts";

const { black, ink, ink2, ink3, ink4, euca, euca2, mist, paper, sand, clay, wattle } = palette;

/** A parcel's way across a night map, followed on a phone. */
export function delivery(canvas: Canvas): string {
  const { random } = canvas;
  const at = (column: number, row: number) => crossing(1600, 1000, 150, column, row);
  const way = [at(4, 7), at(4, 5), at(6, 5), at(6, 6), at(8, 6), at(8, 5), at(9, 5)];
  const drops = [at(4, 5), at(6, 6), at(8, 6)];
  const [startX, startY] = at(4, 7);
  const [endX, endY] = at(9, 5);
  return (
    cityMap(1600, 1000, 150, random, nightCity) +
    route(way, ink, 48) +
    route(way, wattle, 24) +
    drops
      .map(([x, y]) =>
        group(rect(-34, -34, 68, 68, { fill: paper }) + rect(-7, -34, 14, 34, { fill: clay }), {
          transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(-14)`,
        }),
      )
      .join("") +
    circle(startX, startY, 40, { fill: ink, stroke: paper, "stroke-width": 14 }) +
    pin(endX, endY, 132, clay, paper) +
    phone(1070, 96, 400, tracking(dayCity)(random), { body: black })
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
    group(wall, { transform: "rotate(-8 800 500)" }) +
    // One wash over the wall, so that it recedes in a single colour.
    ground(canvas, ink3, { opacity: 0.74 }) +
    phone(430, 90, 400, feed(random), { tilt: -4, body: black }) +
    phone(810, 130, 400, profile(random), { tilt: 5, body: black }) +
    bubble(220, 400, 250, 110, "right", mist, 55) +
    lines(270, 434, [150, 96], ink3, 14, 30) +
    bubble(1160, 230, 220, 104, "left", wattle, 52) +
    repeat(3, (i) => circle(1230 + i * 40, 282, 12, { fill: ink }))
  );
}

/** Cars on a day map, the passenger's phone and the driver's. */
export function taxi(canvas: Canvas): string {
  const { random } = canvas;
  const angle = -11;
  const at = (column: number, row: number) => crossing(1600, 1000, 160, column, row, angle);
  const way = [at(1.6, 4), at(5, 4), at(5, 6), at(7, 6), at(7, 9.4)];
  const cars = [
    [3.6, 4, 90, euca],
    [5, 5, 180, wattle],
    [6, 6, 90, ink3],
    [7, 7.2, 180, clay],
  ] as const;
  return (
    cityMap(1600, 1000, 160, random, dayCity, angle) +
    route(way, ink, 30) +
    cars
      .map(([column, row, heading, fill]) => {
        const [x, y] = at(column, row);
        return car(Math.round(x), Math.round(y), 120, heading + angle, fill, paper);
      })
      .join("") +
    phone(1160, 170, 390, drive(random), { body: black }) +
    phone(814, 70, 390, ride(random))
  );
}

/** A rising chart over the two walls of its market, and the wallet it fills. */
export function crypto(canvas: Canvas): string {
  const { random } = canvas;
  const steps = 19;
  const walls = repeat(steps * 2, (i) => {
    const side = i < steps ? -1 : 1;
    const step = i % steps;
    const height = 24 + step * 10 + random.between(0, 22);
    return rect(540 + side * (step + 0.5) * 28 - 11 + side * 8, 1000 - height, 22, height, {
      fill: side < 0 ? euca : clay,
    });
  });
  return (
    ground(canvas, ink) +
    rules(0, 90, 1600, 640, 7) +
    candles(-20, 80, 1090, 690, 18, random, { up: euca2, down: ink4, last: wattle }) +
    walls +
    phone(1110, 96, 392, wallet(random), { body: mist })
  );
}

/** A month of appointments behind the phone that makes one. */
export function salon(canvas: Canvas): string {
  const { random } = canvas;
  const width = 400;
  return (
    ground(canvas, sand) +
    vignette(0, 0, 440, 1000, "leaf", random) +
    month(
      690,
      134,
      122,
      random,
      { free: mist, booked: [euca, euca2, ink2, euca, clay], chosen: wattle },
      6,
    ) +
    phone(210, (1000 - phoneHeight(width)) / 2, width, booking(random), { body: black })
  );
}

/** A shop's shelf and its basket. */
export function store(canvas: Canvas): string {
  const { random } = canvas;
  const shelf = ["vase", "leaf", "arches", "tiles"] as const;
  const goods = shelf.map((kind, i) =>
    vignette(90 + (i % 2) * 268, 96 + Math.floor(i / 2) * 412, 252, 396, kind, random),
  );
  return (
    ground(canvas, clay) +
    goods.join("") +
    phone(1104, 150, 384, checkout(random), { body: ink }) +
    phone(680, 66, 384, shop(random), { body: ink })
  );
}
