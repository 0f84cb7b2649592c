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
  select 'a horse is with who bought or claimed it last', l.horse_id::text
  from (
    select distinct on (horse_id) horse_id, owner_id
    from (
      select horse_id, ended_at as at,
        case when returned_at is null then buyer_id else stable_id end as owner_id
      from private.listings where ending = 'sold'
      union all
      select horse_id, settled_at, stable_id from private.claims where state = 'won'
    ) change
    order by horse_id, at desc
  ) l
  join public.horses h on h.id = l.horse_id
  where h.stable_id <> l.owner_id
  union all
  select 'cells count their horses', coalesce(c.id, l.cell_id)::text
  from private.sale_cells c
  full join (
    select cell_id, count(*) as lots from private.listings where ended_at is null group by cell_id
  ) l on l.cell_id = c.id
  where c.lots is distinct from coalesce(l.lots, 0)
  union all
  select 'horses for sale are found by the words of their names', coalesce(l.horse_id, x.horse_id)::text
  from private.listing_words x
  full join (
    select horse_id, horse_name, w.word
    from private.listings
    cross join lateral private.words_of(horse_name, seller_name) w (word)
    where ended_at is null
  ) l on (l.horse_id, l.horse_name, l.word) = (x.horse_id, x.horse_name, x.word)
  where l.horse_id is null or x.horse_id is null
    or not exists (select from private.sale_words where word = l.word)
$$;
