import type { ReactNode } from "react";
import { classes } from "@/components/classes";
import { loadEnquiryNotes } from "@/content/agency";
import { formatDay, parseDate } from "@/model/date";
import styles from "./form.module.css";

/** What happens after a form is sent, and when new builds can start. */
export async function NextSteps({ children }: { children?: ReactNode }) {
  const { nextSteps, newBuildsFrom } = await loadEnquiryNotes();
  return (
    <div className="mt-4">
      {nextSteps?.length ? (
        <>
          <h3 className="mb-0.75 text-[1.15rem]">What happens next</h3>
          <ol>
            {nextSteps.map((step) => (
              <li key={step} className="line-above py-0.75">
                {step}
              </li>
            ))}
          </ol>
        </>
      ) : null}
      {newBuildsFrom && parseDate(newBuildsFrom) && (
        <p>Starting new builds in the week of {formatDay(newBuildsFrom)}.</p>
      )}
      {children}
    </div>
  );
}

type Props = {
  title: string | null;
  /** If empty, the promise about quotes from the settings. */
  intro?: string | null;
  band?: boolean | null;
  /** After what happens next. */
  note?: ReactNode;
  children: ReactNode;
};

/** A form, beside its heading and what happens once it is sent; on phones, between the two. */
export async function FormSection({ title, intro, band, note, children }: Props) {
  const { quotePromise, email } = await loadEnquiryNotes();
  return (
    <section className={classes("section", band && "band")}>
      <div className={`wrap ${styles.beside}`}>
        {title && (
          <div className="mb-3">
            <h2>{title}</h2>
            <p className="mt-2.5 text-mute">{intro ?? quotePromise}</p>
          </div>
        )}
        <div>{children}</div>
        <NextSteps>
          <p>
            Or email <a href={`mailto:${email}`}>{email}</a>
          </p>
          {note}
        </NextSteps>
      </div>
    </section>
  );
}
