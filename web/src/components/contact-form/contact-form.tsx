/** Stands where the contact form goes. */
export function ContactForm() {
  return null;
}
