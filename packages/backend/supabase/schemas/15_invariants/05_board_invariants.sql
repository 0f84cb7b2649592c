-- Boards are what the settled races say, and members of the halls of fame have done what that takes.
create function private.check_boards() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  with ran as (
    select
      h.sex as board, private.season_at(r.off_at) as season, e.horse_id as subject_id, e.place, e.prize,
      e.win_chance
    from public.entries e
    join public.races r on r.id = e.race_id
    join public.horses h on h.id = e.horse_id
    where e.place is not null
    union all
    select
      'stables', private.season_at(r.off_at), e.stable_id, e.place, e.prize, e.win_chance
    from public.entries e join public.races r on r.id = e.race_id
    where e.place is not null
  ), told as (
    select
      board, period, subject_id, count(*) as runs, count(*) filter (where place = 1) as wins,
      count(*) filter (where place <= 3) as places, sum(prize) as earnings,
      count(win_chance) filter (where place = 1) as lined_wins, coalesce(sum(win_chance), 0) as expected
    from ran cross join unnest(case when season < 0 then array[-1] else array[-1, season] end) period
    group by 1, 2, 3
  ), kept as (
    select * from private.boards where board in ('female', 'male', 'stables')
  )
  select 'boards are the sum of the races', concat_ws(' ', board, period, subject_id)
  from kept b full join told t using (board, period, subject_id)
  where (b.runs, b.wins, b.places, b.earnings, b.lined_wins, b.expected) is distinct from (
    t.runs::integer, t.wins::integer, t.places::integer, t.earnings::bigint, t.lined_wins::integer,
    t.expected::bigint
  )
  union all
  select 'a board has its runs once by distance, surface and age', concat_ws(' ', b.board, b.period, b.subject_id)
  from kept b
  left join (
    select split_part(x.board, ' ', 1) as board, x.period, x.subject_id, sum(x.runs) as runs
    from private.boards x
    where x.board like '% %'
    group by 1, 2, 3
  ) x using (board, period, subject_id)
  where b.board <> 'stables' and 3 * b.runs is distinct from x.runs
  union all
  select 'feats are counted', concat_ws(' ', hall, feat, subject_id)
  from private.feat_counts c
  full join (
    select hall, feat, subject_id, count(*) as amount from private.feats group by 1, 2, 3
  ) f using (hall, feat, subject_id)
  where c.amount is distinct from f.amount::integer
  union all
  select 'who has done enough is a member', concat_ws(' ', c.hall, c.subject_id)
  from private.feat_counts c
  join private.hall_reasons r on r.hall = c.hall and r.feat = c.feat and c.amount >= r.needs
  where not exists (
    select from private.hall_members m where m.hall = c.hall and m.subject_id = c.subject_id
  )
$$;
