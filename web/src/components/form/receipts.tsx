"use client"; // It reads what this browser keeps, and fetches what shows it.

import { useEffect, useRef, useState } from "react";
import { whenNear } from "../when-near.ts";

/** The visitor's receipts. What lists them is fetched when it is nearly in view. */
export function Receipts() {
  const place = useRef<HTMLSpanElement>(null);
  const [List, setList] = useState<typeof import("./receipt-list.tsx").ReceiptList>();
  useEffect(() => {
    // The place itself is empty, and never in view.
    const around = place.current?.parentElement;
    if (!around) return;
    const fetchList = () =>
      import("./receipt-list.tsx").then(
        ({ ReceiptList }) => setList(() => ReceiptList),
        () => addEventListener("online", fetchList, { once: true }),
      );
    return whenNear(around, fetchList);
  }, []);
  return List ? <List /> : <span ref={place} hidden />;
}
