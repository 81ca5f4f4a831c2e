select 'private.keep_quote_of_site'::regproc; -- The files before have its SQL. If this fails, push v2026.11.28's first.
