import { chatUrl } from "@/chat/chat-url";
import { loadAgency } from "@/content/agency";
import { contactChatText } from "@/enquiries/chat-text";
import { CONTACT_FIELDS } from "@/enquiries/contact";
import { readFields } from "@/enquiries/fields";
import { postedForm } from "@/enquiries/posted-form";

/** The contact form without JavaScript: leads on to the chat, as the script would. */
export async function POST(request: Request): Promise<Response> {
  const form = await postedForm(request);
  if (form instanceof Response) return form;
  const { whatsappNumber } = await loadAgency();
  const text = contactChatText(readFields(form, CONTACT_FIELDS));
  return Response.redirect(chatUrl(whatsappNumber, text), 303);
}
