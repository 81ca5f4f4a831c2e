-- Functions that the site's server calls with the secret key: for staff (each call is recorded in the audit,
-- in the same transaction), and for the worker that delivers notices.
--
-- Security definer, because no role may access `private` directly.

-- Records in the audit what a member of staff read or changed.
create function private.note_audit(actor text, action text, enquiries uuid[], state text default null)
returns void
language sql volatile
set search_path = ''
as $$
  insert into private.enquiry_audit (actor, action, enquiries, state)
  values (actor, action, enquiries, state)
$$;

-- Replaced in 20261126090000_enquiry_json.sql, like the functions for counting, reading, claiming and settling.
create function public.staff_list_enquiries(
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
  if wanted is not null then condition := condition || ' and filed.state = $2'; end if;
  if query is not null then condition := condition || ' and filed.words @@ $1'; end if;
  if search <> '' and query is null then condition := 'false'; end if;
  execute format(
    'select count(*) from (select from private.enquiry_inbox as filed where %s limit 1000) as found', condition
  ) into matching using query, wanted;
  if last_received_at is not null then
    condition := condition || ' and (filed.received_at, filed.enquiry) < ($3, $4)';
  end if;
  if matching = 1000 then
    perform set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true);
  end if;
  execute format(
    'select array(select filed.enquiry from private.enquiry_inbox as filed where %s order by filed.received_at desc, filed.enquiry desc limit $5)',
    condition
  ) into found_ids using query, wanted, last_received_at, last_id, size + 1;
  perform set_config('enable_bitmapscan', 'on', true), set_config('enable_sort', 'on', true);
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', sent.id, 'reference', sent.reference, 'received_at', sent.created_at,
      'name', sent.name, 'email', sent.email, 'phone', sent.phone, 'company', sent.company,
      'service', sent.service, 'page', sent.page, 'state', filed.state,
      'message', case purpose when 'export' then sent.message else left(sent.message, 200) end
    ) order by filed.received_at desc, filed.enquiry desc
  ), '[]') into enquiries
  from private.enquiry_inbox as filed join public.contact_submissions as sent on sent.id = filed.enquiry
  where filed.enquiry = any (found_ids[1:size]);
  perform private.note_audit(actor, case purpose when 'export' then 'export' else 'list' end, found_ids[1:size]);
  return jsonb_build_object(
    'enquiries', enquiries, 'more', cardinality(found_ids) > size, 'matching', matching
  );
end
$$;

create function public.staff_count_enquiries() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'new', (select count(*) from private.enquiry_inbox where state = 'new'),
    'latest', (select max(received_at) from private.enquiry_inbox),
    'untold', (select count(*) from private.enquiry_notices where told_at is null and failure is not null)
  )
$$;

create function public.staff_read_enquiry(actor text, enquiry uuid) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  whole jsonb;
begin
  select jsonb_build_object(
    'id', sent.id, 'reference', sent.reference, 'received_at', sent.created_at,
    'name', sent.name, 'email', sent.email, 'phone', sent.phone, 'company', sent.company,
    'service', sent.service, 'page', sent.page, 'message', sent.message,
    'state', filed.state, 'changed_at', filed.changed_at, 'changed_by', filed.changed_by,
    'same_sender', (
      select count(*) from public.contact_submissions as other
      where lower(other.email) = lower(sent.email)
    ),
    'notes', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', noted.id, 'written_at', noted.written_at, 'written_by', noted.written_by, 'note', noted.note
      ) order by noted.written_at, noted.id)
      from private.enquiry_notes as noted where noted.enquiry = sent.id
    ), '[]'),
    'notice', (
      select jsonb_build_object(
        'attempts', notice.attempts, 'told_at', notice.told_at, 'due_at', notice.due_at,
        'reached', to_jsonb(notice.reached), 'failure', notice.failure
      )
      from private.enquiry_notices as notice where notice.enquiry = sent.id
    )
  ) into whole
  from public.contact_submissions as sent join private.enquiry_inbox as filed on filed.enquiry = sent.id
  where sent.id = enquiry;
  if whole is not null then
    perform private.note_audit(actor, 'read', array[enquiry]);
  end if;
  return whole;
end
$$;

-- Sets the state of an enquiry; returns false if it does not exist.
create function public.staff_set_enquiry_state(actor text, enquiry uuid, state text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
begin
  update private.enquiry_inbox as filed
  set state = state, changed_at = now(), changed_by = actor
  where filed.enquiry = enquiry;
  if not found then return false; end if;
  perform private.note_audit(actor, 'state', array[enquiry], state);
  return true;
end
$$;

-- Adds a note to an enquiry; returns false if it does not exist.
create function public.staff_add_enquiry_note(actor text, enquiry uuid, note text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
begin
  insert into private.enquiry_notes (enquiry, written_by, note)
  select sent.id, actor, private.clean_text(note)
  from public.contact_submissions as sent where sent.id = enquiry;
  if not found then return false; end if;
  perform private.note_audit(actor, 'note', array[enquiry]);
  return true;
end
$$;

-- Deletes every enquiry from one address, with its notes and notices, and returns their number (Australian
-- Privacy Principle 13; erasure in other laws).
create function public.staff_erase_enquiries(actor text, email text) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  erased uuid[];
begin
  with gone as (
    delete from public.contact_submissions as sent
    where lower(sent.email) = lower(private.clean_text(email)) returning sent.id
  )
  select coalesce(array_agg(gone.id), '{}') into erased from gone;
  perform private.note_audit(actor, 'erase', erased);
  return cardinality(erased);
end
$$;

create function public.claim_enquiry_notices(most integer default 10, lease_seconds integer default 120)
returns jsonb
language sql volatile security definer
set search_path = ''
as $$
  with due as (
    select id from private.enquiry_notices
    where told_at is null and due_at <= clock_timestamp()
      and (attempts > 0 or due_at > clock_timestamp() - interval '7 days')
    order by due_at limit most
    for update skip locked
  ), taken as (
    update private.enquiry_notices as notice
    set attempts = notice.attempts + 1,
      due_at = clock_timestamp() + make_interval(secs => lease_seconds)
    from due where notice.id = due.id
    returning notice.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', taken.id, 'attempt', taken.attempts, 'reached', to_jsonb(taken.reached),
    'enquiry', jsonb_build_object(
      'id', sent.id, 'reference', sent.reference, 'received_at', sent.created_at,
      'name', sent.name, 'email', sent.email, 'phone', sent.phone, 'company', sent.company,
      'service', sent.service, 'page', sent.page, 'message', sent.message
    )
  ) order by sent.created_at), '[]')
  from taken join public.contact_submissions as sent on sent.id = taken.enquiry
$$;

create function public.settle_enquiry_notice(notice uuid, receivers text[], problem text default null)
returns void
language sql volatile security definer
set search_path = ''
as $$
  update private.enquiry_notices as settled
  set reached = array(select distinct unnest(settled.reached || settle_enquiry_notice.receivers) order by 1),
    told_at = case when problem is null then clock_timestamp() end,
    failure = left(problem, 200),
    due_at = clock_timestamp()
      + least(interval '1 hour', interval '5 seconds' * power(2, least(settled.attempts, 20)))
  where settled.id = settle_enquiry_notice.notice and settled.told_at is null
$$;

revoke all on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
revoke all on all functions in schema private from public;
