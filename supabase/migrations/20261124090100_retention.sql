-- Retention: personal information is kept no longer than it is needed (Australian Privacy
-- Principle 11.2).

-- Deletes enquiries created more than `months` months ago and returns their number. The audit is kept a year
-- longer, to answer who read what. The service role may not access it, so the function runs as its owner.
create function public.delete_contact_submissions_older_than(months integer default 24)
returns integer
language plpgsql volatile security definer set search_path = '' as $$
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

revoke all on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
revoke all on all functions in schema private from public;

-- Deletes old enquiries every night with pg_cron, which hosted projects have. A developer's database may lack
-- it and does not need it.
do $$
begin
  if not exists (select from pg_available_extensions where name = 'pg_cron') then
    raise notice 'No pg_cron here: old enquiries are deleted when somebody calls the function.';
    return;
  end if;
  create extension if not exists pg_cron;
  perform cron.schedule(
    'delete old enquiries',
    '17 3 * * *',
    'select public.delete_contact_submissions_older_than(24)'
  );
end
$$;
