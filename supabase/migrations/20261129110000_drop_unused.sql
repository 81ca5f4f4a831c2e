-- What nothing calls any more, in a database that has it from v2026.11.28: hits of redirects, notes of the export, and
-- the state that a check of settings asked for.
drop function if exists public.count_redirect, public.staff_redirect_hits, public.staff_enquiry_notes,
  public.deployment_state;
drop table if exists private.redirect_hits;
