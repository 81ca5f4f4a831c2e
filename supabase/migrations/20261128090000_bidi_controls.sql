-- Also removes the characters that turn the direction of the text around them: with U+202E, a name or a phone number
-- reads differently to staff than it is. Address books wrap pasted numbers in them, so they are no error.
create or replace function private.clean_text(value text) returns text
language sql immutable
set search_path = ''
as $$
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
