import type { AuthoredDocument } from "../../authored.ts";
import { days, priced, services, weeks } from "../../offers.ts";
import { seo } from "../../seo.ts";

/** Opening an online store and filling its shelves. */
export const ecommerce: AuthoredDocument<"service">[] = [
  {
    _id: "service-shopify-store-setup",
    title: "Shopify store setup",
    badge: "SHOPIFY",
    description:
      "We set up a Shopify shop that’s ready for its first order: a theme in your colours, up to 20 products, Australian payments, freight zones and GST. We place a test order before it opens.",
    cardText: "A Shopify shop ready for its first order, with payments, freight and GST set.",
    features: [
      "Up to 20 products with their variants",
      "Theme set in your typeface and colours",
      "Cards, PayPal and pay-later connected",
      "Freight zones by state and weight",
      "GST included in shelf prices",
      "Returns, privacy and delivery pages drafted",
      "Domain pointed and sender verified",
      "Order and dispatch emails reworded",
      "Collections and menu planned with you",
      "Search Console and analytics attached",
      "Purchase and refund rehearsed on camera",
      "Handover call on orders and stock",
    ],
    ...priced(499, "up to 20 products"),
    facts: {
      costsMoreWith: ["more than 20 products", "photography"],
      duration: weeks(1, 2),
    },
    relatedServices: services(
      "product-uploading",
      "shopify-maintenance",
      "logo-brand-identity-design",
    ),
    seo: seo(
      "services",
      "Shopify Store Setup with up to 20 Products",
      "Shopify set up for Australia: theme, GST, freight zones, payments and up to 20 products loaded, with a rehearsed purchase before the store opens.",
      "Shopify store setup Australia, Shopify setup Sydney, open a Shopify store, Shopify GST settings, Shopify shipping zones Australia",
    ),
  },
  {
    _id: "service-woocommerce-setup",
    title: "WooCommerce setup",
    badge: "WOOCOMMERCE",
    description:
      "Run your articles, pages and shop on one WordPress site. We install WooCommerce, load up to 20 products, connect Stripe and parcel rates, and leave the server, data and code in your hands with no platform commission.",
    cardText: "A shop inside your WordPress site, with payments and parcel rates connected.",
    features: [
      "Up to 20 products, simple or variable",
      "Block theme adapted for a shop",
      "Stripe, PayPal and bank transfer accepted",
      "Australia Post and courier rate tables",
      "Tax classes for GST-free goods",
      "Staging copy beside the live store",
      "Back-order and low-stock rules",
      "Guest and account checkout paths",
      "Page caching that spares the cart",
      "Coupons with limits and end dates",
      "Off-site database backup every night",
      "Short plugin list, each one justified",
    ],
    ...priced(1399, "up to 20 products"),
    facts: {
      costsMoreWith: ["more than 20 products", "subscriptions or bookings", "hosting"],
      duration: weeks(2, 3),
    },
    relatedServices: services("product-uploading", "web-hosting-setup", "ecommerce-automation"),
    vantaType: "cells",
    seo: seo(
      "services",
      "WooCommerce Setup on WordPress You Own",
      "WooCommerce installed on your own hosting with up to 20 products, Australian postage, GST classes, a staging copy and as few plugins as the shop needs.",
      "WooCommerce setup Australia, WooCommerce developer Sydney, WordPress online store, WooCommerce Australia Post, WooCommerce GST",
    ),
  },
  {
    _id: "service-product-uploading",
    title: "Product uploading",
    badge: "BULK UPLOAD",
    description:
      "Send the supplier’s spreadsheet, the folder of photos and the price list. We turn them into tidy listings at a flat rate per hundred SKUs, named, grouped, weighed and illustrated, and check part of every batch by eye.",
    cardText: "Supplier files turned into tidy listings, at a flat rate per hundred SKUs.",
    features: [
      "Ten sample listings approved first",
      "Supplier columns mapped and cleaned",
      "Titles written to one naming pattern",
      "Sizes and colours joined as variants",
      "Photos cropped, compressed and renamed",
      "Alternative text on main images",
      "Barcodes, weights and dimensions entered",
      "Categories and filter tags assigned",
      "Duplicates and missing prices reported",
      "Shopify, WooCommerce or marketplace format",
      "Import file returned for your records",
    ],
    startingPrice: { amount: 299, unit: "100-skus" },
    facts: {
      costsMoreWith: ["descriptions from scratch", "paper price lists"],
      duration: days(3, 5),
    },
    relatedServices: services(
      "shopify-store-setup",
      "woocommerce-setup",
      "whatsapp-catalog-product-showcase",
    ),
    vantaType: "net",
    seo: seo(
      "services",
      "Bulk Product Uploading, Priced per 100 SKUs",
      "Bulk product data entry for Shopify, WooCommerce and marketplaces: supplier sheets cleaned, variants grouped, photos sized, samples approved by you.",
      "bulk product upload, product data entry Australia, Shopify product upload, WooCommerce CSV import, SKU upload service",
    ),
  },
];
