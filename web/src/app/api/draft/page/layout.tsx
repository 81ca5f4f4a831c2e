import { cookies, draftMode } from "next/headers";
import type { ReactNode } from "react";
import { LivePage } from "@/preview/live-page";
import { sessionOf } from "@/preview/session";

/** Around the pages that editors see: what keeps them current, and leads from them to the forms. */
export default async function DraftLayout({ children }: { children: ReactNode }) {
  const { isEnabled } = await draftMode();
  const session = isEnabled ? sessionOf((await cookies()).toString()) : undefined;
  return (
    <>
      {children}
      {session && <LivePage perspective={session.perspective} />}
    </>
  );
}
