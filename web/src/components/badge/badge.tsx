import { badgeColour } from "@/content/look";

/** A service's label, e.g. MOST POPULAR, in the colour that the settings give it. */
export async function Badge({ label }: { label: string }) {
  const colour = await badgeColour(label);
  return <span className={colour === "green" ? "badge" : `badge ${colour}`}>{label}</span>;
}
