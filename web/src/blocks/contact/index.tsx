import { CONTACT_SERVICES } from "@currawong/schemas/contact-services";
import { ChatLink } from "@/components/button/chat-link";
import { Form } from "@/components/form/form";
import { NextSteps } from "@/components/form/form-section";
import { loadContactSettings } from "@/content/agency";
import { defineBlock } from "../define-block";
import { Facts } from "./facts";

/** The contact form, and beside it every other way to reach the agency: two halves of the window, light and dark. */
export const contact = defineBlock("contact", {
  load: loadContactSettings,
  View: ({ block, data, page }) => {
    const services = block.texts?.length ? block.texts : CONTACT_SERVICES;
    return (
      <div className="grid grid-cols-1 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="px-gutter py-[clamp(2rem,3.5vw,3.5rem)] lg:pr-apart lg:pl-[max(var(--spacing-gutter),(100%/7*12-var(--container-page))/2)]">
          <h1>{page.title}</h1>
          <p className="lede mt-3">{page.description}</p>
          <ChatLink message={block.chatMessage} className="text-link">
            {block.chatLabel}
          </ChatLink>
          <h2 className="mt-3 mb-2.5 top-rule pt-2 text-h3 [letter-spacing:-0.025em]">
            {block.formHeading}
          </h2>
          <Form kind="contact" action={page.path} services={services} label="Send on WhatsApp" />
        </div>
        <Facts block={block} settings={data}>
          <NextSteps />
        </Facts>
      </div>
    );
  },
});
