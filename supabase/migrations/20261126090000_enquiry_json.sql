-- One function turns an enquiry into JSON for every reader: inbox, export, notices. It includes the columns
-- that the form's fields have, so a new field needs a column and no new function (docs/adding-a-field.md).

-- What the visitor entered, by column. Lists the columns that are not fields: a new column is a field.
create function private.enquiry_fields(enquiry public.contact_submissions) returns jsonb
language sql stable
set search_path = ''
as $$
  select to_jsonb(enquiry)
    - '{id,reference,created_at,page,idempotency_key,honeypot,fill_ms,inserted_in}'::text[]
$$;

-- An enquiry as staff and receivers get it (ReceivedEnquiry in src/inbox.ts).
create function private.enquiry_json(enquiry public.contact_submissions) returns jsonb
language sql stable
set search_path = ''
as $$
  select private.enquiry_fields(enquiry) || jsonb_build_object(
    'id', enquiry.id, 'reference', enquiry.reference, 'received_at', enquiry.created_at, 'page', enquiry.page
  )
$$;

-- The words that a search finds an enquiry by. A phone number is also found without spaces, and with a zero
-- instead of +61.
create or replace function private.enquiry_words(enquiry public.contact_submissions) returns tsvector
language sql stable
set search_path = ''
as $$
  select to_tsvector('simple', private.plain_words(concat_ws(' ',
    enquiry.reference, enquiry.page,
    regexp_replace(enquiry.phone, '\D', '', 'g'),
    regexp_replace(regexp_replace(enquiry.phone, '\D', '', 'g'), '^61', '0'),
    (select string_agg(value, ' ') from jsonb_each_text(private.enquiry_fields(enquiry)))
  )))
$$;

-- The network a request came from (IPv4 /24, IPv6 /48: the most that one customer of a provider usually has),
-- as a salted hash; null if it is unknown. Hosted projects set `cf-connecting-ip` themselves, so a visitor
-- cannot forge it; in `x-forwarded-for`, only the last entry is from the nearest proxy.
-- A form sent without JavaScript comes from the site's server, which calls with the secret key and passes the
-- visitor's network, itself a hash, in `x-visitor-network`.
create or replace function private.visitor_network() returns text
language plpgsql stable
set search_path = ''
as $$
declare
  headers constant json := nullif(current_setting('request.headers', true), '')::json;
  address inet;
  visitor text;
begin
  if current_setting('role', true) = 'service_role' then
    visitor := nullif(headers ->> 'x-visitor-network', '');
  else
    address := trim(coalesce(
      headers ->> 'cf-connecting-ip',
      split_part(headers ->> 'x-forwarded-for', ',', -1)
    ))::inet;
    visitor := network(set_masklen(address, case family(address) when 4 then 24 else 48 end))::text;
  end if;
  return (
    select encode(sha256(convert_to(salt::text || visitor, 'UTF8')), 'hex')
    from private.enquiry_network_salt where visitor is not null
  );
exception when invalid_text_representation then
  return null;
end
$$;

-- Cleans, checks and completes an enquiry before it is stored. Security definer, because the visitor's role
-- may not read the rows needed to recognise repeats and enforce limits.
create or replace function private.receive_enquiry() returns trigger
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  earlier public.contact_submissions;
begin
  new := jsonb_populate_record(new, (
    select jsonb_object_agg(field.name, private.clean_text(field.value))
    from jsonb_each_text(private.enquiry_fields(new) || jsonb_build_object('page', new.page)) as field (name, value)
  ));
  new.service := coalesce(new.service, 'General Inquiry');
  new.honeypot := nullif(new.honeypot, '');
  new.idempotency_key := coalesce(new.idempotency_key, gen_random_uuid());

  if new.honeypot is not null or new.fill_ms < 2000 then
    raise exception 'enquiry_refused_as_robot' using
      errcode = 'PT422',
      hint = 'Leave the honeypot empty and take at least two seconds to fill in the form.';
  end if;

  -- Process one enquiry at a time, across all connections, until commit. Otherwise two that arrive together
  -- would not see each other, and both could pass a check that only one may pass.
  perform pg_advisory_xact_lock(hashtext('public.contact_submissions'));

  select * into earlier from public.contact_submissions
  where idempotency_key = new.idempotency_key;
  if found then
    if private.enquiry_fields(earlier) is distinct from private.enquiry_fields(new) then
      raise exception 'enquiry_key_reused' using
        errcode = 'PT422',
        hint = 'A different enquiry needs an idempotency key of its own.';
    end if;
    -- Only the sender of the first attempt knows the key: return the receipt again, without personal data.
    raise exception 'enquiry_already_received' using
      errcode = 'PT409',
      detail = json_build_object(
        'reference', earlier.reference,
        'created_at', earlier.created_at,
        'service', earlier.service
      ),
      hint = 'This enquiry is stored. Treat this answer as success.';
  end if;

  perform private.enforce_enquiry_rate_limits(new.email);

  new.id := gen_random_uuid();
  new.created_at := now();
  new.inserted_in := pg_current_xact_id();
  loop
    new.reference := private.new_enquiry_reference();
    exit when not exists (
      select from public.contact_submissions where reference = new.reference
    );
  end loop;
  return new;
end
$$;

alter table private.enquiry_notices rename column told_at to delivered_at;

