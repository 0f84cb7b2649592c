-- The horses for sale by each word of their names and of their sellers': what is common, but stands late in
-- the order of names, is found by it.

-- Every word that a name in the ring ever held, and all that is one, two or three letters long in it.
create table private.sale_words (
  word text collate "C" primary key,
  grams text[] not null
);

create index sale_words_by_grams on private.sale_words using gin (grams);

create table private.listing_words (
  word text collate "C" not null,
  horse_name text collate "C" not null,
  horse_id uuid not null,
  primary key (word, horse_name, horse_id)
);

-- The words of a listing's names, in the order in which all who write them wait for each other.
create function private.words_of(p_horse_name text, p_seller_name text) returns setof text
language sql immutable set search_path = '' as $$
  select word
  from (
    select distinct word collate "C" as word
    from unnest(string_to_array(p_horse_name || ' ' || p_seller_name, ' ')) word
  ) each
  where word <> ''
  order by word
$$;

-- Keeps the words of a listing as long as it is open.
create function private.word_listing() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.ended_at is null then
    delete from private.listing_words x
    using private.words_of(old.horse_name, old.seller_name) w (word)
    where (x.word, x.horse_name, x.horse_id) = (w.word, old.horse_name, old.horse_id);
  end if;
  if new.ended_at is null then
    insert into private.sale_words (word, grams)
    select w.word, private.grams(w.word, 1)
    from private.words_of(new.horse_name, new.seller_name) w (word)
    where not exists (select from private.sale_words x where x.word = w.word)
    on conflict do nothing;
    insert into private.listing_words (word, horse_name, horse_id)
    select w.word, new.horse_name, new.horse_id
    from private.words_of(new.horse_name, new.seller_name) w (word);
  end if;
  return null;
end
$$;

create trigger listings_have_their_words
  after insert or update of horse_name, seller_name, ended_at on private.listings
  for each row execute function private.word_listing();

-- Where a text of several parts is found: in names that have one of the words that hold its longest part, none
-- of them before the first name that has a word for each part. Parts that more than 200 words hold are left
-- out; the words are null where all are.
create function private.words_holding(p_text text, out words text[], out first_name text)
language plpgsql stable set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  v_part text;
  v_words text[];
begin
  for v_part in
    select part from unnest(string_to_array(p_text, ' ')) part where part <> '' order by length(part)
  loop
    select coalesce(array_agg(found.word), '{}') into v_words
    from (
      select w.word from private.sale_words w
      where w.grams @> private.grams(v_part, least(3, length(v_part))) and strpos(w.word, v_part) > 0
      limit 201
    ) found;
    continue when cardinality(v_words) > 200;
    words := v_words;
    first_name := greatest(first_name, (
      select min(x.horse_name)
      from unnest(v_words) w (word) cross join lateral (
        select l.horse_name from private.listing_words l
        where l.word = w.word order by l.horse_name limit 1
      ) x
    ));
  end loop;
end
$$;

insert into private.sale_words (word, grams)
select word, private.grams(word, 1)
from (
  select distinct w.word
  from private.listings l cross join lateral private.words_of(l.horse_name, l.seller_name) w (word)
  where l.ended_at is null
) each;

insert into private.listing_words (word, horse_name, horse_id)
select w.word, l.horse_name, l.horse_id
from private.listings l cross join lateral private.words_of(l.horse_name, l.seller_name) w (word)
where l.ended_at is null;

