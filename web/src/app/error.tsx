"use client"; // Next catches errors of pages in the browser.

export { Failure as default } from "@/components/failure/failure";
