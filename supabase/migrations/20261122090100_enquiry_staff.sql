-- Functions that the site's server calls for staff, with the secret key. Each call that reads or changes enquiries
-- is recorded in the audit, in the same transaction.
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

-- Returns a page of the inbox, newest first: {"enquiries": […], "more": boolean, "matching": number}.
--   search       words that each enquiry must contain; '' matches every enquiry
--   state        'new', 'answered' or 'archived'; null matches every state
--   last_received_at, last_id   the last enquiry of the previous page, which may have been erased since
--   purpose      'list', or 'export' for complete messages
-- `matching` counts up to 1,000, because counting more would take longer than the search itself.
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
create function public.staff_count_enquiries() returns jsonb
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
create function public.staff_read_enquiry(actor text, enquiry uuid) returns jsonb
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

revoke all on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
revoke all on all functions in schema private from public;
