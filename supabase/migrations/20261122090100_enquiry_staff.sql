-- Functions that the site's server calls for staff, with the secret key. Each call that reads or changes enquiries
-- is recorded in the audit, in the same transaction.
--
-- Security definer, because no role may access `private` directly.

-- Records in the audit what a member of staff read or changed.
create function private.note_audit(actor text, action text, enquiries uuid[], state text default null)
returns void
language sql volatile set search_path = '' as $$
  insert into private.enquiry_audit (actor, action, enquiries, state)
  values (actor, action, enquiries, state)
$$;

-- Returns one enquiry with its state, notes and notice; null if it does not exist.
create function public.staff_read_enquiry(actor text, enquiry uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  whole jsonb;
begin
  select private.enquiry_json(submission) || jsonb_build_object(
    'state', inbox.state, 'changed_at', inbox.changed_at, 'changed_by', inbox.changed_by,
    'same_sender', (
      select count(*) from public.contact_submissions as other
      where lower(other.email) = lower(submission.email)
    ),
    'notes', coalesce((
      select jsonb_agg(to_jsonb(entry) - 'enquiry' order by entry.written_at, entry.id)
      from private.enquiry_notes as entry where entry.enquiry = submission.id
    ), '[]'),
    'notice', (
      select to_jsonb(notice) - '{id,enquiry}'::text[]
      from private.enquiry_notices as notice where notice.enquiry = submission.id
    )
  ) into whole
  from public.contact_submissions as submission join private.enquiry_inbox as inbox on inbox.enquiry = submission.id
  where submission.id = enquiry;
  if whole is not null then
    perform private.note_audit(actor, 'read', array[enquiry]);
  end if;
  return whole;
end
$$;

-- Sets the state of an enquiry; returns false if it does not exist.
create function public.staff_set_enquiry_state(actor text, enquiry uuid, state text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  update private.enquiry_inbox as filed
  set state = state, changed_at = now(), changed_by = actor
  where filed.enquiry = enquiry;
  if not found then return false; end if;
  perform private.note_audit(actor, 'state', array[enquiry], state);
  return true;
end
$$;

-- Adds a note to an enquiry; returns false if it does not exist.
create function public.staff_add_enquiry_note(actor text, enquiry uuid, note text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  insert into private.enquiry_notes (enquiry, written_by, note)
  select sent.id, actor, private.clean_text(note)
  from public.contact_submissions as sent where sent.id = enquiry;
  if not found then return false; end if;
  perform private.note_audit(actor, 'note', array[enquiry]);
  return true;
end
$$;

-- Deletes every enquiry from one address, with its notes and notices, and returns their number (Australian
-- Privacy Principle 13; erasure in other laws).
create function public.staff_erase_enquiries(actor text, email text) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  erased uuid[];
begin
  with gone as (
    delete from public.contact_submissions as sent
    where lower(sent.email) = lower(private.clean_text(email)) returning sent.id
  )
  select coalesce(array_agg(gone.id), '{}') into erased from gone;
  perform private.note_audit(actor, 'erase', erased);
  return cardinality(erased);
end
$$;

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
