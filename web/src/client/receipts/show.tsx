import { createRoot } from "react-dom/client";
import { mutate } from "swr";
import { ReceiptList } from "./receipt-list.tsx";
import { RECEIPTS_KEY } from "./receipts.ts";

let isShown = false;

/** Lists this browser's receipts below the form, in an element of their own, or lists them again. */
export function showReceipts(): void {
  const element = document.querySelector("[data-receipts]");
  if (isShown) void mutate(RECEIPTS_KEY);
  else if (element) createRoot(element).render(<ReceiptList />);
  isShown = true;
}
