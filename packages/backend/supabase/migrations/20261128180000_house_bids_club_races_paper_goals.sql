SET local check_function_bodies = off;

DROP POLICY "race_request_entries_are_public" ON "public"."race_request_entries";

DROP POLICY "race_requests_are_public" ON "public"."race_requests";

ALTER TABLE "private"."transactions"
  DROP CONSTRAINT "transactions_kind_check";

ALTER TABLE "public"."race_requests"
  DROP CONSTRAINT "race_requests_check2";

ALTER TABLE "public"."race_requests"
  DROP CONSTRAINT "race_requests_check3";

ALTER TABLE "public"."race_requests"
  DROP CONSTRAINT "race_requests_check4";

DROP FUNCTION "private"."lots_statement"(text, boolean);

DROP FUNCTION "public"."auction_bids"(uuid, integer, integer);

DROP FUNCTION "public"."races_over"(timestamp WITH time zone, timestamp WITH time zone, timestamp WITH time zone, uuid);

DROP FUNCTION "public"."request_race"(text, integer, text, text, text, text, bigint, integer, timestamp WITH time zone, timestamp WITH time zone, uuid, uuid, bigint);

CREATE TABLE "private"."goals" (
  "stable_id"  uuid                     NOT NULL,
  "season"     integer                  NOT NULL,
  "goal"       text                     NOT NULL,
  "target"     bigint,
  "progress"   bigint                   NOT NULL DEFAULT 0,
  "chosen_at"  timestamp with time zone NOT NULL,
  "reached_at" timestamp with time zone,
  "race_id"    uuid,
  "horse_id"   uuid,
  "taken_at"   timestamp with time zone,
  CONSTRAINT "goals_check1" CHECK (((season = '-1'::integer) = (target IS NULL))),
  CONSTRAINT "goals_check2" CHECK (((taken_at IS NULL) OR (reached_at IS NOT NULL))),
  CONSTRAINT "goals_check" CHECK (
CASE
    WHEN (season = '-1'::integer) THEN
      (goal = ANY (ARRAY['run'::text, 'place'::text, 'win'::text, 'distance'::text, 'rival'::text, 'front'::text, 'double'::text, 'buy'::text, 'sell'::text]))
    ELSE (goal = ANY (ARRAY['class'::text, 'rating'::text, 'places'::text]))
END),
  CONSTRAINT "goals_pkey" PRIMARY KEY (stable_id, season, goal),
  CONSTRAINT "goals_season_check" CHECK ((season >= '-1'::integer))
);

CREATE TABLE "private"."paper_days" (
  "day"              date    NOT NULL,
  "big_race_id"      uuid    NOT NULL,
  "big_purse"        bigint  NOT NULL,
  "surprise_race_id" uuid,
  "surprise_chance"  integer,
  "close_race_id"    uuid,
  "close_ms"         integer,
  CONSTRAINT "paper_days_check1" CHECK (((close_race_id IS NULL) = (close_ms IS NULL))),
  CONSTRAINT "paper_days_check" CHECK (((surprise_race_id IS NULL) = (surprise_chance IS NULL))),
  CONSTRAINT "paper_days_pkey" PRIMARY KEY (day)
);

CREATE TABLE "private"."paper_records" (
  "day"      date    NOT NULL,
  "track_id" text    NOT NULL,
  "surface"  text    NOT NULL,
  "distance" integer NOT NULL,
  "race_id"  uuid    NOT NULL,
  "time_ms"  integer NOT NULL,
  CONSTRAINT "paper_records_pkey" PRIMARY KEY (day, track_id, surface, distance)
);

CREATE TABLE "private"."papers_seen" (
  "stable_id"  uuid                     NOT NULL,
  "away_since" timestamp with time zone NOT NULL,
  "seen_at"    timestamp with time zone NOT NULL,
  CONSTRAINT "papers_seen_pkey" PRIMARY KEY (stable_id)
);

ALTER TABLE "public"."race_requests"
  ADD COLUMN "club_id" uuid;

ALTER TABLE "public"."race_requests"
  ADD COLUMN "club_name" text;

