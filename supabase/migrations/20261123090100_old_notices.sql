-- The first receiver of notices, set up months after the site, is not told of every enquiry since.
-- They stay in the inbox as new.

-- Takes notices that are due, for `lease` to deliver them in: [{"id", "attempt", "reached",
-- "enquiry": {…}}]. Several workers never take the same one; one that dies leaves its notices to the
-- others. A notice that nobody has tried to send within seven days of its enquiry is never sent.
create or replace function public.claim_enquiry_notices(most integer default 10, lease_seconds integer default 120)
returns jsonb
language sql volatile security definer
set search_path = ''
as $$
  with due as (
    select id from private.enquiry_notices
    where told_at is null and due_at <= clock_timestamp()
      and (attempts > 0 or due_at > clock_timestamp() - interval '7 days')
    order by due_at limit most
    for update skip locked
  ), taken as (
    update private.enquiry_notices as notice
    set attempts = notice.attempts + 1,
      due_at = clock_timestamp() + make_interval(secs => lease_seconds)
    from due where notice.id = due.id
    returning notice.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', taken.id, 'attempt', taken.attempts, 'reached', to_jsonb(taken.reached),
    'enquiry', jsonb_build_object(
      'id', sent.id, 'reference', sent.reference, 'received_at', sent.created_at,
      'name', sent.name, 'email', sent.email, 'phone', sent.phone, 'company', sent.company,
      'service', sent.service, 'page', sent.page, 'message', sent.message
    )
  ) order by sent.created_at), '[]')
  from taken join public.contact_submissions as sent on sent.id = taken.enquiry
$$;
