"use client"; // Next hydrates the page on hosts without our own server, and in development.

import { useEffect } from "react";
import { READY_EVENT } from "../client/held-keys.ts";

/**
 * Starts what enhances the page once React has hydrated it, so that both never change it at once. The last element of
 * the page: its effect runs after all others. On our own server, the page's own script waits for the event instead.
 */
export function StartClient() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    if (document.querySelector("script[data-page]")) document.dispatchEvent(new Event(READY_EVENT));
    else void import("../client/loader.ts");
  }, []);
  return null;
}
