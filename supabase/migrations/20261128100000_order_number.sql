-- The buyer's order number, which an enquiry about a quote may have.
alter table public.contact_submissions add column "order" text
  constraint contact_submissions_order_length check (char_length("order") between 1 and 60)
  constraint contact_submissions_order_line check ("order" !~ '[\u0001-\u001f\u007f]');
