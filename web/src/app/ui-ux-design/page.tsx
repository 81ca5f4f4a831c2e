import type { Metadata } from "next";
import { Closing } from "@/components/closing/closing";
import { DesignCards } from "@/components/design/design-cards";
import { Questions } from "@/components/faq/questions";
import { FeatureGrid } from "@/components/feature-grid/feature-grid";
import { Packages } from "@/components/packages/packages";
import { PageShell } from "@/components/page-shell/page-shell";
import { Artboard } from "@/components/screen/artboard";
import { Section } from "@/components/section/section";
import { SectionHero } from "@/components/section/section-hero";
import { loadSection } from "@/content/section";
import { metadataFor } from "@/seo/metadata";

const PATH = "/ui-ux-design";

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadSection("ui-ux-design");
  return metadataFor({ path: PATH, description: page.intro, ...page });
}

export default async function UiUxDesign() {
  const page = await loadSection("ui-ux-design");
  return (
    <PageShell path={PATH}>
      <SectionHero page={page} aside={<Artboard />} className="drawn-hero" />
      {page.packages && (
        <Section title={page.packagesHeading} intro={page.packagesIntro}>
          <Packages packages={page.packages.packages} />
        </Section>
      )}
      {page.designs && (
        <Section band title={page.pagesHeading} intro={page.pagesIntro}>
          <DesignCards designs={page.designs} />
        </Section>
      )}
      {page.points && (
        <Section title={page.pointsHeading}>
          <FeatureGrid items={page.points} />
        </Section>
      )}
      <Questions items={page.faq} />
      <Closing closing={page.closing} />
    </PageShell>
  );
}
