import { type CacheEntry, createMessage } from "./entry.ts";
import { RETRY_AFTER } from "./fair-queue.ts";

const REASONS = {
  404: "There is nothing here.",
  405: "This method is not allowed here.",
  411: "Send the length of the body (content-length).",
  413: "This form is too long. Go back, where your text is still in the form, and shorten it.",
  414: "Shorten the address.",
  415: "Nothing here accepts a body of this type (content-type).",
  429: "Too many requests at once. Wait a moment, then try again.",
  500: "Something went wrong on our side.",
} as const;

/** A response in words to a request that is not served. @param allow the methods that would be */
export const refuse = (status: keyof typeof REASONS, allow?: string): CacheEntry =>
  createMessage(status, REASONS[status], {
    ...(allow && { allow }),
    ...(status === 429 && { "retry-after": RETRY_AFTER }),
  });
