-- A text is sought and counted among a million horses within what a page may take: what is common is found
-- by walking a little way, what is rare by the index of its letters.

drop index
  private.listings_by_price,
  private.listings_by_rating,
  private.listings_by_youth,
  private.listings_by_name,
  private.listings_by_cell_price,
  private.listings_by_cell_rating,
  private.listings_by_cell_youth,
  private.listings_by_cell_name;
-- They hold all that a walk through them asks for, so that it reads nothing else.
create index listings_by_price on private.listings (price, horse_id)
  include (cell_id, horse_name, seller_name) where ended_at is null;
create index listings_by_rating on private.listings (rating, horse_id)
  include (cell_id, horse_name, seller_name) where ended_at is null;
create index listings_by_youth on private.listings (youth, horse_id)
  include (cell_id, horse_name, seller_name) where ended_at is null;
create index listings_by_name on private.listings (horse_name, horse_id)
  include (cell_id, seller_name) where ended_at is null;
create index listings_by_cell_price on private.listings (cell_id, price, horse_id)
  include (horse_name, seller_name) where ended_at is null;
create index listings_by_cell_rating on private.listings (cell_id, rating, horse_id)
  include (horse_name, seller_name) where ended_at is null;
create index listings_by_cell_youth on private.listings (cell_id, youth, horse_id)
  include (horse_name, seller_name) where ended_at is null;
create index listings_by_cell_name on private.listings (cell_id, horse_name, horse_id)
  include (seller_name) where ended_at is null;

drop function private.sales_statement(text, boolean, boolean, boolean);
drop function private.count_sales(integer[], text);

-- How many horses are walked through for a page and to count those that hold a text. What is common is found
-- in fewer; what is not is rare enough to be read whole by the index of its letters.
create function private.sales_walk(p_searched boolean) returns integer
language sql immutable set search_path = '' as $$
  select case when p_searched then 20000 else 2000 end
$$;

-- The statement that finds a page of horse ids with their keys. Its parameters: $1 cells, $2 the key and $3
-- the horse after which it begins, $4 the letters sought, $5 the text, $6 how many. Its ways:
-- 'all', by the index of the order; 'walk', the same, but no further than private.sales_walk(); 'cells', the
-- first of each cell; 'few', all in the cells; 'letters', all that hold the letters. The last two count.
create function private.sales_statement(
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

-- How many of the first that are walked through hold a text, in cells or in all where these are null; 1,001
-- for more than 1,000, so that the text is common.
create function private.count_on_walk(p_cells integer[], p_text text) returns integer
language plpgsql stable set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  v_count integer;
begin
  execute format(
    'select count(*) from (
       select from (
         select l.horse_name, l.seller_name from private.listings l
         where l.ended_at is null%s order by l.cell_id limit %s
       ) l where strpos(l.horse_name, $2) > 0 or strpos(l.seller_name, $2) > 0 limit 1001
     ) found',
    case when p_cells is null then '' else ' and l.cell_id = any ($1)' end,
    private.sales_walk(true)
  ) into v_count using p_cells, p_text;
  return v_count;
end
$$;

-- How many horses hold a text, in cells or in all where these are null; 1,001 for more than 1,000.
create function private.count_sales(p_cells integer[], p_text text) returns integer
language plpgsql stable set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  v_count integer := private.count_on_walk(p_cells, p_text);
begin
  if v_count <= 1000 then
    execute format(
      'select count(*) from (
         select from private.listings l
         where l.ended_at is null%s and l.grams @> $3
           and (strpos(l.horse_name, $2) > 0 or strpos(l.seller_name, $2) > 0)
         limit 1001
       ) found',
      case when p_cells is null then '' else ' and l.cell_id = any ($1)' end
    ) into v_count using p_cells, p_text, private.grams(p_text, least(3, length(p_text)));
  end if;
  return v_count;
end
$$;

-- A page of the horses for sale: those whose name or seller's name holds the text, letter case aside, and
-- that meet all wishes, in one of the orders of `salesOrders` in @furlong/game. Paged by the key and the id
-- of the last horse seen. The first page says how many there are; with a text 1,001 for more than 1,000.
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
      private.grams(v_text, least(3, length(v_text))), v_text, v_limit;
    exit when v_way <> 'walk' or cardinality(v_ids) = v_limit;
    -- The walk ended too early: what is sought is rare, or stands late in this order.
    v_way := case
      when v_searched and private.count_on_walk(v_sought, v_text) <= 1000 then 'letters'
      when v_filtered then 'cells'
      else 'all'
    end;
  end loop;
  if v_searched and not v_paged then
    v_total := case
      when v_way in ('few', 'letters') then least(coalesce(v_found, 0), 1001)
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
