-- A rate limit per network, so that one robot with many addresses cannot use up what is there for
-- everybody and so close the form.
--
-- A network is known by a salted hash alone, apart from the enquiries, and for a day at most.

alter table private.enquiry_rate_limits
  drop constraint enquiry_rate_limits_scope_check,
  add constraint enquiry_rate_limits_scope_check check (scope in ('email', 'network', 'all'));

-- Together with those of everybody: one network can use a fortieth of a day's enquiries.
insert into private.enquiry_rate_limits (scope, per, max_enquiries) values
  ('network', '10 minutes', 10),
  ('network', '1 day', 50);

create table private.enquiry_network_salt (
  salt uuid not null default gen_random_uuid(),
  only_row boolean primary key default true check (only_row)
);
insert into private.enquiry_network_salt default values;

create table private.enquiry_networks (
  network text not null,
  created_at timestamptz not null default now()
);
create index enquiry_networks_network on private.enquiry_networks (network, created_at desc);
create index enquiry_networks_created_at on private.enquiry_networks (created_at);

comment on table private.enquiry_networks is
  'When an enquiry came from which network, as a salted hash: for rate limits, kept for a day.';

-- The network that the request came from (IPv4 /24, IPv6 /48: what one customer of a provider may
-- hold), hashed; null where nobody says. `cf-connecting-ip` is set by the edge of hosted projects,
-- whatever a visitor sends; of `x-forwarded-for` only the last entry is the nearest proxy's.
create function private.visitor_network() returns text
language plpgsql stable
set search_path = ''
as $$
declare
  headers json;
  address inet;
begin
  headers := nullif(current_setting('request.headers', true), '')::json;
  address := trim(coalesce(
    headers ->> 'cf-connecting-ip',
    split_part(headers ->> 'x-forwarded-for', ',', -1)
  ))::inet;
  return (
    select encode(sha256(convert_to(
      salt::text || network(set_masklen(address, case family(address) when 4 then 24 else 48 end))::text,
      'UTF8'
    )), 'hex')
    from private.enquiry_network_salt where address is not null
  );
exception when invalid_text_representation then
  return null;
end
$$;

-- As before, and for the network that sends.
create or replace function private.enforce_enquiry_rate_limits(sender text) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  rate record;
  visitor constant text := private.visitor_network();
  -- The enquiry that must leave the window before another may enter.
  oldest timestamptz;
begin
  for rate in select scope, per, max_enquiries from private.enquiry_rate_limits loop
    oldest := null;
    if rate.scope = 'email' then
      select created_at into oldest from public.contact_submissions
      where lower(email) = lower(sender) and created_at > now() - rate.per
      order by created_at desc offset rate.max_enquiries - 1 limit 1;
    elsif rate.scope = 'network' then
      select created_at into oldest from private.enquiry_networks as sent
      where sent.network = visitor and created_at > now() - rate.per
      order by created_at desc offset rate.max_enquiries - 1 limit 1;
    else
      select created_at into oldest from public.contact_submissions
      where created_at > now() - rate.per
      order by created_at desc offset rate.max_enquiries - 1 limit 1;
    end if;
    if oldest is not null then
      raise exception 'enquiry_rate_limited' using
        errcode = 'PT429',
        detail = json_build_object(
          'scope', rate.scope,
          'retryAfterSeconds', ceil(extract(epoch from oldest + rate.per - now()))
        ),
        hint = 'Wait, then send the same enquiry again.';
    end if;
  end loop;
  delete from private.enquiry_networks where created_at < now() - interval '1 day';
  insert into private.enquiry_networks (network) select visitor where visitor is not null;
end
$$;

revoke all on all functions in schema private from public;
revoke all on all tables in schema private from public;
