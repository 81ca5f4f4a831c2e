-- The audit outlives the enquiries it is about by a year: long enough to answer who read what, and
-- no longer. It lies where the service role does not reach, so the function runs as its owner; who
-- may call it, and the schedule, stay as they are.
create or replace function public.delete_contact_submissions_older_than(months integer default 24)
returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  deleted integer;
begin
  if months is null or months < 1 then
    raise exception 'months must be 1 or more' using
      errcode = 'PT400',
      hint = 'Pass the number of months to keep, for example 24.';
  end if;
  delete from private.enquiry_audit where happened_at < now() - make_interval(months => months + 12);
  delete from public.contact_submissions where created_at < now() - make_interval(months => months);
  get diagnostics deleted = row_count;
  return deleted;
end
$$;
