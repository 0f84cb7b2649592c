-- What becomes of a race's claims when it is settled or called off, in the same transaction. The race, its horses and
-- its entries are locked.

-- Locks every account that the settlement of a claiming race moves money in, those of its prizes included, before the
-- first of them is: in the order of their ids.
create function private.lock_claim_accounts(p_race_id uuid) returns void
language sql set search_path = '' as $$
  select from private.accounts
  where id in (private.house(), private.pool_of(p_race_id))
    or claim_id in (select c.id from private.claims c where c.race_id = p_race_id)
    or stable_id in (
      select c.stable_id from private.claims c where c.race_id = p_race_id
      union
      select e.stable_id from public.entries e where e.race_id = p_race_id
    )
  order by id for no key update
$$;

-- Gives back what a claim held.
create function private.release_claim(p_claim private.claims, p_state text, p_at timestamptz)
returns void
language plpgsql set search_path = '' as $$
begin
  update private.claims set state = p_state, settled_at = p_at where id = p_claim.id;
  perform private.refund(
    'claim_refund', null, p_at, private.escrow_of_claim(p_claim.id), array[p_claim.stable_id],
    array[p_claim.price], array[p_claim.made_at], p_claim.horse_id
  );
  insert into public.activities (stable_id, horse_id, race_id, type, at)
  values (
    p_claim.stable_id, p_claim.horse_id, p_claim.race_id,
    case p_state when 'lost' then 'claim_lost' else 'claim_returned' end, p_at
  );
end
$$;

-- A horse leaves the house: it counts among the players' from now on, and is as tired as its race has left it.
create function private.leave_house(
  p_horse_id uuid, p_condition integer, p_energy integer, p_at timestamptz
) returns void
language sql set search_path = '' as $$
  insert into private.house_departures (horse_id, stable_id, name, rating, left_at)
  select h.id, h.stable_id, h.name, h.rating, p_at from public.horses h where h.id = p_horse_id;
  insert into private.horse_standings (
    horse_id, sex, birth_season, runs, wins, places, earnings
  )
  select h.id, h.sex, h.birth_season, h.runs, h.wins, h.places, h.earnings
  from public.horses h where h.id = p_horse_id;
  update public.horses set condition = p_condition, energy = p_energy where id = p_horse_id;
$$;

-- Pays for a runner out of the claim that was drawn, and brings it to its new stable: whose it was keeps the prize of
-- the race and what the horse wore.
create function private.hand_claimed_over(
  p_claim private.claims, p_condition integer, p_energy integer, p_at timestamptz
) returns void
language plpgsql set search_path = '' as $$
declare
  v_vendor public.stables;
  v_escrow constant bigint := private.escrow_of_claim(p_claim.id);
  v_fee bigint;
begin
  select s.* into v_vendor
  from public.horses h join public.stables s on s.id = h.stable_id where h.id = p_claim.horse_id;
  v_fee := case
    when v_vendor.is_house then p_claim.price else private.claim_commission_on(p_claim.price)
  end;
  update private.claims set state = 'won', settled_at = p_at where id = p_claim.id;
  perform private.post(
    'claim_sale', null, p_at,
    array_remove(array[v_escrow, private.house(), case
      when not v_vendor.is_house then private.wallet_of(v_vendor.id, 'credits')
    end], null),
    case when v_vendor.is_house then array[-p_claim.price, v_fee]
      else array[-p_claim.price, v_fee, p_claim.price - v_fee] end,
    p_claim.horse_id
  );
  if v_vendor.is_house then
    perform private.leave_house(p_claim.horse_id, p_condition, p_energy, p_at);
  else
    insert into public.activities (stable_id, horse_id, race_id, type, at)
    values (v_vendor.id, p_claim.horse_id, p_claim.race_id, 'horse_claimed', p_at);
  end if;
  perform private.transfer_horse(p_claim.horse_id, p_claim.stable_id, p_at + interval '10 days');
  insert into public.activities (stable_id, horse_id, race_id, type, at)
  values (p_claim.stable_id, p_claim.horse_id, p_claim.race_id, 'claimed', p_at);
end
$$;

-- Draws the claims of a race that was run: each horse goes to the claim of the least lot, and the others come back.
-- The lists are of its runners, in one order.
create function private.settle_claims(
  p_race_id uuid, p_horse_ids uuid[], p_conditions integer[], p_energies integer[],
  p_at timestamptz
) returns void
language plpgsql set search_path = '' as $$
declare
  v_drawn record;
begin
  for v_drawn in
    select c as claim, f.condition, f.energy, row_number() over (
      partition by c.horse_id order by private.claim_lot(c) collate "C"
    ) as turn
    from private.claims c
    join unnest(p_horse_ids, p_conditions, p_energies) f (horse_id, condition, energy)
      on f.horse_id = c.horse_id
    where c.race_id = p_race_id and c.state = 'held'
    order by c.horse_id, turn desc
  loop
    if v_drawn.turn > 1 then
      perform private.release_claim(v_drawn.claim, 'lost', p_at);
    else
      perform private.hand_claimed_over(v_drawn.claim, v_drawn.condition, v_drawn.energy, p_at);
    end if;
  end loop;
end
$$;

-- Gives the claims of a race back that is called off.
create function private.return_claims(p_race_id uuid, p_at timestamptz) returns void
language sql set search_path = '' as $$
  select private.release_claim(c, 'returned', p_at)
  from private.claims c
  where c.race_id = p_race_id and c.state = 'held'
  order by c.horse_id, c.id
$$;
