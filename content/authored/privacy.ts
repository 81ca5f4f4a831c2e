import type { Page } from "@currawong/schemas/content.generated";
import type { AuthoredDocument } from "../authored.ts";

/**
 * The privacy policy: what Australian Privacy Principles 1.4 (contents of a policy) and 5.2
 * (matters to notify) ask for, for the forms as they are built: what is stored, and for how long, is what the table
 * `contact_submissions` holds and its retention job deletes.
 */
export const privacyPage: AuthoredDocument<Page> = {
  _id: "page-privacy",
  title: "Privacy",
  intro:
    "What this site collects about you, where it goes, how long it stays and how to have it corrected or removed.",
  sections: [
    { _type: "hero" },
    {
      _type: "prose",
      body: `This policy covers the personal information that we collect through this website and in the conversations that begin here. It follows the Privacy Act 1988 and the Australian Privacy Principles. Our name, postal address, telephone number and email address are on the [contact page](/contact) and at the foot of every page.

## Which form does what

The site has three forms and many chat buttons. They do different things with what you type.

| Where | What you give | What happens to it |
|---|---|---|
| Contact page | Name, email and project details; phone and company if you wish | Opens WhatsApp with the text filled in. The website stores nothing |
| Quote form on a service page | Name, email, phone and project details; company if you wish | Opens WhatsApp with the text filled in. The website stores nothing |
| Enquiry form on a chatbot or platform page | Name, email and message; phone and company if you wish | Saved in our enquiry database |
| Chat buttons | Only the greeting you can see | Opens WhatsApp |

With an enquiry we also store the service and the page it came from, the time, a reference number and how long the form took to fill in. That last item, and a limit on how many enquiries one email address may send, are there to keep out robots.

Until you press send inside WhatsApp, a prepared message has not reached us.

## Why we ask

We use what you send to answer you, prepare a quote, carry out work you order and keep the records the law requires. If you leave out an email address or phone number we may be unable to reply. No law obliges you to give us anything.

You are welcome to ask a general question without a name, or under another one. We need to know who you are once there is a contract to write.

We do not sell personal information. We do not add you to a mailing list because you asked for a price: marketing messages need your consent and carry a way to unsubscribe, as the Spam Act 2003 requires.

## What stays on your device

We set no cookies to track you, and there are no advertising or analytics trackers on these pages. Your browser may keep two things in its own storage: a draft of a form you have begun, so that a reload does not lose it, and the receipts of enquiries you have sent. They remain on your device, and clearing the site’s data in your browser removes them.

We count how often a form is sent, WhatsApp is opened, or our telephone number or email address is pressed: one number for each page, day and kind. These counts say nothing about who it was.

Like any web server, ours handles your network address to deliver a page. Our hosting provider may log it for a short time to find faults and stop attacks.

## Who else sees it

- **People here** who answer enquiries or work on your project.
- **Our hosting and database providers**, which store and transmit data on our instructions.
- **WhatsApp**, when you choose to chat. It is operated by Meta, which handles your number, your profile and the message’s delivery under its own privacy policy.
- **YouTube or Vimeo**, when you press play on a film that is kept there. Before that nothing is loaded from them, and the player is the one that sets no cookies to track you.
- **Authorities**, where Australian law compels us.

Some of these providers operate outside Australia. Information may be handled in the United States, and in other countries where they or Meta keep servers. If you would rather avoid that, telephone us.

## How it is protected

Pages and forms are sent over an encrypted connection. The database accepts new enquiries from visitors and will not show stored ones to them; reading needs a key that only authorised staff hold. Should a data breach be likely to cause serious harm, we will tell the people affected and the Office of the Australian Information Commissioner.

## How long we keep it

> [!NOTE] Twenty-four months
> An enquiry is deleted from the database 24 months after it arrives, or earlier if you ask and no law prevents it.

Chat conversations that led to no work are deleted on the same schedule. Contracts and invoices stay for as long as tax law demands, generally five years.

## See it, correct it, remove it

Write to us through any address on the contact page and say what you would like: a copy of what we hold, a correction, or deletion. Quote your reference number if you have one. We check that the request comes from the person concerned, reply within 30 days and charge nothing. If we have to refuse, you get the reason in writing.

## If you are unhappy with us

1. Tell us first, in writing, what went wrong. You get a written answer within 30 days.
2. If the answer does not satisfy you, or none comes, complain to the Office of the Australian Information Commissioner at [oaic.gov.au](https://www.oaic.gov.au). It is free, and you do not need a lawyer.

## When this page changes

If we begin to collect something new, this page and the note beside the form change before the collection starts. Earlier versions are available on request.`,
    },
  ],
  seo: { preset: "seoPreset-privacy" },
};
