-- The sales ring: horses at a fixed price, from stable to stable and from the house.

alter table public.horses add column sellable_from timestamptz;

-- The horses that owners were given on signing up cannot be sold for a season.
update public.horses h set sellable_from = h.created_at + interval '12 weeks'
where exists (
  select from public.activities a
  where a.horse_id = h.id and a.type = 'new_horse' and a.at = h.created_at
);

alter table private.transactions drop constraint transactions_kind_check;
alter table private.transactions add constraint transactions_kind_check check (
  kind in (
    'grant', 'entry_fee', 'entry_refund', 'rake', 'top_up', 'prizes', 'training', 'equipment',
    'horse_sale', 'horse_return'
  )
);

alter table public.activities drop constraint activities_type_check;
alter table public.activities add constraint activities_type_check check (
  type in (
    'new_horse', 'race_entry', 'race_withdrawal', 'race_result', 'race_void', 'training',
    'retirement', 'horse_sold', 'horse_returned'
  )
);
alter table public.activities drop constraint activities_race_check;
alter table public.activities add constraint activities_race_check check (
  (race_id is null)
    = (type in ('new_horse', 'training', 'retirement', 'horse_sold', 'horse_returned'))
);

-- Ends the transaction with an error that reaches the player whole: PT<HTTP status>, the machine
-- code in the hint. The codes are those of @furlong/game.
create or replace function private.refuse(p_code text, p_detail text default null) returns void
language plpgsql set search_path = '' as $$
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
    when 'horse_unsuitable' then '422'
    when 'conditions_not_met' then '422'
    when 'novice_stables_only' then '422'
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
$$;

-- Age, specialty and rating are drawn from random_draw_tables.sql; its talents are worth about its rating
-- (the inverse of `abilityOf` in @furlong/game). It has a saddle, horseshoes and a bridle, and cannot be
-- sold for a season.
create or replace function private.give_starter_horse(p_stable_id uuid, p_at timestamptz) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_id uuid := gen_random_uuid();
  v_salt text := private.random_hex();
  v_specialty text := private.draw('specialty');
  v_rating integer := private.draw_within('rating');
  v_talent integer := round((v_rating + 13) / 1.3);
  v_talents integer[];
  v_name text;
  v_piece_ids uuid[];
begin
  v_talents := array(
    select v_talent + private.draw_within('talent deviation') from generate_series(1, 7)
  ) || array[
    private.draw_within('preferred distance: ' || v_specialty),
    private.draw_within('distance breadth'),
    private.draw_within('preferred going'),
    private.draw_within('surface aptitude')
  ];
  loop
    v_name := private.horse_words();
    if exists (select from public.horses where lower(name) = lower(v_name)) then
      v_name := v_name || ' ' || private.between(2, 9999);
    end if;
    insert into public.horses (
      id, stable_id, name, sex, birth_season, coat, sire, dam, specialty, style, rating,
      condition, energy, condition_at, created_at, talents_hash, sellable_from
    ) values (
      v_id, p_stable_id, v_name, (array['male', 'female'])[private.between(1, 2)],
      private.season_at(p_at) - private.draw_within('age'), private.draw('coat'),
      private.draw('sire'), private.draw('dam'),
      v_specialty, private.draw('style')::smallint, v_rating, 90, 100, p_at, p_at,
      private.talents_hash(v_id, v_salt, v_talents), p_at + interval '12 weeks'
    )
    on conflict ((lower(name))) do nothing;
    exit when found;
  end loop;

  insert into private.talents values (
    v_id, v_talents[1], v_talents[2], v_talents[3], v_talents[4], v_talents[5], v_talents[6],
    v_talents[7], v_talents[8], v_talents[9], v_talents[10], v_talents[11], v_salt
  );
  with given as (
    insert into public.equipment (stable_id, item_id, runs_left, got_at)
    select p_stable_id, id, life_in_runs, p_at from public.equipment_items where price is null
    returning id
  )
  select array_agg(id) into v_piece_ids from given;
  perform private.put_on(v_id, v_piece_ids);
  insert into public.activities (stable_id, horse_id, type, at)
  values (p_stable_id, v_id, 'new_horse', p_at);
  return v_id;
end
$$;

-- Horses for sale at a fixed price: what is offered, what became of it, and how it is found among many.

-- The stables that sell for the house. They race no horse, and what they are paid is the house's.
create table private.sales_agents (
  stable_id uuid primary key references public.stables (id)
);

-- How many of the horses for sale are alike in all that a buyer may filter by. A choice of filters is a
-- choice of cells: the horses of each are found by an index in any order, and counted here.
create table private.sale_cells (
  id integer generated always as identity primary key,
  high_price boolean not null,
  birth_season integer not null,
  sex text not null,
  rating_band text not null,
  specialty text not null,
  surface text not null,
  runs_band text not null,
  of_house boolean not null,
  lots integer not null default 0 check (lots >= 0),
  unique (high_price, birth_season, sex, rating_band, specialty, surface, runs_band, of_house)
);

-- A horse as it was offered. It neither races nor works while it is for sale, so that this holds until it
-- is sold, and tells afterwards what it was sold as.
create table private.listings (
  id uuid primary key default gen_random_uuid(),
  horse_id uuid not null references public.horses (id),
  stable_id uuid not null references public.stables (id),
  of_house boolean not null,
  price bigint not null check (price > 0),
  listed_at timestamptz not null,
  birth_season integer not null,
  -- In years; from five on all are one (`comparableAge` in @furlong/game).
  compared_age integer not null check (compared_age between 2 and 5),
  sex text not null,
  rating integer not null,
  specialty text not null,
  -- On which it has come in the first three most often; empty for one that never has.
  surface text not null check (surface in ('', 'Turf', 'Dirt')),
  runs integer not null,
  -- In lower case, as they are searched, and all that is one, two or three letters long in them.
  horse_name text collate "C" not null,
  seller_name text not null,
  grams text[] not null,
  youth integer generated always as (-birth_season) stored,
  cell_id integer not null references private.sale_cells (id),
  ended_at timestamptz,
  ending text check (ending in ('sold', 'withdrawn')),
  buyer_id uuid references public.stables (id),
  returned_at timestamptz,
  constraint listings_ended_check check ((ended_at is null) = (ending is null)),
  constraint listings_sold_check
    check ((buyer_id is not null) = (ending is not null and ending = 'sold')),
  constraint listings_returned_check
    check (returned_at is null or (ending is not null and ending = 'sold' and of_house))
);

