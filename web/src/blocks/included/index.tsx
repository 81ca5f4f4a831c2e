import { chatMarkdown } from "@/chat/chat.markdown";
import { serviceChatMessage } from "@/chat/chat-url";
import { mailUrl, serviceMail } from "@/chat/mail-url";
import { ChatLink } from "@/components/button/chat-link";
import { classes } from "@/components/classes";
import { Rates } from "@/components/rate-card/rate-card";
import { ratesMarkdown } from "@/components/rate-card/rate-card.markdown";
import { TickList } from "@/components/tick-list/tick-list";
import { loadAgency } from "@/content/agency";
import {
  escapeMarkdown,
  markdownBlocks,
  markdownLink,
  markdownList,
  markdownSection,
} from "@/markdown/markdown";
import type { Service } from "@/model/block";
import { priceLine } from "@/model/price-line";
import { offer } from "@/seo/structured-data/offer";
import { defineBlock } from "../define-block";
import styles from "./included.module.css";

const INCLUDED = "What's Included";
const ADD_ONS = "Add-ons";
const READY = "Ready to Get Started?";
const CHAT = "Chat on WhatsApp Now";
const WRITE = "Or ask for it in writing";

const addOnLines = ({ addOns }: Service) => (addOns ?? []).map((addOn) => priceLine(addOn));
const messageOf = ({ title, chatMessage }: Service) => chatMessage || serviceChatMessage(title);

/** The checklist of a service, its add-ons, and beside them the shortest way to start. */
export const included = defineBlock("included", {
  load: async () => (await loadAgency()).email,
  View: ({ block: { service }, data: email }) => (
    <section className="section">
      <div className={classes("wrap", styles.included)}>
        <div>
          <h2>{INCLUDED}</h2>
          <TickList items={service.features} />
          {service.addOns?.length ? (
            <div className={styles.addOns}>
              <h3>{ADD_ONS}</h3>
              <Rates rates={addOnLines(service)} />
            </div>
          ) : null}
        </div>
        <aside className={classes("night", styles.ready)} aria-labelledby="ready">
          <h2 id="ready">{READY}</h2>
          <p>
            Say what you need in a line or two. We’ll already know which service you’re asking
            about.
          </p>
          <ChatLink message={messageOf(service)}>{CHAT}</ChatLink>
          <a
            className={classes("text-link", styles.write)}
            href={mailUrl(email, serviceMail(service.title))}
          >
            {WRITE}
          </a>
        </aside>
      </div>
    </section>
  ),
  markdown: ({ block: { service }, data: email, whatsappNumber }) =>
    markdownBlocks(
      markdownSection(2, INCLUDED, markdownList(service.features.map(escapeMarkdown))),
      markdownSection(3, ADD_ONS, ratesMarkdown(addOnLines(service))),
      markdownSection(
        2,
        READY,
        chatMarkdown(CHAT, messageOf(service), whatsappNumber),
        markdownLink(WRITE, mailUrl(email, serviceMail(service.title))),
      ),
    ),
  summarise: ({ block }) => ({
    offers: (block.service.addOns ?? []).map(({ title, price }) => offer(price, { name: title })),
  }),
});
