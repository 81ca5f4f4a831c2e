import type { Agency } from "@/content/agency";

type Props = { hours: Agency["answering"] };

/** The time in Sydney, and until when a person answers: `client/sydney.ts` writes it, as the page does not know the time. */
export function OpenNow({ hours }: Props) {
  const times = hours?.flatMap((each) =>
    each ? `${each.days.join(",")} ${each.opens}-${each.closes}` : [],
  );
  if (!times?.length) return null;
  return <p className="min-h-3 py-1 text-sm text-mute" data-hours={times.join(";")} />;
}
