"use client"; // It reads what this browser keeps, and fetches what shows it.

import { useCallback, useRef, useState } from "react";
import { useNear } from "./use-near.ts";

/** The visitor's receipts. What lists them is fetched when it is nearly in view. */
export function Receipts() {
  const place = useRef<HTMLSpanElement>(null);
  const [List, setList] = useState<typeof import("./receipt-list.tsx").ReceiptList>();
  const fetchList = useCallback(() => {
    import("./receipt-list.tsx").then(
      ({ ReceiptList }) => setList(() => ReceiptList),
      () => {}, // The receipts stay kept, for the next visit.
    );
  }, []);
  useNear(place, fetchList);
  return List ? <List /> : <span ref={place} hidden />;
}
