import { ChatLink } from "@/components/button/chat-link";
import { loadAgency } from "@/content/agency";
import { mailUrl } from "@/enquiries/contact-links/mail-url";
import { NOTE } from "../../components/quote-sheet/notes";
import type { QuoteLine } from "../../quote/quote.ts";
import { chatMessage, mailMessage } from "../../quote/quote-text.ts";

type Props = { lines: readonly QuoteLine[]; address: string };

/** What a visitor can do with a quote besides sending it with the form. */
export async function QuoteActions({ lines, address }: Props) {
  const { email } = await loadAgency();
  const mail = mailUrl(email, "Quote request", mailMessage(lines, address));
  return (
    <aside
      className="top-[6.5625rem] self-start print:hidden [@media(width>=64rem)]:sticky [&_li>.button]:w-full"
      aria-labelledby="take-away"
    >
      <p className={NOTE} data-sent="" hidden>
        Sent on <time data-sent-at="" />, reference <b data-reference="" />.{" "}
        <a href="/quote" className="underline">
          Start a new quote
        </a>
      </p>
      <p className={NOTE} data-adopt="" hidden>
        You’ve opened this quote from a link. What you change stays on this page.
        <button type="button" className="button small mt-1 flex">
          Continue this quote
        </button>
      </p>
      <h2 id="take-away" className="mb-2 text-h3">
        Save or share
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-1.75">
        <li data-slot="chat">
          <ChatLink message={chatMessage(lines, address)}>Send on WhatsApp</ChatLink>
        </li>
        <li data-slot="mail">
          <a className="button ghost" href={mail}>
            Email it
          </a>
        </li>
        <li data-slot="link">
          <a className="button ghost" href={address} data-copy="Link copied">
            Copy link
          </a>
          <span className="sr-only" role="status" data-copied="The link is on your clipboard." />
        </li>
        <li className="[@media(scripting:none)]:hidden">
          <button type="button" className="button ghost" data-print>
            Print or save as PDF
          </button>
        </li>
      </ul>
      <p className="mt-2.5 text-sm">
        The link is this quote: whoever opens it sees these lines at current prices.
      </p>
    </aside>
  );
}