-- The key decides between two who offer a horse at once.
create unique index listings_open on private.listings (horse_id) where ended_at is null;
create index listings_by_price on private.listings (price, horse_id) where ended_at is null;
create index listings_by_rating on private.listings (rating, horse_id) where ended_at is null;
create index listings_by_youth on private.listings (youth, horse_id) where ended_at is null;
create index listings_by_name on private.listings (horse_name, horse_id) where ended_at is null;
create index listings_by_cell_price on private.listings (cell_id, price, horse_id)
  where ended_at is null;
create index listings_by_cell_rating on private.listings (cell_id, rating, horse_id)
  where ended_at is null;
create index listings_by_cell_youth on private.listings (cell_id, youth, horse_id)
  where ended_at is null;
create index listings_by_cell_name on private.listings (cell_id, horse_name, horse_id)
  where ended_at is null;
create index listings_by_grams on private.listings using gin (grams) where ended_at is null;
create index listings_by_stable on private.listings (stable_id) where ended_at is null;
create index listings_comparable on private.listings (compared_age, rating, ended_at desc)
  where ending = 'sold' and returned_at is null;
create index listings_sold_by on private.listings (stable_id, ended_at desc, id desc)
  where ending = 'sold';
create index listings_bought_by on private.listings (buyer_id, ended_at desc, id desc)
  where ending = 'sold';

-- All that is from p_least to three letters long in a text in lower case.
create function private.grams(p_text text, p_least integer) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(distinct substr(p_text, first, size)), '{}')
  from generate_series(p_least, 3) size, generate_series(1, length(p_text)) first
  where first + size - 1 <= length(p_text)
$$;

-- The cell of a listing; a new one where it is the first of its kind.
create function private.cell_of(p_listing private.listings) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_high constant boolean := p_listing.price >= 15000;
  v_rating constant text := case
    when p_listing.rating >= 90 then '90 and above'
    when p_listing.rating >= 80 then '80 to 89'
    when p_listing.rating >= 60 then '60 to 79'
    else 'under 60'
  end;
  v_runs constant text := case
    when p_listing.runs = 0 then 'unraced'
    when p_listing.runs <= 5 then 'up to 5 runs'
    else 'more than 5 runs'
  end;
begin
  insert into private.sale_cells (
    high_price, birth_season, sex, rating_band, specialty, surface, runs_band, of_house
  ) values (
    v_high, p_listing.birth_season, p_listing.sex, v_rating, p_listing.specialty,
    p_listing.surface, v_runs, p_listing.of_house
  )
  on conflict do nothing;
  return (
    select c.id from private.sale_cells c
    where (
      c.high_price, c.birth_season, c.sex, c.rating_band, c.specialty, c.surface, c.runs_band,
      c.of_house
    ) = (
      v_high, p_listing.birth_season, p_listing.sex, v_rating, p_listing.specialty,
      p_listing.surface, v_runs, p_listing.of_house
    )
  );
end
$$;

-- Keeps a listing's cell, the count of its cell, and what it is found by. The locks on cells are the last
-- that any transaction takes, and are taken in the order of their ids.
create function private.place_listing() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_from constant integer := case when tg_op = 'UPDATE' and old.ended_at is null then old.cell_id end;
  v_to integer;
begin
  if new.ended_at is null then
    v_to := private.cell_of(new);
    new.cell_id := v_to;
    new.grams := array(
      select distinct gram
      from unnest(private.grams(new.horse_name, 1) || private.grams(new.seller_name, 1)) gram
    );
  end if;
  if v_from is distinct from v_to then
    perform from private.sale_cells where id in (v_from, v_to) order by id for no key update;
    update private.sale_cells c
    set lots = c.lots + (c.id is not distinct from v_to)::integer
      - (c.id is not distinct from v_from)::integer
    where c.id in (v_from, v_to);
  end if;
  return new;
end
$$;

create trigger listings_have_their_place
  before insert or update on private.listings
  for each row execute function private.place_listing();

-- A horse that is renamed is found by its new name.
create function private.rename_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.listings set horse_name = lower(new.name)
  where horse_id = new.id and ended_at is null;
  return null;
end
$$;

create trigger horses_for_sale_keep_their_name
  after update of name on public.horses
  for each row when (old.name is distinct from new.name)
  execute function private.rename_listing();

create function private.is_for_sale(p_horse_id uuid) returns boolean
language sql volatile set search_path = '' as $$
  select exists (select from private.listings where horse_id = p_horse_id and ended_at is null)
$$;