create or replace function private.sales_statement(
  p_order text, p_way text, p_filtered boolean, p_searched boolean, p_paged boolean
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
  v_sorted constant text := format(' order by l.%1$I %2$s, l.horse_id %2$s', v_key, v_direction);
  v_in_cells constant text := case when p_filtered then ' and l.cell_id = any ($1)' else '' end;
  v_holds constant text := case when p_searched then
    ' and (strpos(l.horse_name, $5) > 0 or strpos(l.seller_name, $5) > 0)' else '' end;
  v_of_word constant text := format(
    ' from private.listing_words x
      join private.listings l on l.horse_id = x.horse_id and l.ended_at is null
      where x.word = w.word and x.horse_name >= $8%s%s',
    v_in_cells, v_holds
  );
  v_page constant text := format('select l.horse_id, l.%I::text as key, ', v_key);
begin
  return case p_way
    when 'all' then format(
      '%s null::bigint as total from private.listings l
       where l.ended_at is null%s%s%s limit $6',
      v_page, v_holds, v_after, v_sorted
    )
    when 'walk' then format(
      '%s null::bigint as total from (
         select l.horse_id, l.%I, l.cell_id, l.horse_name as held, l.seller_name
         from private.listings l where l.ended_at is null%s%s limit %s
       ) l where true%s%s%4$s limit $6',
      v_page, v_key, v_after, v_sorted, private.sales_walk(p_searched), v_in_cells,
      replace(v_holds, 'l.horse_name', 'l.held')
    )
    when 'cells' then format(
      '%s null::bigint as total from unnest($1) as c (id) cross join lateral (
         select l.horse_id, l.%I from private.listings l
         where l.cell_id = c.id and l.ended_at is null%s%s%s limit $6
       ) l%5$s limit $6',
      v_page, v_key, v_holds, v_after, v_sorted
    )
    when 'words' then format(
      'select distinct l.horse_id, l.horse_name::text as key, %s as total
       from unnest($7) as w (word) cross join lateral (
         select x.horse_id, x.horse_name%s%s
         order by x.horse_name, x.horse_id limit $6
       ) l order by key, l.horse_id limit $6',
      case when p_paged then 'null::bigint' else format(
        '(select max(found) from unnest($7[1:3]) as w (word) cross join lateral (
            select count(*) as found from (select%s limit 1001) l
          ) counted)',
        v_of_word
      ) end,
      v_of_word, replace(v_after, 'l.', 'x.')
    )
    else format(
      'with l as materialized (
         select l.horse_id, l.%I from private.listings l where l.ended_at is null%s%s%s%s
       )
       %s (select count(*) from l) as total from l%s limit $6',
      v_key, v_in_cells, case p_way when 'letters' then ' and l.grams @> $4' else '' end,
      v_holds, v_after, v_page, v_sorted
    )
  end;
end
$$;

create or replace function public.sales_ring(
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
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  v_text constant text := lower(coalesce(p_text, ''));
  v_filtered constant boolean := num_nonnulls(
    p_price, p_age, p_sex, p_rating, p_specialty, p_surface, p_runs, p_seller
  ) > 0;
  v_searched constant boolean := v_text <> '';
  v_paged constant boolean := p_after_id is not null;
  v_limit constant integer := private.page_size(p_limit);
  v_cells integer[];
  v_sought integer[];
  v_total integer;
  v_ids uuid[];
  v_keys text[];
  v_found integer;
  v_common integer;
  v_words text[];
  v_first_name text;
  v_way text;
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
  select coalesce(array_agg(c.id), '{}'), coalesce(sum(c.lots), 0)::integer into v_cells, v_total
  from private.cells_wished(
    p_price, p_age, p_sex, p_rating, p_specialty, p_surface, p_runs, p_seller
  ) c;
  v_sought := case when v_filtered then v_cells end;
  v_way := case
    when v_filtered and v_searched and v_total <= private.sales_walk(true) then 'few'
    when v_filtered or v_searched then 'walk'
    else 'all'
  end;
  loop
    execute format(
      'select array_agg(p.horse_id), array_agg(p.key), max(p.total) from (%s) p',
      private.sales_statement(p_order, v_way, v_filtered, v_searched, v_paged)
    ) into v_ids, v_keys, v_found using v_cells, p_after_key, p_after_id,
      private.grams(v_text, least(3, length(v_text))), v_text, v_limit,
      v_words, v_first_name;
    exit when v_way <> 'walk' or cardinality(v_ids) = v_limit;
    -- The walk ended too early: what is sought is rare, or stands late in this order.
    v_common := case when v_searched then private.count_on_walk(v_sought, v_text) else 0 end;
    if p_order = 'name' and v_common > 100 then
      select w.words, w.first_name into v_words, v_first_name from private.words_holding(v_text) w;
    end if;
    v_way := case
      when v_words is not null then 'words'
      when v_searched and v_common <= 1000 then 'letters'
      when v_filtered then 'cells'
      else 'all'
    end;
  end loop;
  if v_searched and not v_paged then
    v_total := case
      when v_way in ('few', 'letters') then least(coalesce(v_found, 0), 1001)
      when v_found > 1000 then v_found
      else private.count_sales(v_sought, v_text)
    end;
  end if;

  return query
    select to_jsonb(h), jsonb_build_object('id', s.id, 'name', s.name, 'silks', s.silks),
      x.of_house, nullif(x.surface, ''), x.price, x.listed_at, p.key, v_total
    from unnest(v_ids, v_keys) with ordinality p (horse_id, key, place)
    join private.listings x on x.horse_id = p.horse_id and x.ended_at is null
    join public.horses h on h.id = p.horse_id
    join public.stables s on s.id = x.stable_id
    order by p.place;
end
$$;

create or replace function private.check_sales() returns table (invariant text, subject text)
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
