-- When entries have closed on more than can run.

-- Gives back what the balloted out have paid.
create function private.refund_ballot(p_race public.races, p_at timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  v_stable_ids uuid[];
  v_paid_at timestamptz[];
begin
  select array_agg(s.id), array_agg(l.entered_at)
  into v_stable_ids, v_paid_at
  from public.ballot_lots l
  join public.stables s on s.id = l.stable_id and not s.is_house
  where l.race_id = p_race.id and not l.runs;
  perform private.refund_fees(p_race, v_stable_ids, v_paid_at, p_at);
end
$$;

-- Draws the ballot of a race that has more entries than can run: the first turns keep their entries;
-- the others lose theirs, have their fee back, and are free. Returns how many do not run; a second call
-- changes nothing and returns the same. The draw follows from the seed that was committed at the
-- opening and from who is entered, and from nothing that anybody chooses.
create function public.draw_ballot(p_race_id uuid, p_at timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_race public.races;
begin
  p_at := private.not_ahead(p_at);
  v_race := private.lock_race(p_race_id);
  if v_race.status = 'open' and v_race.balloted_at is null then
    if p_at is null or p_at < v_race.closes_at then
      perform private.refuse('bad_request', 'entries have not closed');
    elsif v_race.entries_count > v_race.max_entries then
      perform private.lock_entries(p_race_id);
      insert into public.ballot_lots (
        race_id, horse_id, stable_id, turn, runs, missed_race_id, nonce, entered_at
      )
      select e.race_id, e.horse_id, e.stable_id, o.turn, o.turn <= v_race.max_entries,
        o.missed_race_id, e.nonce, e.entered_at
      from private.ballot_order(p_race_id) o
      join public.entries e on e.race_id = p_race_id and e.horse_id = o.horse_id;

      delete from public.entries e
      using public.ballot_lots l
      where l.race_id = p_race_id and not l.runs
        and e.race_id = l.race_id and e.horse_id = l.horse_id;
      delete from private.engagements g
      using public.ballot_lots l
      where l.race_id = p_race_id and not l.runs
        and g.race_id = l.race_id and g.horse_id = l.horse_id;
      update public.races
      set balloted_at = p_at, entries_count = max_entries,
        house_count = (
          select count(*) from public.entries e
          join public.stables s on s.id = e.stable_id and s.is_house
          where e.race_id = p_race_id
        )
      where id = p_race_id;
      perform private.refund_ballot(v_race, p_at);
      insert into public.activities (stable_id, horse_id, race_id, type, at)
      select l.stable_id, l.horse_id, l.race_id, 'balloted_out', p_at
      from public.ballot_lots l
      join public.stables s on s.id = l.stable_id and not s.is_house
      where l.race_id = p_race_id and not l.runs;
    end if;
  end if;
  return (
    select count(*) from public.ballot_lots l where l.race_id = p_race_id and not l.runs
  );
end
$$;

revoke execute on function public.draw_ballot from public, anon, authenticated, service_role;
grant execute on function public.draw_ballot to service_role;
