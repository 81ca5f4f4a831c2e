import { classes } from "@/components/classes";
import { badgeColour } from "@/content/look";

/** Classes of the colours in the settings; green is the CSS module's default. */
const COLOURS: Record<string, string> = {
  wattle: "bg-wattle text-ink",
  ink: "bg-ink-3 text-paper",
  clay: "bg-blush text-umber",
  sky: "bg-sky text-deep",
};

/** A service's label, e.g. MOST POPULAR, in its colour from the settings. */
export async function Badge({ label }: { label: string }) {
  const colour = await badgeColour(label);
  return <span className={classes("badge", COLOURS[colour])}>{label}</span>;
}
