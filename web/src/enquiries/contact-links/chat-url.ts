import { dialledNumber } from "./telephone.ts";

/**
 * The address that opens a WhatsApp conversation with a message ready to send
 * (https://faq.whatsapp.com/5913398998672934).
 */
export function chatUrl(number: string, message: string): string {
  return `https://wa.me/${dialledNumber(number).replace("+", "")}?text=${encodeURIComponent(message)}`;
}

type Product = { title: string; chatMessage?: string | null };

/** The message of a service's chat button, unless the service has its own. */
export const serviceChatMessage = ({ title, chatMessage }: Product): string =>
  chatMessage || `Hi Team, I'm interested in your ${title} service from your website.`;

/** The message of a role's chat button, unless the role has its own. */
export const roleChatMessage = ({ title, chatMessage }: Product): string =>
  chatMessage || `Hi Team, I'm interested in hiring a ${title} from your website.`;

/** The message of “Get Free Consultation” on a rich page. */
export const consultationMessage = (serviceType: string): string =>
  `Hi, I'm interested in ${serviceType} services`;

/** The message of “Get Free Quote” on a rich page. */
export const quoteMessage = (serviceType: string): string =>
  `Hi Team, I'd like a free quote for ${serviceType} from your website.`;
