import { joinSegments } from "@currawong/schemas/paths";
import type { Metadata } from "next";
import { cookies, draftMode } from "next/headers";
import { notFound } from "next/navigation";
import { showDrafts } from "@/content/drafts";
import { EditablePage } from "@/page/editable-page";
import { requirePage } from "@/page/require-page";
import { readSession } from "@/preview/session";

type Props = { params: Promise<{ path?: string[] }> };

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The build prerenders no drafts: each page is rendered for one editor. */
export const generateStaticParams = () => [{ path: [] }];

/** A page rendered from its drafts. Editors request the page's own address (`preview/gate.ts`). */
export default async function DraftPage({ params }: Props) {
  if (!(await draftMode()).isEnabled) notFound();
  const session = readSession((await cookies()).toString());
  if (!session) notFound();
  showDrafts(session.perspective);
  const { path = [] } = await params;
  return <EditablePage page={await requirePage(joinSegments(path))} />;
}
