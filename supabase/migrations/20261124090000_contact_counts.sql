-- How often visitors get in touch, by page, day and kind. The figures identify no one, so they are kept when
-- enquiries are deleted. A trigger counts forms when they are stored; the site's server counts the rest.
create table private.contact_counts (
  day date not null default (now() at time zone 'Australia/Sydney')::date,
  page text not null check (page ~ '^/' and char_length(page) <= 200),
  kind text not null check (kind in ('form', 'chat', 'phone', 'mail')),
  contacts integer not null default 1,
  primary key (day, page, kind)
);

create function public.count_contact(page text, kind text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.contact_counts as counted (page, kind)
  values (count_contact.page, count_contact.kind)
  on conflict on constraint contact_counts_pkey do update set contacts = counted.contacts + 1
$$;

create function private.count_form() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.count_contact(new.page, 'form');
  return null;
end
$$;

create trigger count_form after insert on public.contact_submissions
for each row execute function private.count_form();

-- Returns the contacts of each page between two days, both included, the page with most first; "before" is the
-- total of the preceding period of the same length: [{"page", "form", "chat", "phone", "mail", "before"}].
create function public.staff_count_contacts(first_day date, last_day date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with counted as (
    select page,
      coalesce(sum(contacts) filter (where kind = 'form' and day >= first_day), 0) as form,
      coalesce(sum(contacts) filter (where kind = 'chat' and day >= first_day), 0) as chat,
      coalesce(sum(contacts) filter (where kind = 'phone' and day >= first_day), 0) as phone,
      coalesce(sum(contacts) filter (where kind = 'mail' and day >= first_day), 0) as mail,
      coalesce(sum(contacts) filter (where day < first_day), 0) as before
    from private.contact_counts
    where day between first_day - (last_day - first_day + 1) and last_day
    group by page
  )
  select coalesce(jsonb_agg(to_jsonb(counted) order by form + chat + phone + mail desc, before desc, page), '[]')
  from counted
$$;
