"use client"; // It shows what this browser keeps.

import useSWR from "swr";
import { RECEIPTS_KEY, readReceipts, receiptTime } from "../../enquiries/receipts.ts";

/** What was sent from this browser: the service, the reference and the time of each. */
export function ReceiptList() {
  const { data: receipts } = useSWR(RECEIPTS_KEY, readReceipts);
  if (!receipts?.length) return null;
  return (
    <div className="receipts">
      <h3>Sent from this browser</h3>
      <ul>
        {receipts.map(({ reference, createdAt, service }) => (
          <li key={reference}>
            <span>{service}</span>
            <b className="num">{reference}</b>
            <time dateTime={createdAt}>{receiptTime(createdAt)}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}
