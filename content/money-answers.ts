import type { Page } from "@currawong/schemas/content.generated";
import type { Authored } from "./authored.ts";

type Block = Extract<NonNullable<Authored<Page>["sections"]>[number], { _type: "questions" }>;
type Item = NonNullable<Block["items"]>[number];

const item = (question: string, answer: string, words: string): Item => ({
  question,
  answer,
  words: words.split(", "),
});

/**
 * What people ask about money, with our terms as answers. The page of services shows them, and the search
 * answers from them.
 */
export const MONEY_ANSWERS: Item[] = [
  item(
    "Do prices include GST?",
    "Yes. Every price on this site includes GST. A quote and an invoice show how much of the total is GST.",
    "GST included, GST inclusive, GST plus, GST ex, GST on top, GST extra, tax, taxes, tax invoice",
  ),
  item(
    "When do I pay?",
    "For one-off work, half when you accept the quote and half when it’s live. For monthly work, in advance, each month.",
    "payment terms, pay a deposit, deposit, upfront, up front, in advance, invoiced, invoice due, before you start, on delivery",
  ),
  item(
    "Can I pay by credit card?",
    "Yes. You can pay by credit card or bank transfer, or in cash at our office.",
    "payment methods, ways to pay, accept cards, Visa, Mastercard, Amex, EFT, bank transfer, direct deposit, cash, PayPal, take cards",
  ),
  item(
    "Is there a lock-in contract?",
    "No. Monthly services run from month to month: stop before the next one starts. When you hire people, it’s 14 days’ notice. Only Flutter’s lower price is tied to a term, of 12 months: its page says what leaving early costs.",
    "locked in, minimum term, cancel anytime, cancellation, cancel my plan, stop a monthly service, quit, commitment, notice period, how long am I tied",
  ),
  item(
    "How long is a quote valid?",
    "30 days from its date, at the prices of that date.",
    "quote expire, quote expiry, validity, hold the price, price lock, quote good for, still honour",
  ),
  item(
    "Can the price go up after I accept?",
    "No. If you ask for more than the quote lists, we send a new price first, and start the extra work only when you accept it.",
    "hidden fees, hidden costs, hidden charges, surprise bill, surprises, extra charges, price change, prices rise, overrun, blow out, variations, scope creep, job gets bigger, fixed price",
  ),
  item(
    "What do I pay on top of your price?",
    "Only what you owe to others: ad budgets, domains and hosting plans, app store accounts, text messages and AI usage. The quote lists them, and you pay their owners directly.",
    "extra costs, ongoing costs, running costs, third party fees, subscriptions, other fees, additional costs, total cost, pay others",
  ),
  item(
    "Is a quote free?",
    "Yes. The chat, the call and the written quote cost nothing, and you don’t have to accept it.",
    "free quote, free consultation, charge for a quote, quoting fee, obligation, pay for a quote",
  ),
  item(
    "Can I get a refund?",
    "If what we deliver isn’t what the quote says, we put it right or pay back that part. Your rights under the Australian Consumer Law come on top.",
    "money back, refunds, refund policy, guarantee, warranty, not happy, unhappy with the work, dissatisfied",
  ),
  item(
    "Do you offer payment plans?",
    "We split a larger project into stages, and you approve and pay for each in turn. We don’t offer credit.",
    "instalments, installments, pay in stages, staged payments, pay it off, spread the cost, finance, Zip, monthly payments, payment plan",
  ),
  item(
    "Do you give discounts?",
    "No, the prices are the same for everyone. Tell us your budget and we’ll say what to leave out.",
    "discount, discounts for charities, not for profit, nonprofit, negotiate, haggle, special offer, promo code, coupon, bulk discount, better price",
  ),
  item(
    "Do you charge by the hour?",
    "No. Builds have one price, and ongoing work is priced by the month, article or video. A month of a person for hire is 10 hours a week, and a month of the UI/UX retainer 20 to 25 hours.",
    "hourly rate, per hour, day rate, hourly, an hour of work, time and materials",
  ),
  item(
    "Are prices in Australian dollars?",
    "Yes, all of them.",
    "currency, AUD, USD, US dollars, American dollars, Aussie dollars",
  ),
];
