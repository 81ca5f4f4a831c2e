-- Its SQL is in the files before it. If this fails, the database is older than v2026.11.26: push that version's first.
select 'private.enquiry_json'::regproc;
