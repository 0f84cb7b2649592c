-- What stables publish of the chances of a race's runners, between the close of its entries and the off. It is sealed
-- until the off: no function answers another's before, nor how many there are.

create table private.previews (
  race_id uuid not null references public.races (id),
  stable_id uuid not null references public.stables (id),
  -- Whole percents in the order of the draw, 100 in all.
  chances integer[] not null,
  -- By which rule the house made it; null for a player's.
  rule text check (rule in ('ratings', 'form', 'half the line')),
  published_at timestamptz not null,
  -- Against the line, once the race is official.
  score integer,
  primary key (race_id, stable_id)
);

create index previews_by_stable on private.previews (stable_id, published_at desc, race_id desc);

-- The races whose previews were scored, by which they are paged.
create table private.previewed_races (
  race_id uuid primary key references public.races (id),
  off_at timestamptz not null,
  previews integer not null,
  best integer not null
);

create index previewed_races_by_off on private.previewed_races (off_at desc, race_id desc);

-- What a stable's previews of a month (UTC, such as 2026-11) add up to.
create table private.preview_months (
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  stable_id uuid not null references public.stables (id),
  previews integer not null,
  score bigint not null,
  primary key (month, stable_id)
);

create index preview_months_by_score on private.preview_months (month, score desc, stable_id desc);

create function private.month_at(p_at timestamptz) returns text
language sql stable set search_path = '' as $$
  select to_char(p_at at time zone 'UTC', 'YYYY-MM')
$$;

-- A hundred times how often the chance given to the winner (%) doubles what the line gave it (hundredths of a
-- percent, 1 % at least). `previewScore` in @furlong/game, where a test sees that both round alike.
create function private.preview_score(p_chance integer, p_line integer) returns integer
language sql immutable set search_path = '' as $$
  select round(
    100 * ln((100 * p_chance)::double precision / greatest(p_line, 100)) / ln(2::double precision)
  )::integer
$$;

-- Whole percents for weights: each runner has one, the rest is shared by weight, what is left over goes by the
-- greatest remainders and then by the order. `shareOut` in @furlong/game.
create function private.share_out(p_weights bigint[]) returns integer[]
language sql immutable set search_path = '' as $$
  with weighed as (
    select w.weight, w.place, count(*) over () as runners, sum(w.weight) over () as whole
    from unnest(p_weights) with ordinality w (weight, place)
  ), parted as (
    select
      place, runners,
      floor((100 - runners) * weight / whole)::integer as share,
      mod((100 - runners) * weight, whole) as remainder
    from weighed
  ), ranked as (
    select
      place, share,
      row_number() over (order by remainder desc, place) as turn,
      100 - runners - sum(share) over () as left_over
    from parted
  )
  select array_agg(1 + share + (turn <= left_over)::integer order by place) from ranked
$$;

-- The house's previews of a race whose field was just frozen: three of its stables, each by a rule that is told with
-- it (`houseRules` in @furlong/game).
create function private.preview_for_house(p_race_id uuid) returns void
language sql set search_path = '' as $$
  with field as (
    select
      e.draw, e.win_chance, h.rating - e.weight as able, h.figures,
      min(h.rating - e.weight) over () as least
    from public.entries e join public.horses h on h.id = e.horse_id
    where e.race_id = p_race_id and e.win_chance is not null
  ), weighed as (
    select r.rule, f.draw,
      case r.rule
        when 'ratings' then (f.able - f.least + 5)::bigint ^ 2
        when 'form' then 2 + (
          select coalesce(sum(case n.figure when '1' then 5 when '2' then 3 when '3' then 2 when '4' then 1 else 0 end), 0)
          from regexp_split_to_table(right(f.figures, 5), '') n (figure)
        )
        else f.win_chance + 10000 / count(*) over (partition by r.rule)
      end::bigint as weight
    from field f cross join (values ('ratings'), ('form'), ('half the line')) r (rule)
  ), made as (
    select rule, private.share_out(array_agg(weight order by draw)) as chances
    from weighed group by rule
  ), stables as (
    select id, row_number() over (order by name) as number
    from (select id, name from public.stables where is_house order by name limit 3) s
  )
  insert into private.previews (race_id, stable_id, chances, rule, published_at)
  select p_race_id, s.id, m.chances, m.rule, date_trunc('milliseconds', clock_timestamp())
  from made m
  join stables s on s.number = case m.rule when 'ratings' then 1 when 'form' then 2 else 3 end
  on conflict do nothing
$$;

-- Scores the previews of a race that is being settled, in the order of their stables. Of a dead heat a preview has
-- the mean of what its winners bring.
create function private.score_previews(p_race_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_race public.races;
begin
  select * into v_race from public.races where id = p_race_id;
  update private.previews p
  set score = (
    select floor((2 * sum(private.preview_score(p.chances[e.draw], e.win_chance)) + count(*))::numeric / (2 * count(*)))
    from public.entries e
    where e.race_id = p_race_id and e.place = 1
  )
  where p.race_id = p_race_id;
  if not found then
    return;
  end if;
  insert into private.previewed_races (race_id, off_at, previews, best)
  select p_race_id, v_race.off_at, count(*), max(score) from private.previews where race_id = p_race_id;
  insert into private.preview_months as m (month, stable_id, previews, score)
  select private.month_at(v_race.off_at), p.stable_id, 1, p.score
  from private.previews p
  where p.race_id = p_race_id
  order by p.stable_id
  on conflict (month, stable_id) do update
  set previews = m.previews + 1, score = m.score + excluded.score;
end
$$;
