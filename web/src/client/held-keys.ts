/** Dispatched on the document once React has hydrated the page. */
export const READY_EVENT = "ready";
