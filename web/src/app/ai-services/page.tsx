import type { Metadata } from "next";
import { Closing } from "@/components/closing/closing";
import { Questions } from "@/components/faq/questions";
import { PageShell } from "@/components/page-shell/page-shell";
import { RateCard } from "@/components/rate-card/rate-card";
import { ratesOf } from "@/components/rate-card/rates-of";
import { Section } from "@/components/section/section";
import { SectionHero } from "@/components/section/section-hero";
import { ListedService } from "@/components/service-card/listed-service";
import { Steps } from "@/components/steps/steps";
import { loadSection } from "@/content/section";
import { metadataFor } from "@/seo/metadata";

const PATH = "/ai-services";

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadSection("ai-services");
  return metadataFor({ path: PATH, description: page.intro, ...page });
}

export default async function AiServices() {
  const page = await loadSection("ai-services");
  const services = page.services ?? [];
  return (
    <PageShell path={PATH}>
      <SectionHero
        page={page}
        aside={<RateCard title="Rate card" note="AUD, starting at" rates={ratesOf(services)} />}
      />
      <Section title={page.servicesHeading} intro={page.servicesIntro}>
        <div className="cards two">
          {services.map((service) => (
            <ListedService key={service._id} service={service} />
          ))}
        </div>
      </Section>
      {page.points && (
        <Section band split title={page.pointsHeading}>
          <Steps steps={page.points} />
        </Section>
      )}
      <Questions items={page.faq} />
      <Closing closing={page.closing} />
    </PageShell>
  );
}
