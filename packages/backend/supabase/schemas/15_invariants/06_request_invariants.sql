-- What must hold of race requests. A row for every violation.
create function private.check_requests() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  with counted as (
    select q.id, count(e.horse_id)::integer as joined, count(distinct e.stable_id)::integer as stables
    from public.race_requests q
    left join public.race_request_entries e on e.race_request_id = q.id
    group by q.id
  )
  select 'a request keeps the fees of those that wait in it', q.id::text
  from public.race_requests q
  join counted n using (id)
  left join private.accounts a on a.race_request_id = q.id
  where a.balance is distinct from case
    when q.state in ('open', 'full') then q.entry_fee * n.joined else 0
  end
  union all
  select 'a request that is full has its runners, of three stables', q.id::text
  from public.race_requests q
  join counted n using (id)
  where (q.state in ('full', 'opened')) and (n.joined <> q.runners or n.stables < 3)
    or q.state = 'open' and n.joined not between 1 and q.runners - 1
    or q.state = 'withdrawn' and n.joined <> 0
  union all
  select 'horses wait in requests that are not over', e.race_request_id || ' ' || e.horse_id
  from public.race_request_entries e
  join public.race_requests q on q.id = e.race_request_id
  where e.waits <> (q.state in ('open', 'full'))
  union all
  select 'a horse that waits is its stable''s, and does nothing else', h.id::text
  from public.race_request_entries e
  join public.horses h on h.id = e.horse_id
  where e.waits and (
    h.stable_id <> e.stable_id or h.retired_at is not null or private.is_engaged(h.id)
    or private.is_for_sale(h.id)
  )
  union all
  select 'a requested race is what was asked for, and pays its fees less a tenth', r.id::text
  from public.races r
  left join public.race_requests q on q.race_id = r.id
  left join public.openings o on o.race_id = r.id
  where r.requested and (
      q.id is null or (o.terms::jsonb @> private.asked_terms(q)) is not true
      or r.purse <> private.purse_of_fees(q) or r.entry_fee <> q.entry_fee
      or (r.entries_count, r.house_count) <> (q.runners, 0)
    )
    or not r.requested and q.id is not null
$$;
