import "./hire.css";
import type { ROLES_QUERY_RESULT } from "@currawong/schemas/content.generated";
import type { Section as SectionContent } from "@/content/section";
import { Closing } from "../closing/closing";
import { Faq } from "../faq/faq";
import { FeatureGrid } from "../feature-grid/feature-grid";
import { Section } from "../section/section";
import { SectionHero } from "../section/section-hero";
import { RoleTable } from "./role-table";

type Props = { page: SectionContent; categories: ROLES_QUERY_RESULT };

/** Hireable roles: the table is the page, what hiring involves comes after it. */
export function Hire({ page, categories }: Props) {
  return (
    <>
      <SectionHero page={page} />
      <Section id="roles" title={page.servicesHeading} intro={page.servicesIntro}>
        <RoleTable categories={categories} />
      </Section>
      <Section title={page.pointsHeading} band>
        <FeatureGrid items={page.points ?? []} />
      </Section>
      {page.faq && (
        <Section title="Frequently Asked Questions" split>
          <Faq items={page.faq} />
        </Section>
      )}
      <Closing closing={page.closing} />
    </>
  );
}