-- Returns a page of the inbox, newest first: {"enquiries": […], "more": boolean, "matching": number}.
--   search       words that each enquiry must contain; '' matches every enquiry
--   state        'new', 'answered' or 'archived'; null matches every state
--   last_received_at, last_id   the last enquiry of the previous page, which may have been erased since
--   purpose      'list', or 'export' for complete messages
-- `matching` counts up to 1,000, because counting more would take longer than the search itself.
create or replace function public.staff_list_enquiries(
  actor text,
  search text default '',
  state text default null,
  page_size integer default 25,
  purpose text default 'list',
  last_received_at timestamptz default null,
  last_id uuid default null
) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set enable_bitmapscan = 'on'
set enable_sort = 'on'
set enable_seqscan = 'off'
as $$
declare
  query constant tsquery := private.enquiry_query(search);
  wanted constant text := state;
  size constant integer := least(greatest(page_size, 1), 1000);
  condition text := 'true';
  found_ids uuid[];
  matching integer;
  enquiries jsonb;
begin
  if wanted is not null then condition := condition || ' and inbox.state = $2'; end if;
  if query is not null then condition := condition || ' and inbox.words @@ $1'; end if;
  if search <> '' and query is null then condition := 'false'; end if;
  execute format(
    'select count(*) from (select from private.enquiry_inbox as inbox where %s limit 1000) as matches', condition
  ) into matching using query, wanted;
  if last_received_at is not null then
    condition := condition || ' and (inbox.received_at, inbox.enquiry) < ($3, $4)';
  end if;
  -- Many matches: read from the newest until the page is full. Few matches: use the word index and sort. The
  -- planner would only estimate which is the case, so choose for it.
  if matching = 1000 then
    perform set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true);
  end if;
  execute format(
    'select array(select inbox.enquiry from private.enquiry_inbox as inbox where %s order by inbox.received_at desc, inbox.enquiry desc limit $5)',
    condition
  ) into found_ids using query, wanted, last_received_at, last_id, size + 1;
  perform set_config('enable_bitmapscan', 'on', true), set_config('enable_sort', 'on', true);
  select coalesce(jsonb_agg(
    private.enquiry_json(submission) || jsonb_build_object(
      'state', inbox.state,
      'message', case purpose when 'export' then submission.message else left(submission.message, 200) end
    ) order by inbox.received_at desc, inbox.enquiry desc
  ), '[]') into enquiries
  from private.enquiry_inbox as inbox join public.contact_submissions as submission on submission.id = inbox.enquiry
  where inbox.enquiry = any (found_ids[1:size]);
  perform private.note_audit(actor, case purpose when 'export' then 'export' else 'list' end, found_ids[1:size]);
  return jsonb_build_object(
    'enquiries', enquiries, 'more', cardinality(found_ids) > size, 'matching', matching
  );
end
$$;

-- Counts new enquiries, and those whose notice failed and is not delivered yet; and when the newest arrived.
-- Not recorded in the audit, because nothing here is personal.
create or replace function public.staff_count_enquiries() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'new', (select count(*) from private.enquiry_inbox where state = 'new'),
    'latest', (select max(received_at) from private.enquiry_inbox),
    'undelivered', (
      select count(*) from private.enquiry_notices where delivered_at is null and failure is not null
    )
  )
$$;

-- Returns one enquiry with its state, notes and notice; null if it does not exist.
create or replace function public.staff_read_enquiry(actor text, enquiry uuid) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  whole jsonb;
begin
  select private.enquiry_json(submission) || jsonb_build_object(
    'state', inbox.state, 'changed_at', inbox.changed_at, 'changed_by', inbox.changed_by,
    'same_sender', (
      select count(*) from public.contact_submissions as other
      where lower(other.email) = lower(submission.email)
    ),
    'notes', coalesce((
      select jsonb_agg(to_jsonb(entry) - 'enquiry' order by entry.written_at, entry.id)
      from private.enquiry_notes as entry where entry.enquiry = submission.id
    ), '[]'),
    'notice', (
      select to_jsonb(notice) - '{id,enquiry}'::text[]
      from private.enquiry_notices as notice where notice.enquiry = submission.id
    )
  ) into whole
  from public.contact_submissions as submission join private.enquiry_inbox as inbox on inbox.enquiry = submission.id
  where submission.id = enquiry;
  if whole is not null then
    perform private.note_audit(actor, 'read', array[enquiry]);
  end if;
  return whole;
end
$$;

-- Claims notices that are due, for `lease_seconds`: [{"id", "attempt", "reached", "enquiry": {…}}]. No two
-- workers claim the same notice; if a worker crashes, others claim its notices once the lease has ended. A notice
-- that was never tried within seven days of its enquiry is not sent, so that a first receiver, set up months
-- after the site, is not flooded with old enquiries.
create or replace function public.claim_enquiry_notices(most integer default 10, lease_seconds integer default 120)
returns jsonb
language sql volatile security definer
set search_path = ''
as $$
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
create or replace function public.settle_enquiry_notice(notice uuid, receivers text[], problem text default null)
returns void
language sql volatile security definer
set search_path = ''
as $$
  update private.enquiry_notices as settled
  set reached = array(select distinct unnest(settled.reached || settle_enquiry_notice.receivers) order by 1),
    delivered_at = case when problem is null then clock_timestamp() end,
    failure = left(problem, 200),
    due_at = clock_timestamp()
      + least(interval '1 hour', interval '5 seconds' * power(2, least(settled.attempts, 20)))
  where settled.id = settle_enquiry_notice.notice and settled.delivered_at is null
$$;

revoke all on all functions in schema private from public;
