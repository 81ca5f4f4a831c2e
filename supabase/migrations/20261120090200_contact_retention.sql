-- Retention: personal information is kept no longer than it is needed (Australian Privacy
-- Principle 11.2). README.md says how to schedule this with pg_cron.

-- Deletes enquiries created more than `months` months ago and returns how many it deleted.
-- Only the service role may call it (and the owner, as which pg_cron runs).
create function public.delete_contact_submissions_older_than(months integer default 24)
returns integer
language plpgsql volatile
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
  delete from public.contact_submissions where created_at < now() - make_interval(months => months);
  get diagnostics deleted = row_count;
  return deleted;
end
$$;

revoke all on function public.delete_contact_submissions_older_than(integer)
  from public, anon, authenticated;
grant execute on function public.delete_contact_submissions_older_than(integer) to service_role;
