-- Deletes old enquiries every night, by pg_cron where the database has it, as hosted projects do.
-- Where it has not, as on a developer's machine, nothing is scheduled, and nothing needs to be.
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
