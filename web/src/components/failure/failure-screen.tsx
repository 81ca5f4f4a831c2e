import type { ReactNode } from "react";
import { classes } from "@/components/classes";
import styles from "@/components/search/search.module.css";

type Props = {
  message: string;
  /** How to try again. */
  children: ReactNode;
};

/** Shown in place of a page that failed: the message, and links to go on with. */
export function FailureScreen({ message, children }: Props) {
  return (
    <div className={classes("wrap", styles.page)}>
      <h1>Unexpected Application Error!</h1>
      <p className="lede">{message}</p>
      <div className="buttons">
        {children}
        <a className="button ghost" href="/">
          Back to Home
        </a>
      </div>
    </div>
  );
}
