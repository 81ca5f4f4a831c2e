import type { FormKind } from "@currawong/supabase/form-kinds";
import { loadAgency, loadEnquiryNotes } from "@/content/agency";

/** Loads the props that a form needs on any page; runs on the server. */
export async function setUpForm(kind: FormKind) {
  const { whatsappNumber: chatNumber } = await loadAgency();
  const { collectionNotice, chatNotice } = await loadEnquiryNotes();
  return {
    kind,
    chatNumber,
    privacy: (kind === "enquiry" ? collectionNotice : (chatNotice ?? collectionNotice)) ?? "",
  };
}
