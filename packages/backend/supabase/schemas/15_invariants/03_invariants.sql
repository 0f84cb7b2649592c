-- What must hold at all times. Each function returns a row for every violation.

create function private.check_ledger() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select 'a transaction sums to zero', transaction_id::text
  from private.postings group by transaction_id having sum(amount) <> 0
  union all
  select 'a transaction has postings', t.id::text
  from private.transactions t
  where not exists (select from private.postings p where p.transaction_id = t.id)
  union all
  select 'a balance is the sum of its postings', a.kind || ' ' || a.id
  from private.accounts a
  where a.balance <> (
    select coalesce(sum(p.amount), 0) from private.postings p where p.account_id = a.id
  )
  union all
  select 'a posting tells what its account held', held.account_id || ' ' || held.transaction_id
  from (
    select p.*, sum(p.amount) over (partition by p.account_id order by p.transaction_id) as held
    from private.postings p
  ) held
  where held.balance <> held.held
  union all
  select 'all balances sum to zero', sum(balance)::text
  from private.accounts having sum(balance) <> 0
  union all
  select 'only the house owes', a.kind || ' ' || a.id
  from private.accounts a where a.balance < 0 and a.kind <> 'house'
  union all
  select 'a purse shows its account', coalesce(u.stable_id, a.stable_id)::text
  from public.wallets u
  full join (select * from private.accounts where stable_id is not null) a
    on a.stable_id = u.stable_id and a.kind = u.kind
  where u.balance is distinct from a.balance
  union all
  select 'one purse takes the prizes', stable_id::text
  from public.wallets group by stable_id having count(*) filter (where takes_prizes) <> 1
  union all
  select 'the days of a stable sum to what it has', s.id::text
  from public.stables s
  where (select coalesce(sum(a.balance), 0) from private.accounts a where a.stable_id = s.id) <> (
    select coalesce(sum(d.amount), 0) from public.money_days d
    where d.stable_id = s.id and d.kind <> 'wallet_transfer'
  )
$$;

create function private.check_races() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  -- What a stable paid into a race's pool, less what came back.
  with paid as (
    select pool.race_id, purse.stable_id, -sum(p.amount) as amount
    from private.transactions t
    join private.postings p on p.transaction_id = t.id
    join private.accounts purse on purse.id = p.account_id and purse.kind = 'credits'
    join private.postings q on q.transaction_id = t.id
    join private.accounts pool on pool.id = q.account_id and pool.kind = 'pool'
    where t.kind in ('entry_fee', 'entry_refund')
    group by pool.race_id, purse.stable_id
  ), owed as (
    select o.race_id, o.stable_id,
      sum(case when r.status = 'void' then 0 else coalesce(o.supplement, r.entry_fee) end) as amount
    from (
      select race_id, stable_id, null::bigint as supplement from public.entries
      union all
      select final_race_id, supplementary_stable_id, supplement
      from private.championship_draws where supplement is not null
    ) o
    join public.races r on r.id = o.race_id
    join public.stables s on s.id = o.stable_id and not s.is_house
    group by o.race_id, o.stable_id
  )
  select 'an entry fee has its entry or its refund', race_id || ' ' || stable_id
  from paid full join owed using (race_id, stable_id)
  where coalesce(paid.amount, 0) <> coalesce(owed.amount, 0)
  union all
  select 'a settled race has paid its pool out', r.id::text
  from public.races r
  join private.accounts a on a.race_id = r.id
  where r.settled_at is not null and a.balance <> 0
  union all
  select 'the prizes are the purse', r.id::text
  from public.races r
  where r.status = 'finished'
    and r.purse is distinct from (select sum(prize) from public.entries where race_id = r.id)
  union all
  select 'a purse left its pool once', r.id::text
  from public.races r
  join private.accounts a on a.race_id = r.id
  left join private.postings p on p.account_id = a.id
  left join private.transactions t on t.id = p.transaction_id and t.kind = 'prizes'
  group by r.id
  having coalesce(-sum(p.amount) filter (where t.id is not null), 0)
    <> case when r.status = 'finished' then r.purse else 0 end
  union all
  select 'a race counts its entries', r.id::text
  from public.races r
  where (r.entries_count, r.house_count) <> (
    select count(*)::integer, (count(*) filter (where s.is_house))::integer
    from public.entries e join public.stables s on s.id = e.stable_id
    where e.race_id = r.id
  )
  union all
  select 'a ballot leaves those who run', l.race_id || ' ' || l.horse_id
  from public.ballot_lots l
  join public.races r on r.id = l.race_id
  left join public.entries e on e.race_id = l.race_id and e.horse_id = l.horse_id
  where (e.id is not null) <> l.runs or l.runs <> (l.turn <= r.max_entries)
  union all
  select 'a race with a ballot has its lots', r.id::text
  from public.races r
  where (r.balloted_at is not null)
      <> exists (select from public.ballot_lots l where l.race_id = r.id and not l.runs)
  union all
  select 'a horse has one engagement', coalesce(g.horse_id, e.horse_id)::text
  from private.engagements g
  full join (
    select x.horse_id, x.race_id
    from public.entries x join public.races r on r.id = x.race_id
    where r.status in ('open', 'closed', 'running')
  ) e on e.horse_id = g.horse_id and e.race_id = g.race_id
  where g.horse_id is null or e.horse_id is null
  union all
  select 'a record is the sum of its races', h.id::text
  from public.horses h
  left join public.entries e on e.horse_id = h.id and e.place is not null
  group by h.id
  having (h.runs, h.wins, h.places, h.earnings) is distinct from (
    count(e.id), count(e.id) filter (where e.place = 1), count(e.id) filter (where e.place <= 3),
    coalesce(sum(e.prize), 0)
  )
  union all
  select 'a seed is sealed until the off and is the one announced', r.id::text
  from public.races r
  left join private.race_secrets s on s.race_id = r.id
  left join public.openings o on o.race_id = r.id and r.rules <> 'furlong-race-1'
  where (r.seed is not null) <> (r.status in ('running', 'finished', 'void'))
    or (r.rules <> 'furlong-race-1' and o.race_id is null)
    or r.seed_hash is distinct from private.sha256_hex(concat_ws(
      ':', r.rules, r.id, s.seed, o.terms, array_to_string(o.reserves, ',')
    ))
