import { PAGE_QUERY } from "@currawong/schemas/queries/pages";
import { LANDING_QUERY } from "@currawong/schemas/queries/services";
import type { Metadata } from "next";
import { LandingPage } from "@/components/landing-page/landing-page";
import { landingWords } from "@/components/landing-page/landing-words";
import { PageShell } from "@/components/page-shell/page-shell";
import { TextPage } from "@/components/text-page/text-page";
import { topLevelSlugs } from "@/content/addresses";
import { load } from "@/content/load";
import { missing } from "@/content/missing";
import { topLevelType } from "@/content/top-level";
import { metadataFor } from "@/seo/metadata";

type Props = { params: Promise<{ path: string[] }> };

export async function generateStaticParams() {
  const slugs = await topLevelSlugs();
  return slugs.map((slug) => ({ path: [slug] }));
}

/** What stands at the top of the site under an address: a rich page or a page of text. */
async function loadTopLevel({ params }: Props) {
  const segments = (await params).path;
  const path = `/${segments.join("/")}`;
  if (segments.length > 1) return missing(path);
  const [slug = ""] = segments;
  const type = await topLevelType(slug);
  if (type === "service") {
    return {
      path,
      landing: (await load(LANDING_QUERY, { slug })) ?? (await missing(path)),
      page: null,
    };
  }
  const page = type && (await load(PAGE_QUERY, { slug }));
  return { path, landing: null, page: page ?? (await missing(path)) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { path, landing, page } = await loadTopLevel(props);
  return landing
    ? metadataFor({ path, ...landing, ...landingWords(landing) })
    : metadataFor({ path, ...page, description: page.intro });
}

export default async function TopLevelPage(props: Props) {
  const { path, landing, page } = await loadTopLevel(props);
  return (
    <PageShell path={path}>
      {landing ? <LandingPage landing={landing} path={path} /> : <TextPage page={page} />}
    </PageShell>
  );
}
