-- What a settled race adds to a championship.

-- What each of p_tied that share p_place earn in a qualifier, in sixtieths: `pointsForPlaces` in
-- @furlong/game.
create function private.points_share(p_points jsonb, p_place integer, p_tied integer) returns integer
language sql immutable set search_path = '' as $$
  select (60 * coalesce(sum(offered.points::integer), 0) / p_tied)::integer
  from jsonb_array_elements_text(p_points) with ordinality offered (points, position)
  where offered.position between p_place and p_place + p_tied - 1
$$;

-- Adds a race's points to the standings in the order of the horses, or notes a final's winner. The race is
-- locked and its result written.
create function private.count_championship(p_race public.races) returns void
language plpgsql set search_path = '' as $$
declare
  v_season constant integer := p_race.championship ->> 'season';
  v_division constant text := p_race.championship ->> 'division';
begin
  if p_race.championship ->> 'kind' = 'qualifier' then
    insert into private.championship_standings as s (
      season, division, horse_id, points, earnings, runs, wins, best_place, best_at, automatic
    )
    select
      v_season, v_division, e.horse_id,
      private.points_share(p_race.championship -> 'points', e.place, e.tied), e.prize, 1,
      (e.place = 1)::integer, e.place, p_race.off_at,
      e.place = 1 and (p_race.championship ->> 'automatic')::boolean
    from (
      select horse_id, place, prize, count(*) over (partition by place)::integer as tied
      from public.entries where race_id = p_race.id
    ) e
    order by e.horse_id
    on conflict (season, division, horse_id) do update
    set points = s.points + excluded.points, earnings = s.earnings + excluded.earnings,
      runs = s.runs + 1, wins = s.wins + excluded.wins,
      best_at = case
        when excluded.best_place < s.best_place then excluded.best_at
        when excluded.best_place = s.best_place then least(s.best_at, excluded.best_at)
        else s.best_at
      end,
      best_place = least(s.best_place, excluded.best_place),
      automatic = s.automatic or excluded.automatic;
  elsif p_race.championship ->> 'kind' = 'final' then
    insert into private.champions (season, division, horse_id, race_id, won_at)
    select v_season, v_division, e.horse_id, p_race.id, p_race.off_at
    from public.entries e
    where e.race_id = p_race.id and e.place = 1
    order by e.horse_id;
  end if;
end
$$;
