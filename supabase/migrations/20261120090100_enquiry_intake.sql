-- Intake: normalises an enquiry, rejects robots, recognises repeats, limits rates and sets the server's
-- columns.
--
-- Rejections are raised as SQLSTATE PTnnn, which PostgREST returns as HTTP nnn. The message is a fixed
-- keyword, the detail is JSON; src/outcome.ts reads both.

-- The network a request came from (IPv4 /24, IPv6 /48: the most that one customer of a provider usually has),
-- as a salted hash; null if it is unknown. Hosted projects set `cf-connecting-ip` themselves, so a visitor
-- cannot forge it; in `x-forwarded-for`, only the last entry is from the nearest proxy.
-- A form sent without JavaScript comes from the site's server, which calls with the secret key and passes the
-- visitor's network, itself a hash, in `x-visitor-network`.
create function private.visitor_network() returns text
language plpgsql stable set search_path = '' as $$
declare
  headers constant json := nullif(current_setting('request.headers', true), '')::json;
  address inet;
  visitor text;
begin
  if current_setting('role', true) = 'service_role' then
    visitor := nullif(headers ->> 'x-visitor-network', '');
  else
    address := trim(coalesce(
      headers ->> 'cf-connecting-ip',
      split_part(headers ->> 'x-forwarded-for', ',', -1)
    ))::inet;
    visitor := network(set_masklen(address, case family(address) when 4 then 24 else 48 end))::text;
  end if;
  return (
    select encode(sha256(convert_to(salt::text || visitor, 'UTF8')), 'hex')
    from private.enquiry_network_salt where visitor is not null
  );
exception when invalid_text_representation then
  return null;
end
$$;

-- Trims the characters that JavaScript's String.prototype.trim() trims (\s depends on the database's
-- locale), converts line ends to "\n", and returns null for empty text. Removes the characters that turn the direction
-- of the text around them: with U+202E, a name or a phone number reads differently to staff than it is. Address books
-- wrap pasted numbers in them, so they are no error.
create function private.clean_text(value text) returns text
language sql immutable set search_path = '' as $$
  select nullif(
    regexp_replace(
      regexp_replace(
        replace(replace(value, E'\r\n', E'\n'), E'\r', E'\n'), '[\u202a-\u202e\u2066-\u2069]', '', 'g'
      ),
      '^[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+|[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$',
      '', 'g'
    ),
    ''
  )
$$;

-- A reference such as ENQ-7K3M-9QXA: 40 random bits in Crockford's base 32 (no I, L, O, U).
create function private.new_enquiry_reference() returns text
language plpgsql volatile set search_path = '' as $$
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
language plpgsql volatile set search_path = '' as $$
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

-- What the visitor entered, by column. Lists the columns that are not fields: a new column is a field.
create function private.enquiry_fields(enquiry public.contact_submissions) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(enquiry)
    - '{id,reference,created_at,page,idempotency_key,honeypot,fill_ms,inserted_in}'::text[]
$$;

-- Cleans, checks and completes an enquiry before it is stored. Security definer, because the visitor's role
-- may not read the rows needed to recognise repeats and enforce limits.
create function private.receive_enquiry() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  earlier public.contact_submissions;
begin
  new := jsonb_populate_record(new, (
    select jsonb_object_agg(field.name, private.clean_text(field.value))
    from jsonb_each_text(private.enquiry_fields(new) || jsonb_build_object('page', new.page)) as field (name, value)
  ));
  new.service := coalesce(new.service, 'General Inquiry');
  new.honeypot := nullif(new.honeypot, '');
  new.idempotency_key := coalesce(new.idempotency_key, gen_random_uuid());

  if new.honeypot is not null or new.fill_ms < 2000 then
    raise exception 'enquiry_refused_as_robot' using
      errcode = 'PT422',
      hint = 'Leave the honeypot empty and take at least two seconds to fill in the form.';
  end if;

  -- Process one enquiry at a time, across all connections, until commit. Otherwise two that arrive together
  -- would not see each other, and both could pass a check that only one may pass.
  perform pg_advisory_xact_lock(hashtext('public.contact_submissions'));

  select * into earlier from public.contact_submissions
  where idempotency_key = new.idempotency_key;
  if found then
    if private.enquiry_fields(earlier) is distinct from private.enquiry_fields(new) then
      raise exception 'enquiry_key_reused' using
        errcode = 'PT422',
        hint = 'A different enquiry needs an idempotency key of its own.';
    end if;
    -- Only the sender of the first attempt knows the key: return the receipt again, without personal data.
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

-- A quote with figures is the site's word, so only a role that may change enquiries can store one: the site's server,
-- with the secret key. With the public key, which anybody has, only the path of a quote is kept; its page has the figures.
-- Not a security definer: it asks for the role that inserts. It runs before `receive_enquiry`, by its name, so that
-- repeats are compared with what was stored.
create function private.keep_quote_of_site() returns trigger
language plpgsql stable set search_path = '' as $$
begin
  if not has_table_privilege(current_user, tg_relid, 'update') then
    new.quote := substring(new.quote from '^/quote\?[A-Za-z0-9_.&=-]+$');
  end if;
  return new;
end
$$;

create trigger keep_quote_of_site before insert on public.contact_submissions
  for each row execute function private.keep_quote_of_site();
