-- The ballot of a race for which more were entered than can run: who was in it, in the order of the lots.

-- One row for each entry of such a race as it stood when entries closed. The first `max_entries` turns
-- run; of the others the players' are its reserves, and the house's make way.
create table public.ballot_lots (
  race_id uuid not null references public.races (id),
  horse_id uuid not null references public.horses (id),
  stable_id uuid not null references public.stables (id),
  turn integer not null check (turn > 0),
  runs boolean not null,
  -- The race out of which the horse was balloted last, and since when it has not run: its preference.
  missed_race_id uuid references public.races (id),
  -- Those of the entry, by which the ballot can be checked.
  nonce text not null,
  entered_at timestamptz not null,
  primary key (race_id, horse_id),
  unique (race_id, turn)
);

create index ballot_lots_out on public.ballot_lots (horse_id, entered_at desc) where not runs;
create index ballot_lots_of_stables on public.ballot_lots (stable_id, entered_at desc) where not runs;

alter table public.ballot_lots enable row level security;

create policy ballot_lots_are_public on public.ballot_lots
  for select to anon, authenticated using (true);

revoke all on table public.ballot_lots
  from public, anon, authenticated, service_role;
grant select on table public.ballot_lots
  to anon, authenticated, service_role;

-- The race out of which a horse was balloted last; null if it never was, or has run since.
create function private.missed_race(p_horse_id uuid) returns uuid
language sql stable set search_path = '' as $$
  select l.race_id
  from public.ballot_lots l
  where l.horse_id = p_horse_id and not l.runs
    and not exists (
      select from public.entries e
      where e.horse_id = p_horse_id and e.place is not null and e.entered_at > l.entered_at
    )
  order by l.entered_at desc
  limit 1
$$;

-- A race's entries in the order in which they get its places (`ballotOrder` in @furlong/game): each
-- stable's first horse before anybody's second, in each such round those with a preference first, and
-- then by lots that nobody knows who does not hold the seed. The house's horses come last, by the order
-- of the opening.
create function private.ballot_order(p_race_id uuid)
returns table (horse_id uuid, turn integer, missed_race_id uuid)
language sql stable set search_path = '' as $$
  with drawn as (
    select
      e.horse_id, e.stable_id, s.is_house,
      private.sha256_hex(x.seed || ':ballot:' || e.horse_id) collate "C" as lot,
      case when s.is_house then array_position(o.reserves, e.horse_id) end as reserve,
      case when not s.is_house then private.missed_race(e.horse_id) end as missed_race_id
    from public.entries e
    join public.stables s on s.id = e.stable_id
    join private.race_secrets x on x.race_id = e.race_id
    left join public.openings o on o.race_id = e.race_id
    where e.race_id = p_race_id
  ), rounds as (
    select d.*, case when not d.is_house then row_number() over (
      partition by d.stable_id order by d.missed_race_id is null, d.lot
    ) end as round
    from drawn d
  )
  select
    r.horse_id,
    row_number() over (
      order by r.is_house, r.round, r.missed_race_id is null, r.reserve, r.lot
    )::integer,
    r.missed_race_id
  from rounds r
$$;
