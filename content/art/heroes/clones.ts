import { type Canvas, ground, repeat, type Scene } from "../canvas.ts";
import { palette } from "../palette.ts";
import { phone, phoneHeight } from "../parts/devices.ts";
import {
  type AppScreen,
  discover,
  feed,
  network,
  profile,
  reel,
  reelDunes,
} from "../screens/apps.ts";
import { booking, shop } from "../screens/commerce.ts";
import { inbox, jobs, story } from "../screens/people.ts";
import { drive, ride, stays, staysMap } from "../screens/travel.ts";
import { circle, line, path, rect } from "../svg.ts";

const { black, ink, ink2, ink3, euca, euca2, euca3, mist, paper2, sand, clay } = palette;

type Backdrop = (canvas: Canvas) => string;

/** Three phones, the middle one in front; the backdrop tells the apps apart. */
function trio(
  backdrop: Backdrop,
  screens: readonly [AppScreen, AppScreen, AppScreen],
  body = ink,
): Scene {
  return (canvas) => {
    const [left, middle, right] = screens;
    const { random } = canvas;
    const centre = (width: number) => (canvas.height - phoneHeight(width)) / 2;
    return (
      backdrop(canvas) +
      phone(190, centre(390) + 60, 390, left(random), { body }) +
      phone(1020, centre(390) + 60, 390, right(random), { body }) +
      phone(556, centre(488), 488, middle(random), { body: black })
    );
  };
}

/** Two phones leaning apart. */
function pair(backdrop: Backdrop, screens: readonly [AppScreen, AppScreen], body = ink): Scene {
  return (canvas) => {
    const { random } = canvas;
    return (
      backdrop(canvas) +
      phone(850, 180, 440, screens[1](random), { body, tilt: 7 }) +
      phone(380, 110, 470, screens[0](random), { body: black, tilt: -4 })
    );
  };
}

export const tiktokClone = trio(
  (canvas) =>
    ground(canvas, ink2) +
    repeat(7, (i) => rect(i * 240 - 40, 0, 120, 1200, { fill: i % 2 ? ink3 : euca })),
  [discover, reel, reelDunes],
);

export const uberClone = pair(
  (canvas) =>
    ground(canvas, mist) +
    repeat(6, (i) =>
      line(-100, 1300 - i * 60, 1700, 260 - i * 60, {
        stroke: i === 3 ? ink : euca2,
        "stroke-width": i === 3 ? 20 : 8,
      }),
    ) +
    circle(1310, 240, 120, { fill: clay }),
  [ride, drive],
);

export const facebookClone = trio(
  (canvas) =>
    ground(canvas, euca) +
    circle(350, 380, 420, { fill: euca2 }) +
    circle(1290, 860, 380, { fill: ink3 }),
  [inbox, feed, profile],
  ink2,
);

export const instagramClone = trio(
  (canvas) =>
    ground(canvas, sand) +
    repeat(6, (i) =>
      rect(100 + i * 60, -100 + i * 60, 1400 - i * 120, 1400 - i * 120, {
        rx: 240 - i * 34,
        fill: [clay, sand, euca3, sand, euca, sand][i],
      }),
    ),
  [shop, profile, story],
);

export const linkedinClone = pair(
  (canvas) =>
    ground(canvas, ink2) +
    repeat(30, (i) =>
      circle(90 + (i % 6) * 284, 100 + Math.floor(i / 6) * 250, 64, {
        fill: i % 4 === 1 ? euca : ink3,
      }),
    ),
  [network, jobs],
  euca3,
);

export const airbnbClone = trio(
  (canvas) =>
    ground(canvas, euca3) +
    circle(800, 420, 340, { fill: paper2 }) +
    path("M0 1200V800L330 560 620 800 860 600 1180 840 1400 680 1600 820V1200Z", { fill: euca }),
  [staysMap, stays, booking],
);
