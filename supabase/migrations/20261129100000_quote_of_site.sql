-- A quote with figures is the site's word, so only a role that may change enquiries can store one: the site's server,
-- with the secret key. With the public key, which anybody has, only the path of a quote is kept; its page has the figures.
-- Not a security definer: it asks for the role that inserts. It runs before `receive_enquiry`, by its name, so that
-- repeats are compared with what was stored.
create function private.keep_quote_of_site() returns trigger
language plpgsql stable
set search_path = ''
as $$
begin
  if not has_table_privilege(current_user, tg_relid, 'update') then
    new.quote := substring(new.quote from '^/quote\?[A-Za-z0-9_.&=-]+$');
  end if;
  return new;
end
$$;

revoke all on function private.keep_quote_of_site() from public;

create trigger keep_quote_of_site before insert on public.contact_submissions
  for each row execute function private.keep_quote_of_site();
