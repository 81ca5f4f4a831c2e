import { expect, test } from "@playwright/test";

test("a service's page sells it in the specification's words", async ({ page }) => {
  await page.goto("/services/whatsapp-chatbot");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("WhatsApp chatbot");
  await expect(page.getByText("WHATSAPP AI", { exact: true })).toBeVisible();
  await expect(page.getByText("Starting at $2,499 AUD")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What's Included" })).toBeVisible();
  const ready = page.getByRole("complementary", { name: "Ready to Get Started?" });
  const message = "Hi Team, I'm interested in your WhatsApp chatbot service from your website.";
  await expect(ready.getByRole("link", { name: /^Chat on WhatsApp Now/ })).toHaveAttribute(
    "href",
    new RegExp(`^https://wa\\.me/\\d+\\?text=${encodeURIComponent(message)}$`),
  );
  await expect(ready.getByRole("link", { name: "Or ask for it in writing" })).toHaveAttribute(
    "href",
    /^mailto:[^?]+\?subject=Quote%20for%20WhatsApp%20chatbot&body=/,
  );
  await expect(page.getByRole("heading", { name: "Get Your Custom Quote" })).toBeVisible();
});

test("a chatbot's page shows a conversation, its plans and questions", async ({ page }) => {
  await page.goto("/instagram-chatbot");
  await expect(page.getByRole("figure", { name: "Sample conversation" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Get Free Consultation/ })).toHaveAttribute(
    "href",
    new RegExp(
      `text=${encodeURIComponent("Hi, I'm interested in Instagram Chatbot Development services")}$`,
    ),
  );
  for (const name of ["Key Features", "Benefits", "Pricing Plans", "Get Your Free Quote"]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "Frequently Asked Questions" })).toBeVisible();
  for (const [plan, price] of [
    ["Basic", "$1,499 AUD"],
    ["Standard", "$2,999 AUD"],
    ["Premium", "$4,999 AUD"],
  ] as const) {
    const card = page
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: plan }) });
    await expect(card.getByText(price)).toBeVisible();
    await expect(card.getByText("Most Popular")).toHaveCount(plan === "Standard" ? 1 : 0);
  }
});

test("plans and questions stand only where they are given", async ({ page }) => {
  await page.goto("/website-chatbot");
  await expect(page.getByRole("heading", { name: "Key Features" })).toBeVisible();
  await expect(page.getByText("from $3,999 AUD").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Pricing Plans" })).toHaveCount(0);
});
