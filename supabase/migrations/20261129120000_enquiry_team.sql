-- Several members of staff share the inbox: they list what is theirs or nobody's, hand enquiries on, and archive, answer
-- or erase together what a search finds.

-- The condition that rows of the inbox match:
--   search   words that each enquiry must contain; '' matches every enquiry
--   state    'new', 'answered' or 'archived'; null matches every state
--   owner    a Sanity user, or '' for enquiries that nobody has taken; null matches any
create function private.enquiry_condition(search text, state text, owner text) returns text
language plpgsql stable set search_path = '' as $$
declare
  query constant tsquery := private.enquiry_query(search);
begin
  if search <> '' and query is null then return 'false'; end if;
  return concat_ws(' and ', 'true',
    case when state is not null then format('inbox.state = %L', state) end,
    case when owner is not null then format('coalesce(inbox.owner, '''') = %L', owner) end,
    case when query is not null then format('inbox.words @@ %L::tsquery', query) end
  );
end
$$;

-- Returns a page of the inbox, newest first: {"enquiries": […], "more": boolean, "matching": number}.
--   last_received_at, last_id   the last enquiry of the previous page, which may have been erased since
--   purpose      'list', or 'export' for complete messages
-- `matching` counts up to 1,000, because counting more would take longer than the search itself.
drop function if exists public.staff_list_enquiries;
create function public.staff_list_enquiries(
  actor text,
  search text default '',
  state text default null,
  owner text default null,
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
  size constant integer := least(greatest(page_size, 1), 1000);
  condition text := private.enquiry_condition(search, state, owner);
  found_ids uuid[];
  matching integer;
  enquiries jsonb;
begin
  execute format(
    'select count(*) from (select from private.enquiry_inbox as inbox where %s limit 1000) as matches', condition
  ) into matching;
  if last_received_at is not null then
    condition := condition || ' and (inbox.received_at, inbox.enquiry) < ($1, $2)';
  end if;
  -- Many matches: read from the newest until the page is full. Few matches: use the word index and sort. The
  -- planner would only estimate which is the case, so choose for it.
  if matching = 1000 then
    perform set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true);
  end if;
  execute format(
    'select array(select inbox.enquiry from private.enquiry_inbox as inbox where %s order by inbox.received_at desc, inbox.enquiry desc limit $3)',
    condition
  ) into found_ids using last_received_at, last_id, size + 1;
  perform set_config('enable_bitmapscan', 'on', true), set_config('enable_sort', 'on', true);
  select coalesce(jsonb_agg(
    private.enquiry_json(submission) || jsonb_build_object(
      'state', inbox.state, 'owner', inbox.owner,
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

-- Counts new enquiries, those of them that are the actor's or nobody's, and those whose notice failed and is not
-- delivered yet; and when the newest arrived. Not recorded in the audit, because nothing here is personal.
drop function if exists public.staff_count_enquiries;
create function public.staff_count_enquiries(actor text default '') returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'new', count(*), 'mine', count(*) filter (where owner = actor), 'free', count(*) filter (where owner is null),
    'latest', (select max(received_at) from private.enquiry_inbox),
    'undelivered', (
      select count(*) from private.enquiry_notices where delivered_at is null and failure is not null
    )
  ) from private.enquiry_inbox where state = 'new'
$$;

-- Gives an enquiry to a member of staff, or back to all if `owner` is null. Returns false if it does not exist.
create function public.staff_assign_enquiry(actor text, enquiry uuid, owner text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  -- The time makes every version read before stale.
  update private.enquiry_inbox as inbox set owner = owner, taken_at = clock_timestamp()
  where inbox.enquiry = enquiry;
  if not found then return false; end if;
  perform private.note_audit(
    actor, 'state', array[enquiry], case when owner is null then 'given back' else 'taken' end
  );
  return true;
end
$$;

-- Does the same to everything that a list shows, a thousand at most, and returns how many there were.
--   newest   when the newest that the list showed was received: what arrived since stays
--   change   'answered' or 'archived'; or 'erase', which deletes them with their notes and notices
create function public.staff_change_enquiries(
  actor text, search text, state text, owner text, newest timestamptz, change text
) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  ids uuid[];
begin
  execute format(
    'select array(select inbox.enquiry from private.enquiry_inbox as inbox where %s and inbox.received_at <= $1 limit 1000)',
    private.enquiry_condition(search, state, owner)
  ) into ids using newest;
  if change = 'erase' then
    delete from public.contact_submissions as sent where sent.id = any (ids);
    perform private.note_audit(actor, 'erase', ids);
  else
    update private.enquiry_inbox as inbox set state = change, changed_at = now(), changed_by = actor
    where inbox.enquiry = any (ids);
    perform private.note_audit(actor, 'state', ids, change);
  end if;
  return cardinality(ids);
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.staff_list_enquiries, public.staff_count_enquiries, public.staff_assign_enquiry,
  public.staff_change_enquiries from public, anon, authenticated;
grant execute on function public.staff_list_enquiries, public.staff_count_enquiries, public.staff_assign_enquiry,
  public.staff_change_enquiries to service_role;
