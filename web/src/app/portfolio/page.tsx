import { PageShell } from "@/components/page-shell/page-shell";
import { loadPortfolio, Portfolio } from "@/components/portfolio/portfolio";
import { metadataFor } from "@/seo/metadata";

export async function generateMetadata() {
  const { title, intro, seo, preset } = await loadPortfolio();
  return metadataFor({ path: "/portfolio", title, description: intro, seo, preset });
}

export default function PortfolioPage() {
  return (
    <PageShell path="/portfolio">
      <Portfolio />
    </PageShell>
  );
}
