import { chatMarkdown } from "@/chat/chat.markdown";
import { Claims } from "@/components/claims/claims";
import { loadClaims, loadEnquiryNotes } from "@/content/agency";
import { markdownBlocks } from "@/markdown/markdown";
import { claimsMarkdown } from "../claims";
import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../head";
import { Closing } from "./closing";

/** The gold band that ends a page. */
export const closing = defineBlock("closing", {
  load: async ({ heading, claims }) => ({
    heading: heading ?? (await loadEnquiryNotes()).quotePromise,
    claims: claims ? await loadClaims() : null,
  }),
  View: ({ block, data }) => (
    <Closing {...block} heading={data.heading}>
      {data.claims && <Claims claims={data.claims} />}
    </Closing>
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
