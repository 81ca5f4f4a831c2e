import { ChatLink } from "@/components/button/chat-link";
import { Claims } from "@/components/claims/claims";
import { loadClaims, loadEnquiryNotes } from "@/content/agency";
import { defineBlock } from "../define-block";

/** The gold band that ends a page, with one sentence and one chat link. */
export const closing = defineBlock("closing", {
  load: async ({ text, claims }) => ({
    text: text ?? (await loadEnquiryNotes()).quotePromise,
    claims: claims ? await loadClaims() : null,
  }),
  View: ({ block: { heading, chatMessage, label }, data: { text, claims } }) => (
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
});