-- On which surface a horse has come in the first three most often; of two, on which it won more, then
-- ran more; empty for one that never has.
create function private.best_surface(p_horse_id uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce((
    select r.surface
    from public.entries e
    join public.races r on r.id = e.race_id
    where e.horse_id = p_horse_id and e.place is not null
    group by r.surface
    having count(*) filter (where e.place <= 3) > 0
    order by count(*) filter (where e.place <= 3) desc, count(*) filter (where e.place = 1) desc,
      count(*) desc, r.surface desc
    limit 1
  ), '')
$$;

-- Whole dollars: `guidePrice` in @furlong/game, where the reasons are.
create function private.guide_price(p_rating integer, p_age integer) returns bigint
language sql immutable set search_path = '' as $$
  select greatest(500, 50 * ((
    p_rating::bigint * p_rating * p_rating * case
      when p_age <= 2 then 110
      when p_age = 3 then 115
      when p_age = 4 then 100
      when p_age = 5 then 85
      when p_age = 6 then 70
      when p_age = 7 then 55
      else 40
    end + 50000
  ) / 100000))
$$;

create function private.age_at(p_birth_season integer, p_at timestamptz) returns integer
language sql immutable set search_path = '' as $$
  select private.season_at(p_at) - p_birth_season
$$;

-- The age under which a horse is compared: `comparableAge` in @furlong/game.
create function private.compared_age(p_birth_season integer, p_at timestamptz) returns integer
language sql immutable set search_path = '' as $$
  select least(5, greatest(2, private.age_at(p_birth_season, p_at)))
$$;

-- What the last comparable horses were sold for: of the same age, from five on all alike, and rated within
-- three pounds. The median of twenty at the most, null without any, and how many it rests on.
create function private.comparable_sales(p_rating integer, p_age integer)
returns table (median bigint, sales integer)
language sql stable set search_path = '' as $$
  select
    floor(percentile_cont(0.5) within group (order by last.price) + 0.5)::bigint,
    count(*)::integer
  from (
    select l.price
    from generate_series(p_rating - 3, p_rating + 3) as near (rating)
    cross join lateral (
      select x.price, x.ended_at from private.listings x
      where x.compared_age = least(5, greatest(2, p_age)) and x.rating = near.rating
        and x.ending = 'sold' and x.returned_at is null
      order by x.ended_at desc
      limit 20
    ) l
    order by l.ended_at desc
    limit 20
  ) last
$$;

-- Writes a listing of a horse that is locked.
create function private.list(
  p_horse public.horses, p_of_house boolean, p_price bigint, p_at timestamptz
) returns private.listings
language plpgsql set search_path = '' as $$
declare
  v_listing private.listings;
begin
  insert into private.listings (
    horse_id, stable_id, of_house, price, listed_at, birth_season, compared_age, sex, rating,
    specialty, surface, runs, horse_name, seller_name
  )
  select
    p_horse.id, p_horse.stable_id, p_of_house, p_price, p_at, p_horse.birth_season,
    private.compared_age(p_horse.birth_season, p_at), p_horse.sex,
    p_horse.rating, p_horse.specialty, private.best_surface(p_horse.id), p_horse.runs,
    lower(p_horse.name), lower(s.name)
  from public.stables s
  where s.id = p_horse.stable_id
  returning * into v_listing;
  return v_listing;
end
$$;

-- The one place where an entry is judged. With p_stable_id null the horse may be anybody's; with p_at
-- null the time is read under the locks, as an entry that waited for them may come too late.
create or replace function private.enter(
  p_race_id uuid, p_horse_id uuid, p_stable_id uuid, p_nonce text, p_request_id uuid,
  p_at timestamptz
) returns public.entries
language plpgsql set search_path = '' as $$
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
  elsif v_race.status <> 'open' or v_at >= v_race.closes_at then
    perform private.refuse('race_closed');
  elsif exists (select from public.entries where race_id = p_race_id and horse_id = p_horse_id) then
    perform private.refuse('already_entered');
  elsif private.is_engaged(p_horse_id) then
    perform private.refuse('horse_engaged');
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
  elsif v_race.off_at < v_may_run_at and not v_stable.is_house then
    perform private.refuse(
      'horse_too_tired',
      to_char(v_may_run_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    );
  elsif v_race.entries_count >= v_race.max_entries then
    perform private.refuse('race_full');
  elsif v_race.entry_fee > 0 and not v_stable.is_house then
    -- Two entries of one stable in two races meet here: the lock makes the second see the first.
    perform from private.accounts
    where id in (private.purse_of(v_stable.id, 'credits'), private.pool_of(p_race_id))
    order by id for no key update;
    if v_race.entry_fee > (
      select balance from private.accounts where id = private.purse_of(v_stable.id, 'credits')
    ) then
      perform private.refuse('too_few_credits');
    end if;
  end if;

  v_entry := private.write_entry(
    v_race, v_horse, v_stable.is_house, p_nonce, p_request_id, v_at
  );
  if v_entry.id is null then
    perform private.refuse('horse_engaged');
  end if;
  return v_entry;
end
$$;

-- A player sends a horse to work. The same request id is answered with its first answer and charged once.
-- Work that overreaches the horse is allowed: its owner was told.
create or replace function public.start_training(p_horse_id uuid, p_programme text, p_request_id uuid)
returns public.training_sessions
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_programme public.training_programmes;
  v_horse public.horses;
  v_at timestamptz;
  v_session public.training_sessions;
begin
  perform private.player();
  if p_horse_id is null or p_programme is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'start_training', concat_ws(' ', p_horse_id, p_programme)
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.training_sessions, v_answer);
  end if;

  v_stable_id := private.own_stable();
  select * into v_programme from public.training_programmes where id = p_programme;
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  -- Read under the lock, in the milliseconds in which the rules count.
  v_at := date_trunc('milliseconds', clock_timestamp());
  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif v_horse.stable_id <> v_stable_id then
    perform private.refuse('horse_not_yours');
  elsif v_horse.retired_at is not null then
    perform private.refuse('horse_retired');
  elsif v_programme.id is null then
    perform private.refuse('programme_not_found');
  elsif v_horse.at_work_until is not null then
    perform private.refuse('horse_at_work');
  elsif private.is_for_sale(p_horse_id) then
    perform private.refuse('horse_for_sale');
  elsif exists (
    select from private.engagements g join public.races r on r.id = g.race_id
    where g.horse_id = p_horse_id
      and r.closes_at < v_at + make_interval(mins => v_programme.minutes)
  ) then
    perform private.refuse('horse_runs_first');
  end if;

  -- Two sessions of one stable meet here: the lock makes the second see the first.
  perform from private.accounts
  where id in (private.purse_of(v_stable_id, 'credits'), private.house())
  order by id for no key update;
  if v_programme.price > (
    select balance from private.accounts where id = private.purse_of(v_stable_id, 'credits')
  ) then
    perform private.refuse('too_few_credits');
  end if;

  v_session := private.write_session(v_horse, v_programme, p_request_id, v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_session));
  return v_session;
end
$$;

-- A player retires a horse. The stable is locked, so that of two that are retired at once one stays where
-- they are the last.
create or replace function public.retire_horse(p_horse_id uuid, p_request_id uuid) returns public.horses
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_horse public.horses;
  v_at timestamptz;
