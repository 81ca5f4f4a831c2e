-- Intake: normalises an enquiry, rejects robots, recognises repeats, limits rates and sets the server's
-- columns.
--
-- Rejections are raised as SQLSTATE PTnnn, which PostgREST returns as HTTP nnn. The message is a fixed
-- keyword, the detail is JSON; src/outcome.ts reads both.

create table private.enquiry_rate_limits (
  -- 'email': enquiries from one address; 'network': from one network; 'all': all enquiries. One network
  -- may use a fortieth of a day's enquiries, so one robot with many addresses cannot close the form.
  scope text not null check (scope in ('email', 'network', 'all')),
  per interval not null check (per > interval '0'),
  max_enquiries integer not null check (max_enquiries > 0),
  primary key (scope, per)
);

comment on table private.enquiry_rate_limits is
  'How many enquiries are accepted in a sliding window. Change a row to change the limit.';

insert into private.enquiry_rate_limits (scope, per, max_enquiries) values
  ('email', '10 minutes', 5),
  ('email', '1 day', 20),
  ('all', '1 minute', 30),
  ('all', '1 hour', 300),
  ('all', '1 day', 2000),
  ('network', '10 minutes', 10),
  ('network', '1 day', 50);

-- Networks are stored only as salted hashes, not linked to enquiries, for a day at most.
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

-- Replaced in 20261126090000_enquiry_json.sql.
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

-- Trims the characters that JavaScript's String.prototype.trim() trims (\s depends on the database's
-- locale), converts line ends to "\n", and returns null for empty text.
create function private.clean_text(value text) returns text
language sql immutable
set search_path = ''
as $$
  select nullif(
    regexp_replace(
      replace(replace(value, E'\r\n', E'\n'), E'\r', E'\n'),
      '^[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+|[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$',
      '', 'g'
    ),
    ''
  )
$$;

-- A reference such as ENQ-7K3M-9QXA: 40 random bits in Crockford's base 32 (no I, L, O, U).
create function private.new_enquiry_reference() returns text
language plpgsql volatile
set search_path = ''
as $$
declare
  alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  bits constant bigint := ('x' || left(replace(gen_random_uuid()::text, '-', ''), 10))::bit(40)::bigint;
  code text := '';
begin
  for digit in 0..7 loop
    code := code || substr(alphabet, ((bits >> (5 * digit)) & 31)::integer + 1, 1);
  end loop;
  return 'ENQ-' || left(code, 4) || '-' || right(code, 4);
end
$$;

-- Raises enquiry_rate_limited (429) if another enquiry from this address or network would exceed a limit.
create function private.enforce_enquiry_rate_limits(sender text) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  rate record;
  visitor constant text := private.visitor_network();
  -- The next enquiry is accepted once this one is older than the window.
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

-- Replaced in 20261126090000_enquiry_json.sql.
create function private.receive_enquiry() returns trigger
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  earlier public.contact_submissions;
begin
  new.name := private.clean_text(new.name);
  new.email := private.clean_text(new.email);
  new.phone := private.clean_text(new.phone);
  new.company := private.clean_text(new.company);
  new.message := private.clean_text(new.message);
  new.service := coalesce(private.clean_text(new.service), 'General Inquiry');
  new.page := private.clean_text(new.page);
  new.honeypot := nullif(new.honeypot, '');
  new.idempotency_key := coalesce(new.idempotency_key, gen_random_uuid());

  if new.honeypot is not null or new.fill_ms < 2000 then
    raise exception 'enquiry_refused_as_robot' using
      errcode = 'PT422',
      hint = 'Leave the honeypot empty and take at least two seconds to fill in the form.';
  end if;

  perform pg_advisory_xact_lock(hashtext('public.contact_submissions'));

  select * into earlier from public.contact_submissions
  where idempotency_key = new.idempotency_key;
  if found then
    if (earlier.name, earlier.email, earlier.phone, earlier.company, earlier.message, earlier.service)
      is distinct from (new.name, new.email, new.phone, new.company, new.message, new.service)
    then
      raise exception 'enquiry_key_reused' using
        errcode = 'PT422',
        hint = 'A different enquiry needs an idempotency key of its own.';
    end if;
    raise exception 'enquiry_already_received' using
      errcode = 'PT409',
      detail = json_build_object(
        'reference', earlier.reference,
        'created_at', earlier.created_at,
        'service', earlier.service
      ),
      hint = 'This enquiry is stored. Treat this answer as success.';
  end if;

  perform private.enforce_enquiry_rate_limits(new.email);

  new.id := gen_random_uuid();
  new.created_at := now();
  new.inserted_in := pg_current_xact_id();
  loop
    new.reference := private.new_enquiry_reference();
    exit when not exists (
      select from public.contact_submissions where reference = new.reference
    );
  end loop;
  return new;
end
$$;

create trigger receive_enquiry before insert on public.contact_submissions
  for each row execute function private.receive_enquiry();

revoke all on all functions in schema private from public;
