-- A search by age asks for the season once.

-- The cells that meet all wishes; null asks for nothing. What the words mean stands in @furlong/game
-- (`findHorsesForSale`). The season is asked for once, not for each of thousands of cells.
create or replace function private.cells_wished(
  p_price text, p_age text, p_sex text, p_rating text, p_specialty text, p_surface text,
  p_runs text, p_seller text
) returns setof private.sale_cells
language sql stable set search_path = '' as $$
  select *
  from private.sale_cells c
  where c.lots > 0
    and (p_price is null or c.high_price = (p_price = 'high'))
    and (
      p_age is null
      or (c.birth_season >= (select private.season_at(now()) - 3)) = (p_age = 'young')
    )
    and (p_sex is null or c.sex = p_sex)
    and (p_rating is null or c.rating_band = p_rating)
    and (p_specialty is null or c.specialty = p_specialty)
    and (p_surface is null or c.surface = p_surface)
    and (p_runs is null or c.runs_band = p_runs)
    and (p_seller is null or c.of_house = (p_seller = 'house'))
$$;
