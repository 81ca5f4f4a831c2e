import { ROLES_QUERY } from "@currawong/schemas/queries/hire";
import type { Metadata } from "next";
import { Hire } from "@/components/hire/hire";
import { PageShell } from "@/components/page-shell/page-shell";
import { load } from "@/content/load";
import { loadSection } from "@/content/section";
import { tags } from "@/content/tags";
import { metadataFor } from "@/seo/metadata";

const path = "/hire-resources";

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadSection("hire-resources");
  return metadataFor({ path, ...page, description: page.intro });
}

export default async function HireResources() {
  const page = await loadSection("hire-resources");
  const categories = await load(ROLES_QUERY, {}, [tags.list("hireCategory"), tags.list("role")]);
  return (
    <PageShell path={path}>
      <Hire page={page} categories={categories} />
    </PageShell>
  );
}
