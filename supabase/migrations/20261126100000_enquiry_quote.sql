-- The quote that an enquiry was sent with: its lines and totals, as the visitor saw them.
alter table public.contact_submissions add column quote text
  constraint contact_submissions_quote_length check (char_length(quote) between 1 and 6000);
