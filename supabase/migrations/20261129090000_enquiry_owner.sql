-- Who answers an enquiry, and who has it open, so that two members of staff don't answer the same one.

alter table private.enquiry_inbox
  -- The Sanity user (id) who answers it, and since when.
  add column owner text,
  add column taken_at timestamptz;

-- Who looked at an enquiry last, and when. Unlike the audit, one row per user: the Studio repeats it while an
-- enquiry is open.
create table private.enquiry_viewers (
  enquiry uuid not null references public.contact_submissions (id) on delete cascade,
  viewer text not null constraint enquiry_viewers_viewer check (char_length(viewer) between 1 and 200),
  seen_at timestamptz not null default now(),
  primary key (enquiry, viewer)
);

-- The number of notes on an enquiry and changes of its state and owner: it differs once anyone has acted.
create function private.enquiry_version(of_enquiry uuid) returns text
language sql stable set search_path = '' as $$
  select concat_ws('/', extract(epoch from inbox.taken_at), extract(epoch from inbox.changed_at), (
    select count(*) from private.enquiry_notes as entry where entry.enquiry = of_enquiry
  )) from private.enquiry_inbox as inbox where inbox.enquiry = of_enquiry
$$;

-- Records that someone has an enquiry open, and returns who answers it and who else has it open:
-- {"owner", "taken_at", "viewers": ["…"], "version"}; null if it does not exist.
create function public.staff_watch_enquiry(actor text, enquiry uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  insert into private.enquiry_viewers as seen (enquiry, viewer)
  select inbox.enquiry, actor from private.enquiry_inbox as inbox where inbox.enquiry = enquiry
  on conflict on constraint enquiry_viewers_pkey do update set seen_at = now();
  return (
    select jsonb_build_object(
      'owner', inbox.owner, 'taken_at', inbox.taken_at, 'version', private.enquiry_version(enquiry),
      'viewers', coalesce((
        select jsonb_agg(seen.viewer order by seen.seen_at desc) from private.enquiry_viewers as seen
        where seen.enquiry = enquiry and seen.viewer <> actor and seen.seen_at > now() - interval '45 seconds'
      ), '[]')
    ) from private.enquiry_inbox as inbox where inbox.enquiry = enquiry
  );
end
$$;

-- Makes a member of staff the owner of an enquiry, if no one has acted on it since `seen` was read: null takes it
-- in any case. The row is locked, so that of two who do so at once only one succeeds. Returns whether it did.
create function public.staff_take_enquiry(actor text, enquiry uuid, seen text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  perform from private.enquiry_inbox as inbox where inbox.enquiry = enquiry for update;
  if not found or (seen is not null and seen is distinct from private.enquiry_version(enquiry)) then
    return false;
  end if;
  -- The time makes every version read before stale, even where the owner stays the same.
  update private.enquiry_inbox as inbox set owner = actor, taken_at = clock_timestamp()
  where inbox.enquiry = enquiry;
  perform private.note_audit(actor, 'state', array[enquiry], 'taken');
  return true;
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.staff_watch_enquiry, public.staff_take_enquiry from public, anon, authenticated;
grant execute on function public.staff_watch_enquiry, public.staff_take_enquiry to service_role;
