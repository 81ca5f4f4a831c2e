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
    <section
      className="bg-wattle py-section text-ink [color-scheme:light]"
      aria-labelledby={heading ? "closing-heading" : undefined}
    >
      {claims && (
        <div className="wrap mb-part [--claims-rule:2px] [--color-rule:var(--color-ink)]">
          <Claims claims={claims} />
        </div>
      )}
      <div className="wrap grid items-end gap-4 lg:grid-cols-[1fr_auto]">
        <div>
          {heading && (
            <h2 id="closing-heading" className="text-h1-long">
              {heading}
            </h2>
          )}
          {text && <p className="lede mt-row">{text}</p>}
        </div>
        <ChatLink message={chatMessage} className="button w-fit bg-ink text-paper hover:bg-ink-3">
          {label}
        </ChatLink>
      </div>
    </section>
  ),
});
