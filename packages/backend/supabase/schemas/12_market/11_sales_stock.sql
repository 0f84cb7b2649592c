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
  p_at := private.not_ahead(p_at);
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
      select count(*)::integer from private.players_stables s
      where s.created_at > (select o.at from opening o)
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
  p_at := private.not_ahead(p_at);
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

-- The house's horses that an agent has to see to, but for those under the hammer: not fed and galloped for a day,
-- to be offered (again), or at a price that is not that of their age any more.
create function public.lots_to_renew(p_at timestamptz) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select h.id
  from private.sales_agents a
  join public.horses h on h.stable_id = a.stable_id
  left join private.listings l on l.horse_id = h.id and l.ended_at is null
  cross join private.not_ahead(p_at) as now (at)
  cross join lateral private.age_at(h.birth_season, now.at) as aged (years)
  where h.retired_at is null and private.hammer_of(h.id) is null and case
    when aged.years > 7 then true
    else l.id is null or h.condition_at < now.at - interval '1 day'
      or l.price <> private.guide_price(h.rating, aged.years)
  end
  order by h.id
$$;

-- Sees to one of the house's horses: it is fit, and for sale at the guide price, also after it came back
-- from a stable that trained it; past seven it is retired. A horse that was sold in the meantime is left as it is.
create function public.renew_lot(p_horse_id uuid, p_at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_horse public.horses;
  v_age integer;
begin
  p_at := private.not_ahead(p_at);
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  if v_horse.retired_at is not null or private.hammer_of(p_horse_id) is not null or not exists (
    select from private.sales_agents where stable_id = v_horse.stable_id
  ) then
    return;
  end if;
  v_age := private.age_at(v_horse.birth_season, p_at);
  update public.horses set condition = 85, energy = 85, overreached = false, condition_at = p_at
  where id = p_horse_id
    and (condition_at < p_at - interval '1 day' or not private.is_for_sale(p_horse_id));
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
