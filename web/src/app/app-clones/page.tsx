import type { Metadata } from "next";
import { Closing } from "@/components/closing/closing";
import { Questions } from "@/components/faq/questions";
import { FeatureGrid } from "@/components/feature-grid/feature-grid";
import { PageShell } from "@/components/page-shell/page-shell";
import { PriceRange } from "@/components/price/price-range";
import { ScreenPanel, Screens } from "@/components/screen/screen";
import { Section } from "@/components/section/section";
import { SectionHero } from "@/components/section/section-hero";
import { ListedService } from "@/components/service-card/listed-service";
import { loadSection } from "@/content/section";
import { metadataFor } from "@/seo/metadata";

const PATH = "/app-clones";

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadSection("app-clones");
  return metadataFor({ path: PATH, description: page.intro, ...page });
}

export default async function AppClones() {
  const page = await loadSection("app-clones");
  const services = page.services ?? [];
  return (
    <PageShell path={PATH}>
      <SectionHero
        page={page}
        className="drawn-hero"
        aside={<Screens slugs={services.map(({ slug }) => slug)} />}
      >
        <PriceRange prices={services.map(({ price }) => price)} />
      </SectionHero>
      <Section title={page.servicesHeading} intro={page.servicesIntro}>
        <div className="cards">
          {services.map((service) => (
            <ListedService
              key={service._id}
              service={service}
              picture={<ScreenPanel slug={service.slug} />}
            />
          ))}
        </div>
      </Section>
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
