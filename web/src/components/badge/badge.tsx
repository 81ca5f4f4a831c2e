import { classes } from "@/components/classes";
import { badgeColour } from "@/content/look";
import styles from "./badge.module.css";

/** A service's label, e.g. MOST POPULAR, in the colour that the settings give it. */
export async function Badge({ label, className }: { label: string; className?: string }) {
  const colour = await badgeColour(label);
  return <span className={classes(styles.badge, styles[colour], className)}>{label}</span>;
}
