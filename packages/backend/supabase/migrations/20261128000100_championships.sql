SET local check_function_bodies = off;

DROP FUNCTION "public"."house_reserves"(uuid);

CREATE TABLE "private"."championship_draws" (
  "season"                  integer                  NOT NULL,
  "division"                text                     NOT NULL,
  "drawn_at"                timestamp with time zone NOT NULL,
  "contenders"              jsonb                    NOT NULL,
  "horse_order"             uuid[]                   NOT NULL,
  "final_race_id"           uuid,
  "consolation_race_id"     uuid,
  "supplementary_id"        uuid,
  "supplementary_stable_id" uuid,
  "supplement"              bigint,
  "supplement_at"           timestamp with time zone,
  CONSTRAINT "championship_draws_check"
    CHECK
    ((((supplementary_id IS NULL) = (supplement IS NULL)) AND ((supplementary_stable_id IS NULL) = (supplement IS NULL)) AND ((supplement_at IS NULL) = (supplement IS NULL)))),
  CONSTRAINT "championship_draws_consolation_race_id_key" UNIQUE (consolation_race_id),
  CONSTRAINT "championship_draws_final_race_id_key" UNIQUE (final_race_id),
  CONSTRAINT "championship_draws_pkey" PRIMARY KEY (season, division),
  CONSTRAINT "championship_draws_supplement_check" CHECK ((supplement > 0))
);

CREATE TABLE "private"."championship_seasons" (
  "season"    integer                  NOT NULL,
  "seed_hash" text                     NOT NULL,
  "opened_at" timestamp with time zone NOT NULL,
  "seed"      text,
  CONSTRAINT "championship_seasons_pkey" PRIMARY KEY (season),
  CONSTRAINT "championship_seasons_seed_check" CHECK ((seed ~ '^[0-9a-f]{64}$'::text))
);

CREATE TABLE "private"."championship_secrets" (
  "season" integer NOT NULL,
  "seed"   text    NOT NULL,
  CONSTRAINT "championship_secrets_pkey" PRIMARY KEY (season),
  CONSTRAINT "championship_secrets_seed_check" CHECK ((seed ~ '^[0-9a-f]{64}$'::text))
);

CREATE TABLE "private"."championship_standings" (
  "season"     integer                  NOT NULL,
  "division"   text                     NOT NULL,
  "horse_id"   uuid                     NOT NULL,
  "points"     integer                  NOT NULL,
  "earnings"   bigint                   NOT NULL,
  "runs"       integer                  NOT NULL,
  "wins"       integer                  NOT NULL,
  "best_place" integer                  NOT NULL,
  "best_at"    timestamp with time zone NOT NULL,
  "automatic"  boolean                  NOT NULL,
  CONSTRAINT "championship_standings_best_place_check" CHECK ((best_place > 0)),
  CONSTRAINT "championship_standings_division_check"
    CHECK ((division = ANY (ARRAY['two-year-olds'::text, 'three-year-olds'::text, 'fillies-and-mares'::text, 'sprint'::text, 'mile'::text, 'staying'::text]))),
  CONSTRAINT "championship_standings_earnings_check" CHECK ((earnings >= 0)),
  CONSTRAINT "championship_standings_pkey" PRIMARY KEY (season, division, horse_id),
  CONSTRAINT "championship_standings_points_check" CHECK ((points >= 0)),
  CONSTRAINT "championship_standings_runs_check" CHECK ((runs > 0))
);

CREATE TABLE "private"."champions" (
  "season"   integer                  NOT NULL,
  "division" text                     NOT NULL,
  "horse_id" uuid                     NOT NULL,
  "race_id"  uuid                     NOT NULL,
  "won_at"   timestamp with time zone NOT NULL,
  CONSTRAINT "champions_pkey" PRIMARY KEY (season, division, horse_id)
);

ALTER TABLE "public"."races"
  ADD COLUMN "championship" jsonb;

