import { About, loadAbout } from "@/components/about/about";
import { PageShell } from "@/components/page-shell/page-shell";
import { metadataFor } from "@/seo/metadata";

export async function generateMetadata() {
  const { title, intro, seo, preset } = (await loadAbout()).page;
  return metadataFor({ path: "/about", title, description: intro, seo, preset });
}

export default function AboutPage() {
  return (
    <PageShell path="/about">
      <About />
    </PageShell>
  );
}
