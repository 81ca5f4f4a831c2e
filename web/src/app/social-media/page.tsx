import type { Metadata } from "next";
import { PageShell } from "@/components/page-shell/page-shell";
import { SocialMedia } from "@/components/social-media/social-media";
import { loadSection } from "@/content/section";
import { metadataFor } from "@/seo/metadata";

const path = "/social-media";

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadSection("social-media");
  return metadataFor({ path, ...page, description: page.intro });
}

export default async function SocialMediaPage() {
  return (
    <PageShell path={path}>
      <SocialMedia page={await loadSection("social-media")} />
    </PageShell>
  );
}
