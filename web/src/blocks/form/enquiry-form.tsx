import { DEFAULT_SERVICE } from "@currawong/supabase/limits";
import { Form } from "@/components/form/form";
import { Receipts } from "@/components/form/receipts";
import { setUpForm } from "@/components/form/set-up";

type Props = {
  /** What the enquiry is filed under. */
  serviceType?: string | null;
  /** The page's canonical path. */
  page: string;
};

/** The enquiry form of a rich page. What it sends is stored. */
export async function EnquiryForm({ serviceType, page }: Props) {
  const form = await setUpForm("enquiry");
  return (
    <>
      <Form {...form} page={page} service={serviceType || DEFAULT_SERVICE} label="Send Message" />
      <Receipts />
    </>
  );
}
