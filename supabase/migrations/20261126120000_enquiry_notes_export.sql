-- The notes on enquiries, for an export that has been recorded in the audit: {"<enquiry>": ["First note", …]}.
create function public.staff_enquiry_notes(enquiries uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(enquiry, notes), '{}') from (
    select entry.enquiry, jsonb_agg(entry.note order by entry.written_at) as notes
    from private.enquiry_notes as entry
    where entry.enquiry = any (enquiries)
    group by entry.enquiry
  ) as grouped
$$;

revoke all on function public.staff_enquiry_notes from public, anon, authenticated;
grant execute on function public.staff_enquiry_notes to service_role;
