-- What `npm run doctor` asks a project: which migrations it has, in order; whether it deletes old enquiries every night
-- (null where pg_cron is missing, as on a developer's machine); and what is open to the public key: tables without
-- row-level security and functions. The service role cannot read these catalogues, so the function runs as its owner.
create function public.deployment_state()
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  deletes_old boolean;
begin
  if to_regclass('cron.job') is not null then
    execute $query$
      select exists (
        select from cron.job
        where active and command like '%delete_contact_submissions_older_than%'
      )
    $query$ into deletes_old;
  end if;
  return jsonb_build_object(
    'migrations',
    (select coalesce(jsonb_agg(version order by version), '[]') from supabase_migrations.schema_migrations),
    'deletes_old', deletes_old,
    'open_tables',
    (
      select coalesce(jsonb_agg(relname order by relname), '[]') from pg_catalog.pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity
    ),
    'open_functions',
    (
      select coalesce(jsonb_agg(distinct proname), '[]') from pg_catalog.pg_proc
      where pronamespace = 'public'::regnamespace
        and prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
        and has_function_privilege('anon', oid, 'execute')
        and not exists (select from pg_catalog.pg_depend where objid = pg_proc.oid and deptype = 'e')
    )
  );
end
$$;

revoke all on function public.deployment_state() from public, anon, authenticated;
grant execute on function public.deployment_state() to service_role;
