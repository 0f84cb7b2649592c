-- What is read of claims. How many there are for a runner anybody may know; whose they are, only when the race's seed
-- is out, and of its own a stable at once.

-- What everybody sees of the runners of a claiming race, by their stalls: with the guide price, what the last
-- comparable horses were sold for, how many claims there are, and whether the asking stable has one.
create function private.runners_to_claim(p_race public.races, p_stable_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'horse', to_jsonb(h),
    'stable', jsonb_build_object(
      'id', s.id, 'name', s.name, 'silks', s.silks, 'is_house', s.is_house
    ),
    'draw', e.draw,
    'guide', private.guide_price(h.rating, private.age_at(h.birth_season, now())),
    'comparable', (
      select jsonb_build_object('median', x.median, 'sales', x.sales)
      from private.comparable_sales(h.rating, private.age_at(h.birth_season, now())) x
    ),
    'claims', (
      select count(*) from private.claims c where c.race_id = p_race.id and c.horse_id = h.id
    ),
    'claimed_by_you', exists (
      select from private.claims c
      where c.race_id = p_race.id and c.horse_id = h.id and c.stable_id = p_stable_id
    )
  ) order by e.draw, h.id), '[]')
  from public.entries e
  join public.horses h on h.id = e.horse_id
  join public.stables s on s.id = e.stable_id
  where e.race_id = p_race.id
$$;

-- The claiming races of the next day of which claims are not shut, the first off first, without what verifies them;
-- with their runners from the close of entries on. There are a few a day.
create function public.claiming_races() returns table (race jsonb, runners jsonb)
language sql stable security definer rows 5 set search_path = '' as $$
  select
    to_jsonb(r) - array[
      'slot', 'engine', 'rules', 'seed_hash', 'card', 'card_hash', 'salt', 'seed', 'checksum',
      'beacon_signature'
    ],
    case
      when r.status = 'closed' then private.runners_to_claim(r, private.asking_stable())
      else '[]'
    end
  from (
    select * from public.races
    where claim_price is not null and status in ('open', 'closed')
      and off_at > now() and off_at < now() + interval '1 day' and claims_shut_at > now()
    order by off_at, id
    limit 20
  ) r
  order by r.off_at, r.id
$$;

-- The caller's claims, the last made first, paged by that moment: of how many for the horse each was, and once they
-- were drawn the stable to which it went.
create function public.my_claims(
  p_before_at timestamptz default null, p_before_id uuid default null,
  p_limit integer default 20
)
returns table (
  id uuid, race_id uuid, race_name text, off_at timestamptz, horse_id uuid, horse_name text,
  vendor_id uuid, vendor_name text, price bigint, made_at timestamptz, state text,
  settled_at timestamptz, claims integer, winner_id uuid, winner_name text
)
language sql stable security definer set search_path = '' as $$
  select
    c.id, r.id, r.name, r.off_at, h.id, h.name, v.id, v.name, c.price, c.made_at, c.state,
    c.settled_at,
    (
      select count(*)::integer from private.claims x
      where x.race_id = c.race_id and x.horse_id = c.horse_id
    ),
    w.id, w.name
  from (
    select * from private.claims x
    where x.stable_id = private.asking_stable()
      and (p_before_at is null or (x.made_at, x.id) < (p_before_at, p_before_id))
    order by x.made_at desc, x.id desc
    limit private.page_size(p_limit)
  ) c
  join public.races r on r.id = c.race_id
  join public.horses h on h.id = c.horse_id
  join public.entries e on e.race_id = c.race_id and e.horse_id = c.horse_id
  join public.stables v on v.id = e.stable_id
  left join private.claims won
    on won.race_id = c.race_id and won.horse_id = c.horse_id and won.state = 'won'
  left join public.stables w on w.id = won.stable_id
  order by c.made_at desc, c.id desc
$$;

-- Every claim for the runners of a race, as its draw can be checked by: none before the seed is out.
create function public.race_claims(p_race_id uuid)
returns table (
  horse_id uuid, stable_id uuid, stable_name text, nonce text, made_at timestamptz, state text
)
language sql stable security definer set search_path = '' as $$
  select c.horse_id, c.stable_id, s.name, c.nonce, c.made_at, c.state
  from private.claims c
  join public.races r on r.id = c.race_id and r.status in ('running', 'finished', 'void')
  join public.stables s on s.id = c.stable_id
  where c.race_id = p_race_id
  order by c.horse_id, c.made_at, c.id
$$;

revoke execute on function public.claiming_races, public.my_claims, public.race_claims
  from public, anon, authenticated, service_role;
grant execute on function public.claiming_races to anon, authenticated;
grant execute on function public.race_claims to anon, authenticated, service_role;
grant execute on function public.my_claims to authenticated;
