-- The inbox of the people who answer enquiries, and what tells them that one has come.
--
-- All of it lies in `private`, which the REST interface does not serve: staff reach it by the
-- functions of the next migration, with the secret key, which the site's server alone holds.

-- What staff made of an enquiry, and the words it is found by. One row for each enquiry.
create table private.enquiry_inbox (
  enquiry uuid primary key references public.contact_submissions (id) on delete cascade,
  received_at timestamptz not null,
  state text not null default 'new'
    constraint enquiry_inbox_state check (state in ('new', 'answered', 'archived')),
  -- When and by whom (the id of a Sanity user) the state was last changed.
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

-- Who read or changed what, and when. Ids alone: it outlives what it is about, erasures included.
create table private.enquiry_audit (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  -- The id of a Sanity user.
  actor text not null constraint enquiry_audit_actor check (char_length(actor) between 1 and 200),
  action text not null
    constraint enquiry_audit_action check (action in ('list', 'export', 'read', 'state', 'note', 'erase')),
  enquiries uuid[] not null,
  -- The state that was given.
  state text
);
create index enquiry_audit_enquiries on private.enquiry_audit using gin (enquiries);

comment on table private.enquiry_audit is
  'Every read and change of enquiries by staff. Holds nothing personal beyond ids.';

-- The outbox: what staff are still to be told. A row is made in the transaction that stores the
-- enquiry, so that none is told of that was not stored, and none stored is forgotten.
create table private.enquiry_notices (
  id uuid primary key default gen_random_uuid(),
  enquiry uuid not null unique references public.contact_submissions (id) on delete cascade,
  attempts integer not null default 0,
  -- Not before this; whoever is at work on it has until then.
  due_at timestamptz not null default now(),
  -- The receivers that have it: a failed one alone is tried again.
  reached text[] not null default '{}',
  told_at timestamptz,
  -- Why the last attempt failed: a status or a code, never what was sent.
  failure text constraint enquiry_notices_failure_length check (char_length(failure) <= 200)
);
create index enquiry_notices_due_at on private.enquiry_notices (due_at) where told_at is null;

-- Words without accents, so that "nguyen" finds "Nguyễn", and without ASCII punctuation, so that each part
-- of an address or a reference is found by its beginning; the text search's parser would keep some of
-- them together.
create function private.plain_words(value text) returns text
language sql immutable
set search_path = ''
as $$
  select regexp_replace(
    translate(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'), 'đĐłŁøØ', 'dDlLoO'),
    '[!-/:-@\[-`{-~]+', ' ', 'g'
  )
$$;

-- Everything staff may look for. A telephone number is also found written in one, and with a zero in
-- place of +61.
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

-- The query for what somebody typed: enquiries that hold a word beginning with each of its words.
-- Null where it holds none.
create function private.enquiry_query(search text) returns tsquery
language sql immutable
set search_path = ''
as $$
  select to_tsquery('simple', string_agg(quote_literal(word) || ':*', ' & '))
  from regexp_split_to_table(private.plain_words(left(search, 200)), '\s+') as word
  where word <> ''
$$;

-- Security definer: visitors may not write here themselves.
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