CREATE OR REPLACE FUNCTION private.check_auctions()
  RETURNS TABLE (
    invariant text,
    subject   text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select 'an auction keeps the maxima that stand in it', a.id::text
  from private.auctions a
  left join private.accounts x on x.auction_id = a.id
  where x.balance is distinct from (
    select coalesce(sum(b.maximum), 0) from private.bids b where b.auction_id = a.id and b.held
  )
  union all
  select 'what was bid stands or has come back', coalesce(m.stable_id, h.stable_id)::text
  from (
    select c.stable_id, -sum(p.amount) as amount
    from private.transactions t
    join private.postings p on p.transaction_id = t.id
    join private.accounts c on c.id = p.account_id and c.kind = 'credits'
    where t.kind in ('bid', 'bid_refund')
    group by c.stable_id
  ) m
  full join (
    select b.stable_id, sum(b.maximum) as amount
    from private.bids b
    join public.stables s on s.id = b.stable_id and not s.is_house
    where b.held
    group by b.stable_id
  ) h using (stable_id)
  where coalesce(m.amount, 0) <> coalesce(h.amount, 0)
  union all
  select 'what the house bid stands or has come back', 'the house'
  where (
    select coalesce(-sum(p.amount), 0)
    from private.transactions t
    join private.postings p on p.transaction_id = t.id and p.account_id = private.house()
    where t.kind in ('bid', 'bid_refund')
  ) <> (
    select coalesce(sum(b.maximum), 0)
    from private.bids b
    join public.stables s on s.id = b.stable_id and s.is_house
    where b.held
  )
  union all
  select 'the house bids on its own lots, for less than their reserve', a.id::text
  from private.bids b
  join public.stables s on s.id = b.stable_id and s.is_house
  join private.auctions a on a.id = b.auction_id
  where not a.of_house or b.maximum >= a.reserve or b.sealed or a.outcome = 'sold' and a.leader_id = s.id
  union all
  select 'who leads has the one bid that stands, until bids are sealed', a.id::text
  from private.auctions a
  left join private.bids b on b.auction_id = a.id and b.held
  where a.ended_at is null
  group by a.id
  having array_remove(array_agg(b.stable_id), null) is distinct from array_remove(array[a.leader_id], null)
    and not (private.is_sealed(a) and a.leader_id = any (array_agg(b.stable_id)))
    or coalesce(max(b.maximum), a.asked) < a.asked
  union all
  select 'an auction that is over holds nothing, and no steward', a.id::text
  from private.auctions a
  left join private.auction_claims c on c.auction_id = a.id
  where (c.auction_id is null) <> (a.ended_at is not null)
    or a.ended_at is not null
      and exists (select from private.bids b where b.auction_id = a.id and b.held)
  union all
  select 'an auction counts the bids that were seen', a.id::text
  from private.auctions a
  left join private.bids b on b.auction_id = a.id
  group by a.id
  having (a.bids, a.bids) is distinct from (count(b.number)::integer, coalesce(max(b.number), 0))
  union all
  select 'a horse is sold once under the hammer, to who led', coalesce(a.id, l.auction_id)::text
  from (select * from private.auctions where outcome = 'sold') a
  full join (select * from private.listings where auction_id is not null) l on l.auction_id = a.id
  where (a.horse_id, a.stable_id, a.leader_id, a.price, a.of_house, a.ended_at)
    is distinct from (l.horse_id, l.stable_id, l.buyer_id, l.price, l.of_house, l.ended_at)
  union all
  select 'a horse in an auction is its vendor''s, as it is found, and back before the hammer', a.id::text
  from private.auctions a
  join public.horses h on h.id = a.horse_id
  join public.stables s on s.id = a.stable_id
  where a.ended_at is null and (
    (h.stable_id, h.birth_season, h.sex, h.specialty, h.rating, lower(h.name), lower(s.name))
      is distinct from (
        a.stable_id, a.birth_season, a.sex, a.specialty, a.rating, a.horse_name, a.seller_name
      )
    or a.of_house <> exists (select from private.sales_agents where stable_id = a.stable_id)
    or h.retired_at is not null or private.is_for_sale(h.id) or private.waits_in_request(h.id)
    or exists (
      select from public.auto_training_orders o where o.horse_id = h.id and o.ended_at is null
    )
    or h.at_work_until > a.closes_at
    or exists (
      select from private.engagements g
      join public.races r on r.id = g.race_id
      where g.horse_id = h.id and r.off_at >= a.closes_at
    )
  )
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
$function$;

CREATE OR REPLACE FUNCTION private.check_goals()
  RETURNS TABLE (
    invariant text,
    subject   text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select 'goals of a week are within the rule', d.stable_id || ' ' || min(d.day)
  from public.money_days d
  where d.kind = 'goal'
  group by d.stable_id, private.week_at(d.day::timestamp at time zone 'UTC')
  having sum(d.amount) > private.weekly_credits()
  union all
  select 'what goals gave is what was taken of them', s.stable_id::text
  from (
    select d.stable_id, sum(d.amount) as amount from public.money_days d where d.kind = 'goal'
    group by d.stable_id
  ) s
  where s.amount <> (
    select coalesce(sum(private.goal_credits(g.season)), 0)
    from private.goals g where g.stable_id = s.stable_id and g.taken_at is not null
  )
$function$;

CREATE OR REPLACE FUNCTION private.count_paper (
  p_race_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into private.paper_days as d (
    day, big_race_id, big_purse, surprise_race_id, surprise_chance, close_race_id, close_ms
  )
  select
    (r.off_at at time zone 'UTC')::date, r.id, r.purse,
    case when f.chance is not null then r.id end, f.chance,
    case when f.gap is not null then r.id end, f.gap
  from public.races r
  cross join lateral (
    select
      min(e.win_chance) filter (where e.place = 1) as chance,
      (array_agg(e.time_ms order by e.place, e.draw))[2] - min(e.time_ms) as gap
    from public.entries e
    where e.race_id = r.id
  ) f
  where r.id = p_race_id
  on conflict (day) do update
  set
    big_race_id = case when excluded.big_purse > d.big_purse then excluded.big_race_id else d.big_race_id end,
    big_purse = greatest(d.big_purse, excluded.big_purse),
    surprise_race_id = case
      when d.surprise_chance is null or excluded.surprise_chance < d.surprise_chance
      then excluded.surprise_race_id else d.surprise_race_id
    end,
    surprise_chance = least(d.surprise_chance, excluded.surprise_chance),
    close_race_id = case
      when d.close_ms is null or excluded.close_ms < d.close_ms
      then excluded.close_race_id else d.close_race_id
    end,
    close_ms = least(d.close_ms, excluded.close_ms);
  insert into private.paper_records as k (day, track_id, surface, distance, race_id, time_ms)
  select (r.off_at at time zone 'UTC')::date, c.track_id, c.surface, c.distance, r.id, c.record_ms
  from public.races r
  join private.courses c
    on c.track_id = r.track_id and c.surface = r.surface and c.distance = r.distance and c.races > 20
  join public.entries e on e.id = c.record_entry_id and e.race_id = r.id
  where r.id = p_race_id
  on conflict (day, track_id, surface, distance) do update
  set race_id = excluded.race_id, time_ms = excluded.time_ms
$function$;

CREATE OR REPLACE FUNCTION private.date_back (
  p_stable_id uuid,
  p_at        timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_grant bigint;
begin
  select min(p.transaction_id) into strict v_grant
  from private.postings p
  join private.accounts a on a.id = p.account_id
  where a.stable_id = p_stable_id
  having count(*) = 1;
  alter table private.transactions disable trigger transactions_are_append_only;
  update private.transactions set at = p_at where id = v_grant and kind = 'grant';
  alter table private.transactions enable trigger transactions_are_append_only;
  update public.money_days set day = (p_at at time zone 'UTC')::date where stable_id = p_stable_id;
  with starter as (
    update public.horses h set created_at = p_at from public.stables s
    where s.id = p_stable_id and h.stable_id = s.id and h.created_at = s.created_at
    returning h.id
  )
  update public.activities a set at = p_at from starter h
  where a.horse_id = h.id and a.type = 'new_horse';
  update public.stables set created_at = p_at where id = p_stable_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.find_lots (
  p_order     text,
  p_text      text,
  p_sex       text,
  p_age       text,
  p_rating    text,
  p_specialty text,
  p_price     text,
  p_outcome   text,
  p_after_key text,
  p_after_id  uuid,
  p_limit     integer
)
  RETURNS TABLE (
    lot      jsonb,
    sort_key text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET jit TO 'off'
  AS $function$
declare
  v_text constant text := lower(coalesce(p_text, ''));
  v_own constant uuid := private.asking_stable();
  v_ids uuid[];
  v_keys text[];
begin
  if coalesce(p_price, 'low') not in ('low', 'high')
    or coalesce(p_age, 'young') not in ('young', 'mature')
    or coalesce(p_outcome, 'sold') not in ('sold', 'unsold')
    or (p_after_key is null) <> (p_after_id is null)
    or length(v_text) > 100
  then
    perform private.refuse('bad_request');
  end if;
  execute format(
    'select array_agg(p.id), array_agg(p.key) from (%s) p',
    private.lots_statement(
      p_order, p_after_id is not null, private.is_rare_text(p_order, v_text)
    )
  ) into v_ids, v_keys using v_text, p_sex, p_age, p_rating, p_specialty, p_price, p_outcome,
    p_after_key, p_after_id, private.page_size(p_limit);
  return query
    select private.lot_seen(a, v_own), p.key
    from unnest(v_ids, v_keys) with ordinality p (id, key, place)
    join private.auctions a on a.id = p.id
    order by p.place;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_belongings (
  p_stable_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_table text;
begin
  perform private.forget_words(p_stable_id);
  -- Letters are of two: with one they go for the other as well, and what was reported of them.
  delete from private.appeals a
  using private.moderations m, private.report_cases c, private.letters l
  where m.id = a.moderation_id and c.id = m.case_id and l.id = c.letter_id
    and p_stable_id in (l.low_id, l.high_id);
  delete from private.moderations m
  using private.report_cases c, private.letters l
  where c.id = m.case_id and l.id = c.letter_id and p_stable_id in (l.low_id, l.high_id);
  delete from private.reports r
  using private.report_cases c, private.letters l
  where c.id = r.case_id and l.id = c.letter_id and p_stable_id in (l.low_id, l.high_id);
  delete from private.report_cases c
  using private.letters l
  where l.id = c.letter_id and p_stable_id in (l.low_id, l.high_id);
  delete from private.letters l
  using private.correspondents c
  where c.stable_id = p_stable_id
    and l.low_id = least(p_stable_id, c.other_id) and l.high_id = greatest(p_stable_id, c.other_id);
  delete from private.correspondents where stable_id = p_stable_id;
  delete from private.correspondents where other_id = p_stable_id;
  delete from private.blocked_stables where blocked_id = p_stable_id;
  delete from private.grouped_horses g
  using private.horse_groups h
  where h.id = g.group_id and h.stable_id = p_stable_id;
  foreach v_table in array array[
    'owner_names', 'former_names', 'first_visit_steps', 'season_turns_seen', 'cart_lines',
    'calendar_addresses', 'horse_notes', 'horse_groups', 'letters_sent', 'blocked_stables',
    'limits', 'pauses', 'play_time', 'mail_news', 'mail_letters', 'mail_choices', 'mail_addresses', 'exports',
    'watched_lots', 'sightings', 'notices_seen', 'forum_reads', 'posts_written', 'race_reviews', 'list_followers',
    'horse_lists', 'club_invitations', 'club_notices', 'community_acts', 'profiles', 'contact_messages',
    'papers_seen'
  ] loop
    execute format('delete from private.%I where stable_id = $1', v_table) using p_stable_id;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.goal_credits (
  p_season integer
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when p_season = -1 then 100 else 300 end::bigint
$function$;

CREATE OR REPLACE FUNCTION private.goal_offers (
  p_stable_id uuid
)
  RETURNS TABLE (
    goal   text,
    target bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with best as (
    select coalesce(max(h.rating), 50) as rating, count(*) as horses
    from public.horses h
    where h.stable_id = p_stable_id and h.retired_at is null
  )
  select o.goal, o.target
  from best b
  cross join lateral (values
    ('class', case
      when b.rating < 52 then 8000 when b.rating < 62 then 11000 when b.rating < 76 then 16000
      when b.rating < 88 then 24000 when b.rating < 94 then 50000 else 75000
    end::bigint),
    ('rating', least(140, b.rating + 6)::bigint),
    ('places', 6 + least(b.horses, 20))
  ) o (goal, target)
$function$;

CREATE OR REPLACE FUNCTION private.goals_taken (
  p_stable_id uuid,
  p_at        timestamp with time zone
)
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(sum(d.amount), 0)::bigint
  from public.money_days d
  where d.stable_id = p_stable_id and d.kind = 'goal'
    and d.day >= (private.week_start(private.week_at(p_at)) at time zone 'UTC')::date
    and d.day < (private.week_start(private.week_at(p_at) + 1) at time zone 'UTC')::date
$function$;

CREATE OR REPLACE FUNCTION private.is_rare_text (
  p_order text,
  p_text  text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET jit TO 'off'
  AS $function$
declare
  v_found integer;
begin
  if length(p_text) < 2 then
    return false;
  end if;
  execute (
    select format(
      'select count(*) from (
         select a.horse_name, a.seller_name from private.auctions a
         where %1$s order by a.%2$I %3$s, a.id %3$s limit 4000
       ) w where strpos(w.horse_name, $1) > 0 or strpos(w.seller_name, $1) > 0',
      o.among, o.key, case when o.falls then 'desc' else 'asc' end
    )
    from private.lots_order(p_order) o
  ) into v_found using p_text;
  return v_found < 8;
end
$function$;

CREATE OR REPLACE FUNCTION private.join_refusal (
  p_request   public.race_requests,
  p_horse     public.horses,
  p_stable_id uuid,
  p_at        timestamp with time zone
)
  RETURNS TABLE (
    code   text,
    detail text
  )
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select refusal.code, case refusal.code
    when 'horse_not_back' then to_char(
      p_horse.at_work_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
    )
    when 'horse_too_tired' then to_char(
      rested.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
    )
  end
  from (
    select private.may_run_at(
      coalesce(p_horse.energy_after_work, p_horse.energy),
      coalesce(p_horse.at_work_until, p_horse.condition_at)
    ) as at
  ) rested
  cross join lateral (
    select case
      when p_horse.id is null then 'horse_not_found'
      when p_horse.stable_id <> p_stable_id then 'horse_not_yours'
      when p_horse.retired_at is not null then 'horse_retired'
      when p_request.state = 'full' or p_request.state = 'opened' then 'request_full'
      when p_request.state <> 'open' or p_at >= p_request.latest_off - private.request_notice()
        then 'request_over'
      when not private.may_join(p_request, p_stable_id) then 'request_of_club'
      when exists (
        select from public.race_request_entries e
        where e.race_request_id = p_request.id and e.horse_id = p_horse.id
      ) then 'already_entered'
      when private.waits_in_request(p_horse.id) then 'horse_in_request'
      when private.is_engaged(p_horse.id) then 'horse_engaged'
      when private.is_for_sale(p_horse.id) then 'horse_for_sale'
      when private.hammer_of(p_horse.id) is not null then 'horse_in_auction'
      when not p_horse.specialty = any (p_request.suitable_for) then 'horse_unsuitable'
      when not private.fits_request(p_request, p_horse) then 'conditions_not_met'
      when p_horse.at_work_until > p_request.latest_off - private.request_notice()
        then 'horse_not_back'
      when rested.at > p_request.latest_off then 'horse_too_tired'
      when not private.leaves_places(p_request, p_stable_id) then 'request_needs_stables'
    end as code
  ) refusal
$function$;

CREATE OR REPLACE FUNCTION private.keep_purse_week (
  p_closed_week integer
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into public.purse_weeks
  select p_closed_week + 1, private.week_start(p_closed_week + 1),
    private.next_prize_subsidy(
      private.prize_subsidy(p_closed_week), j.percents, j.newest_stables, j.won, j.spent
    ),
    cardinality(j.percents), j.newest_stables, j.won, j.spent
  from (
    select
      coalesce(array_agg(private.prize_subsidy(w.week)) filter (where w.stables >= 5), '{}') as percents,
      coalesce((array_agg(w.stables order by w.week desc))[1], 0) as newest_stables,
      -- With a week that is not told it would be told by what the sums differ in.
      coalesce(sum(f.won) filter (where w.stables >= 5), 0)::bigint as won,
      coalesce(sum(f.spent) filter (where w.stables >= 5), 0)::bigint as spent
    from public.economy_weeks w
    cross join lateral (
      select coalesce(sum(amount) filter (where kind = 'prizes'), 0) as won,
        -- What the house gives in packs pays a part of it.
        coalesce(-sum(amount) filter (
          where kind in ('entry_fee', 'entry_refund', 'training', 'box_fee', 'equipment', 'credit_pack', 'goal')
        ), 0) as spent
      from public.economy_flows where week = w.week
    ) f
    where w.week > p_closed_week - 4 and w.week <= p_closed_week
  ) j
  on conflict (week) do nothing
$function$;

CREATE OR REPLACE FUNCTION private.lot_grams (
  p_horse_name  text,
  p_seller_name text
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select private.grams(p_horse_name, 2) || private.grams(p_seller_name, 2)
$function$;

CREATE OR REPLACE FUNCTION private.lot_told (
  p_auction private.auctions
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'id', p_auction.id,
    'price', p_auction.price,
    'bids', p_auction.bids,
    'leader', private.named_stable(p_auction.leader_id),
    'reserve_met', p_auction.reserve_met,
    'extensions', p_auction.extensions,
    'closes_at', p_auction.closes_at,
    'ended_at', p_auction.ended_at,
    'outcome', p_auction.outcome,
    'last_bid', (
      select jsonb_build_object(
        'number', b.number, 'stable_id', s.id, 'stable_name', s.name, 'of_house', s.is_house,
        'price', b.price, 'at', b.placed_at
      )
      from private.bids b
      join public.stables s on s.id = b.stable_id
      where b.auction_id = p_auction.id and b.number = p_auction.bids
    )
  )
$function$;

CREATE OR REPLACE FUNCTION private.lots_order (
  p_order text
)
  RETURNS TABLE (
    key     text,
    type    text,
    falls   boolean,
    among   text,
    aged_at text
  )
  LANGUAGE sql
  IMMUTABLE
  ROWS 1
  SET search_path TO ''
  AS $function$
  select
    o.key, o.type, o.falls,
    case when p_order = 'ended' then 'a.outcome in (''sold'', ''unsold'')' else 'a.ended_at is null' end,
    case when p_order = 'ended' then 'a.ended_at' else 'now()' end
  from (values
    ('closing', 'closes_at', 'timestamptz', false), ('cheapest', 'asked', 'bigint', false),
    ('dearest', 'asked', 'bigint', true), ('best rated', 'rating', 'bigint', true),
    ('ended', 'ended_at', 'timestamptz', true)
  ) o ("order", key, type, falls)
  where o."order" = p_order
$function$;

CREATE OR REPLACE FUNCTION private.lots_statement (
  p_order text,
  p_paged boolean,
  p_rare  boolean
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select format(
    '%6$sselect a.id, a.%1$I::text as key from %7$s a
     where %2$s
       and ($1 = '''' or strpos(a.horse_name, $1) > 0 or strpos(a.seller_name, $1) > 0)
       and ($2 is null or a.sex = $2)
       and ($3 is null or (
         a.birth_season >= private.season_at(%3$s) - 3
       ) = ($3 = ''young''))
       and ($4 is null or $4 = case
         when a.rating >= 90 then ''90 and above''
         when a.rating >= 80 then ''80 to 89''
         when a.rating >= 60 then ''60 to 79''
         else ''under 60''
       end)
       and ($5 is null or a.specialty = $5)
       and ($6 is null or (a.asked >= 15000) = ($6 = ''high''))
       and ($7 is null or a.outcome = $7)%4$s
     order by a.%1$I %5$s, a.id %5$s limit $10',
    o.key, o.among, o.aged_at,
    case when p_paged then format(
      ' and (a.%I, a.id) %s ($8::%s, $9)', o.key, case when o.falls then '<' else '>' end, o.type
    ) else '' end,
    case when o.falls then 'desc' else 'asc' end,
    case when p_rare then
      'with few as materialized (
         select * from private.auctions x
         where private.lot_grams(x.horse_name, x.seller_name) @> private.grams($1, least(3, length($1)))
       ) '
    else '' end,
    case when p_rare then 'few' else 'private.auctions' end
  )
  from private.lots_order(p_order) o
$function$;

CREATE OR REPLACE FUNCTION private.may_join (
  p_request   public.race_requests,
  p_stable_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return p_request.club_id is null or exists (
    select from private.club_members m
    where m.stable_id = p_stable_id and m.club_id = p_request.club_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.most_of_house (
  p_guide bigint
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  STRICT
  SET search_path TO ''
  AS $function$
  select p_guide * 8 / 10 / private.bid_increment(p_guide * 8 / 10)
    * private.bid_increment(p_guide * 8 / 10)
$function$;

CREATE OR REPLACE FUNCTION private.note_goals()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_stable public.stables;
  v_steps text[];
begin
  select * into v_stable from public.stables where id = new.stable_id;
  if v_stable.is_house then
    return null;
  end if;
  if (select count(*) from private.goals where stable_id = new.stable_id and season = -1) < 9 then
    v_steps := case new.type
      when 'race_result' then private.steps_of_run(new)
      when 'horse_sold' then array['sell']
      -- The horse that a stable begins with comes with it.
      else case when new.at > v_stable.created_at then array['buy'] else '{}' end
    end;
    insert into private.goals (
      stable_id, season, goal, chosen_at, reached_at, race_id, horse_id
    )
    select new.stable_id, -1, step, new.at, new.at, new.race_id, new.horse_id
    from unnest(v_steps) step
    on conflict do nothing;
  end if;
  if new.type = 'race_result' then
    update private.goals g
    set progress = x.progress,
      reached_at = case when x.progress >= g.target then new.at end,
      race_id = case when x.progress >= g.target then new.race_id end,
      horse_id = case when x.progress >= g.target then new.horse_id end
    from (
      select e.place, e.rating_after, r.purse
      from public.entries e join public.races r on r.id = e.race_id
      where e.race_id = new.race_id and e.horse_id = new.horse_id
    ) run
    cross join lateral (
      select
        (case when run.place = 1 then run.purse else 0 end)::bigint as won,
        run.rating_after::bigint as rated, (run.place <= 3)::integer::bigint as placed
    ) did
    cross join lateral (
      select o.goal, case o.goal
        when 'class' then greatest(o.progress, did.won)
        when 'rating' then greatest(o.progress, did.rated)
        else o.progress + did.placed
      end as progress
      from private.goals o
      where o.stable_id = new.stable_id and o.season = private.season_at(new.at) and o.reached_at is null
    ) x
    where g.stable_id = new.stable_id and g.season = private.season_at(new.at) and g.goal = x.goal
      and g.reached_at is null;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.paper_race (
  p_race_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'id', r.id, 'name', r.name, 'track_id', r.track_id, 'grade', r.grade, 'distance', r.distance,
    'surface', r.surface, 'purse', r.purse, 'off_at', r.off_at, 'runners', r.entries_count,
    'horse_id', h.id, 'horse_name', h.name, 'coat', h.coat, 'sex', h.sex,
    'birth_season', h.birth_season, 'stable_id', s.id, 'stable_name', s.name,
    'silks', coalesce(e.silks, s.silks), 'time_ms', e.time_ms, 'win_chance', e.win_chance,
    'second', (
      select x.name from public.entries o join public.horses x on x.id = o.horse_id
      where o.race_id = r.id and o.id <> e.id
      order by o.place, o.draw limit 1
    )
  )
  from public.races r
  cross join lateral (
    select * from public.entries x where x.race_id = r.id and x.place = 1 order by x.draw limit 1
  ) e
  join public.horses h on h.id = e.horse_id
  join public.stables s on s.id = e.stable_id
  where r.id = p_race_id
$function$;

CREATE OR REPLACE FUNCTION private.part_from_club (
  p_member private.club_members
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  delete from private.club_members where stable_id = p_member.stable_id;
  update private.clubs set members = members - 1 where id = p_member.club_id;
  if p_member.role = 'founder' then
    update private.club_members set role = 'founder'
    where stable_id = (
      select m.stable_id from private.club_members m
      where m.club_id = p_member.club_id
      order by m.role <> 'officer', m.joined_at, m.stable_id
      limit 1
    );
    delete from private.clubs where id = p_member.club_id and members = 0;
    -- Its name was its founder's word.
    if found then
      update public.race_requests set club_name = 'Former club' where club_id = p_member.club_id;
    end if;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.payer_of (
  p_stable_id uuid
)
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(private.wallet_of(s.id, 'credits'), private.house())
  from public.stables s where s.id = p_stable_id
$function$;

CREATE OR REPLACE FUNCTION private.refund (
  p_kind       text,
  p_request_id uuid,
  p_at         timestamp with time zone,
  p_from       bigint,
  p_stable_ids uuid[],
  p_amounts    bigint[],
  p_paid_at    timestamp with time zone[],
  p_horse_id   uuid                       DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_credits constant bigint[] := array(
    select private.payer_of(stable_id)
    from unnest(p_stable_ids) with ordinality each (stable_id, place) order by place
  );
  v_refund record;
  v_due bigint;
begin
  perform from private.accounts where id = any (array[p_from, private.house()] || v_credits)
  order by id for no key update;
  perform private.post(
    p_kind, p_request_id, p_at, p_from || v_credits,
    -(select sum(amount)::bigint from unnest(p_amounts) amount) || p_amounts, p_horse_id
  );
  for v_refund in
    select * from unnest(p_stable_ids, v_credits, p_amounts, p_paid_at)
      as each (stable_id, credits, amount, paid_at)
    order by stable_id
  loop
    v_due := private.due_of_refund(v_refund.stable_id, v_refund.paid_at, v_refund.amount);
    if v_due > 0 then
      update private.box_bills b set paid = b.paid + v_due
      where b.stable_id = v_refund.stable_id
        and b.week = (select max(x.week) from private.box_bills x where x.stable_id = b.stable_id);
      perform private.post(
        'box_fee', p_request_id, p_at, array[v_refund.credits, private.house()], array[-v_due, v_due]
      );
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.sees_request (
  p_request public.race_requests
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return p_request.club_id is null or p_request.state = 'opened' or exists (
    select from public.stables s
    join private.club_members m on m.stable_id = s.id
    where s.owner_id = auth.uid() and m.club_id = p_request.club_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.steps_of_run (
  p_run public.activities
)
  RETURNS text[]
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select array_remove(array[
    'run',
    case when e.place <= 3 then 'place' end,
    case when e.place = 1 then 'win' end,
    case when e.place = 1 and e.style = 0 then 'front' end,
    case when e.place <= 3 and exists (
      select from public.entries b
      join public.races x on x.id = b.race_id
      where b.horse_id = e.horse_id and b.place <= 3 and b.id <> e.id and x.distance = r.distance
    ) then 'distance' end,
    case when exists (
      select from public.entries b
      join public.entries o on o.race_id = b.race_id and o.place < b.place
      join public.entries again on again.race_id = e.race_id and again.horse_id = o.horse_id
      where b.horse_id = e.horse_id and b.id <> e.id and b.place is not null
        and o.stable_id <> e.stable_id and again.place > e.place
    ) then 'rival' end,
    case when e.place = 1 and exists (
      select from public.activities a
      where a.stable_id = p_run.stable_id and a.type = 'race_result' and a.place = 1
        and a.race_id <> p_run.race_id
        and a.at >= date_trunc('day', p_run.at, 'UTC') and a.at < date_trunc('day', p_run.at, 'UTC') + interval '1 day'
    ) then 'double' end
  ], null)
  from public.entries e join public.races r on r.id = e.race_id
  where e.race_id = p_run.race_id and e.horse_id = p_run.horse_id
$function$;

CREATE OR REPLACE FUNCTION private.tell_bidders (
  p_auction   private.auctions,
  p_outcome   text,
  p_winner_id uuid,
  p_at        timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if p_outcome = 'sold' then
    perform private.tell_outbid(b.stable_id, p_auction.horse_id, p_at)
    from private.bids b
    where b.auction_id = p_auction.id and b.held and b.stable_id <> p_winner_id
    order by b.stable_id;
  else
    insert into public.activities (stable_id, horse_id, type, at)
    select b.stable_id, p_auction.horse_id, 'bid_returned', p_at
    from private.bids b
    join public.stables s on s.id = b.stable_id and not s.is_house
    where b.auction_id = p_auction.id and b.held;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_outbid (
  p_stable_id uuid,
  p_horse_id  uuid,
  p_at        timestamp with time zone
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into public.activities (stable_id, horse_id, type, at)
  select s.id, p_horse_id, 'outbid', p_at
  from public.stables s where s.id = p_stable_id and not s.is_house
  on conflict (stable_id, horse_id) where type = 'outbid'
  do update set at = excluded.at, told_at = excluded.told_at
$function$;

CREATE OR REPLACE FUNCTION public.auction_bids (
  p_auction_id    uuid,
  p_before_number integer DEFAULT NULL::integer,
  p_limit         integer DEFAULT 20
)
  RETURNS TABLE (
    number      integer,
    stable_id   uuid,
    stable_name text,
    of_house    boolean,
    price       bigint,
    at          timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select b.number, s.id, s.name, s.is_house, b.price, b.placed_at
  from private.bids b
  join public.stables s on s.id = b.stable_id
  where b.auction_id = p_auction_id and b.number is not null
    and (p_before_number is null or b.number < p_before_number)
  order by b.number desc
  limit private.page_size(p_limit)
$function$;

REVOKE ALL ON FUNCTION "public"."auction_bids"(uuid, integer, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.choose_goal (
  p_goal       text,
  p_request_id uuid
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_target bigint;
  v_season constant integer := private.season_at(clock_timestamp());
begin
  perform private.player();
  if p_goal is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'choose_goal', p_goal);
  if v_answer is not null then
    return v_answer::bigint;
  end if;
  v_own := private.lock_own_stable();
  select o.target into v_target from private.goal_offers(v_own) o where o.goal = p_goal;
  if v_target is null or exists (
    select from private.goals where stable_id = v_own and season = v_season and goal = p_goal
  ) then
    perform private.refuse('goal_not_offered');
  elsif exists (
    select from private.goals where stable_id = v_own and season = v_season and reached_at is null
  ) then
    perform private.refuse('goal_open');
  end if;
  insert into private.goals (stable_id, season, goal, target, chosen_at)
  values (v_own, v_season, p_goal, v_target, clock_timestamp());
  perform private.keep_answer(p_request_id, to_jsonb(v_target));
  return v_target;
end
$function$;

REVOKE ALL ON FUNCTION "public"."choose_goal"(text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.horses_fitting_request (
  p_race_request_id uuid
)
  RETURNS TABLE (
    horses  integer,
    stables integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select count(*)::integer, count(distinct f.stable_id)::integer
  from (
    select h.stable_id
    from public.race_requests q
    cross join lateral (
      -- No horse of players is older than twenty.
      select a.age from generate_series(2, 20) a (age)
      where case q.age_class
        when '2yo' then a.age = 2 when '3yo' then a.age = 3 when '3yo+' then a.age >= 3 else a.age >= 4
      end
    ) aged
    cross join unnest(q.suitable_for) suited (specialty)
    cross join lateral (
      select x.stable_id from public.horses x
      join public.stables s on s.id = x.stable_id and not s.is_house
      where x.retired_at is null and x.specialty = suited.specialty
        and x.birth_season = private.season_at(q.latest_off) - aged.age
        and x.rating between coalesce(q.min_rating, 0) and q.max_rating
        and x.sex = coalesce(q.sex, x.sex)
        and not exists (
          select from public.race_request_entries e
          where e.race_request_id = q.id and e.horse_id = x.id
        )
      limit 100
    ) h
    where q.id = p_race_request_id and private.sees_request(q)
    limit 100
  ) f
$function$;

CREATE OR REPLACE FUNCTION public.lots_for_house (
  p_at timestamp with time zone
)
  RETURNS TABLE (
    auction_id   uuid,
    guide        bigint,
    price        bigint,
    starting_bid bigint,
    consigned_at timestamp with time zone,
    bidders      text[]
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select a.id, private.guide_of_auction(a), a.price, a.starting_bid, a.consigned_at, array(
    select s.name
    from private.bids b join public.stables s on s.id = b.stable_id and s.is_house
    where b.auction_id = a.id
    order by b.id
  )
  from private.auctions a
  where a.of_house and a.ended_at is null and a.extensions = 0
    and a.closes_at > private.not_ahead(p_at) + interval '5 minutes'
  order by a.closes_at, a.id
$function$;

REVOKE ALL ON FUNCTION "public"."lots_for_house"(timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.my_awards (
  p_before_at  timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_key text                     DEFAULT NULL::text,
  p_limit      integer                  DEFAULT 25
)
  RETURNS TABLE (
    key        text,
    kind       text,
    at         timestamp with time zone,
    season     integer,
    award      text,
    division   text,
    race_id    uuid,
    race_name  text,
    grade      text,
    horse_id   uuid,
    horse_name text,
    track_id   text,
    surface    text,
    distance   integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with own as (
    select s.id from public.stables s where s.owner_id = (select auth.uid())
  ), awarded as (
    select 'race ' || f.race_id || ' ' || f.horse_id as key,
      case when c.race_id is null then 'graded_win' else 'championship' end as kind,
      f.at, c.season, null::text as award, c.division, f.race_id, f.horse_id
    from own
    join private.feats f on f.hall = 'stables' and f.subject_id = own.id
    left join private.champions c on c.race_id = f.race_id and c.horse_id = f.horse_id
    where f.feat = 'championship' or (f.feat = 'graded_win' and c.race_id is null)
    union all
    -- First steps and goals of seasons that a race has reached; a place ahead of the win that is one too.
    select 'objective ' || g.season || ' ' || g.goal, 'objective', g.reached_at, g.season, g.goal, null,
      g.race_id, g.horse_id
    from own
    join private.goals g
      on g.stable_id = own.id and g.reached_at is not null and g.race_id is not null and g.goal <> 'run'
    union all
    select 'season ' || a.season || ' ' || a.award, 'season_award', private.week_start(12 * (a.season + 1)),
      a.season, a.award, null, null, a.horse_id
    from own join private.season_awards a on a.stable_id = own.id
    union all
    select 'record ' || e.id, 'course_record', r.off_at, null, null, null, r.id, e.horse_id
    from private.courses c
    join public.entries e on e.id = c.record_entry_id
    join own on own.id = e.stable_id
    join public.races r on r.id = e.race_id
    where c.races >= 20
    union all
    select 'hall ' || own.id, 'hall_stable', m.since, null, null, null, null, null
    from own join private.hall_members m on m.hall = 'stables' and m.subject_id = own.id
    union all
    select 'hall ' || h.id, 'hall_horse', m.since, null, null, null, null, h.id
    from own
    join public.horses h on h.stable_id = own.id
    join private.hall_members m on m.hall = 'horses' and m.subject_id = h.id
  )
  select a.key, a.kind, a.at, a.season, a.award, a.division, r.id, r.name, r.grade, h.id, h.name,
    r.track_id, r.surface, r.distance
  from (
    select * from awarded w
    where p_before_at is null or (w.at, w.key) < (p_before_at, coalesce(p_before_key, ''))
    order by w.at desc, w.key desc
    limit private.page_size(p_limit)
  ) a
  left join public.races r on r.id = a.race_id
  left join public.horses h on h.id = a.horse_id
  order by a.at desc, a.key desc
$function$;

CREATE OR REPLACE FUNCTION public.my_goals()
  RETURNS TABLE (
    season     integer,
    goal       text,
    target     bigint,
    progress   bigint,
    chosen_at  timestamp with time zone,
    reached_at timestamp with time zone,
    taken_at   timestamp with time zone,
    race_id    uuid,
    race_name  text,
    horse_id   uuid,
    horse_name text,
    credits    bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 12
  SET search_path TO ''
  AS $function$
  with own as (
    select s.id from public.stables s where s.owner_id = (select auth.uid())
  ), kept as (
    select g.* from own join private.goals g
      on g.stable_id = own.id and g.season in (-1, private.season_at(now()))
  )
  select k.season, k.goal, k.target, k.progress, k.chosen_at, k.reached_at, k.taken_at, k.race_id,
    r.name, k.horse_id, h.name, private.goal_credits(k.season)
  from kept k
  left join public.races r on r.id = k.race_id
  left join public.horses h on h.id = k.horse_id
  union all
  select private.season_at(now()), o.goal, o.target, 0, null, null, null, null, null, null, null,
    private.goal_credits(0)
  from own cross join lateral private.goal_offers(own.id) o
  where not exists (select from kept k where k.season >= 0 and (k.reached_at is null or k.goal = o.goal))
$function$;

REVOKE ALL ON FUNCTION "public"."my_goals"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_paper (
  p_day date DEFAULT NULL::date
)
  RETURNS TABLE (
    from_at   timestamp with time zone,
    to_at     timestamp with time zone,
    runs      jsonb,
    more      boolean,
    sessions  jsonb,
    news      jsonb,
    money     jsonb,
    birthdays jsonb
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 1
  SET search_path TO ''
  AS $function$
  with asked as (
    -- What is no day of the game's is none's: no row.
    select case when p_day between date '2026-01-01' and date '2999-12-31' then p_day end as day
  ), own as (
    select
      s.id, s.name,
      case when p_day is null then greatest(
        coalesce(
          case when n.seen_at < now() - interval '1 hour' then n.seen_at else n.away_since end,
          s.created_at
        ),
        now() - interval '14 days'
      ) else (d.day - 1)::timestamp at time zone 'UTC' end as from_at,
      case when p_day is null then now() else d.day::timestamp at time zone 'UTC' end as to_at,
      -- Since a visit all is told, up to what was written last.
      case when p_day is null then 'infinity' else d.day::timestamp at time zone 'UTC' end as until
    from public.stables s
    cross join asked d
    left join private.papers_seen n on n.stable_id = s.id
    where s.owner_id = (select auth.uid()) and (p_day is null or d.day is not null)
  )
  select
    o.from_at, o.to_at, run.told, run.amount = 30 or other.amount = 300,
    other.sessions, other.news, paid.told, born.told
  from own o
  cross join lateral (
    select
      count(*) as amount,
      coalesce(jsonb_agg(jsonb_build_object(
        'id', a.id, 'at', a.at, 'horse_id', h.id, 'horse_name', h.name, 'race_id', r.id,
        'race_name', r.name, 'track_id', r.track_id, 'distance', r.distance,
        'surface', r.surface, 'grade', r.grade, 'runners', r.entries_count,
        'place', a.place, 'prize', a.prize, 'rating_before', e.rating_before,
        'rating_after', e.rating_after
      ) order by a.at desc, a.id desc), '[]') as told
    from (
      select * from public.activities x
      where x.stable_id = o.id and x.type = 'race_result' and x.at >= o.from_at and x.at < o.until
      order by x.at desc, x.id desc
      limit 30
    ) a
    join public.horses h on h.id = a.horse_id
    join public.races r on r.id = a.race_id
    join public.entries e on e.race_id = a.race_id and e.horse_id = a.horse_id
  ) run
  cross join lateral (
    with told as materialized (
      select x.*, h.name as horse_name
      from (
        select * from public.activities y
        where y.stable_id = o.id and y.at >= o.from_at and y.at < o.until
        order by y.at desc
        limit 300
      ) x
      join public.horses h on h.id = x.horse_id
    )
    select
      (select count(*) from told) as amount,
      (
        select coalesce(jsonb_agg(to_jsonb(g) order by g.horse_name, g.horse_id, g.programme), '[]')
        from (
          select t.horse_id, t.horse_name, t.programme, count(*)::integer as sessions
          from told t where t.type = 'training'
          group by t.horse_id, t.horse_name, t.programme
        ) g
      ) as sessions,
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', t.id, 'stable_id', t.stable_id, 'stable_name', o.name, 'horse_id', t.horse_id,
          'horse_name', t.horse_name, 'race_id', t.race_id, 'race_name', r.name, 'type', t.type,
          'place', null, 'prize', null, 'programme', null, 'at', t.at
        ) order by t.at desc, t.id desc), '[]')
        from told t
        left join public.races r on r.id = t.race_id
        where t.type not in ('race_result', 'training', 'race_entry', 'race_withdrawal')
      ) as news
  ) other
  cross join lateral (
    select coalesce(jsonb_agg(to_jsonb(m) order by m.kind), '[]') as told
    from (
      select d.kind, sum(d.amount)::bigint as amount
      from public.money_days d
      where d.stable_id = o.id and d.day >= (o.from_at at time zone 'UTC')::date
        and d.day <= ((o.to_at - interval '1 microsecond') at time zone 'UTC')::date
      group by d.kind
      having sum(d.amount) <> 0
    ) m
  ) paid
  cross join lateral (
    select coalesce(jsonb_agg(to_jsonb(b)), '[]') as told
    from (
      select h.id, h.name, h.sex, h.birth_season, h.specialty
      from public.horses h
      where private.season_at(o.from_at) < private.season_at(o.to_at)
        and h.stable_id = o.id and h.retired_at is null
        and h.created_at < private.season_begins(private.season_at(o.to_at))
      order by h.name, h.id
      limit 60
    ) b
  ) born
$function$;

REVOKE ALL ON FUNCTION "public"."my_paper"(date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.open_race_requests (
  p_after_latest timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_after_id     uuid                     DEFAULT NULL::uuid,
  p_limit        integer                  DEFAULT 20
)
  RETURNS SETOF public.race_requests
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select * from public.race_requests q
  where q.state = 'open' and q.latest_off > now() + private.request_notice()
    and (q.club_id is null or private.sees_request(q))
    and (p_after_latest is null or (q.latest_off, q.id) > (p_after_latest, p_after_id))
  order by q.latest_off, q.id
  limit private.page_size(p_limit)
$function$;

CREATE OR REPLACE FUNCTION public.paper_days (
  p_day date DEFAULT NULL::date
)
  RETURNS TABLE (
    day      date,
    races    integer,
    runners  integer,
    big      jsonb,
    surprise jsonb,
    close    jsonb,
    close_ms integer,
    records  jsonb
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 2
  SET search_path TO ''
  AS $function$
  select
    d.day, n.races, n.runners, private.paper_race(d.big_race_id),
    private.paper_race(d.surprise_race_id), private.paper_race(d.close_race_id), d.close_ms,
    (
      select coalesce(
        jsonb_agg(private.paper_race(k.race_id) order by k.track_id, k.surface, k.distance), '[]'
      )
      from private.paper_records k where k.day = d.day
    )
  from (select coalesce(p_day, (now() at time zone 'UTC')::date) as day) asked
  join private.paper_days d on d.day in (asked.day, asked.day - 1)
  join private.race_days n on n.day = d.day
  order by d.day
$function$;

REVOKE ALL ON FUNCTION "public"."paper_days"(date) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.place_house_bid (
  p_auction_id  uuid,
  p_stable_name text,
  p_maximum     bigint,
  p_at          timestamp with time zone
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_stable_id constant uuid := (
    select id from public.stables where is_house and lower(name) = lower(p_stable_name)
  );
  v_auction private.auctions;
  v_bid private.bids;
begin
  p_at := private.not_ahead(p_at);
  if v_stable_id is null or p_at is null or (p_maximum > 0) is not true then
    perform private.refuse('bad_request');
  end if;
  v_auction := private.lock_auction(p_auction_id);
  if not v_auction.of_house
    or p_maximum > private.most_of_house(private.guide_of_auction(v_auction))
    or p_maximum >= v_auction.reserve
  then
    perform private.refuse('bad_request', 'the house bids on its own lots, for less than their reserve');
  elsif v_auction.ended_at is not null or v_auction.closes_at <= p_at + interval '5 minutes'
    or p_at < v_auction.consigned_at or p_maximum < private.least_bid(v_auction, null)
    or exists (
      select from private.bids where auction_id = p_auction_id and stable_id = v_stable_id
    )
  then
    return null;
  end if;

  perform from private.accounts
  where id in (
    private.house(), private.escrow_of_auction(p_auction_id),
    private.payer_of(v_auction.leader_id)
  )
  order by id for no key update;
  p_at := date_trunc('milliseconds', p_at);
  perform private.post(
    'bid', null, p_at, array[private.house(), private.escrow_of_auction(p_auction_id)],
    array[-p_maximum, p_maximum], v_auction.horse_id
  );
  insert into private.bids (auction_id, stable_id, maximum, sealed, placed_at, held_since)
  values (p_auction_id, v_stable_id, p_maximum, false, p_at, p_at)
  returning * into v_bid;
  perform private.show_bid(v_auction, v_bid, null);
  return (select case when held then 'leads' else 'outbid' end from private.bids where id = v_bid.id);
end
$function$;

REVOKE ALL ON FUNCTION "public"."place_house_bid"(uuid, text, bigint, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.races_over (
  p_from      timestamp with time zone,
  p_to        timestamp with time zone,
  p_after_off timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_after_id  uuid                     DEFAULT NULL::uuid
)
  RETURNS TABLE (
    race         jsonb,
    runners      jsonb,
    opening      jsonb,
    house_horses jsonb,
    ballot       jsonb,
    championship jsonb,
    claims       jsonb,
    previews     jsonb
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 50
  SET search_path TO ''
  AS $function$
  with page as (
    select * from (
      (
        select * from public.races f
        where f.status = 'finished' and f.off_at >= p_from and f.off_at < p_to
          and (p_after_off is null or (f.off_at, f.id) > (p_after_off, p_after_id))
        order by f.off_at, f.id limit 50
      )
      union all
      (
        select * from public.races v
        where v.status = 'void' and v.off_at >= p_from and v.off_at < p_to
          and (p_after_off is null or (v.off_at, v.id) > (p_after_off, p_after_id))
        order by v.off_at, v.id limit 50
      )
    ) every order by every.off_at, every.id limit 50
  )
  select
    to_jsonb(r),
    (
      select coalesce(jsonb_agg(
        to_jsonb(e) || jsonb_build_object(
          'horse', jsonb_build_object('name', h.name),
          'stable', jsonb_build_object('name', s.name, 'is_house', s.is_house)
        ) order by e.place, e.draw, e.entered_at, e.id
      ), '[]')
      from public.entries e
      join public.horses h on h.id = e.horse_id
      join public.stables s on s.id = e.stable_id
      where e.race_id = r.id
    ),
    (select to_jsonb(o) from public.openings o where o.race_id = r.id),
    (
      select coalesce(jsonb_agg(to_jsonb(x) order by x.horse_id), '[]')
      from public.house_reserves(r.id) x
    ),
    (
      select coalesce(jsonb_agg(
        to_jsonb(l) || jsonb_build_object(
          'horse', jsonb_build_object('name', h.name),
          'stable', jsonb_build_object('name', s.name, 'is_house', s.is_house)
        ) order by l.turn
      ), '[]')
      from public.ballot_lots l
      join public.horses h on h.id = l.horse_id
      join public.stables s on s.id = l.stable_id
      where l.race_id = r.id
    ),
    (select to_jsonb(c) from public.championship_draw(r.id) c),
    (select coalesce(jsonb_agg(to_jsonb(k)), '[]') from public.race_claims(r.id) k),
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'stable_id', p.stable_id, 'stable', s.name, 'chances', p.chances, 'rule', p.rule,
        'published_at', p.published_at, 'score', p.score
      ) order by p.published_at, p.stable_id), '[]')
      from private.previews p join public.stables s on s.id = p.stable_id
      where p.race_id = r.id
    )
  from page r
  order by r.off_at, r.id
$function$;

REVOKE ALL ON FUNCTION "public"."races_over"(timestamp WITH time zone, timestamp WITH time zone, timestamp WITH time zone, uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.races_to_watch()
  RETURNS TABLE (
    id       uuid,
    name     text,
    track_id text,
    grade    text,
    distance integer,
    surface  text,
    purse    bigint,
    off_at   timestamp with time zone,
    runners  integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 3
  SET search_path TO ''
  AS $function$
  select
    r.id, r.name, r.track_id, r.grade, r.distance, r.surface, r.purse, r.off_at, r.entries_count
  from public.races r
  where r.status in ('open', 'closed', 'running')
    and r.off_at > now() and r.off_at < now() + interval '24 hours'
  order by r.purse desc, r.off_at, r.id
  limit 3
$function$;

REVOKE ALL ON FUNCTION "public"."races_to_watch"() FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.request_race (
  p_track_id     text,
  p_distance     integer,
  p_surface      text,
  p_grade        text,
  p_age_class    text,
  p_sex          text,
  p_entry_fee    bigint,
  p_runners      integer,
  p_earliest_off timestamp with time zone,
  p_latest_off   timestamp with time zone,
  p_horse_id     uuid,
  p_request_id   uuid,
  p_from_wallet  bigint                   DEFAULT 0,
  p_among_club   boolean                  DEFAULT false
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_listing constant bigint := 100;
  v_answer jsonb;
  v_stable_id uuid;
  v_at timestamptz;
  v_request public.race_requests;
begin
  perform private.player();
  if p_horse_id is null or p_request_id is null or (p_from_wallet >= 0) is not true
    or p_among_club is null
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'request_race', jsonb_build_array(
    p_track_id, p_distance, p_surface, p_grade, p_age_class, p_sex, p_entry_fee, p_runners,
    p_earliest_off, p_latest_off, p_horse_id, p_from_wallet,
    p_among_club
  )::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.lock_own_stable();
  v_at := clock_timestamp();
  v_request.id := gen_random_uuid();
  v_request.stable_id := v_stable_id;
  v_request.track_id := p_track_id;
  v_request.distance := p_distance;
  v_request.surface := p_surface;
  v_request.grade := p_grade;
  v_request.age_class := p_age_class;
  v_request.sex := p_sex;
  v_request.min_rating := (private.request_band(p_grade))[1];
  v_request.max_rating := (private.request_band(p_grade))[2];
  v_request.suitable_for := private.request_suits(p_distance);
  v_request.entry_fee := p_entry_fee;
  v_request.runners := p_runners;
  v_request.earliest_off := p_earliest_off;
  v_request.latest_off := p_latest_off;
  v_request.asked_at := v_at;
  v_request.state := 'open';
  perform private.check_request(v_request, v_at);
  if p_among_club then
    select c.id, c.name into v_request.club_id, v_request.club_name
    from private.club_members m join private.clubs c on c.id = m.club_id
    where m.stable_id = v_stable_id;
    if v_request.club_id is null then
      perform private.refuse('not_in_club');
    end if;
  end if;
  if (
    select count(*) from public.race_requests
    where stable_id = v_stable_id and state in ('open', 'full')
  ) >= 3 then
    perform private.refuse('too_many_race_requests');
  end if;

  insert into public.race_requests select v_request.*;
  insert into private.race_request_claims (race_request_id) values (v_request.id);
  insert into private.accounts (kind, race_request_id) values ('request', v_request.id);
  perform from public.horses where id = p_horse_id for no key update;
  -- Both at once: who can pay the one and not the other asks for nothing.
  if not private.raise_credits(
    v_stable_id, v_listing + p_entry_fee, p_from_wallet,
    array[private.house(), private.escrow_of(v_request.id)], p_request_id, v_at
  ) then
    perform private.refuse('too_few_credits');
  end if;
  perform private.post(
    'request_listing', p_request_id, v_at,
    array[private.wallet_of(v_stable_id, 'credits'), private.house()],
    array[-v_listing, v_listing],
    p_horse_id
  );
  perform private.join_request(v_request, p_horse_id, v_stable_id, 0, p_request_id);
  insert into public.activities (stable_id, horse_id, type, at)
  values (v_stable_id, p_horse_id, 'race_request', v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_request.id));
  return v_request.id;
end
$function$;

REVOKE ALL
  ON FUNCTION "public"."request_race"(text, integer, text, text, text, text, bigint, integer, timestamp WITH time zone, timestamp WITH time zone, uuid, uuid, bigint, boolean)
  FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.see_paper()
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_stable_id uuid;
begin
  perform private.player();
  v_stable_id := private.own_stable();
  insert into private.papers_seen as n (stable_id, away_since, seen_at)
  select s.id, s.created_at, now() from public.stables s where s.id = v_stable_id
  on conflict (stable_id) do update
  set away_since = case when n.seen_at < now() - interval '1 hour' then n.seen_at else n.away_since end,
    seen_at = now();
end
$function$;

REVOKE ALL ON FUNCTION "public"."see_paper"() FROM PUBLIC, "anon", "service_role";

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

  perform private.wear_equipment(p_horse_ids, p_at);
  perform private.count_results(p_race_id);
  perform private.count_boards(p_race_id);
  perform private.rate_stables(p_race_id);
  perform private.count_feats(p_race_id);
  perform private.count_course(p_race_id);
  perform private.count_paper(p_race_id);
  perform private.count_championship(v_race);
  perform private.count_jockeys(p_race_id);
  perform private.count_house_lists(p_race_id);
  perform private.count_clubs(p_race_id);
  perform private.score_previews(p_race_id);
  if v_race.claim_price is not null then
    perform private.lock_claim_accounts(p_race_id);
  end if;
  perform private.pay_prizes(v_race, p_at);

  -- Of the house's runners the first three are told.
  insert into public.activities (stable_id, horse_id, race_id, type, place, prize, at)
  select e.stable_id, e.horse_id, e.race_id, 'race_result', e.place, e.prize, p_at
  from public.entries e
  join public.stables s on s.id = e.stable_id
  where e.race_id = p_race_id and (e.place <= 3 or not s.is_house);

  if v_race.claim_price is not null then
    perform private.settle_claims(p_race_id, p_horse_ids, p_conditions, p_energies, p_at);
  end if;
  perform private.release_race(p_race_id);
  update public.races set status = 'finished', settled_at = p_at where id = p_race_id
  returning * into v_race;
  return v_race;
end
$function$;

CREATE OR REPLACE FUNCTION public.take_goal (
  p_season     integer,
  p_goal       text,
  p_request_id uuid
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_goal private.goals;
  v_credits constant bigint := private.goal_credits(p_season);
  v_account bigint;
  v_at constant timestamptz := clock_timestamp();
begin
  perform private.player();
  if p_season is null or p_goal is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'take_goal', p_season || ' ' || p_goal);
  if v_answer is not null then
    return v_answer::bigint;
  end if;
  v_own := private.lock_own_stable();
  -- What is reached changes no more: no settlement waits for this row.
  select * into v_goal from private.goals
  where stable_id = v_own and season = p_season and goal = p_goal and reached_at is not null
  for update;
  if v_goal.goal is null then
    perform private.refuse('goal_not_reached');
  elsif v_goal.taken_at is not null then
    perform private.refuse('goal_taken');
  elsif private.goals_taken(v_own, v_at) + v_credits > private.weekly_credits() then
    perform private.refuse('weekly_goals_taken');
  end if;
  update private.goals set taken_at = v_at
  where stable_id = v_own and season = p_season and goal = p_goal;
  v_account := private.wallet_of(v_own, 'credits');
  perform private.post(
    'goal', p_request_id, v_at, array[private.house(), v_account], array[-v_credits, v_credits]
  );
  perform private.keep_answer(p_request_id, to_jsonb(v_credits));
  return v_credits;
end
$function$;

REVOKE ALL ON FUNCTION "public"."take_goal"(integer, text, uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."goals"
  ADD CONSTRAINT "goals_horse_id_fkey" FOREIGN KEY (horse_id) REFERENCES public.horses(id);

ALTER TABLE "private"."goals"
  ADD CONSTRAINT "goals_race_id_fkey" FOREIGN KEY (race_id) REFERENCES public.races(id);

ALTER TABLE "private"."goals"
  ADD CONSTRAINT "goals_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."paper_days"
  ADD CONSTRAINT "paper_days_big_race_id_fkey" FOREIGN KEY (big_race_id) REFERENCES public.races(id);

ALTER TABLE "private"."paper_days"
  ADD CONSTRAINT "paper_days_close_race_id_fkey" FOREIGN KEY (close_race_id) REFERENCES public.races(id);

ALTER TABLE "private"."paper_days"
  ADD CONSTRAINT "paper_days_surprise_race_id_fkey" FOREIGN KEY (surprise_race_id) REFERENCES public.races(id);

ALTER TABLE "private"."paper_records"
  ADD CONSTRAINT "paper_records_race_id_fkey" FOREIGN KEY (race_id) REFERENCES public.races(id);

ALTER TABLE "private"."papers_seen"
  ADD CONSTRAINT "papers_seen_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."transactions"
  ADD CONSTRAINT "transactions_kind_check"
    CHECK
    ((kind = ANY (ARRAY['grant'::text, 'entry_fee'::text, 'entry_refund'::text, 'rake'::text, 'top_up'::text, 'prizes'::text, 'training'::text, 'equipment'::text,
    'horse_sale'::text,
    'horse_return'::text,
    'box_fee'::text,
    'wallet_transfer'::text,
    'request_listing'::text,
    'request_fee'::text,
    'request_refund'::text, 'auction_listing'::text, 'bid'::text, 'bid_refund'::text, 'claim'::text, 'claim_refund'::text, 'claim_sale'::text, 'credit_pack'::text, 'goal'::text])));

ALTER TABLE "public"."race_requests"
  ADD CONSTRAINT "race_requests_check2" CHECK (((club_id IS NULL) = (club_name IS NULL)));

ALTER TABLE "public"."race_requests"
  ADD CONSTRAINT "race_requests_check3" CHECK (((ended_at IS NOT NULL) = (state = ANY (ARRAY['opened'::text, 'expired'::text, 'withdrawn'::text]))));

ALTER TABLE "public"."race_requests"
  ADD CONSTRAINT "race_requests_check4" CHECK (((race_id IS NOT NULL) = (state = 'opened'::text)));

ALTER TABLE "public"."race_requests"
  ADD CONSTRAINT "race_requests_check5" CHECK (((off_at IS NOT NULL) OR (state <> ALL (ARRAY['full'::text, 'opened'::text]))));

CREATE INDEX goals_reached ON private.goals USING btree (stable_id, reached_at DESC, season, goal)
  WHERE (reached_at IS NOT NULL);

CREATE INDEX activities_of_results ON public.activities USING btree (stable_id, at DESC, id DESC)
  WHERE (TYPE = 'race_result'::text);

CREATE INDEX race_requests_of_clubs ON public.race_requests USING btree (club_id)
  WHERE (club_id IS NOT NULL);

CREATE TRIGGER note_goals
  AFTER INSERT ON public.activities
  FOR EACH ROW
  WHEN ((new.type = ANY (ARRAY['race_result'::text, 'horse_sold'::text, 'new_horse'::text, 'auction_won'::text, 'claimed'::text])))
  EXECUTE FUNCTION private.note_goals();

CREATE POLICY "race_request_entries_are_read_with_their_request" ON "public"."race_request_entries"
  FOR SELECT
  TO "anon", "authenticated"
  USING ((EXISTS ( SELECT
   FROM public.race_requests q
  WHERE (q.id = race_request_entries.race_request_id))));

CREATE POLICY "race_requests_are_public_or_their_clubs" ON "public"."race_requests"
  FOR SELECT
  TO "anon", "authenticated"
  USING (((club_id IS NULL) OR private.sees_request(race_requests.*)));

REVOKE ALL ON FUNCTION "private"."check_goals"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_goals"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_goals"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_paper"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_paper"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_paper"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."date_back"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."date_back"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."date_back"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."goal_credits"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."goal_credits"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."goal_credits"(integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."goal_offers"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."goal_offers"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."goal_offers"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."goals_taken"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."goals_taken"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."goals_taken"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_rare_text"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_rare_text"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_rare_text"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lot_grams"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lot_grams"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lot_grams"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lots_order"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lots_order"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lots_order"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lots_statement"(text, boolean, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lots_statement"(text, boolean, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lots_statement"(text, boolean, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_join"(public.race_requests, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_join"(public.race_requests, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_join"(public.race_requests, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."most_of_house"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."most_of_house"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."most_of_house"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_goals"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_goals"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_goals"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."paper_race"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."paper_race"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."paper_race"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."payer_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."payer_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."payer_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sees_request"(public.race_requests) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."sees_request"(public.race_requests) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."sees_request"(public.race_requests) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sees_request"(public.race_requests) TO "postgres";

REVOKE ALL ON FUNCTION "private"."steps_of_run"(public.activities) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."steps_of_run"(public.activities) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."steps_of_run"(public.activities) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."auction_bids"(uuid, integer, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."auction_bids"(uuid, integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."auction_bids"(uuid, integer, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."choose_goal"(text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."choose_goal"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."choose_goal"(text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."lots_for_house"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."lots_for_house"(timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."lots_for_house"(timestamp WITH time zone) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."my_goals"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_goals"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_goals"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_paper"(date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_paper"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_paper"(date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."paper_days"(date) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."paper_days"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."paper_days"(date) TO "postgres";

REVOKE ALL ON FUNCTION "public"."place_house_bid"(uuid, text, bigint, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."place_house_bid"(uuid, text, bigint, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."place_house_bid"(uuid, text, bigint, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."races_over"(timestamp WITH time zone, timestamp WITH time zone, timestamp WITH time zone, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."races_over"(timestamp WITH time zone, timestamp WITH time zone, timestamp WITH time zone, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."races_over"(timestamp WITH time zone, timestamp WITH time zone, timestamp WITH time zone, uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."races_to_watch"() TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."races_to_watch"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."races_to_watch"() TO "postgres";

GRANT EXECUTE
  ON FUNCTION "public"."request_race"(text, integer, text, text, text, text, bigint, integer, timestamp WITH time zone, timestamp WITH time zone, uuid, uuid, bigint, boolean)
  TO "authenticated";

REVOKE ALL
  ON FUNCTION "public"."request_race"(text, integer, text, text, text, text, bigint, integer, timestamp WITH time zone, timestamp WITH time zone, uuid, uuid, bigint, boolean)
  FROM "postgres";

GRANT EXECUTE
  ON FUNCTION "public"."request_race"(text, integer, text, text, text, text, bigint, integer, timestamp WITH time zone, timestamp WITH time zone, uuid, uuid, bigint, boolean)
  TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."see_paper"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."see_paper"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."see_paper"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_goal"(integer, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."take_goal"(integer, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_goal"(integer, text, uuid) TO "postgres";

CREATE INDEX auctions_by_grams ON private.auctions USING gin (private.lot_grams(horse_name, seller_name));
