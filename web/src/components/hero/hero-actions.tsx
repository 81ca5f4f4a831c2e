import type { ReactNode } from "react";
import { classes } from "@/components/classes";
import styles from "./hero.module.css";

/** The buttons of an opening, under its words. */
export function HeroActions({ children }: { children: ReactNode }) {
  return <div className={classes("buttons", styles.actions)}>{children}</div>;
}
