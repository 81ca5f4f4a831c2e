import { useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import useSWR, { mutate as refetch } from "swr";
import { forgetReceipts, RECEIPTS_KEY, readReceipts, receiptTime } from "./receipts.ts";

/** The enquiries sent from this browser: the service, reference and time of each. */
function ReceiptList() {
  const { data: receipts, mutate } = useSWR(RECEIPTS_KEY, readReceipts);
  const [isRemoved, setRemoved] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const remove = async () => {
    forgetReceipts();
    setRemoved(true);
    await mutate();
    status.current?.focus(); // The focused button no longer exists.
  };
  if (!receipts?.length) {
    if (!isRemoved) return null;
    return (
      <p ref={status} className="mt-apart text-mute" tabIndex={-1}>
        Removed from this browser. We still have what you sent.
      </p>
    );
  }
  return (
    <div className="mt-apart" id="receipts">
      <h3>Sent from this browser</h3>
      <ul className="mt-1.5 top-rule">
        {receipts.map(({ reference, createdAt, service }) => (
          <li
            key={reference}
            className="line-below flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-1.75"
          >
            <span className="flex-1 basis-32 bold">{service}</span>
            <b className="num font-display bold">{reference}</b>
            <time dateTime={createdAt} className="text-mute">
              {receiptTime(createdAt)}
            </time>
          </li>
        ))}
      </ul>
      <button type="button" className="text-link" onClick={remove}>
        Remove these from this browser
      </button>
    </div>
  );
}

let isShown = false;

/** Lists this browser's receipts below the form, in an element of their own, or lists them again. */
export function showReceipts(): void {
  const element = document.querySelector("[data-receipts]");
  if (isShown) void refetch(RECEIPTS_KEY);
  else if (element) createRoot(element).render(<ReceiptList />);
  isShown = true;
}
