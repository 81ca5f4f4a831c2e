import { chatMarkdown } from "@/chat/chat.markdown";
import { ChatLink } from "@/components/button/chat-link";
import { Claims } from "@/components/claims/claims";
import { loadClaims, loadEnquiryNotes } from "@/content/agency";
import { markdownBlocks } from "@/markdown/markdown";
import { claimsMarkdown } from "../claims";
import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../markdown";

/** The gold band that ends a page, with one sentence and one chat link. */
export const closing = defineBlock("closing", {
  load: async ({ heading, claims }) => ({
    heading: heading ?? (await loadEnquiryNotes()).quotePromise,
    claims: claims ? await loadClaims() : null,
  }),
  View: ({ block: { text, chatMessage, label }, data: { heading, claims } }) => (
    <section className="gold py-section" aria-labelledby={heading ? "closing-heading" : undefined}>
      {claims && (
        <div className="wrap mb-part [--claims-rule:2px]">
          <Claims claims={claims} />
        </div>
      )}
      <div className="wrap">
        <div>
          {heading && <h2 id="closing-heading">{heading}</h2>}
          {text && <p className="lede mt-row">{text}</p>}
        </div>
        <ChatLink message={chatMessage} className="button ink">
          {label}
        </ChatLink>
      </div>
    </section>
  ),
  markdown: ({ block, data, whatsappNumber }) =>
    markdownBlocks(
      data.claims && claimsMarkdown(data.claims),
      sectionMarkdown(
        { heading: data.heading, intro: block.text },
        chatMarkdown(block.label, block.chatMessage, whatsappNumber),
      ),
    ),
});
