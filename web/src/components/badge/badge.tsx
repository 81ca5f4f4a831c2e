import { classes } from "@/components/classes";
import styles from "./badge.module.css";

/** The colour of each known label. Unknown labels get the green default. */
const COLOURS: Record<string, string> = {
  "MOST POPULAR": "wattle",
  REVOLUTIONARY: "ink",
  "WHATSAPP AI": "ink",
  AUTOMATION: "ink",
  "WEB AUTOMATION": "ink",
  "SOCIAL NETWORK": "clay",
  MOBILE: "clay",
  FRONTEND: "sky",
  DEVELOPMENT: "sky",
};

/** A service's label, e.g. MOST POPULAR. */
export function Badge({ label, className }: { label: string; className?: string }) {
  const colour = COLOURS[label.toUpperCase()];
  return (
    <span className={classes(styles.badge, colour && styles[colour], className)}>{label}</span>
  );
}
