import { chatMarkdown } from "@/chat/chat.markdown";
import { ChatLink } from "@/components/button/chat-link";
import { Claims } from "@/components/claims/claims";
import { classes } from "@/components/classes";
import { loadClaims, loadEnquiryNotes } from "@/content/agency";
import { markdownBlocks } from "@/markdown/markdown";
import { claimsMarkdown } from "../claims";
import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../head";
import styles from "./closing.module.css";

/** The one band of gold that ends a page: one sentence, one thing to do. */
export const closing = defineBlock("closing", {
  load: async ({ heading, claims }) => ({
    heading: heading ?? (await loadEnquiryNotes()).quotePromise,
    claims: claims ? await loadClaims() : null,
  }),
  View: ({ block: { text, chatMessage, label }, data: { heading, claims } }) => (
    <section className={styles.closing} aria-labelledby={heading ? "closing-heading" : undefined}>
      {claims && (
        <div className={classes("wrap", styles.before)}>
          <Claims claims={claims} />
        </div>
      )}
      <div className={classes("wrap", styles.line)}>
        <div>
          {heading && <h2 id="closing-heading">{heading}</h2>}
          {text && <p>{text}</p>}
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
