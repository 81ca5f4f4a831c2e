import { HOME_QUERY } from "@currawong/schemas/queries/pages";
import type { Metadata } from "next";
import { Closing } from "@/components/closing/closing";
import { FeatureGrid } from "@/components/feature-grid/feature-grid";
import { HomeHero } from "@/components/home/home-hero";
import { HomeServices } from "@/components/home/home-services";
import { Insights } from "@/components/insights/insights";
import { PageShell } from "@/components/page-shell/page-shell";
import { Section } from "@/components/section/section";
import { load } from "@/content/load";
import { tags } from "@/content/tags";
import { metadataFor } from "@/seo/metadata";

async function loadHome() {
  const { page, ...rest } = await load(HOME_QUERY, {}, [tags.list("article")]);
  if (!page) throw new Error("The dataset has no home page: run “npm run seed”.");
  return { page, ...rest };
}

export async function generateMetadata(): Promise<Metadata> {
  const { page } = await loadHome();
  return metadataFor({ path: "/", description: page.intro, ...page });
}

export default async function Home() {
  const { page, settings, articles } = await loadHome();
  return (
    <PageShell path="/">
      <HomeHero page={page} settings={settings} />
      <HomeServices page={page} />
      <Section band title={page.whyHeading} intro={page.whyIntro}>
        <FeatureGrid items={page.reasons} />
      </Section>
      <Insights heading={page.insightsHeading} intro={page.insightsIntro} articles={articles} />
      <Closing closing={page.closing} />
    </PageShell>
  );
}
