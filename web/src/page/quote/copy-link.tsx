"use client"; // Copies the address; without scripts it is a link to the same page.

import { type MouseEvent, useState } from "react";

/** The address of a quote, to share. */
export function CopyLink({ href }: { href: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      await navigator.clipboard.writeText(href);
      setCopied(true);
    } catch {
      // Not allowed to copy: the address bar has it.
      location.assign(href);
    }
  };
  return (
    <>
      <a className="button ghost" href={href} onClick={copy}>
        {isCopied ? "Link copied" : "Copy link"}
      </a>
      <span className="sr-only" role="status">
        {isCopied && "The link is on your clipboard."}
      </span>
    </>
  );
}
