import { cookies, draftMode } from "next/headers";
import type { ReactNode } from "react";
import { LivePage } from "@/preview/live-page";
import { readSession } from "@/preview/session";

/** Wraps editors' pages with what keeps them up to date and links them to the Studio's forms. */
export default async function DraftLayout({ children }: { children: ReactNode }) {
  const { isEnabled } = await draftMode();
  const session = isEnabled ? readSession((await cookies()).toString()) : undefined;
  return (
    <>
      {children}
      {session && <LivePage perspective={session.perspective} />}
    </>
  );
}