begin
  perform private.player();
  if p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'retire_horse', p_horse_id::text);
  if v_answer is not null then
    return jsonb_populate_record(null::public.horses, v_answer);
  end if;

  v_stable_id := private.lock_own_stable();
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  v_at := date_trunc('milliseconds', clock_timestamp());
  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif v_horse.stable_id <> v_stable_id then
    perform private.refuse('horse_not_yours');
  elsif v_horse.retired_at is not null then
    perform private.refuse('horse_retired');
  elsif private.is_engaged(p_horse_id) then
    perform private.refuse('retires_after_race');
  elsif v_horse.at_work_until is not null then
    perform private.refuse('retires_after_work');
  elsif private.is_for_sale(p_horse_id) then
    perform private.refuse('horse_for_sale');
  elsif not exists (
    select from public.horses
    where stable_id = v_stable_id and retired_at is null and id <> p_horse_id
  ) then
    perform private.refuse('last_horse');
  end if;

  v_horse := private.retire(p_horse_id, v_at);
  insert into public.activities (stable_id, horse_id, type, at)
  values (v_stable_id, p_horse_id, 'retirement', v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_horse));
  return v_horse;
end
$$;

-- A player offers a horse at a fixed price, changes the price, and withdraws it. Locks are taken in this
-- order: request, horse, listing; the lock on the horse decides between all that may become of it.

-- Why a horse cannot leave its stable or be offered now, or null.
create function private.sale_obstacle(p_horse public.horses, p_at timestamptz) returns text
language sql volatile set search_path = '' as $$
  select case
    when private.is_engaged(p_horse.id) then 'sale_while_entered'
    when p_horse.at_work_until is not null then 'sale_while_at_work'
    when p_horse.sellable_from > p_at then 'not_sellable_yet'
  end
$$;

-- Refuses a price beyond three tenths and three times of what the rule says: `priceBounds` in
-- @furlong/game. The rule, and not what was paid lately: that could be moved step by step.
create function private.check_price(p_horse public.horses, p_price bigint, p_at timestamptz)
returns void
language plpgsql set search_path = '' as $$
declare
  v_guide constant bigint := private.guide_price(
    p_horse.rating, private.age_at(p_horse.birth_season, p_at)
  );
begin
  if p_price * 10 < v_guide * 3 or p_price > v_guide * 3 then
    perform private.refuse('price_out_of_bounds');
  end if;
end
$$;

-- The horse of the player who asks, locked.
create function private.lock_own_horse(p_horse_id uuid) returns public.horses
language plpgsql set search_path = '' as $$
declare
  v_stable_id constant uuid := private.own_stable();
  v_horse public.horses;
begin
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif v_horse.stable_id <> v_stable_id then
    perform private.refuse('horse_not_yours');
  end if;
  return v_horse;
end
$$;

-- Offers a horse; answers the id of the listing.
create function public.list_horse(p_horse_id uuid, p_price bigint, p_request_id uuid)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_horse public.horses;
  v_at timestamptz;
  v_obstacle text;
  v_listing private.listings;
begin
  perform private.player();
  if p_horse_id is null or (p_price between 1 and 1000000000) is not true or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'list_horse', concat_ws(' ', p_horse_id, p_price));
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_horse := private.lock_own_horse(p_horse_id);
  v_at := clock_timestamp();
  v_obstacle := private.sale_obstacle(v_horse, v_at);
  if v_horse.retired_at is not null then
    perform private.refuse('horse_retired');
  elsif private.is_for_sale(p_horse_id) then
    perform private.refuse('already_for_sale');
  elsif v_obstacle is not null then
    perform private.refuse(
      v_obstacle,
      case v_obstacle when 'not_sellable_yet' then
        to_char(v_horse.sellable_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      end
    );
  end if;
  perform private.check_price(v_horse, p_price, v_at);
  v_listing := private.list(v_horse, false, p_price, v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_listing.id));
  return v_listing.id;
end
$$;

-- The open listing of a player's horse, which is locked.
create function private.own_listing(p_horse_id uuid) returns private.listings
language plpgsql set search_path = '' as $$
declare
  v_listing private.listings;
begin
  select * into v_listing from private.listings where horse_id = p_horse_id and ended_at is null;
  if v_listing.id is null then
    perform private.refuse('horse_not_for_sale');
  end if;
  return v_listing;
end
$$;

-- Changes the price of a horse that is for sale; answers the new one.
create function public.change_sale_price(p_horse_id uuid, p_price bigint, p_request_id uuid)
returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_horse public.horses;
  v_listing private.listings;
begin
  perform private.player();
  if p_horse_id is null or (p_price between 1 and 1000000000) is not true or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'change_sale_price', concat_ws(' ', p_horse_id, p_price)
  );
  if v_answer is not null then
    return v_answer::bigint;
  end if;

  v_horse := private.lock_own_horse(p_horse_id);
  v_listing := private.own_listing(p_horse_id);
  perform private.check_price(v_horse, p_price, clock_timestamp());
  update private.listings set price = p_price where id = v_listing.id;
  perform private.keep_answer(p_request_id, to_jsonb(p_price));
  return p_price;
end
$$;