$$;

-- Standings are what the entries of players' stables say, those of horses what the horses say, and the
-- days what their races say.
create function private.check_standings() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  with run as (
    select
      e.stable_id, count(*) as runs, count(*) filter (where e.place = 1) as wins,
      count(*) filter (where e.place <= 3) as places, sum(e.prize) as earnings
    from public.entries e
    join public.stables o on o.id = e.stable_id and not o.is_house
    where e.place is not null
    group by e.stable_id
  ), horse as (
    select h.id, h.runs, h.wins, h.places, h.earnings
    from public.horses h
    join public.stables o on o.id = h.stable_id and not o.is_house
    where h.runs > 0
  ), day as (
    select (r.off_at at time zone 'UTC')::date as day, count(*) as races, sum(r.entries_count) as runners
    from public.races r
    where r.status = 'finished'
    group by 1
  )
  select 'standings are the sum of the races', coalesce(s.stable_id, r.stable_id)::text
  from private.standings s full join run r using (stable_id)
  where (s.runs, s.wins, s.places, s.earnings)
    is distinct from (r.runs::integer, r.wins::integer, r.places::integer, r.earnings::bigint)
  union all
  select 'standings of horses are what they have done', coalesce(s.horse_id, h.id)::text
  from private.horse_standings s full join horse h on h.id = s.horse_id
  where (s.runs, s.wins, s.places, s.earnings)
    is distinct from (h.runs, h.wins, h.places, h.earnings)
  union all
  select 'days count their races', coalesce(d.day, r.day)::text
  from private.race_days d full join day r using (day)
  where (d.races, d.runners) is distinct from (r.races::integer, r.runners::integer)
$$;

-- What courses have shown is what their settled races say.
create function private.check_courses() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  with run as (
    select
      r.track_id, r.surface, r.distance, private.third_of(e.draw, r.entries_count) as third, e.style,
      count(*) as runs, count(*) filter (where e.place = 1) as wins,
      sum(1.0 / r.entries_count) as by_chance
    from public.races r
    join public.entries e on e.race_id = r.id and e.draw is not null
    where r.status = 'finished'
    group by 1, 2, 3, 4, 5
  ), course as (
    select r.track_id, r.surface, r.distance, count(distinct r.id) as races, min(e.time_ms) as best
    from public.races r
    join public.entries e on e.race_id = r.id and e.place = 1
    where r.status = 'finished'
    group by 1, 2, 3
  )
  select 'runs over courses are counted once', concat_ws(' ', track_id, surface, distance)
  from private.course_runs c
  full join run using (track_id, surface, distance, third, style)
  where (c.runs, c.wins, round(c.by_chance, 6))
    is distinct from (run.runs::integer, run.wins::integer, round(run.by_chance, 6))
  union all
  select 'courses count their races and keep their record', concat_ws(' ', track_id, surface, distance)
  from private.courses c
  full join course using (track_id, surface, distance)
  where (c.races, c.record_ms) is distinct from (course.races::integer, course.best)
$$;

create function private.check_everything() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select * from private.check_ledger()
  union all select * from private.check_races()
  union all select * from private.check_horses()
  union all select * from private.check_training()
  union all select * from private.check_standings()
  union all select * from private.check_boards()
  union all select * from private.check_courses()
  union all select * from private.check_jockeys()
  union all select * from private.check_equipment()
  union all select * from private.check_boxes()
  union all select * from private.check_credits()
  union all select * from private.check_goals()
  union all select * from private.check_limits()
  union all select * from private.check_sales()
  union all select * from private.check_seasons()
  union all select * from private.check_championships()
  union all select * from private.check_requests()
  union all select * from private.check_auctions()
  union all select * from private.check_claims()
  union all select * from private.check_forums()
$$;
