import { CATALOGUE_QUERY } from "@currawong/schemas/queries/services";
import type { Metadata } from "next";
import { Catalogue } from "@/components/catalogue/catalogue";
import { Closing } from "@/components/closing/closing";
import { Questions } from "@/components/faq/questions";
import { FeatureGrid } from "@/components/feature-grid/feature-grid";
import { PageShell } from "@/components/page-shell/page-shell";
import { Section } from "@/components/section/section";
import { SectionHero } from "@/components/section/section-hero";
import { load } from "@/content/load";
import { loadSection } from "@/content/section";
import { tags } from "@/content/tags";
import { metadataFor } from "@/seo/metadata";

const PATH = "/services";

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadSection("services");
  return metadataFor({ path: PATH, description: page.intro, ...page });
}

export default async function Services() {
  const page = await loadSection("services");
  const groups = await load(CATALOGUE_QUERY, {}, [tags.list("serviceGroup"), tags.list("service")]);
  return (
    <PageShell path={PATH}>
      <SectionHero page={page} />
      <Catalogue groups={groups} heading={page.servicesHeading} intro={page.servicesIntro} />
      {page.points && (
        <Section band title={page.pointsHeading}>
          <FeatureGrid items={page.points} />
        </Section>
      )}
      <Questions items={page.faq} />
      <Closing closing={page.closing} />
    </PageShell>
  );
}
