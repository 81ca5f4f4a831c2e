-- Pages of the inbox go on after a position, not after a row: where the last enquiry of a page was
-- erased meanwhile, the page after it was empty, and an export ended early without an error.

drop function public.staff_list_enquiries(text, text, text, uuid, integer, text);

-- A page of the inbox, newest first: {"enquiries": […], "more": boolean, "matching": number}.
--   search       words that each enquiry holds; all where empty
--   state        'new', 'answered' or 'archived'; any where null
--   last_received_at, last_id   of the last enquiry on the page before; it may be erased meanwhile
--   purpose      'list', or 'export' for whole enquiries
-- `matching` stops at 1,000: nobody reads further, and counting would take longer than finding.
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
  -- What many hold is looked for from the newest on, until a page is full; what few hold is found by
  -- the index of words, and sorted. The planner would guess which it is.
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

revoke all on function public.staff_list_enquiries(text, text, text, integer, text, timestamptz, uuid)
  from public, anon, authenticated;
grant execute on function public.staff_list_enquiries(text, text, text, integer, text, timestamptz, uuid)
  to service_role;
