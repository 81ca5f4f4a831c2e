import { Contact, loadContact } from "@/components/contact/contact";
import { PageShell } from "@/components/page-shell/page-shell";
import { metadataFor } from "@/seo/metadata";

export async function generateMetadata() {
  const { title, intro, seo, preset } = (await loadContact()).page;
  return metadataFor({ path: "/contact", title, description: intro, seo, preset });
}

export default function ContactPage() {
  return (
    <PageShell path="/contact">
      <Contact />
    </PageShell>
  );
}
