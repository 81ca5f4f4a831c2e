/**
 * The name of each `<form>`, and WebMCP's attributes (https://github.com/webmachinelearning/webmcp), which describe it to
 * an agent in the visitor's browser. Without autosubmit: the visitor always submits it.
 */
export const TOOL_ATTRIBUTES = {
  search: {
    "aria-label": "Search",
    toolname: "search_site",
    tooldescription: "Search the services, articles and pages of this site.",
  },
  contact: {
    "aria-label": "Contact",
    toolname: "prepare_contact_message",
    tooldescription:
      "Fill in the contact form. Sending it opens WhatsApp with the message ready for the person to send.",
  },
  quote: {
    "aria-label": "Quote request",
    toolname: "prepare_quote_request",
    tooldescription:
      "Fill in a request for a quote for the service on this page. Sending it opens WhatsApp with the message ready for the person to send.",
  },
  enquiry: {
    "aria-label": "Enquiry",
    toolname: "prepare_enquiry",
    tooldescription:
      "Fill in an enquiry about the service on this page. The agency stores it and answers within 24 hours.",
  },
};
