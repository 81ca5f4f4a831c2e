import styles from "@/blocks/service-hero/service-page.module.css";
import { serviceChatMessage } from "@/chat/chat-url";
import { mailUrl, serviceMail } from "@/chat/mail-url";
import { ChatLink } from "@/components/button/chat-link";
import { classes } from "@/components/classes";
import { Rates } from "@/components/rate-card/rate-card";
import { TickList } from "@/components/tick-list/tick-list";
import { loadAgency } from "@/content/agency";
import type { Service } from "@/model/block";
import type { PriceLine } from "@/model/price-line";

/** What can be had on top of the starting price. */
function AddOns({ addOns }: { addOns: readonly PriceLine[] }) {
  if (addOns.length === 0) return null;
  return (
    <div className={styles.addOns}>
      <h3>Add-ons</h3>
      <Rates rates={addOns} />
    </div>
  );
}

/** The box that stays beside the checklist: the shortest way to start. */
async function Ready({ title, chatMessage }: Pick<Service, "title" | "chatMessage">) {
  const { email } = await loadAgency();
  return (
    <aside className={classes("night", styles.ready)} aria-labelledby="ready">
      <h2 id="ready">Ready to Get Started?</h2>
      <p>Say what you need in a line or two. The conversation opens with the service named.</p>
      <ChatLink message={chatMessage ?? serviceChatMessage(title)}>Chat on WhatsApp Now</ChatLink>
      <a className={classes("text-link", styles.write)} href={mailUrl(email, serviceMail(title))}>
        Or ask for it in writing
      </a>
    </aside>
  );
}

/** The checklist of a service, its add-ons, and the way to start. */
export function Included({ service, addOns }: { service: Service; addOns: readonly PriceLine[] }) {
  return (
    <section className="section">
      <div className={classes("wrap", styles.included)}>
        <div>
          <h2>What's Included</h2>
          <TickList items={service.features} />
          <AddOns addOns={addOns} />
        </div>
        <Ready {...service} />
      </div>
    </section>
  );
}