-- Takes a horse out of the sales ring; answers its id.
create function public.withdraw_from_sale(p_horse_id uuid, p_request_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_listing private.listings;
begin
  perform private.player();
  if p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'withdraw_from_sale', p_horse_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  perform private.lock_own_horse(p_horse_id);
  v_listing := private.own_listing(p_horse_id);
  update private.listings set ended_at = clock_timestamp(), ending = 'withdrawn'
  where id = v_listing.id;
  perform private.keep_answer(p_request_id, to_jsonb(p_horse_id));
  return p_horse_id;
end
$$;

revoke execute on function
  public.list_horse,
  public.change_sale_price,
  public.withdraw_from_sale
  from public, anon, authenticated, service_role;
grant execute on function
  public.list_horse,
  public.change_sale_price,
  public.withdraw_from_sale
  to authenticated;

-- A horse goes from one stable to another. Locks are taken in this order: request, horse, ledger accounts,
-- listing.

-- The one place where a horse changes stables. What it wears stays behind; from when its new owner may
-- sell it, null for at once. The horse is locked.
create function private.transfer_horse(
  p_horse_id uuid, p_stable_id uuid, p_sellable_from timestamptz
) returns void
language sql set search_path = '' as $$
  delete from public.horse_equipment where horse_id = p_horse_id;
  update public.horses set stable_id = p_stable_id, sellable_from = p_sellable_from
  where id = p_horse_id;
$$;

-- What the house keeps of the price of a player's horse: `commissionOn` in @furlong/game.
create function private.commission_on(p_price bigint) returns bigint
language sql immutable set search_path = '' as $$
  select p_price / 20
$$;

-- Pays for a horse: what a player sold is paid into his credits less the commission, what the house sold
-- stays with it.
create function private.pay_for_horse(
  p_listing private.listings, p_buyer_id uuid, p_request_id uuid, p_at timestamptz
) returns void
language plpgsql set search_path = '' as $$
declare
  v_buyer constant bigint := private.purse_of(p_buyer_id, 'credits');
  v_seller constant bigint := case
    when not p_listing.of_house then private.purse_of(p_listing.stable_id, 'credits')
  end;
  v_fee constant bigint := case
    when p_listing.of_house then p_listing.price
    else private.commission_on(p_listing.price)
  end;
begin
  perform from private.accounts where id in (v_buyer, v_seller, private.house())
  order by id for no key update;
  if p_listing.price > (select balance from private.accounts where id = v_buyer) then
    perform private.refuse('too_few_credits');
  end if;
  perform private.post(
    'horse_sale', p_request_id, p_at,
    array_remove(array[v_buyer, private.house(), v_seller], null),
    case when p_listing.of_house then array[-p_listing.price, v_fee]
      else array[-p_listing.price, v_fee, p_listing.price - v_fee] end
  );
end
$$;

-- A player buys a horse at the price that he saw; answers its id.
create function public.buy_horse(p_horse_id uuid, p_price bigint, p_request_id uuid)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_horse public.horses;
  v_listing private.listings;
  v_at timestamptz;
begin
  perform private.player();
  if p_horse_id is null or p_price is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'buy_horse', concat_ws(' ', p_horse_id, p_price));
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.own_stable();
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  -- Read under the lock, in the milliseconds in which sales are paged.
  v_at := date_trunc('milliseconds', clock_timestamp());
  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif v_horse.stable_id = v_stable_id then
    perform private.refuse('horse_is_yours');
  end if;
  v_listing := private.own_listing(p_horse_id);
  if v_listing.price <> p_price then
    perform private.refuse('price_changed');
  end if;

  perform private.pay_for_horse(v_listing, v_stable_id, p_request_id, v_at);
  update private.listings
  set ended_at = v_at, ending = 'sold', buyer_id = v_stable_id,
    compared_age = private.compared_age(birth_season, v_at)
  where id = v_listing.id;
  perform private.transfer_horse(p_horse_id, v_stable_id, v_at + interval '7 days');
  insert into public.activities (stable_id, horse_id, type, at)
  values (v_stable_id, p_horse_id, 'new_horse', v_at);
  if not v_listing.of_house then
    insert into public.activities (stable_id, horse_id, type, at)
    values (v_listing.stable_id, p_horse_id, 'horse_sold', v_at);
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_horse_id));
  return p_horse_id;
end
$$;

-- The purchase by which a stable has a horse of the house, or no row.
create function private.house_purchase(p_horse_id uuid, p_stable_id uuid)
returns private.listings
language sql stable set search_path = '' as $$
  select * from private.listings
  where horse_id = p_horse_id and buyer_id = p_stable_id and of_house and returned_at is null
  order by ended_at desc
  limit 1
$$;

-- Why a horse cannot be given back to the house, or null.
create function private.return_obstacle(
  p_horse public.horses, p_purchase private.listings, p_at timestamptz
) returns text
language sql volatile set search_path = '' as $$
  select case
    when p_purchase.id is null then 'not_from_house'
    when exists (
      select from private.listings
      where horse_id = p_horse.id and buyer_id = p_horse.stable_id and returned_at is not null
    ) then 'returned_before'
    when p_at >= p_purchase.ended_at + interval '24 hours' then 'return_too_late'
    when p_horse.runs > p_purchase.runs then 'return_after_run'
    when private.is_engaged(p_horse.id) then 'sale_while_entered'
    when p_horse.at_work_until is not null then 'sale_while_at_work'
  end
$$;

-- A player gives a horse back that the house sold him, within a day, not raced, and each horse once.
-- Answers what comes back, in whole dollars.
create function public.return_horse(p_horse_id uuid, p_request_id uuid) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_horse public.horses;
  v_purchase private.listings;
  v_obstacle text;
  v_at timestamptz;
begin
  perform private.player();
  if p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'return_horse', p_horse_id::text);
  if v_answer is not null then
    return v_answer::bigint;
  end if;

  v_horse := private.lock_own_horse(p_horse_id);
  v_at := clock_timestamp();
  v_purchase := private.house_purchase(p_horse_id, v_horse.stable_id);
  v_obstacle := private.return_obstacle(v_horse, v_purchase, v_at);
  if v_obstacle is not null then
    perform private.refuse(v_obstacle);
  end if;

  perform private.post(
    'horse_return', p_request_id, v_at,
    array[private.house(), private.purse_of(v_horse.stable_id, 'credits')],
    array[-v_purchase.price, v_purchase.price]
  );
  update private.listings set returned_at = v_at where id = v_purchase.id;
  perform private.transfer_horse(p_horse_id, v_purchase.stable_id, null);
  insert into public.activities (stable_id, horse_id, type, at)
  values (v_horse.stable_id, p_horse_id, 'horse_returned', v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_purchase.price));
  return v_purchase.price;
end
$$;

revoke execute on function
  public.buy_horse,
  public.return_horse
  from public, anon, authenticated, service_role;
grant execute on function
  public.buy_horse,
  public.return_horse
  to authenticated;

-- What everybody reads of the horses for sale, and a player of his own sales.

