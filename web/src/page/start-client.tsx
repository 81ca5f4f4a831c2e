"use client"; // In development, Next hydrates the page.

import { useEffect } from "react";

/**
 * Starts what enhances the page once React has hydrated it, so that both never change it at once. The last element of
 * the page, and not of the layout: React hydrates a page after its layout has run its effects.
 */
export function StartClient() {
  useEffect(() => {
    void import("../client/loader.ts");
  }, []);
  return null;
}
