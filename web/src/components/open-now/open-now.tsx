import type { Agency } from "@/content/agency";

type Props = { hours: NonNullable<Agency["openingHours"]> };

/** The time in Sydney, and until when a person answers: `client/sydney.ts` writes it, as the page does not know the time. */
export const OpenNow = ({ hours: { days, opens, closes } }: Props) => (
  <p
    className="min-h-3 py-1 text-sm text-mute"
    data-days={days?.join(" ")}
    data-opens={opens}
    data-closes={closes}
  />
);