CREATE OR REPLACE FUNCTION private.champion_rows (
  p_champion private.champions
)
  RETURNS TABLE (
    season   integer,
    division text,
    race_id  uuid,
    won_at   timestamp with time zone,
    time_ms  integer,
    horse    jsonb,
    points   integer,
    runs     integer,
    wins     integer
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select
    p_champion.season, p_champion.division, p_champion.race_id, p_champion.won_at, e.time_ms,
    private.championship_horse(h, s) || jsonb_build_object('rating', e.rating_after),
    coalesce(x.points, 0), coalesce(x.runs, 0), coalesce(x.wins, 0)
  from public.entries e
  join public.horses h on h.id = e.horse_id
  join public.stables s on s.id = e.stable_id
  left join private.championship_standings x
    on x.season = p_champion.season and x.division = p_champion.division
      and x.horse_id = p_champion.horse_id
  where e.race_id = p_champion.race_id and e.horse_id = p_champion.horse_id
$function$;

CREATE OR REPLACE FUNCTION private.championship_claims (
  p_season   integer,
  p_division text
)
  RETURNS TABLE (
    turn     integer,
    horse_id uuid,
    claim    text,
    points   integer
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select
    row_number() over (
      order by c.class, case when c.class < 3 then c.rank end, h.rating desc, c.lot collate "C"
    )::integer,
    c.horse_id, (array['win', 'points', 'rating'])[c.class], c.points
  from (
    select r.*,
      case
        when r.automatic and row_number() over (partition by r.automatic order by r.rank) <= 3 then 1
        when r.points > 0 then 2
        else 3
      end as class
    from private.championship_ranking(p_season, p_division) r
  ) c
  join public.horses h on h.id = c.horse_id
$function$;

CREATE OR REPLACE FUNCTION private.championship_cut (
  p_season   integer,
  p_division text
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select points from private.championship_claims(p_season, p_division)
  where turn = 11 and claim = 'points'
$function$;

CREATE OR REPLACE FUNCTION private.championship_horse (
  p_horse  public.horses,
  p_stable public.stables
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'id', p_horse.id, 'name', p_horse.name, 'coat', p_horse.coat, 'sex', p_horse.sex,
    'birth_season', p_horse.birth_season, 'rating', p_horse.rating,
    'stable', jsonb_build_object(
      'id', p_stable.id, 'name', p_stable.name, 'owner_name', p_stable.owner_name,
      'is_house', p_stable.is_house, 'silks', p_stable.silks
    )
  )
$function$;

CREATE OR REPLACE FUNCTION private.championship_lot (
  p_season   integer,
  p_horse_id uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(
    private.sha256_hex(
      (select seed from private.championship_seasons where season = p_season) || ':' || p_horse_id
    ),
    p_horse_id::text
  )
$function$;

CREATE OR REPLACE FUNCTION private.championship_order (
  p_season   integer,
  p_division text,
  p_at       timestamp with time zone
)
  RETURNS TABLE (
    turn     integer,
    horse_id uuid,
    claim    text,
    points   integer
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with ran as materialized (
    select * from private.championship_claims(p_season, p_division)
  )
  select * from ran
  union all
  select
    ((select count(*) from ran) + row_number() over (
      order by h.rating desc, h.lot collate "C"
    ))::integer,
    h.id, 'house', 0
  from (
    select h.*, private.championship_lot(p_season, h.id) as lot
    from public.stables s
    join public.horses h on h.stable_id = s.id
    where s.is_house and h.created_at <= p_at and h.retired_at is null
      and private.is_of_division(p_division, p_season, h)
      and private.house_sends_out(h.birth_season, p_at)
      and not exists (select from ran where ran.horse_id = h.id)
    order by h.rating desc, private.championship_lot(p_season, h.id) collate "C"
    limit 48
  ) h
$function$;

CREATE OR REPLACE FUNCTION private.championship_ranking (
  p_season   integer,
  p_division text
)
  RETURNS TABLE (
    rank       integer,
    horse_id   uuid,
    points     integer,
    earnings   bigint,
    runs       integer,
    wins       integer,
    best_place integer,
    best_at    timestamp with time zone,
    automatic  boolean,
    lot        text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select
    row_number() over (
      order by s.points desc, s.earnings desc, s.best_place, s.best_at, s.lot collate "C"
    )::integer,
    s.horse_id, s.points, s.earnings, s.runs, s.wins, s.best_place, s.best_at, s.automatic, s.lot
  from (
    select x.*, private.championship_lot(x.season, x.horse_id) as lot
    from private.championship_standings x
    where x.season = p_season and x.division = p_division
  ) s
$function$;

CREATE OR REPLACE FUNCTION private.check_championships()
  RETURNS TABLE (
    invariant text,
    subject   text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with run as (
    select
      (r.championship ->> 'season')::integer as season, r.championship ->> 'division' as division,
      e.horse_id, e.prize, e.place,
      private.points_share(
        r.championship -> 'points', e.place,
        count(*) over (partition by e.race_id, e.place)::integer
      ) as points
    from public.races r
    join public.entries e on e.race_id = r.id
    where r.championship ->> 'kind' = 'qualifier' and r.status = 'finished'
  ), total as (
    select season, division, horse_id, sum(points)::integer as points, sum(prize)::bigint as earnings,
      count(*)::integer as runs, min(place) as best_place
    from run group by season, division, horse_id
  )
  select 'standings of championships are the sum of their qualifiers',
    concat_ws(' ', season, division, horse_id)
  from private.championship_standings s
  full join total t using (season, division, horse_id)
  where (s.points, s.earnings, s.runs, s.best_place)
    is distinct from (t.points, t.earnings, t.runs, t.best_place)
  union all
  select 'nobody runs in a final and its consolation', e.horse_id::text
  from private.championship_draws d
  join public.entries e on e.race_id = d.final_race_id
  join public.entries c on c.race_id = d.consolation_race_id and c.horse_id = e.horse_id
  union all
  select 'a final that was run has its champion', d.final_race_id::text
  from private.championship_draws d
  join public.races r on r.id = d.final_race_id and r.status = 'finished'
  where not exists (select from private.champions c where c.race_id = r.id)
$function$;

CREATE OR REPLACE FUNCTION private.check_everything()
  RETURNS TABLE (
    invariant text,
    subject   text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.check_ledger()
  union all select * from private.check_races()
  union all select * from private.check_horses()
  union all select * from private.check_training()
  union all select * from private.check_standings()
  union all select * from private.check_courses()
  union all select * from private.check_equipment()
  union all select * from private.check_boxes()
  union all select * from private.check_sales()
  union all select * from private.check_championships()
$function$;

CREATE OR REPLACE FUNCTION private.check_races()
  RETURNS TABLE (
    invariant text,
    subject   text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.count_championship (
  p_race public.races
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.division_rules (
  p_division text
)
  RETURNS TABLE (
    age_class    text,
    females_only boolean,
    suitable_for text[]
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.enter (
  p_race_id     uuid,
  p_horse_id    uuid,
  p_stable_id   uuid,
  p_nonce       text,
  p_from_wallet bigint,
  p_request_id  uuid,
  p_at          timestamp with time zone
)
  RETURNS public.entries
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_race public.races;
  v_horse public.horses;
  v_stable public.stables;
  v_entry public.entries;
  v_at timestamptz;
  v_may_run_at timestamptz;
begin
  select * into v_race from public.races where id = p_race_id for no key update;
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  select * into v_stable from public.stables where id = v_horse.stable_id;
  v_at := coalesce(p_at, clock_timestamp());
  -- Of a horse at work counts what its session leaves.
  v_may_run_at := private.may_run_at(
    coalesce(v_horse.energy_after_work, v_horse.energy),
    coalesce(v_horse.at_work_until, v_horse.condition_at)
  );

  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif p_stable_id <> v_stable.id then
    perform private.refuse('horse_not_yours');
  elsif v_horse.retired_at is not null then
    perform private.refuse('horse_retired');
  elsif v_race.id is null then
    perform private.refuse('race_not_found');
  elsif v_race.status <> 'open' or v_at >= v_race.closes_at
    or v_race.balloted_at is not null
  then
    perform private.refuse('race_closed');
  elsif exists (select from public.entries where race_id = p_race_id and horse_id = p_horse_id) then
    perform private.refuse('already_entered');
  elsif private.is_engaged(p_horse_id) then
    perform private.refuse('horse_engaged');
  elsif private.withdrawn_often(p_horse_id, v_at) then
    perform private.refuse('withdrawn_often');
  elsif private.is_for_sale(p_horse_id) then
    perform private.refuse('horse_for_sale');
  elsif v_horse.at_work_until > v_race.closes_at then
    perform private.refuse(
      'horse_not_back',
      to_char(v_horse.at_work_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    );
  elsif not v_horse.specialty = any (v_race.suitable_for) then
    perform private.refuse('horse_unsuitable');
  elsif not private.meets_conditions(v_race, v_horse) then
    perform private.refuse('conditions_not_met');
  elsif v_race.novice_stables_only and not v_stable.is_house
    and v_stable.created_at < v_at - interval '28 days'
  then
    perform private.refuse('novice_stables_only');
  elsif private.is_by_invitation(v_race) and not private.is_invited(v_race, p_horse_id) then
    perform private.refuse('not_invited');
  elsif v_race.off_at < v_may_run_at and not v_stable.is_house then
    perform private.refuse(
      'horse_too_tired',
      to_char(v_may_run_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    );
  elsif private.is_full(v_race, v_stable.is_house) then
    perform private.refuse('race_full');
  elsif v_race.entry_fee > 0 and not v_stable.is_house and not private.raise_credits(
    v_stable.id, v_race.entry_fee, p_from_wallet, array[private.pool_of(p_race_id)], p_request_id,
    v_at
  ) then
    perform private.refuse('too_few_credits');
  end if;

  v_entry := private.write_entry(
    v_race, v_horse, v_stable.is_house, p_nonce, p_request_id, v_at
  );
  if v_entry.id is null then
    perform private.refuse('horse_engaged');
  end if;
  return v_entry;
end
$function$;

CREATE OR REPLACE FUNCTION private.invite (
  p_race public.races
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_final constant boolean := p_race.championship ->> 'kind' = 'final';
  v_order uuid[];
begin
  update private.championship_draws
  set final_race_id = case when v_final then p_race.id else final_race_id end,
    consolation_race_id = case when v_final then consolation_race_id else p_race.id end
  where season = (p_race.championship ->> 'season')::integer
    and division = p_race.championship ->> 'division'
  returning horse_order into v_order;
  if v_order is null then
    perform private.refuse('bad_request', 'a final is opened once it is drawn');
  end if;
  return case when v_final then v_order else v_order[12:] end;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_by_invitation (
  p_race public.races
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce(p_race.championship ->> 'kind' in ('final', 'consolation'), false)
$function$;

CREATE OR REPLACE FUNCTION private.is_invited (
  p_race     public.races,
  p_horse_id uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select exists (
    select from public.openings o
    join private.championship_draws d on p_race.id in (d.final_race_id, d.consolation_race_id)
    where o.race_id = p_race.id and (
      p_horse_id = any (o.reserves[1:case when d.final_race_id = p_race.id then 11 else 12 end])
      or (d.final_race_id = p_race.id and d.supplementary_id = p_horse_id)
    )
  ) and not exists (
    select from public.entries
    where race_id = private.sibling_of(p_race.id) and horse_id = p_horse_id
  )
$function$;

CREATE OR REPLACE FUNCTION private.is_of_division (
  p_division text,
  p_season   integer,
  p_horse    public.horses
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case d.age_class
      when '2yo' then aged.years = 2
      when '3yo' then aged.years = 3
      else aged.years >= 3
    end
    and p_horse.specialty = any (d.suitable_for)
    and (not d.females_only or p_horse.sex = 'female')
  from private.division_rules(p_division) d
  cross join (select p_season - p_horse.birth_season as years) aged
$function$;

CREATE OR REPLACE FUNCTION private.lock_final_and_consolation (
  p_race_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select from public.races
  where id in (
    select unnest(array[final_race_id, consolation_race_id]) from private.championship_draws
    where final_race_id = p_race_id or consolation_race_id = p_race_id
  )
  order by id for no key update
$function$;

CREATE OR REPLACE FUNCTION private.may_be_drawn (
  p_race     public.races,
  p_horse    public.horses,
  p_is_house boolean
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select p_horse.retired_at is null
    and coalesce(p_horse.at_work_until <= p_race.closes_at, true)
    and (
      p_is_house or p_race.off_at >= private.may_run_at(
        coalesce(p_horse.energy_after_work, p_horse.energy),
        coalesce(p_horse.at_work_until, p_horse.condition_at)
      )
    )
    and private.meets_conditions(p_race, p_horse)
    and not private.is_for_sale(p_horse.id)
    and not exists (
      select from public.activities a
      where a.race_id = p_race.id and a.horse_id = p_horse.id and a.stable_id = p_horse.stable_id
        and a.type = 'race_withdrawal'
    )
$function$;

CREATE OR REPLACE FUNCTION private.meets_conditions (
  p_race  public.races,
  p_horse public.horses
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case p_race.age_class
      when '2yo' then aged.years = 2
      when '3yo' then aged.years = 3
      when '3yo+' then aged.years >= 3
      when '4yo+' then aged.years >= 4
    end
    and p_horse.rating >= coalesce(p_race.min_rating, 0)
    and p_horse.rating <= coalesce(p_race.max_rating, 140)
    and (p_race.grade <> 'Maiden' or p_horse.wins = 0)
    and (
      p_race.championship ->> 'division' is distinct from 'fillies-and-mares'
      or p_horse.sex = 'female'
    )
  from (select private.season_at(p_race.off_at) - p_horse.birth_season as years) aged
$function$;

CREATE OR REPLACE FUNCTION private.points_share (
  p_points jsonb,
  p_place  integer,
  p_tied   integer
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select (60 * coalesce(sum(offered.points::integer), 0) / p_tied)::integer
  from jsonb_array_elements_text(p_points) with ordinality offered (points, position)
  where offered.position between p_place and p_place + p_tied - 1
$function$;

CREATE OR REPLACE FUNCTION private.refund_supplement (
  p_race public.races,
  p_at   timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_draw private.championship_draws;
begin
  select * into v_draw from private.championship_draws
  where final_race_id = p_race.id and supplement is not null;
  if found then
    perform private.refund(
      'entry_refund', null, p_at, private.pool_of(p_race.id),
      array[v_draw.supplementary_stable_id], array[v_draw.supplement], array[v_draw.supplement_at]
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse (
  p_code   text,
  p_detail text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_status text := case p_code
    when 'not_signed_in' then '401'
    when 'horse_not_yours' then '403'
    when 'no_stable' then '404'
    when 'race_not_found' then '404'
    when 'horse_not_found' then '404'
    when 'not_entered' then '404'
    when 'programme_not_found' then '404'
    when 'bad_request' then '400'
    when 'stable_name_invalid' then '400'
    when 'not_auto_training' then '404'
    when 'budget_too_small' then '422'
    when 'group_not_found' then '404'
    when 'horse_name_invalid' then '400'
    when 'group_name_invalid' then '400'
    when 'note_too_long' then '400'
    when 'horse_unsuitable' then '422'
    when 'conditions_not_met' then '422'
    when 'novice_stables_only' then '422'
    when 'not_invited' then '422'
    when 'not_a_final' then '422'
    when 'price_out_of_bounds' then '422'
    else '409'
  end;
begin
  raise exception using
    errcode = 'PT' || v_status,
    message = replace(p_code, '_', ' '),
    detail = coalesce(p_detail, ''),
    hint = p_code;
end
$function$;

CREATE OR REPLACE FUNCTION private.sibling_of (
  p_race_id uuid
)
  RETURNS uuid
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case when final_race_id = p_race_id then consolation_race_id else final_race_id end
  from private.championship_draws
  where final_race_id = p_race_id or consolation_race_id = p_race_id
$function$;

CREATE OR REPLACE FUNCTION private.step_up (
  p_consolation_id uuid,
  p_horse_id       uuid,
  p_is_house       boolean
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  delete from public.entries where race_id = p_consolation_id and horse_id = p_horse_id;
  delete from private.engagements where race_id = p_consolation_id and horse_id = p_horse_id;
  update public.races
  set entries_count = entries_count - 1, house_count = house_count - p_is_house::integer
  where id = p_consolation_id
$function$;

CREATE OR REPLACE FUNCTION private.suits (
  p_race       public.races,
  p_horse      public.horses,
  p_founded_at timestamp with time zone,
  p_at         timestamp with time zone
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select p_horse.specialty = any (p_race.suitable_for)
    and private.meets_conditions(p_race, p_horse)
    and not private.is_by_invitation(p_race)
    and not (p_race.novice_stables_only and p_founded_at < p_at - interval '28 days')
$function$;

CREATE OR REPLACE FUNCTION private.take_finalists (
  p_race    public.races,
  p_invited integer,
  p_at      timestamp with time zone
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_sibling constant uuid := private.sibling_of(p_race.id);
  v_final constant boolean := p_race.championship ->> 'kind' = 'final';
  v_order uuid[];
  v_seed text;
  v_id uuid;
  v_horse public.horses;
  v_house boolean;
  v_engaged uuid;
  v_places integer := p_race.max_entries - p_race.entries_count;
  v_entered integer := 0;
begin
  select o.reserves[1:coalesce(p_invited, cardinality(o.reserves))], s.seed into v_order, v_seed
  from public.openings o
  join private.race_secrets s on s.race_id = o.race_id
  where o.race_id = p_race.id;
  perform from public.horses where id = any (v_order) order by id for no key update;
  foreach v_id in array v_order loop
    exit when v_places <= v_entered;
    select * into v_horse from public.horses where id = v_id;
    select is_house into v_house from public.stables where id = v_horse.stable_id;
    v_engaged := (select race_id from private.engagements where horse_id = v_id);
    continue when not private.may_be_drawn(p_race, v_horse, v_house)
      or (v_engaged is not null and (not v_final or v_engaged is distinct from v_sibling))
      or (not v_final and exists (
        select from public.entries where race_id = v_sibling and horse_id = v_id
      ));
    if v_engaged is not null then
      perform private.step_up(v_sibling, v_id, v_house);
    end if;
    v_entered := v_entered + ((private.write_entry(
      p_race, v_horse, v_house, private.sha256_hex(v_seed || ':nonce:' || v_id), null, p_at
    )).id is not null)::integer;
  end loop;
  return v_entered;
end
$function$;

CREATE OR REPLACE FUNCTION public.champions (
  p_before_at timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id uuid                     DEFAULT NULL::uuid,
  p_limit     integer                  DEFAULT 20
)
  RETURNS TABLE (
    season   integer,
    division text,
    race_id  uuid,
    won_at   timestamp with time zone,
    time_ms  integer,
    horse    jsonb,
    points   integer,
    runs     integer,
    wins     integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select r.*
  from (
    select c as champion, c.won_at, c.horse_id from private.champions c
    where p_before_at is null or (c.won_at, c.horse_id) < (p_before_at, p_before_id)
    order by c.won_at desc, c.horse_id desc
    limit private.page_size(p_limit)
  ) c
  cross join lateral private.champion_rows(c.champion) r
  order by c.won_at desc, c.horse_id desc
$function$;

REVOKE ALL ON FUNCTION "public"."champions"(timestamp WITH time zone, uuid, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.champions_of (
  p_season   integer,
  p_division text
)
  RETURNS TABLE (
    season   integer,
    division text,
    race_id  uuid,
    won_at   timestamp with time zone,
    time_ms  integer,
    horse    jsonb,
    points   integer,
    runs     integer,
    wins     integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select r.*
  from private.champions c
  cross join lateral private.champion_rows(c) r
  where c.season = p_season and c.division = p_division
  order by c.horse_id
$function$;

REVOKE ALL ON FUNCTION "public"."champions_of"(integer, text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.championship_divisions (
  p_season integer
)
  RETURNS TABLE (
    division            text,
    qualifiers_run      integer,
    contenders          integer,
    leader              jsonb,
    cut_points          integer,
    next_race           jsonb,
    final_race_id       uuid,
    consolation_race_id uuid,
    purse               bigint,
    drawn_at            timestamp with time zone,
    supplementary_id    uuid,
    champion            jsonb
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    v.division, ran.qualifiers, stood.horses,
    (select to_jsonb(t) from public.championship_table(p_season, v.division, 0, 1) t),
    private.championship_cut(p_season, v.division),
    (
      select jsonb_build_object('id', r.id, 'name', r.name, 'off_at', r.off_at)
      from public.races r
      where r.championship is not null and (r.championship ->> 'season')::integer = p_season
        and r.championship ->> 'division' = v.division and r.status in ('open', 'closed', 'running')
      order by r.off_at limit 1
    ),
    d.final_race_id, d.consolation_race_id, f.purse, d.drawn_at, d.supplementary_id,
    (
      select private.championship_horse(h, s)
      from private.champions c
      join public.horses h on h.id = c.horse_id
      join public.entries e on e.race_id = c.race_id and e.horse_id = c.horse_id
      join public.stables s on s.id = e.stable_id
      where c.season = p_season and c.division = v.division
      order by c.horse_id limit 1
    )
  from unnest(array[
    'two-year-olds', 'three-year-olds', 'fillies-and-mares', 'sprint', 'mile', 'staying'
  ]) with ordinality v (division, place)
  cross join lateral (
    select count(*)::integer as qualifiers
    from public.races r
    where r.championship is not null and (r.championship ->> 'season')::integer = p_season
      and r.championship ->> 'division' = v.division and r.status = 'finished'
      and r.championship ->> 'kind' = 'qualifier'
  ) ran
  cross join lateral (
    select count(*)::integer as horses from private.championship_standings x
    where x.season = p_season and x.division = v.division
  ) stood
  left join private.championship_draws d on d.season = p_season and d.division = v.division
  left join public.races f on f.id = d.final_race_id
  order by v.place
$function$;

REVOKE ALL ON FUNCTION "public"."championship_divisions"(integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.championship_draw (
  p_race_id uuid
)
  RETURNS TABLE (
    season      integer,
    division    text,
    seed        text,
    seed_hash   text,
    contenders  jsonb,
    horse_order uuid[]
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select d.season, d.division, s.seed, s.seed_hash, d.contenders, d.horse_order
  from private.championship_draws d
  join private.championship_seasons s on s.season = d.season
  where p_race_id in (d.final_race_id, d.consolation_race_id)
$function$;

REVOKE ALL ON FUNCTION "public"."championship_draw"(uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.championship_field (
  p_season   integer,
  p_division text
)
  RETURNS TABLE (
    field  text,
    place  integer,
    claim  text,
    points integer,
    horse  jsonb
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with draw as materialized (
    select * from private.championship_draws where season = p_season and division = p_division
  ), claims as materialized (
    select o.turn, o.horse_id, o.claim, o.points
    from private.championship_order(p_season, p_division, now()) o
    where not exists (select from draw)
    union all
    select c.turn::integer, (c.claimed ->> 'horse_id')::uuid, c.claimed ->> 'claim',
      (c.claimed ->> 'points')::integer
    from draw, jsonb_array_elements(draw.contenders) with ordinality c (claimed, turn)
  ), runners as (
    select case when c.turn <= 12 then 'final' else 'consolation' end as field, c.turn, c.horse_id
    from claims c
    where c.turn <= 24 and not exists (select from draw)
    union all
    select case when e.race_id = d.final_race_id then 'final' else 'consolation' end,
      coalesce(c.turn, 1000), e.horse_id
    from draw d
    join public.entries e on e.race_id in (d.final_race_id, d.consolation_race_id)
    left join claims c on c.horse_id = e.horse_id
  )
  select r.field,
    (row_number() over (partition by r.field order by r.turn, r.horse_id))::integer,
    coalesce(c.claim, 'supplementary'), coalesce(c.points, 0), private.championship_horse(h, s)
  from runners r
  left join claims c on c.horse_id = r.horse_id
  join public.horses h on h.id = r.horse_id
  join public.stables s on s.id = h.stable_id
  order by r.field desc, 2
$function$;

REVOKE ALL ON FUNCTION "public"."championship_field"(integer, text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.championship_road (
  p_season   integer,
  p_division text
)
  RETURNS TABLE (
    race_id uuid,
    status  text,
    off_at  timestamp with time zone,
    kind    text,
    winners jsonb
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select r.id, r.status, r.off_at, r.championship ->> 'kind', coalesce(won.winners, '[]')
  from public.races r
  cross join lateral (
    select jsonb_agg(
      jsonb_build_object(
        'horse', private.championship_horse(h, s),
        'points', private.points_share(r.championship -> 'points', 1, w.tied)
      ) order by w.horse_id
    ) as winners
    from (
      select e.horse_id, e.stable_id, count(*) over ()::integer as tied
      from public.entries e
      where e.race_id = r.id and e.place = 1
    ) w
    join public.horses h on h.id = w.horse_id
    join public.stables s on s.id = w.stable_id
  ) won
  where r.championship is not null and (r.championship ->> 'season')::integer = p_season
    and r.championship ->> 'division' = p_division
  order by r.off_at, r.status = 'void', r.id
  limit 100
$function$;

REVOKE ALL ON FUNCTION "public"."championship_road"(integer, text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.championship_season (
  p_season integer
)
  RETURNS TABLE (
    seed_hash text,
    opened_at timestamp with time zone,
    seed      text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select s.seed_hash, s.opened_at, s.seed from private.championship_seasons s where s.season = p_season
$function$;

REVOKE ALL ON FUNCTION "public"."championship_season"(integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.championship_table (
  p_season     integer,
  p_division   text,
  p_after_rank integer DEFAULT 0,
  p_limit      integer DEFAULT 100
)
  RETURNS TABLE (
    rank          integer,
    points        integer,
    earnings      bigint,
    runs          integer,
    wins          integer,
    best_place    integer,
    automatic     boolean,
    supplementary boolean,
    horse         jsonb
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    r.rank, r.points, r.earnings, r.runs, r.wins, r.best_place, r.automatic,
    coalesce(r.horse_id = d.supplementary_id, false), private.championship_horse(h, s)
  from private.championship_ranking(p_season, p_division) r
  join public.horses h on h.id = r.horse_id
  join public.stables s on s.id = h.stable_id
  left join private.championship_draws d on d.season = p_season and d.division = p_division
  where r.rank > p_after_rank
  order by r.rank
  limit private.page_size(p_limit)
$function$;

REVOKE ALL ON FUNCTION "public"."championship_table"(integer, text, integer, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.draw_championship (
  p_season   integer,
  p_division text,
  p_at       timestamp with time zone
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  p_at := private.not_ahead(p_at);
  if exists (
    select from private.championship_draws where season = p_season and division = p_division
  ) then
    return true;
  elsif exists (
    select from public.races r
    where r.championship is not null and (r.championship ->> 'season')::integer = p_season
      and r.championship ->> 'kind' = 'qualifier' and r.status in ('open', 'closed', 'running')
  ) then
    return false;
  end if;
  update private.championship_seasons s set seed = x.seed
  from private.championship_secrets x
  where s.season = p_season and x.season = s.season and s.seed is null;
  insert into private.championship_draws (season, division, drawn_at, contenders, horse_order)
  select p_season, p_division, p_at,
    jsonb_agg(
      jsonb_build_object(
        'horse_id', o.horse_id, 'claim', o.claim, 'points', o.points,
        'earnings', coalesce(s.earnings, 0), 'best_place', s.best_place,
        'best_at', round(extract(epoch from s.best_at) * 1000)::bigint,
        'automatic', coalesce(s.automatic, false), 'rating', h.rating
      ) order by o.turn
    ),
    array_agg(o.horse_id order by o.turn)
  from private.championship_order(p_season, p_division, p_at) o
  join public.horses h on h.id = o.horse_id
  left join private.championship_standings s
    on s.season = p_season and s.division = p_division and s.horse_id = o.horse_id
  having count(*) > 0
  on conflict (season, division) do nothing;
  return exists (
    select from private.championship_draws where season = p_season and division = p_division
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."draw_championship"(integer, text, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.enter_supplementary (
  p_race_id     uuid,
  p_horse_id    uuid,
  p_request_id  uuid,
  p_from_wallet bigint DEFAULT 0
)
  RETURNS public.entries
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_stable_id uuid;
  v_race public.races;
  v_entry public.entries;
  v_answer jsonb;
  v_fee bigint;
begin
  perform private.player();
  if p_race_id is null or p_horse_id is null or p_request_id is null
    or (p_from_wallet >= 0) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'enter_supplementary',
    concat_ws(' ', p_race_id, p_horse_id, nullif(p_from_wallet, 0))
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.entries, v_answer);
  end if;

  v_stable_id := private.own_stable();
  v_race := private.lock_race(p_race_id);
  if (v_race.championship ->> 'kind' = 'final') is not true then
    perform private.refuse('not_a_final');
  elsif v_race.status <> 'open' then
    perform private.refuse('race_closed');
  end if;
  -- Five percent of the purse: `supplementaryFee` in @furlong/game.
  v_fee := (v_race.purse * 5 + 99) / 100;
  update private.championship_draws
  set supplementary_id = p_horse_id, supplementary_stable_id = v_stable_id, supplement = v_fee,
    supplement_at = clock_timestamp()
  where final_race_id = p_race_id and supplement is null
    and exists (select from public.horses where id = p_horse_id);
  if not found then
    perform private.refuse(case
      when exists (select from public.horses where id = p_horse_id) then 'supplement_taken'
      else 'horse_not_found'
    end);
  end if;
  v_entry := private.enter(
    p_race_id, p_horse_id, v_stable_id, p_request_id::text, 0, p_request_id, null
  );
  if not private.raise_credits(
    v_stable_id, v_fee, p_from_wallet, array[private.pool_of(p_race_id)], p_request_id,
    v_entry.entered_at
  ) then
    perform private.refuse('too_few_credits');
  end if;
  perform private.post(
    'entry_fee', p_request_id, v_entry.entered_at,
    array[private.wallet_of(v_stable_id, 'credits'), private.pool_of(p_race_id)],
    array[-v_fee, v_fee]
  );
  update public.races set purse = purse + v_fee where id = p_race_id;
  perform private.keep_answer(p_request_id, to_jsonb(v_entry));
  return v_entry;
end
$function$;

REVOKE ALL ON FUNCTION "public"."enter_supplementary"(uuid, uuid, uuid, bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.fill_race (
  p_race_id uuid,
  p_target  integer,
  p_at      timestamp with time zone
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_race public.races;
begin
  p_at := private.not_ahead(p_at);
  perform private.lock_final_and_consolation(p_race_id);
  v_race := private.lock_race(p_race_id);
  if v_race.status <> 'open' then
    perform private.refuse('race_closed');
  elsif private.is_by_invitation(v_race) then
    return private.take_finalists(v_race, null, p_at);
  end if;
  return private.take_reserves(v_race, p_target, p_at);
end
$function$;

CREATE OR REPLACE FUNCTION public.house_reserves (
  p_race_id uuid
)
  RETURNS TABLE (
    horse_id      uuid,
    sex           text,
    specialty     text,
    birth_season  integer,
    rating        integer,
    registered_at timestamp with time zone,
    first_won_at  timestamp with time zone,
    engagements   jsonb
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    h.id, h.sex, h.specialty, h.birth_season, h.rating, h.created_at,
    case when h.wins > 0 then (
      select min(w.settled_at)
      from public.entries e join public.races w on w.id = e.race_id
      where e.horse_id = h.id and e.place = 1
    ) end,
    (
      select coalesce(jsonb_agg(
        jsonb_build_object('from', e.entered_at, 'until', e.settled_at) order by e.entered_at
      ), '[]')
      from (
        select n.race_id, n.entered_at, x.settled_at
        from public.entries n join public.races x on x.id = n.race_id
        where n.horse_id = h.id
        union all
        select l.race_id, l.entered_at, x.balloted_at
        from public.ballot_lots l join public.races x on x.id = l.race_id
        where l.horse_id = h.id and not l.runs
      ) e
      where e.race_id <> r.id
        and e.entered_at > o.opened_at - interval '3 days'
        and e.entered_at <= coalesce(r.closed_at, r.settled_at, r.closes_at) + interval '1 minute'
        and coalesce(e.settled_at, 'infinity') >= o.opened_at - interval '1 minute'
    )
  from public.races r
  join public.openings o on o.race_id = r.id
  join public.horses h on h.specialty = any (r.suitable_for)
  join public.stables s on s.id = h.stable_id and s.is_house
  where r.id = p_race_id
    -- Races that were opened before the house retired its horses had older ones among their reserves.
    and (private.house_sends_out(h.birth_season, r.off_at) or h.id = any (o.reserves))
    and h.rating between coalesce(r.min_rating, 0) and coalesce(r.max_rating, 140)
  order by h.id
$function$;

CREATE OR REPLACE FUNCTION public.my_championship_horses (
  p_season integer
)
  RETURNS TABLE (
    division      text,
    horse         jsonb,
    rank          integer,
    points        integer,
    earnings      bigint,
    best_place    integer,
    automatic     boolean,
    supplementary boolean,
    cut_points    integer,
    is_in         boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_stable_id constant uuid := private.own_stable();
begin
  return query
    select
      v.division, private.championship_horse(h, s) - 'stable', r.rank, coalesce(r.points, 0),
      coalesce(r.earnings, 0), r.best_place, coalesce(r.automatic, false),
      coalesce(h.id = d.supplementary_id, false), cut.points,
      coalesce(c.turn <= 11 and c.claim in ('win', 'points'), false)
        or coalesce(h.id = d.supplementary_id, false)
    from unnest(array[
      'two-year-olds', 'three-year-olds', 'fillies-and-mares', 'sprint', 'mile', 'staying'
    ]) with ordinality v (division, place)
    cross join lateral (select private.championship_cut(p_season, v.division) as points) cut
    join public.horses h on h.stable_id = v_stable_id and h.retired_at is null
      and private.is_of_division(v.division, p_season, h)
    join public.stables s on s.id = h.stable_id
    left join private.championship_ranking(p_season, v.division) r on r.horse_id = h.id
    left join private.championship_claims(p_season, v.division) c on c.horse_id = h.id
    left join private.championship_draws d on d.season = p_season and d.division = v.division
    order by v.place, r.rank, h.name
    limit 600;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_championship_horses"(integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.open_championship_season (
  p_season integer,
  p_seed   text,
  p_at     timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  p_at := private.not_ahead(p_at);
  insert into private.championship_seasons (season, seed_hash, opened_at)
  values (p_season, private.sha256_hex(concat_ws(':', 'furlong-season-1', p_season, p_seed)), p_at)
  on conflict (season) do nothing;
  if found then
    insert into private.championship_secrets (season, seed) values (p_season, p_seed);
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."open_championship_season"(integer, text, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.open_race (
  p_slot                text,
  p_name                text,
  p_track_id            text,
  p_distance            integer,
  p_surface             text,
  p_going               integer,
  p_grade               text,
  p_age_class           text,
  p_conditions          text,
  p_suitable_for        text[],
  p_purse               bigint,
  p_entry_fee           bigint,
  p_novice_stables_only boolean,
  p_max_entries         integer,
  p_off_at              timestamp with time zone,
  p_closes_at           timestamp with time zone,
  p_seed                text,
  p_engine              text,
  p_terms               text,
  p_opening_field       integer,
  p_at                  timestamp with time zone,
  p_min_rating          integer                  DEFAULT NULL::integer,
  p_max_rating          integer                  DEFAULT NULL::integer
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_race public.races;
  v_reserves uuid[];
begin
  p_at := private.not_ahead(p_at);
  if p_at is null or p_closes_at <= p_at then
    perform private.refuse('bad_request', 'entries close after the race is opened');
  end if;
  insert into public.races (
    slot, name, track_id, distance, surface, going, grade, age_class, conditions, suitable_for,
    purse, entry_fee, min_rating, max_rating, novice_stables_only, max_entries, off_at, closes_at,
    engine, rules, seed_hash, championship
  ) values (
    p_slot, p_name, p_track_id, p_distance, p_surface, p_going, p_grade, p_age_class, p_conditions,
    p_suitable_for,
    private.purse_at(p_purse, p_entry_fee, private.prize_subsidy(private.week_at(p_at))), p_entry_fee,
    p_min_rating, p_max_rating, p_novice_stables_only, p_max_entries,
    p_off_at, p_closes_at, p_engine, 'furlong-race-2', '',
    nullif(p_terms::jsonb -> 'championship', 'null')
  )
  on conflict (slot) do nothing
  returning * into v_race;
  if not found then
    return null;
  end if;
  v_reserves := case
    when private.is_by_invitation(v_race) then private.invite(v_race)
    else private.reserves_of(v_race, p_at)
  end;
  update public.races
  set seed_hash = private.sha256_hex(
    concat_ws(':', 'furlong-race-2', id, p_seed, p_terms, array_to_string(v_reserves, ','))
  )
  where id = v_race.id
  returning * into v_race;
  insert into public.openings (race_id, opened_at, terms, reserves)
  values (v_race.id, p_at, p_terms, v_reserves);
  insert into private.race_secrets (race_id, seed) values (v_race.id, p_seed);
  insert into private.accounts (kind, race_id) values ('pool', v_race.id);
  if private.is_by_invitation(v_race) then
    perform private.take_finalists(v_race, p_opening_field, p_at);
  else
    perform private.take_reserves(v_race, p_opening_field, p_at);
  end if;
  return v_race.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.programme_ahead()
  RETURNS TABLE (
    open_until    timestamp with time zone,
    every_minutes integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select max(r.off_at),
    (extract(epoch from min(r.gap) filter (where r.gap >= interval '1 minute')) / 60)::integer
  from (
    select off_at, off_at - lag(off_at) over (order by off_at) as gap
    from public.races
    where status in ('open', 'closed', 'running') and championship is null
  ) r
$function$;

CREATE OR REPLACE FUNCTION public.settle_race (
  p_race_id     uuid,
  p_horse_ids   uuid[],
  p_places      integer[],
  p_times_ms    integer[],
  p_prizes      bigint[],
  p_ratings     integer[],
  p_conditions  integer[],
  p_energies    integer[],
  p_overreached uuid[],
  p_checksum    text,
  p_at          timestamp with time zone
)
  RETURNS public.races
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_race public.races;
begin
  p_at := private.not_ahead(p_at);
  v_race := private.lock_race(p_race_id);
  if v_race.status = 'finished' then
    return v_race;
  elsif v_race.status <> 'running' then
    perform private.refuse('bad_request', 'the race was not started');
  elsif p_at is null or p_at < v_race.finishes_at then
    perform private.refuse('bad_request', 'the last runner has not passed the post');
  elsif p_checksum is distinct from v_race.checksum then
    perform private.refuse('bad_request', 'the result is not that of the race as it was started');
  elsif not private.is_field(p_race_id, p_horse_ids)
    or not private.same_length(
      v_race.entries_count, cardinality(p_places), cardinality(p_times_ms),
      cardinality(p_prizes), cardinality(p_ratings), cardinality(p_conditions),
      cardinality(p_energies)
    )
  then
    perform private.refuse('bad_request', 'the lists are not the frozen field');
  elsif exists (
    select from unnest(p_places, p_times_ms, p_prizes) as result (place, time_ms, prize)
    where (place between 1 and v_race.entries_count and time_ms > 0 and prize >= 0) is not true
  ) or v_race.purse <> (select sum(prize) from unnest(p_prizes) prize) or p_overreached is null
    or v_race.finishes_at < v_race.off_at
      + (select max(time_ms) from unnest(p_times_ms) time_ms) * interval '1 millisecond'
  then
    perform private.refuse('bad_request', 'places, times, or prizes that do not share the purse');
  end if;

  perform from public.horses where id = any (p_horse_ids) order by id for no key update;
  perform private.lock_entries(p_race_id);

  update public.entries e
  set place = f.place, time_ms = f.time_ms, prize = f.prize,
    rating_before = h.rating, rating_after = f.rating, condition_after = f.condition
  from unnest(p_horse_ids, p_places, p_times_ms, p_prizes, p_ratings, p_conditions)
      as f (horse_id, place, time_ms, prize, rating, condition)
  join public.horses h on h.id = f.horse_id
  where e.race_id = p_race_id and e.horse_id = f.horse_id;

  -- House horses are always sent out the same, so that they can run every few minutes.
  update public.horses h
  set runs = h.runs + 1,
    wins = h.wins + (f.place = 1)::integer,
    places = h.places + (f.place <= 3)::integer,
    earnings = h.earnings + f.prize,
    form = right(h.form || case when f.place = 1 then 'W' else 'L' end, 10),
    figures = right(h.figures || case when f.place <= 9 then f.place else 0 end, 10),
    rating = f.rating,
    condition = case when s.is_house then 85 else f.condition end,
    energy = case when s.is_house then 85 else f.energy end,
    overreached = h.id = any (p_overreached) and not s.is_house,
    condition_at = p_at,
    last_run_at = v_race.off_at
  from unnest(p_horse_ids, p_places, p_prizes, p_ratings, p_conditions, p_energies)
      as f (horse_id, place, prize, rating, condition, energy), public.stables s
  where h.id = f.horse_id and s.id = h.stable_id;

  perform private.note_jockeys(p_race_id);
  perform private.wear_equipment(p_horse_ids, p_at);
  perform private.count_results(p_race_id);
  perform private.count_course(p_race_id);
  perform private.count_championship(v_race);
  perform private.pay_prizes(v_race, p_at);

  insert into public.activities (stable_id, horse_id, race_id, type, place, prize, at)
  select e.stable_id, e.horse_id, e.race_id, 'race_result', e.place, e.prize, p_at
  from public.entries e
  join public.stables s on s.id = e.stable_id and not s.is_house
  where e.race_id = p_race_id;

  perform private.release_race(p_race_id);
  update public.races set status = 'finished', settled_at = p_at where id = p_race_id
  returning * into v_race;
  return v_race;
end
$function$;

CREATE OR REPLACE FUNCTION public.void_race (
  p_race_id          uuid,
  p_reason           text,
  p_at               timestamp with time zone,
  p_beacon_signature text                     DEFAULT NULL::text
)
  RETURNS public.races
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_race public.races;
  v_stable_ids uuid[];
  v_paid_at timestamptz[];
begin
  p_at := private.not_ahead(p_at);
  v_race := private.lock_race(p_race_id);
  if v_race.status = 'void' then
    return v_race;
  elsif v_race.status = 'finished' then
    perform private.refuse('race_closed');
  elsif p_reason is null or p_at is null then
    perform private.refuse('bad_request', 'a race is called off for a reason');
  end if;

  select array_agg(s.id), array_agg(e.entered_at)
  into v_stable_ids, v_paid_at
  from public.entries e
  join public.stables s on s.id = e.stable_id and not s.is_house
  where e.race_id = p_race_id;
  perform private.refund_fees(v_race, v_stable_ids, v_paid_at, p_at);
  perform private.refund_supplement(v_race, p_at);

  insert into public.activities (stable_id, horse_id, race_id, type, at)
  select e.stable_id, e.horse_id, e.race_id, 'race_void', p_at
  from public.entries e
  join public.stables s on s.id = e.stable_id and not s.is_house
  where e.race_id = p_race_id;

  perform private.release_race(p_race_id);
  update public.races r
  set status = 'void', void_reason = p_reason, settled_at = p_at, seed = s.seed, salt = s.salt,
    beacon_signature = coalesce(r.beacon_signature, p_beacon_signature)
  from private.race_secrets s
  where r.id = p_race_id and s.race_id = r.id
  returning r.* into v_race;
  return v_race;
end
$function$;

ALTER TABLE "private"."champions"
  ADD CONSTRAINT "champions_horse_id_fkey" FOREIGN KEY (horse_id) REFERENCES public.horses(id);

ALTER TABLE "private"."champions"
  ADD CONSTRAINT "champions_race_id_fkey" FOREIGN KEY (race_id) REFERENCES public.races(id);

ALTER TABLE "private"."championship_draws"
  ADD CONSTRAINT "championship_draws_consolation_race_id_fkey" FOREIGN KEY (consolation_race_id) REFERENCES public.races(id);

ALTER TABLE "private"."championship_draws"
  ADD CONSTRAINT "championship_draws_final_race_id_fkey" FOREIGN KEY (final_race_id) REFERENCES public.races(id);

ALTER TABLE "private"."championship_draws"
  ADD CONSTRAINT "championship_draws_supplementary_id_fkey" FOREIGN KEY (supplementary_id) REFERENCES public.horses(id);

ALTER TABLE "private"."championship_draws"
  ADD CONSTRAINT "championship_draws_supplementary_stable_id_fkey" FOREIGN KEY (supplementary_stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."championship_draws"
  ADD CONSTRAINT "championship_draws_season_fkey" FOREIGN KEY (season) REFERENCES private.championship_seasons(season);

ALTER TABLE "private"."championship_secrets"
  ADD CONSTRAINT "championship_secrets_season_fkey" FOREIGN KEY (season) REFERENCES private.championship_seasons(season);

ALTER TABLE "private"."championship_standings"
  ADD CONSTRAINT "championship_standings_horse_id_fkey" FOREIGN KEY (horse_id) REFERENCES public.horses(id);

CREATE INDEX champions_by_time ON private.champions USING btree (won_at DESC, horse_id DESC);

CREATE INDEX championship_standings_by_points ON private.championship_standings USING btree (season, division, points DESC, earnings DESC, best_place, best_at);

CREATE INDEX championship_standings_of_horse ON private.championship_standings USING btree (horse_id, season);

CREATE INDEX races_of_championships ON public.races USING btree ((((championship ->> 'season'::text))::integer), ((championship ->> 'division'::text)), off_at)
  WHERE (championship IS NOT NULL);

REVOKE ALL ON FUNCTION "private"."champion_rows"(private.champions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."champion_rows"(private.champions) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."champion_rows"(private.champions) TO "postgres";

REVOKE ALL ON FUNCTION "private"."championship_claims"(integer, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."championship_claims"(integer, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."championship_claims"(integer, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."championship_cut"(integer, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."championship_cut"(integer, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."championship_cut"(integer, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."championship_horse"(public.horses, public.stables) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."championship_horse"(public.horses, public.stables) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."championship_horse"(public.horses, public.stables) TO "postgres";

REVOKE ALL ON FUNCTION "private"."championship_lot"(integer, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."championship_lot"(integer, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."championship_lot"(integer, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."championship_order"(integer, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."championship_order"(integer, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."championship_order"(integer, text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."championship_ranking"(integer, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."championship_ranking"(integer, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."championship_ranking"(integer, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_championships"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_championships"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_championships"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_championship"(public.races) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_championship"(public.races) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_championship"(public.races) TO "postgres";

REVOKE ALL ON FUNCTION "private"."division_rules"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."division_rules"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."division_rules"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."invite"(public.races) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invite"(public.races) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."invite"(public.races) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_by_invitation"(public.races) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_by_invitation"(public.races) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_by_invitation"(public.races) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_invited"(public.races, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_invited"(public.races, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_invited"(public.races, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_of_division"(text, integer, public.horses) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_of_division"(text, integer, public.horses) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_of_division"(text, integer, public.horses) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_final_and_consolation"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_final_and_consolation"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_final_and_consolation"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_be_drawn"(public.races, public.horses, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_be_drawn"(public.races, public.horses, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_be_drawn"(public.races, public.horses, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."points_share"(jsonb, integer, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."points_share"(jsonb, integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."points_share"(jsonb, integer, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refund_supplement"(public.races, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refund_supplement"(public.races, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refund_supplement"(public.races, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sibling_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sibling_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sibling_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."step_up"(uuid, uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."step_up"(uuid, uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."step_up"(uuid, uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_finalists"(public.races, integer, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_finalists"(public.races, integer, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_finalists"(public.races, integer, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."champions"(timestamp WITH time zone, uuid, integer) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "public"."champions"(timestamp WITH time zone, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."champions"(timestamp WITH time zone, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."champions_of"(integer, text) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "public"."champions_of"(integer, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."champions_of"(integer, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."championship_divisions"(integer) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "public"."championship_divisions"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."championship_divisions"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."championship_draw"(uuid) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "public"."championship_draw"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."championship_draw"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."championship_field"(integer, text) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "public"."championship_field"(integer, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."championship_field"(integer, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."championship_road"(integer, text) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "public"."championship_road"(integer, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."championship_road"(integer, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."championship_season"(integer) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "public"."championship_season"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."championship_season"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."championship_table"(integer, text, integer, integer) TO "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "public"."championship_table"(integer, text, integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."championship_table"(integer, text, integer, integer) TO "postgres";

REVOKE ALL ON FUNCTION "public"."draw_championship"(integer, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."draw_championship"(integer, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."draw_championship"(integer, text, timestamp WITH time zone) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."enter_supplementary"(uuid, uuid, uuid, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."enter_supplementary"(uuid, uuid, uuid, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."enter_supplementary"(uuid, uuid, uuid, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "public"."house_reserves"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."house_reserves"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."house_reserves"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."house_reserves"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."house_reserves"(uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."my_championship_horses"(integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_championship_horses"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_championship_horses"(integer) TO "postgres";

REVOKE ALL ON FUNCTION "public"."open_championship_season"(integer, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_championship_season"(integer, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_championship_season"(integer, text, timestamp WITH time zone) TO "service_role";
