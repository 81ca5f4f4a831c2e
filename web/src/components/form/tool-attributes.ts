/** The forms as tools for an agent in the visitor's browser. The visitor always submits them. */
const TOOLS = {
  search: {
    toolname: "search_site",
    tooldescription: "Search the services, articles and pages of this site.",
  },
  contact: {
    toolname: "prepare_contact_message",
    tooldescription:
      "Fill in the contact form. Sending it opens WhatsApp with the message ready for the person to send.",
  },
  quote: {
    toolname: "prepare_quote_request",
    tooldescription:
      "Fill in a request for a quote for the service on this page. Sending it opens WhatsApp with the message ready for the person to send.",
  },
  enquiry: {
    toolname: "prepare_enquiry",
    tooldescription:
      "Fill in an enquiry about the service on this page. The agency stores it and answers within 24 hours.",
  },
};

/** WebMCP's attributes of a `<form>` (https://github.com/webmachinelearning/webmcp), without autosubmit. */
export const toolAttributes = (form: keyof typeof TOOLS) => TOOLS[form];
