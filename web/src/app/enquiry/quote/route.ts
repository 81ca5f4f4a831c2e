import { chatUrl } from "@/chat/chat-url";
import { loadAgency } from "@/content/agency";
import { answerWithPage } from "@/enquiries/answer";
import { quoteChatText } from "@/enquiries/chat-text";
import { readFields } from "@/enquiries/fields";
import { postedForm } from "@/enquiries/posted-form";
import { checkQuote, QUOTE_FIELDS } from "@/enquiries/quote";

/** The quote form without JavaScript: leads on to the chat, or says what is missing. */
export async function POST(request: Request): Promise<Response> {
  const form = await postedForm(request);
  if (form instanceof Response) return form;
  const values = readFields(form, QUOTE_FIELDS);
  const { page, service } = readFields(form, ["page", "service"]);
  const errors = checkQuote(values);
  if (Object.keys(errors).length > 0) {
    return answerWithPage(page, { form: "quote", values, errors }, 422);
  }
  const { whatsappNumber } = await loadAgency();
  return Response.redirect(chatUrl(whatsappNumber, quoteChatText(values, service)), 303);
}
