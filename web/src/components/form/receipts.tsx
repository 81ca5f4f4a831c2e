"use client"; // Shows the receipts that this browser keeps, with code fetched separately.

import { useEffect, useState } from "react";
import { Boundary } from "./boundary.tsx";

/** The visitor's receipts. */
export function Receipts() {
  const [List, setList] = useState<typeof import("./receipt-list.tsx").ReceiptList>();
  useEffect(() => {
    import("./receipt-list.tsx").then(
      ({ ReceiptList }) => setList(() => ReceiptList),
      () => {}, // The form works without them.
    );
  }, []);
  return <Boundary fallback={() => null}>{List && <List />}</Boundary>;
}
