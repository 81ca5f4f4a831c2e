import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { sendEnquiry } from "./send-enquiry.ts";

const values = {
  name: "Test",
  email: "test@visitor.example",
  phone: "",
  company: "",
  message: "Hello",
  service: "SEO",
};
const evidence = { page: "/seo", idempotencyKey: "6a1f6d5c-0c0a-4c43-9d4e-1c6a3b1f0f11" };
const publishableKey = "sb_publishable_test";

test("a database that is down, or an address that is none, is unavailable", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo; // It listens on a port.
  await new Promise((resolve) => server.close(resolve));
  for (const url of [`http://127.0.0.1:${port}`, ""]) {
    expect(await sendEnquiry({ url, publishableKey }, values, evidence)).toEqual({
      status: "unavailable",
    });
  }
});
