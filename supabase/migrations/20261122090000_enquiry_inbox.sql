-- What is made of a stored enquiry: its row in the inbox with the words it is found by, its notice, and its JSON;
-- and the functions for the worker of the site that delivers notices.

-- Text without accents, so that "nguyen" finds "Nguyễn", and without ASCII punctuation, so that each part
-- of an address or a reference is a word of its own; the text search parser would keep some together.
create function private.plain_words(value text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    translate(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'), 'đĐłŁøØ', 'dDlLoO'),
    '[!-/:-@\[-`{-~]+', ' ', 'g'
  )
$$;

-- The words that a search finds an enquiry by. A phone number is also found without spaces, and with a zero
-- instead of +61.
create function private.enquiry_words(enquiry public.contact_submissions) returns tsvector
language sql stable set search_path = '' as $$
  select to_tsvector('simple', private.plain_words(concat_ws(' ',
    enquiry.reference, enquiry.page,
    regexp_replace(enquiry.phone, '\D', '', 'g'),
    regexp_replace(regexp_replace(enquiry.phone, '\D', '', 'g'), '^61', '0'),
    (select string_agg(value, ' ') from jsonb_each_text(private.enquiry_fields(enquiry)))
  )))
$$;

-- The query for a search text: an enquiry matches if, for each word of the text, it has a word that starts
-- with it. Null if the text has no words.
create function private.enquiry_query(search text) returns tsquery
language sql immutable set search_path = '' as $$
  select to_tsquery('simple', string_agg(quote_literal(word) || ':*', ' & '))
  from regexp_split_to_table(private.plain_words(left(search, 200)), '\s+') as word
  where word <> ''
$$;

-- Security definer, because visitors may not write to these tables.
create function private.file_enquiry() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.enquiry_inbox (enquiry, received_at, words)
  values (new.id, new.created_at, private.enquiry_words(new));
  insert into private.enquiry_notices (enquiry) values (new.id);
  return null;
end
$$;

create trigger file_enquiry after insert on public.contact_submissions
  for each row execute function private.file_enquiry();

-- An enquiry as staff and receivers get it (ReceivedEnquiry in src/inbox.ts).
create function private.enquiry_json(enquiry public.contact_submissions) returns jsonb
language sql stable set search_path = '' as $$
  select private.enquiry_fields(enquiry) || jsonb_build_object(
    'id', enquiry.id, 'reference', enquiry.reference, 'received_at', enquiry.created_at, 'page', enquiry.page
  )
$$;

-- Claims notices that are due, for `lease_seconds`: [{"id", "attempt", "reached", "enquiry": {…}}]. No two
-- workers claim the same notice; if a worker crashes, others claim its notices once the lease has ended. A notice
-- that was never tried within seven days of its enquiry is not sent, so that a first receiver, set up months
-- after the site, is not flooded with old enquiries.
create function public.claim_enquiry_notices(most integer default 10, lease_seconds integer default 120)
returns jsonb
language sql volatile security definer set search_path = '' as $$
  with due as (
    select id from private.enquiry_notices
    where delivered_at is null and due_at <= clock_timestamp()
      and (attempts > 0 or due_at > clock_timestamp() - interval '7 days')
    order by due_at limit most
    for update skip locked
  ), claimed as (
    update private.enquiry_notices as notice
    set attempts = notice.attempts + 1,
      due_at = clock_timestamp() + make_interval(secs => lease_seconds)
    from due where notice.id = due.id
    returning notice.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', claimed.id, 'attempt', claimed.attempts, 'reached', to_jsonb(claimed.reached),
    'enquiry', private.enquiry_json(submission)
  ) order by submission.created_at), '[]')
  from claimed join public.contact_submissions as submission on submission.id = claimed.enquiry
$$;

-- Records the result of a claimed notice. If a receiver failed, the notice is due again after ten seconds, then
-- after twice as long each time, up to an hour.
--   receivers   the names of those that have it now
--   problem     what failed; null if nothing did, and the notice is delivered
create function public.settle_enquiry_notice(notice uuid, receivers text[], problem text default null)
returns void
language sql volatile security definer set search_path = '' as $$
  update private.enquiry_notices as settled
  set reached = array(select distinct unnest(settled.reached || settle_enquiry_notice.receivers) order by 1),
    delivered_at = case when problem is null then clock_timestamp() end,
    failure = left(problem, 200),
    due_at = clock_timestamp()
      + least(interval '1 hour', interval '5 seconds' * power(2, least(settled.attempts, 20)))
  where settled.id = settle_enquiry_notice.notice and settled.delivered_at is null
$$;