-- The cells that meet all wishes; null asks for nothing. What the words mean stands in @furlong/game
-- (`findHorsesForSale`).
create function private.cells_wished(
  p_price text, p_age text, p_sex text, p_rating text, p_specialty text, p_surface text,
  p_runs text, p_seller text
) returns setof private.sale_cells
language sql stable set search_path = '' as $$
  select *
  from private.sale_cells c
  where c.lots > 0
    and (p_price is null or c.high_price = (p_price = 'high'))
    and (
      p_age is null
      or (private.age_at(c.birth_season, now()) <= 3) = (p_age = 'young')
    )
    and (p_sex is null or c.sex = p_sex)
    and (p_rating is null or c.rating_band = p_rating)
    and (p_specialty is null or c.specialty = p_specialty)
    and (p_surface is null or c.surface = p_surface)
    and (p_runs is null or c.runs_band = p_runs)
    and (p_seller is null or c.of_house = (p_seller = 'house'))
$$;

-- The statement that finds a page of horse ids with their keys. Its parameters: $1 cells, $2 the key and $3
-- the horse after which it begins, $4 the letters sought, $5 the text, $6 how many.
create function private.sales_statement(
  p_order text, p_filtered boolean, p_searched boolean, p_paged boolean
) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_key constant text := case p_order
    when 'cheapest' then 'price' when 'dearest' then 'price' when 'best rated' then 'rating'
    when 'youngest' then 'youth' when 'name' then 'horse_name'
  end;
  v_falls constant boolean := p_order in ('dearest', 'best rated');
  v_direction constant text := case when v_falls then 'desc' else 'asc' end;
  v_after constant text := case when p_paged then format(
    ' and (l.%I, l.horse_id) %s ($2::%s, $3)', v_key, case when v_falls then '<' else '>' end,
    case v_key when 'horse_name' then 'text' else 'bigint' end
  ) else '' end;
  v_sorted constant text := format(
    ' order by l.%1$I %2$s, l.horse_id %2$s limit $6', v_key, v_direction
  );
begin
  -- Without a text each cell has its first horses ready; with one, what holds it is found among all.
  if p_filtered and not p_searched then
    return format(
      'select l.horse_id, l.key from unnest($1) as c (id) cross join lateral (
        select l.horse_id, l.%1$I as key from private.listings l
        where l.cell_id = c.id and l.ended_at is null%2$s%3$s
      ) l order by l.key %4$s, l.horse_id %4$s limit $6',
      v_key, v_after, v_sorted, v_direction
    );
  end if;
  return format('select l.horse_id, l.%I as key from private.listings l where l.ended_at is null', v_key)
    || case when p_filtered then ' and l.cell_id = any ($1)' else '' end
    || case when p_searched then
      ' and l.grams @> $4 and (strpos(l.horse_name, $5) > 0 or strpos(l.seller_name, $5) > 0)'
    else '' end
    || v_after || v_sorted;
end
$$;

-- How many horses hold a text, in cells or in all where these are null; 1,001 for more than 1,000.
create function private.count_sales(p_cells integer[], p_text text) returns integer
language sql stable set search_path = '' as $$
  select count(*)::integer from (
    select from private.listings l
    where l.ended_at is null and (p_cells is null or l.cell_id = any (p_cells))
      and l.grams @> private.grams(p_text, least(3, length(p_text)))
      and (strpos(l.horse_name, p_text) > 0 or strpos(l.seller_name, p_text) > 0)
    limit 1001
  ) found
$$;

