import { Form } from "@/components/form/form";
import { setUpForm } from "@/components/form/set-up";

type Props = {
  /** Title of the service the quote is for. */
  service: string;
  /** The page's canonical path. */
  page: string;
};

/** The quote form of a service's page. It leads on to the chat. */
export async function QuoteForm({ service, page }: Props) {
  const form = await setUpForm("quote");
  return <Form {...form} page={page} service={service} label="Request My Quote" />;
}
