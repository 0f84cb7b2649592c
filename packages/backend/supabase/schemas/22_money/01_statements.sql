-- What a stable's owner reads of each of its two accounts, posting by posting, as a bank states it.

-- The postings of the caller's credits or wallet, p_wallet, the newest first, with what the account held with
-- each and what it was for; of the kinds given, or of all. Paged by the last that was seen. Prizes, claims and refunds
-- name their race, a sale the other stable and the commission that the house had of it.
create function public.my_statement(
  p_wallet text, p_kinds text[] default null, p_before bigint default null,
  p_limit integer default 25
)
returns table (
  id bigint, kind text, at timestamptz, amount bigint, balance bigint, race_id uuid, race_name text,
  race_request_id uuid, horse_id uuid, horse_name text, items text[], other_stable_id uuid,
  other_stable_name text, commission bigint
)
language sql stable security definer set search_path = '' as $$
  select
    p.id, p.kind, p.at, p.amount, p.balance, r.id, r.name, c.race_request_id, h.id, h.name,
    case when p.kind = 'equipment' then array(
      select i.name from public.equipment e join public.equipment_items i on i.id = e.item_id
      where e.stable_id = p.stable_id and e.got_at = p.at order by i.position
    ) end,
    other.id, other.name, case when other.id is not null then c.commission end
  from (
    select t.id, t.kind, t.at, t.horse_id, x.account_id, x.amount, x.balance, s.id as stable_id
    from public.stables s
    join private.accounts a on a.stable_id = s.id and a.kind = p_wallet
    join private.postings x on x.account_id = a.id
    join private.transactions t on t.id = x.transaction_id
    where s.owner_id = (select auth.uid())
      and (p_before is null or x.transaction_id < p_before)
      and (p_kinds is null or t.kind = any (p_kinds))
    order by x.transaction_id desc
    limit private.page_size(p_limit)
  ) p
  left join public.horses h on h.id = p.horse_id
  left join lateral (
    select
      (array_agg(b.race_id) filter (where b.race_id is not null))[1] as race_id,
      (array_agg(b.race_request_id) filter (where b.race_request_id is not null))[1] as race_request_id,
      (array_agg(b.claim_id) filter (where b.claim_id is not null))[1] as claim_id,
      (array_agg(b.stable_id) filter (where p.kind = 'horse_sale'))[1] as stable_id,
      sum(q.amount) filter (where b.kind = 'house')::bigint as commission
    from private.postings q
    join private.accounts b on b.id = q.account_id
    where q.transaction_id = p.id and q.account_id <> p.account_id
  ) c on true
  left join private.claims k on k.id = c.claim_id
  left join public.races r on r.id = coalesce(c.race_id, k.race_id)
  left join public.stables other
    on other.id = case when p.kind = 'claim_sale' then k.stable_id else c.stable_id end
  order by p.id desc
$$;

revoke execute on function public.my_statement from public, anon, authenticated, service_role;
grant execute on function public.my_statement to authenticated;
