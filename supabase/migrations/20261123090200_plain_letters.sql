-- “nguyen” finds “Nguyễn”: words are kept and looked for without accents.

create or replace function private.plain_words(value text) returns text
language sql immutable
set search_path = ''
as $$
  select regexp_replace(
    translate(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'), 'đĐłŁøØ', 'dDlLoO'),
    '[!-/:-@\[-`{-~]+', ' ', 'g'
  )
$$;

update private.enquiry_inbox as filed
set words = private.enquiry_words(sent)
from public.contact_submissions as sent
where sent.id = filed.enquiry;
