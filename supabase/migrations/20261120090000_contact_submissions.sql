-- Enquiries sent from the public site.
--
-- With the public key, anyone may insert a row and gets it back, but cannot read, change or delete any.
-- The intake trigger (next migration) sets the server's columns. The form checks the same limits
-- (src/fields.ts, src/limits.ts); a test compares them with these.

-- The REST interface serves `public` only, so it cannot reach this schema.
create schema if not exists private;
revoke all on schema private from public;

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  -- Shown to the visitor, who may quote it to us.
  reference text not null unique default '',
  created_at timestamptz not null default now(),

  name text not null
    constraint contact_submissions_name_length check (char_length(name) between 1 and 100)
    constraint contact_submissions_name_line check (name !~ '[\u0001-\u001f\u007f]'),
  email text not null
    constraint contact_submissions_email_length check (char_length(email) between 1 and 254)
    constraint contact_submissions_email_format check (
      email ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]*[A-Za-z0-9])$'
    ),
  phone text
    constraint contact_submissions_phone_length check (char_length(phone) between 1 and 32)
    constraint contact_submissions_phone_line check (phone !~ '[\u0001-\u001f\u007f]'),
  company text
    constraint contact_submissions_company_length check (char_length(company) between 1 and 120)
    constraint contact_submissions_company_line check (company !~ '[\u0001-\u001f\u007f]'),
  message text not null
    constraint contact_submissions_message_length check (char_length(message) between 1 and 5000),
  service text not null default 'General Inquiry'
    constraint contact_submissions_service_length check (char_length(service) between 1 and 120)
    constraint contact_submissions_service_line check (service !~ '[\u0001-\u001f\u007f]'),
  -- The path of the page that the form is on, without query string or fragment.
  page text not null
    constraint contact_submissions_page_length check (char_length(page) between 1 and 200)
    constraint contact_submissions_page_format check (page ~ '^/[^\s?#]*$'),

  -- Chosen by the visitor's browser; the same for every attempt to send one enquiry.
  idempotency_key uuid not null unique default gen_random_uuid(),

  -- Evidence of robots. People never see the honeypot; the trigger rejects a row with a value in it.
  honeypot text
    constraint contact_submissions_honeypot_empty check (honeypot is null),
  -- Milliseconds from the form's first use to sending, measured by the visitor's clock only, because
  -- the server's may differ. Null if no script measured it.
  fill_ms integer
    constraint contact_submissions_fill_ms_range check (fill_ms between 2000 and 86400000),

  -- The transaction that inserted the row: see the select policy.
  inserted_in xid8 not null default pg_current_xact_id()
);

comment on table public.contact_submissions is
  'Enquiries from the public site. Personal information: kept for 24 months, then deleted.';

create index contact_submissions_created_at on public.contact_submissions (created_at desc);
create index contact_submissions_email on public.contact_submissions (lower(email), created_at desc);

alter table public.contact_submissions enable row level security;

create policy "visitors may send an enquiry" on public.contact_submissions
  for insert to anon
  with check (true);

-- `insert ... returning` needs a select policy. This one allows it only in the inserting transaction,
-- which ends with the request. It compares the time too, because transaction ids start again when a
-- dump is restored into a new cluster.
create policy "visitors see the enquiry they are sending" on public.contact_submissions
  for select to anon
  using (inserted_in = pg_current_xact_id_if_assigned() and created_at = now());

-- Hosted projects grant everything on new tables: revoke it, and grant only what is needed.
revoke all on public.contact_submissions from anon, authenticated;
grant select, insert on public.contact_submissions to anon;
grant select, insert, update, delete on public.contact_submissions to service_role;
