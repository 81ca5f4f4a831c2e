"use client"; // It shows what this browser keeps, by code that is fetched on its own.

import { useEffect, useState } from "react";

/** The visitor's receipts. */
export function Receipts() {
  const [List, setList] = useState<typeof import("./receipt-list.tsx").ReceiptList>();
  useEffect(() => {
    import("./receipt-list.tsx").then(
      ({ ReceiptList }) => setList(() => ReceiptList),
      () => {}, // The form works without them.
    );
  }, []);
  return List && <List />;
}
