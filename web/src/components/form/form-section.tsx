import type { ReactNode } from "react";
import { classes } from "@/components/classes";
import { loadEnquiryNotes } from "@/content/agency";
import styles from "./form.module.css";
import { NextSteps } from "./next-steps";

type Props = {
  title: string | null;
  /** If empty, the promise about quotes from the settings. */
  intro?: string | null;
  band?: boolean | null;
  children: ReactNode;
};

/** A form, beside its heading and what happens once it is sent; on phones, between the two. */
export async function FormSection({ title, intro, band, children }: Props) {
  const notes = await loadEnquiryNotes();
  return (
    <section className={classes("section", band && "band")}>
      <div className={classes("wrap", styles.beside)}>
        {title && (
          <div className="mb-3">
            <h2>{title}</h2>
            <p className="mt-2.5 text-mute">{intro ?? notes.quotePromise}</p>
          </div>
        )}
        <div>{children}</div>
        <NextSteps notes={notes} />
      </div>
    </section>
  );
}
