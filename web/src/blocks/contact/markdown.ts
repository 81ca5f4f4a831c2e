import { absolute } from "@/addresses";
import { chatMarkdown } from "@/chat/chat.markdown";
import { telephone } from "@/components/telephone";
import type { ContactSettings } from "@/content/contact-settings";
import {
  escapeMarkdown,
  markdownBlocks,
  markdownLink,
  markdownList,
  markdownSection,
} from "@/markdown/markdown";
import type { BlockProps } from "@/model/block-props";

/** Where the agency is, when it answers and what it promises. */
export function contactMarkdown(props: BlockProps<"contact", ContactSettings>): string {
  const { block, data, page, whatsappNumber } = props;
  const { address, phone, email, abn, hours, promise, support } = data;
  const { street, suburb, state, postcode } = address ?? {};
  return markdownBlocks(
    markdownSection(
      2,
      block.formHeading,
      block.promise && escapeMarkdown(block.promise),
      markdownLink("Fill in the form", absolute(page.path)),
      markdownLink("Privacy", absolute("/privacy")),
    ),
    markdownSection(
      2,
      block.factsHeading,
      promise && escapeMarkdown(promise),
      support && escapeMarkdown(support),
      chatMarkdown(block.chatLabel, block.chatMessage, whatsappNumber),
      chatMarkdown(block.callLabel, block.callMessage, whatsappNumber),
      markdownList([
        `Phone: ${markdownLink(phone, telephone(phone))}`,
        `Email: ${markdownLink(email, `mailto:${email}`)}`,
        escapeMarkdown(`Address: ${street}, ${suburb} ${state} ${postcode}`),
        escapeMarkdown(`ABN: ${abn}`),
      ]),
      markdownSection(
        3,
        "Hours",
        markdownList(
          (hours ?? []).map(
            ({ label, value }) => `${escapeMarkdown(label)}: ${escapeMarkdown(value)}`,
          ),
        ),
      ),
    ),
  );
}
