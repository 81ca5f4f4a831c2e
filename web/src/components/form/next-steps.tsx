import type { loadEnquiryNotes } from "@/content/agency";
import { parseDate } from "@/model/date";
import styles from "./form.module.css";

const dayAndMonth = new Intl.DateTimeFormat("en-AU", {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

type EnquiryNotes = Awaited<ReturnType<typeof loadEnquiryNotes>>;

type Props = { notes: Pick<EnquiryNotes, "nextSteps" | "newBuildsFrom" | "email"> };

/** What happens after a form is sent, when new builds can start, and the address for those who would rather write. */
export function NextSteps({ notes: { nextSteps, newBuildsFrom, email } }: Props) {
  const start = newBuildsFrom && parseDate(newBuildsFrom);
  return (
    <div className={styles.next}>
      {nextSteps?.length ? (
        <>
          <h3>What happens next</h3>
          <ol>
            {nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      ) : null}
      {start && <p>Starting new builds in the week of {dayAndMonth.format(start)}.</p>}
      <p>
        Or email <a href={`mailto:${email}`}>{email}</a>
      </p>
    </div>
  );
}
