import type { ComponentProps } from "react";
import { loadEnquiryNotes } from "@/content/agency";
import { EnquiryForm } from "../enquiry-form/enquiry-form";
import { Faq } from "../faq/faq";
import { Packages } from "../packages/packages";
import { Section } from "../section/section";
import { TickList } from "../tick-list/tick-list";
import { KeyFeatures } from "./key-features";
import { RichHero } from "./rich-hero";
import { UseCases } from "./use-cases";

type Props = ComponentProps<typeof RichHero> & {
  /** The page's path, stored with what is sent from its form. */
  path: string;
};

/** The rich layout: each section stands only when its content is given. */
export async function RichPage({ path, ...hero }: Props) {
  const { quotePromise } = await loadEnquiryNotes();
  const { benefits, useCases, packages, faq, serviceType } = hero.rich;
  return (
    <>
      <RichHero {...hero} />
      <KeyFeatures rich={hero.rich} />
      {benefits && benefits.length > 0 && (
        <Section title="Benefits" band split>
          <TickList items={benefits} />
        </Section>
      )}
      <UseCases useCases={useCases} />
      {packages && (
        <Section title="Pricing Plans">
          <Packages packages={packages.packages} whole />
        </Section>
      )}
      {faq && faq.length > 0 && (
        <Section title="Frequently Asked Questions" split>
          <Faq items={faq} />
        </Section>
      )}
      <Section title="Get Your Free Quote" intro={quotePromise} id="quote" band split>
        <EnquiryForm serviceType={serviceType} page={path} />
      </Section>
    </>
  );
}
