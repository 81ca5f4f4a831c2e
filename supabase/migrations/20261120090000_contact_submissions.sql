-- The tables of enquiries, of their inbox and of their outbox.
--
-- With the public key, anyone may insert an enquiry and gets it back, but cannot read, change or delete any. The
-- intake trigger (next migration) sets the server's columns. The form checks the same limits (src/fields.ts,
-- src/limits.ts); a test compares them with these.
--
-- All other tables are in `private`, which the REST interface does not serve. The site's server accesses them
-- through functions that need the secret key.

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
  -- The quote that an enquiry was sent with: its lines and totals, as the visitor saw them.
  quote text
    constraint contact_submissions_quote_length check (char_length(quote) between 1 and 6000),
  -- The buyer's order number, which an enquiry about a quote may have.
  "order" text
    constraint contact_submissions_order_length check (char_length("order") between 1 and 60)
    constraint contact_submissions_order_line check ("order" !~ '[\u0001-\u001f\u007f]'),
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

create table private.enquiry_rate_limits (
  -- 'email': enquiries from one address; 'network': from one network; 'all': all enquiries. One network
  -- may use a twentieth of a day's enquiries, so one robot with many addresses cannot close the form.
  scope text not null check (scope in ('email', 'network', 'all')),
  per interval not null check (per > interval '0'),
  max_enquiries integer not null check (max_enquiries > 0),
  primary key (scope, per)
);

comment on table private.enquiry_rate_limits is
  'How many enquiries are accepted in a sliding window. Change a row to change the limit.';

insert into private.enquiry_rate_limits (scope, per, max_enquiries) values
  ('email', '10 minutes', 5),
  ('email', '1 day', 20),
  ('all', '1 minute', 30),
  ('all', '1 hour', 300),
  ('all', '1 day', 2000),
  ('network', '10 minutes', 20),
  ('network', '1 day', 100);

-- Networks are stored only as salted hashes, not linked to enquiries, for a day at most.
create table private.enquiry_network_salt (
  salt uuid not null default gen_random_uuid(),
  only_row boolean primary key default true check (only_row)
);
insert into private.enquiry_network_salt default values;

create table private.enquiry_networks (
  network text not null,
  created_at timestamptz not null default now()
);
create index enquiry_networks_network on private.enquiry_networks (network, created_at desc);
create index enquiry_networks_created_at on private.enquiry_networks (created_at);

comment on table private.enquiry_networks is
  'When an enquiry came from which network, as a salted hash: for rate limits, kept for a day.';

-- The state that staff gave an enquiry, and the words it is found by. One row per enquiry.
create table private.enquiry_inbox (
  enquiry uuid primary key references public.contact_submissions (id) on delete cascade,
  received_at timestamptz not null,
  state text not null default 'new'
    constraint enquiry_inbox_state check (state in ('new', 'answered', 'archived')),
  -- When the state was last changed, and by which Sanity user (id).
  changed_at timestamptz,
  changed_by text,
  words tsvector not null,
  -- The Sanity user (id) who answers it, and since when.
  owner text,
  taken_at timestamptz
);
create index enquiry_inbox_words on private.enquiry_inbox using gin (words) with (fastupdate = off);
create index enquiry_inbox_received_at on private.enquiry_inbox (received_at desc, enquiry desc);
create index enquiry_inbox_state on private.enquiry_inbox (state, received_at desc, enquiry desc);

create table private.enquiry_notes (
  id uuid primary key default gen_random_uuid(),
  enquiry uuid not null references public.contact_submissions (id) on delete cascade,
  written_at timestamptz not null default now(),
  -- The id of a Sanity user.
  written_by text not null,
  note text not null
    constraint enquiry_notes_length check (char_length(note) between 1 and 5000)
);
create index enquiry_notes_enquiry on private.enquiry_notes (enquiry, written_at);

-- Who looked at an enquiry last, and when. Unlike the audit, one row per user: the Studio repeats it while an
-- enquiry is open.
create table private.enquiry_viewers (
  enquiry uuid not null references public.contact_submissions (id) on delete cascade,
  viewer text not null constraint enquiry_viewers_viewer check (char_length(viewer) between 1 and 200),
  seen_at timestamptz not null default now(),
  primary key (enquiry, viewer)
);

-- Who read or changed which enquiry, and when. Only ids, because it is kept after an enquiry is erased.
create table private.enquiry_audit (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  -- The id of a Sanity user.
  actor text not null constraint enquiry_audit_actor check (char_length(actor) between 1 and 200),
  action text not null
    constraint enquiry_audit_action check (action in ('list', 'export', 'read', 'state', 'note', 'erase')),
  enquiries uuid[] not null,
  -- The new state, if it was changed.
  state text
);
create index enquiry_audit_enquiries on private.enquiry_audit using gin (enquiries);

comment on table private.enquiry_audit is
  'Every read and change of enquiries by staff. Holds nothing personal beyond ids.';

-- The outbox: notices to staff. A row is inserted in the transaction that stores the enquiry, so every
-- stored enquiry has a notice, and no other.
create table private.enquiry_notices (
  id uuid primary key default gen_random_uuid(),
  enquiry uuid not null unique references public.contact_submissions (id) on delete cascade,
  attempts integer not null default 0,
  -- The time of the next attempt; while a worker holds the notice, the end of its lease.
  due_at timestamptz not null default now(),
  -- The receivers that have it; only the others are tried again.
  reached text[] not null default '{}',
  delivered_at timestamptz,
  -- Why the last attempt failed: a status or a code, never any of the content.
  failure text constraint enquiry_notices_failure_length check (char_length(failure) <= 200)
);
create index enquiry_notices_due_at on private.enquiry_notices (due_at) where delivered_at is null;
