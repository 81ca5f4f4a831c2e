import type { ReactNode } from "react";
import { classes } from "@/components/classes";
import type { loadEnquiryNotes } from "@/content/agency";
import { NextSteps } from "./next-steps";

type Props = {
  title: string | null;
  /** If empty, the promise about quotes from the settings. */
  intro?: string | null;
  notes: Awaited<ReturnType<typeof loadEnquiryNotes>>;
  band?: boolean | null;
  children: ReactNode;
};

/** A form, beside its heading and what happens once it is sent; on phones, between the two. */
export function FormSection({ title, intro, notes, band, children }: Props) {
  return (
    <section className={classes("section", band && "band")}>
      <div className="wrap grid gap-x-apart lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
        {title && (
          <div className="mb-3">
            <h2>{title}</h2>
            <p className="mt-2.5 text-mute">{intro ?? notes.quotePromise}</p>
          </div>
        )}
        <div className="lg:[grid-area:1/2/3]">{children}</div>
        <NextSteps notes={notes} />
      </div>
    </section>
  );
}
