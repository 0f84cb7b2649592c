-- Championships: the standings of a season's divisions, and who won their finals. The races of one know it
-- by their terms: `RaceChampionship` in @furlong/game. A division runs forty qualifiers a season, so that
-- its table is as long as these have runners, however many horses there are.

-- Lots decide between horses that are level in everything. The season's seed is bound by its hash before
-- its first race is opened, and revealed when its first final is drawn.
create table private.championship_seasons (
  season integer primary key,
  seed_hash text not null,
  opened_at timestamptz not null,
  seed text check (seed ~ '^[0-9a-f]{64}$')
);

create table private.championship_secrets (
  season integer primary key references private.championship_seasons (season),
  seed text not null check (seed ~ '^[0-9a-f]{64}$')
);

-- One row a season, division and horse that ran in a qualifier: written by the settlement.
create table private.championship_standings (
  season integer not null,
  division text not null check (
    division in ('two-year-olds', 'three-year-olds', 'fillies-and-mares', 'sprint', 'mile', 'staying')
  ),
  horse_id uuid not null references public.horses (id),
  -- In sixtieths, which a dead heat divides without a rest.
  points integer not null check (points >= 0),
  earnings bigint not null check (earnings >= 0),
  runs integer not null check (runs > 0),
  wins integer not null,
  -- Its best place, and the off at which it first came to that.
  best_place integer not null check (best_place > 0),
  best_at timestamptz not null,
  -- It has won a race whose winner goes straight to the final.
  automatic boolean not null,
  primary key (season, division, horse_id)
);

create index championship_standings_by_points on private.championship_standings (
  season, division, points desc, earnings desc, best_place, best_at
);
create index championship_standings_of_horse on private.championship_standings (horse_id, season);

-- What a final and its consolation were drawn from: who stood how at that moment, and the order in which
-- they take the places (`championshipOrder` in @furlong/game). Then who bought the supplementary place.
create table private.championship_draws (
  season integer not null references private.championship_seasons (season),
  division text not null,
  drawn_at timestamptz not null,
  contenders jsonb not null,
  horse_order uuid[] not null,
  final_race_id uuid unique references public.races (id),
  consolation_race_id uuid unique references public.races (id),
  supplementary_id uuid references public.horses (id),
  supplementary_stable_id uuid references public.stables (id),
  -- Whole dollars, paid then.
  supplement bigint check (supplement > 0),
  supplement_at timestamptz,
  primary key (season, division),
  check (
    (supplementary_id is null) = (supplement is null)
      and (supplementary_stable_id is null) = (supplement is null)
      and (supplement_at is null) = (supplement is null)
  )
);

create table private.champions (
  season integer not null,
  division text not null,
  horse_id uuid not null references public.horses (id),
  race_id uuid not null references public.races (id),
  won_at timestamptz not null,
  primary key (season, division, horse_id)
);

create index champions_by_time on private.champions (won_at desc, horse_id desc);

-- Whom a division is for: `divisionRules` in @furlong/game.
create function private.division_rules(p_division text)
returns table (age_class text, females_only boolean, suitable_for text[])
language sql immutable set search_path = '' as $$
  select d.age_class, d.females_only, d.suitable_for
  from (values
    ('two-year-olds', '2yo', false, array['Sprint', 'Mile']),
    ('three-year-olds', '3yo', false, array['Mile', 'Middle Distance']),
    ('fillies-and-mares', '3yo+', true, array['Mile', 'Middle Distance']),
    ('sprint', '3yo+', false, array['Sprint']),
    ('mile', '3yo+', false, array['Mile']),
    ('staying', '3yo+', false, array['Middle Distance', 'Long Distance'])
  ) d (division, age_class, females_only, suitable_for)
  where d.division = p_division
$$;

-- True if a horse may run in a division's qualifiers and final of a season: `divisionsOf` in @furlong/game.
create function private.is_of_division(p_division text, p_season integer, p_horse public.horses)
returns boolean
language sql immutable set search_path = '' as $$
  select case d.age_class
      when '2yo' then aged.years = 2
      when '3yo' then aged.years = 3
      else aged.years >= 3
    end
    and p_horse.specialty = any (d.suitable_for)
    and (not d.females_only or p_horse.sex = 'female')
  from private.division_rules(p_division) d
  cross join (select p_season - p_horse.birth_season as years) aged
$$;

-- True for a final and a consolation: who runs in them follows from the points.
create function private.is_by_invitation(p_race public.races) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(p_race.championship ->> 'kind' in ('final', 'consolation'), false)
$$;

-- Binds a season to the seed of its lots. A second call changes nothing.
create function public.open_championship_season(p_season integer, p_seed text, p_at timestamptz)
returns void
language plpgsql security definer set search_path = '' as $$
begin
  p_at := private.not_ahead(p_at);
  insert into private.championship_seasons (season, seed_hash, opened_at)
  values (p_season, private.sha256_hex(concat_ws(':', 'furlong-season-1', p_season, p_seed)), p_at)
  on conflict (season) do nothing;
  if found then
    insert into private.championship_secrets (season, seed) values (p_season, p_seed);
  end if;
end
$$;

-- What binds a season's lots, and their seed once it is revealed; no row before the season's first race.
create function public.championship_season(p_season integer)
returns table (seed_hash text, opened_at timestamptz, seed text)
language sql stable security definer set search_path = '' as $$
  select s.seed_hash, s.opened_at, s.seed from private.championship_seasons s where s.season = p_season
$$;

revoke execute on function public.open_championship_season, public.championship_season
  from public, anon, authenticated, service_role;
grant execute on function public.open_championship_season to service_role;
grant execute on function public.championship_season to anon, authenticated, service_role;
