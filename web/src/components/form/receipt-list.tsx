"use client"; // It shows what this browser keeps.

import { useRef, useState } from "react";
import useSWR from "swr";
import {
  forgetReceipts,
  RECEIPTS_KEY,
  readReceipts,
  receiptTime,
} from "../../enquiries/receipts.ts";
import styles from "./receipts.module.css";

/** What was sent from this browser: the service, the reference and the time of each. */
export function ReceiptList() {
  const { data: receipts, mutate } = useSWR(RECEIPTS_KEY, readReceipts);
  const [removed, setRemoved] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const remove = async () => {
    forgetReceipts();
    setRemoved(true);
    await mutate();
    status.current?.focus(); // The focused button is gone.
  };
  if (!receipts?.length) {
    if (!removed) return null;
    return (
      <p ref={status} className={styles.removed} tabIndex={-1}>
        Removed from this browser. What you sent has still reached us.
      </p>
    );
  }
  return (
    <div className={styles.receipts} id="receipts">
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
      <button type="button" className="text-link" onClick={remove}>
        Remove these from this browser
      </button>
    </div>
  );
}
