import { expect, it, vi } from "vitest";
import { sendMail } from "./notify.ts";

const createTransport = vi.hoisted(() => vi.fn());
vi.mock("nodemailer", () => ({ createTransport }));

it("waits a minute for a mail server, which may have taken a mail that it is looking through", async () => {
  createTransport.mockReturnValue({ sendMail: async () => {}, close: () => {} });
  await sendMail("smtp://mail.example", {});
  expect(createTransport.mock.lastCall?.[0].socketTimeout).toBeGreaterThanOrEqual(60_000);
});
