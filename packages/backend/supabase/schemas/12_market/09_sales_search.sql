-- How a page of the horses for sale is found, and how many hold a text.

-- How many horses are walked through for a page and to count those that hold a text. What is common is found
-- in fewer; what is not is rare enough to be read whole by the index of its letters.
create function private.sales_walk(p_searched boolean) returns integer
language sql immutable set search_path = '' as $$
  select case when p_searched then 20000 else 2000 end
$$;

-- The statement that finds a page of horse ids with their keys. Its parameters: $1 cells, $2 the key and $3
-- the horse after which it begins, $4 the letters sought, $5 the text, $6 how many, $7 words of which each name
-- that holds it has one, $8 the first name that may. Its ways: 'all', by the index of the order; 'walk', the
-- same, but no further than private.sales_walk(); 'cells', the first of each cell; 'words', by name alone, the
-- first of each word; 'few', all in the cells; 'letters', all that hold the letters. The last two count all; by
-- words, those of a word are counted up to 1,001, for three words.
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
