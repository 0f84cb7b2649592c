-- A horse that has the energy to run could run before its last work, too: so do those of a history.

-- From when a horse that is left alone has the energy to run: `mayRunAt` in @furlong/game, with its
-- floor of half and the hourly return of an average talent for recovery.
create or replace function private.may_run_at(p_energy integer, p_condition_at timestamptz)
returns timestamptz
language sql stable set search_path = '' as $$
  select case
    when p_energy >= 50 then '-infinity'
    else p_condition_at + make_interval(
      mins => ceil(
        60 * ln(50 / (100 - p_energy)::double precision) / ln(1 - 0.045::double precision)
      )::integer
    )
  end
$$;
