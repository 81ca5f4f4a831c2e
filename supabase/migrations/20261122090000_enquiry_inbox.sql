-- The staff's inbox, and the outbox of notices to staff.
--
-- All tables are in `private`, which the REST interface does not serve. The site's server accesses them
-- through functions that need the secret key (next migration).

-- The state that staff gave an enquiry, and the words it is found by. One row per enquiry.
create table private.enquiry_inbox (
  enquiry uuid primary key references public.contact_submissions (id) on delete cascade,
  received_at timestamptz not null,
  state text not null default 'new'
    constraint enquiry_inbox_state check (state in ('new', 'answered', 'archived')),
  -- When the state was last changed, and by which Sanity user (id).
  changed_at timestamptz,
  changed_by text,
  words tsvector not null
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
  told_at timestamptz,
  -- Why the last attempt failed: a status or a code, never any of the content.
  failure text constraint enquiry_notices_failure_length check (char_length(failure) <= 200)
);
create index enquiry_notices_due_at on private.enquiry_notices (due_at) where told_at is null;

-- Text without accents, so that "nguyen" finds "Nguyễn", and without ASCII punctuation, so that each part
-- of an address or a reference is a word of its own; the text search parser would keep some together.
create function private.plain_words(value text) returns text
language sql immutable
set search_path = ''
as $$
  select regexp_replace(
    translate(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'), 'đĐłŁøØ', 'dDlLoO'),
    '[!-/:-@\[-`{-~]+', ' ', 'g'
  )
$$;

-- Replaced in 20261126090000_enquiry_json.sql.
create function private.enquiry_words(enquiry public.contact_submissions) returns tsvector
language sql immutable
set search_path = ''
as $$
  select to_tsvector('simple', private.plain_words(concat_ws(' ',
    enquiry.reference, enquiry.name, enquiry.email, enquiry.phone,
    regexp_replace(enquiry.phone, '\D', '', 'g'),
    regexp_replace(regexp_replace(enquiry.phone, '\D', '', 'g'), '^61', '0'),
    enquiry.company, enquiry.service, enquiry.page, enquiry.message
  )))
$$;

-- The query for a search text: an enquiry matches if, for each word of the text, it has a word that starts
-- with it. Null if the text has no words.
create function private.enquiry_query(search text) returns tsquery
language sql immutable
set search_path = ''
as $$
  select to_tsquery('simple', string_agg(quote_literal(word) || ':*', ' & '))
  from regexp_split_to_table(private.plain_words(left(search, 200)), '\s+') as word
  where word <> ''
$$;

-- Security definer, because visitors may not write to these tables.
create function private.file_enquiry() returns trigger
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  insert into private.enquiry_inbox (enquiry, received_at, words)
  values (new.id, new.created_at, private.enquiry_words(new));
  insert into private.enquiry_notices (enquiry) values (new.id);
  return null;
end
$$;

create trigger file_enquiry after insert on public.contact_submissions
  for each row execute function private.file_enquiry();

revoke all on all functions in schema private from public;
