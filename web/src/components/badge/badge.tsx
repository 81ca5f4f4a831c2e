import { use } from "react";
import { classes } from "@/components/classes";
import { badgeColour, lookOfPage } from "@/content/look";
import styles from "./badge.module.css";

/** A service's label, e.g. MOST POPULAR, in the colour that the settings give it. */
export function Badge({ label, className }: { label: string; className?: string }) {
  const colour = badgeColour(use(lookOfPage()), label);
  return <span className={classes(styles.badge, styles[colour], className)}>{label}</span>;
}