-- A page of the horses for sale: those whose name or seller's name holds the text, letter case aside, and
-- that meet all wishes, in one of the orders of `salesOrders` in @furlong/game. Paged by the key and the id
-- of the last horse seen. The first page says how many there are; with a text 1,001 for more than 1,000.
create function public.sales_ring(
  p_text text default '', p_price text default null, p_age text default null,
  p_sex text default null, p_rating text default null, p_specialty text default null,
  p_surface text default null, p_runs text default null, p_seller text default null,
  p_order text default 'cheapest', p_after_key text default null, p_after_id uuid default null,
  p_limit integer default 20
)
returns table (
  horse jsonb, seller jsonb, of_house boolean, surface text, price bigint, listed_at timestamptz,
  sort_key text, total integer
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_text constant text := lower(coalesce(p_text, ''));
  v_filtered constant boolean := num_nonnulls(
    p_price, p_age, p_sex, p_rating, p_specialty, p_surface, p_runs, p_seller
  ) > 0;
  v_cells integer[];
  v_lots integer;
begin
  if (p_order in ('cheapest', 'dearest', 'best rated', 'youngest', 'name')) is not true
    or coalesce(p_price, 'low') not in ('low', 'high')
    or coalesce(p_age, 'young') not in ('young', 'mature')
    or coalesce(p_seller, 'house') not in ('house', 'stable')
    or (p_after_key is null) <> (p_after_id is null)
    or length(v_text) > 100
  then
    perform private.refuse('bad_request');
  end if;
  select coalesce(array_agg(c.id), '{}'), coalesce(sum(c.lots), 0)::integer into v_cells, v_lots
  from private.cells_wished(
    p_price, p_age, p_sex, p_rating, p_specialty, p_surface, p_runs, p_seller
  ) c;
  if v_text <> '' and p_after_id is null then
    v_lots := private.count_sales(case when v_filtered then v_cells end, v_text);
  end if;

  return query execute format(
    'select to_jsonb(h), jsonb_build_object(''id'', s.id, ''name'', s.name, ''silks'', s.silks),
       x.of_house, nullif(x.surface, ''''), x.price, x.listed_at, p.key::text, $7
     from (%s) p
     join private.listings x on x.horse_id = p.horse_id and x.ended_at is null
     join public.horses h on h.id = p.horse_id
     join public.stables s on s.id = x.stable_id
     order by p.key %s, p.horse_id %2$s',
    private.sales_statement(p_order, v_filtered, v_text <> '', p_after_id is not null),
    case when p_order in ('dearest', 'best rated') then 'desc' else 'asc' end
  ) using v_cells, p_after_key, p_after_id, private.grams(v_text, least(3, length(v_text))),
    v_text, private.page_size(p_limit), v_lots;
end
$$;

-- How a horse stands in the sales ring: its listing if it is for sale, its price by the rule, what
-- comparable horses were sold for lately; to its owner also why it cannot be offered now, and until when
-- and for how much the house takes it back.
create function public.horse_sale(p_horse_id uuid)
returns table (
  price bigint, listed_at timestamptz, of_house boolean, rule_price bigint, median bigint,
  sales integer, obstacle text, return_until timestamptz, return_price bigint
)
language sql stable security definer set search_path = '' as $$
  select
    l.price, l.listed_at, coalesce(l.of_house, a.stable_id is not null),
    private.guide_price(h.rating, private.age_at(h.birth_season, now())), c.median, c.sales,
    case when s.owner_id = (select auth.uid()) then private.sale_obstacle(h, now()) end,
    p.ended_at + interval '24 hours', p.price
  from public.horses h
  join public.stables s on s.id = h.stable_id
  left join private.sales_agents a on a.stable_id = s.id
  left join private.listings l on l.horse_id = h.id and l.ended_at is null
  cross join lateral private.comparable_sales(
    h.rating, private.age_at(h.birth_season, now())
  ) c
  left join lateral (
    select x.* from private.house_purchase(h.id, s.id) x
    where x.id is not null and s.owner_id = (select auth.uid())
      and coalesce(private.return_obstacle(h, x, now()), 'sale')
        not in ('returned_before', 'return_too_late', 'return_after_run')
  ) p on true
  where h.id = p_horse_id
$$;

-- The horses that the caller's stable offers, the newest first.
create function public.my_listings()
returns table (horse_id uuid, price bigint, listed_at timestamptz, rule_price bigint)
language sql stable security definer set search_path = '' as $$
  select
    l.horse_id, l.price, l.listed_at,
    private.guide_price(l.rating, private.age_at(l.birth_season, now()))
  from private.listings l
  where l.stable_id = (select s.id from public.stables s where s.owner_id = (select auth.uid()))
    and l.ended_at is null
  order by l.listed_at desc, l.horse_id
$$;

-- What the caller's stable has sold and bought, the newest first, paged by the end of the sale.
create function public.my_sales(
  p_before_at timestamptz default null, p_before_id uuid default null,
  p_limit integer default 20
)
returns table (
  id uuid, horse_id uuid, horse_name text, sold boolean, other_id uuid, other_name text,
  of_house boolean, price bigint, at timestamptz, returned_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  with own as (select s.id from public.stables s where s.owner_id = (select auth.uid())),
  both_sides as (
    (
      select l.* from private.listings l
      where l.stable_id = (select own.id from own) and l.ending = 'sold'
        and (p_before_at is null or (l.ended_at, l.id) < (p_before_at, p_before_id))
      order by l.ended_at desc, l.id desc
      limit private.page_size(p_limit)
    )
    union all
    (
      select l.* from private.listings l
      where l.buyer_id = (select own.id from own) and l.ending = 'sold'
        and (p_before_at is null or (l.ended_at, l.id) < (p_before_at, p_before_id))
      order by l.ended_at desc, l.id desc
      limit private.page_size(p_limit)
    )
  )
  select
    b.id, b.horse_id, h.name, b.stable_id = (select own.id from own), o.id, o.name, b.of_house,
    b.price, b.ended_at, b.returned_at
  from both_sides b
  join public.horses h on h.id = b.horse_id
  join public.stables o
    on o.id = case when b.stable_id = (select own.id from own) then b.buyer_id else b.stable_id end
  order by b.ended_at desc, b.id desc
  limit private.page_size(p_limit)
$$;

revoke execute on function
  public.sales_ring,
  public.horse_sale,
  public.my_listings,
  public.my_sales
  from public, anon, authenticated, service_role;
grant execute on function public.sales_ring, public.horse_sale to anon, authenticated;
grant execute on function public.my_listings, public.my_sales to authenticated;

-- Stewards keep the house's horses in the sales ring. Each function may be repeated, and by two at once.

-- The numbers of the house's horses that were bred for the ring; without a horse where the name was taken.
create table private.sale_lots (
  number integer primary key,
  horse_id uuid unique references public.horses (id)
);

create function public.found_sales_agent(
  p_name text, p_owner_name text, p_silks text, p_at timestamptz
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  select s.id into v_id
  from public.stables s join private.sales_agents a on a.stable_id = s.id
  where lower(s.name) = lower(private.normal_name(p_name, 40));
  if v_id is null then
    insert into public.stables (name, owner_name, silks, created_at)
    values (private.free_name(private.normal_name(p_name, 40)), p_owner_name, p_silks::jsonb, p_at)
    returning id into v_id;
    insert into private.sales_agents (stable_id) values (v_id);
  end if;
  return v_id;
end
$$;

-- What the ring holds: the next number of a horse, how many were bred, how many of the house's cost at
-- most p_newcomer_price; and since the first was bred, the stables that players founded and the horses that
-- were retired. Those of house stables are followed by others anyway.
create function public.sales_stock(p_newcomer_price bigint)
returns table (
  next_number integer, bred integer, for_newcomers integer, new_stables integer,
  retirements integer
)
language sql stable security definer set search_path = '' as $$
  with opening as (
    select min(h.created_at) as at
    from private.sale_lots n join public.horses h on h.id = n.horse_id
  )
  select
    (select coalesce(max(n.number) + 1, 0) from private.sale_lots n),
    (select count(n.horse_id)::integer from private.sale_lots n),
    (
      select count(*)::integer from private.listings l
      where l.ended_at is null and l.of_house and l.price <= p_newcomer_price
    ),
    (
      select count(*)::integer from public.stables s
      where s.owner_id is not null and s.created_at > (select o.at from opening o)
    ),
    (
      select count(*)::integer
      from public.horses h join public.stables s on s.id = h.stable_id
      where not s.is_house and h.retired_at > (select o.at from opening o)
    )
$$;

-- Registers a horse of the house and offers it at its guide price. Returns its id, or null if the number is
-- used or the name taken. Talents in the order of `talentNames`.
create function public.consign_horse(
  p_number integer, p_stable_id uuid, p_name text, p_sex text, p_birth_season integer,
  p_coat text, p_sire text, p_dam text, p_specialty text, p_style integer, p_rating integer,
  p_condition integer, p_energy integer, p_talents integer[], p_at timestamptz
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_horse public.horses;
begin
  insert into private.sale_lots (number) values (p_number) on conflict do nothing;
  if not found or exists (select from public.horses where lower(name) = lower(p_name)) then
    return null;
  end if;
  perform public.register_horses(
    array[p_stable_id], array[p_name], array[p_sex], array[p_birth_season], array[p_coat],
    array[p_sire], array[p_dam], array[p_specialty], array[p_style], array[p_rating],
    array[p_condition], array[p_energy], p_talents, p_at
  );
  select * into v_horse from public.horses
  where lower(name) = lower(p_name) and stable_id = p_stable_id for no key update;
  if v_horse.id is null then
    return null;
  end if;
  update private.sale_lots set horse_id = v_horse.id where number = p_number;
  perform private.list(
    v_horse, true,
    private.guide_price(v_horse.rating, private.age_at(v_horse.birth_season, p_at)), p_at
  );
  return v_horse.id;
end
$$;

-- The house's horses that an agent has to see to: not fed and galloped for a day, to be offered (again), or
-- at a price that is not that of their age any more.
create function public.lots_to_renew(p_at timestamptz) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select h.id
  from private.sales_agents a
  join public.horses h on h.stable_id = a.stable_id
  left join private.listings l on l.horse_id = h.id and l.ended_at is null
  cross join lateral private.age_at(h.birth_season, p_at) as aged (years)
  where h.retired_at is null and case
    when aged.years > 7 then true
    else l.id is null or h.condition_at < p_at - interval '1 day'
      or l.price <> private.guide_price(h.rating, aged.years)
  end
  order by h.id
$$;

-- Sees to one of the house's horses: it is fit, and for sale at the guide price; past seven it is
-- retired. A horse that was sold in the meantime is left as it is.
create function public.renew_lot(p_horse_id uuid, p_at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_horse public.horses;
  v_age integer;
begin
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  if v_horse.retired_at is not null or not exists (
    select from private.sales_agents where stable_id = v_horse.stable_id
  ) then
    return;
  end if;
  v_age := private.age_at(v_horse.birth_season, p_at);
  update public.horses set condition = 85, energy = 85, overreached = false, condition_at = p_at
  where id = p_horse_id and condition_at < p_at - interval '1 day';
  if v_age > 7 then
    update private.listings set ended_at = p_at, ending = 'withdrawn'
    where horse_id = p_horse_id and ended_at is null;
    perform private.retire(p_horse_id, p_at);
  elsif private.is_for_sale(p_horse_id) then
    update private.listings set price = private.guide_price(v_horse.rating, v_age)
    where horse_id = p_horse_id and ended_at is null
      and price <> private.guide_price(v_horse.rating, v_age);
  else
    perform private.list(v_horse, true, private.guide_price(v_horse.rating, v_age), p_at);
  end if;
end
$$;

revoke execute on function
  public.found_sales_agent,
  public.sales_stock,
  public.consign_horse,
  public.lots_to_renew,
  public.renew_lot
  from public, anon, authenticated, service_role;
grant execute on function
  public.found_sales_agent,
  public.sales_stock,
  public.consign_horse,
  public.lots_to_renew,
  public.renew_lot
  to service_role;

-- What must hold of the sales ring. A row for every violation.
create function private.check_sales() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  with moved as (
    select a.stable_id, sum(p.amount) as amount
    from private.transactions t
    join private.postings p on p.transaction_id = t.id
    join private.accounts a on a.id = p.account_id and a.kind = 'credits'
    where t.kind in ('horse_sale', 'horse_return')
    group by a.stable_id
  ), owed as (
    select side.stable_id, sum(side.amount) as amount
    from (
      select buyer_id as stable_id, case when returned_at is null then -price else 0 end as amount
      from private.listings where ending = 'sold'
      union all
      select stable_id, price - private.commission_on(price)
      from private.listings where ending = 'sold' and not of_house
    ) side
    group by side.stable_id
  )
  select 'horses were paid for and the sellers were paid', coalesce(m.stable_id, o.stable_id)::text
  from moved m full join owed o using (stable_id)
  where coalesce(m.amount, 0) <> coalesce(o.amount, 0)
  union all
  select 'a horse for sale is its seller''s, as it was offered, and does nothing else', l.id::text
  from private.listings l
  join public.horses h on h.id = l.horse_id
  join public.stables s on s.id = l.stable_id
  where l.ended_at is null and (
    (h.stable_id, h.birth_season, h.sex, h.rating, h.specialty, h.runs, lower(h.name), lower(s.name))
      is distinct from (
        l.stable_id, l.birth_season, l.sex, l.rating, l.specialty, l.runs, l.horse_name,
        l.seller_name
      )
    or l.of_house <> exists (select from private.sales_agents where stable_id = l.stable_id)
    or h.at_work_until is not null or private.is_engaged(h.id)
  )
  union all
  select 'a horse is with who bought it last', l.horse_id::text
  from (
    select distinct on (horse_id) * from private.listings
    where ending = 'sold' order by horse_id, ended_at desc
  ) l
  join public.horses h on h.id = l.horse_id
  where h.stable_id <> case when l.returned_at is null then l.buyer_id else l.stable_id end
  union all
  select 'cells count their horses', coalesce(c.id, l.cell_id)::text
  from private.sale_cells c
  full join (
    select cell_id, count(*) as lots from private.listings where ended_at is null group by cell_id
  ) l on l.cell_id = c.id
  where c.lots is distinct from coalesce(l.lots, 0)
$$;

create or replace function private.check_everything() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select * from private.check_ledger()
  union all select * from private.check_races()
  union all select * from private.check_horses()
  union all select * from private.check_training()
  union all select * from private.check_standings()
  union all select * from private.check_courses()
  union all select * from private.check_equipment()
  union all select * from private.check_sales()
$$;
