-- How often each redirect was followed. The figures identify no one.
create table private.redirect_hits (path text primary key, hits integer not null default 1);

create function public.count_redirect(path text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.redirect_hits as counted (path) values (count_redirect.path)
  on conflict on constraint redirect_hits_pkey do update set hits = counted.hits + 1
$$;

-- Returns the hits of every redirect that was followed: {"/old-address": 3}.
create function public.staff_redirect_hits() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(path, hits), '{}') from private.redirect_hits
$$;

revoke all on function public.count_redirect, public.staff_redirect_hits from public, anon, authenticated;
grant execute on function public.count_redirect, public.staff_redirect_hits to service_role;
