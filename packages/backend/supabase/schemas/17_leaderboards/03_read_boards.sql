-- A page of a board, and where the caller stands on it.

-- By which column a lens ranks, and which decides between those that are level.
create function private.lens_columns(p_lens text) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  v_by constant text[] := case p_lens
    when 'earnings' then array['earnings', 'wins']
    when 'wins' then array['wins', 'earnings']
    when 'strike' then array['strike', 'wins']
    when 'rating' then array['rating', 'earnings']
    when 'line' then array['beyond_line', 'wins']
  end;
begin
  if v_by is null then
    perform private.refuse('bad_request', 'no such lens');
  end if;
  return v_by;
end
$$;

-- The boards of horses that are asked for: of one sex or both.
create function private.horse_boards(p_sex text, p_scope text) returns text[]
language sql immutable set search_path = '' as $$
  select array_agg(concat_ws(' ', sex, p_scope))
  from unnest(array['female', 'male']) sex
  where p_sex is null or sex = p_sex
$$;

-- The first of some boards in one, after the last row seen: by its score, what decides between those that are
-- level, and the id. Each board is read by the index of the lens;
-- told that they are few, the planner finds whose they are by their ids.
create function private.board_page(
  p_boards text[], p_lens text, p_season integer, p_after_score bigint, p_after_level bigint,
  p_after_id uuid, p_limit integer
) returns table (
  subject_id uuid, score bigint, level bigint, runs integer, wins integer, places integer, earnings bigint,
  lined_wins integer, expected bigint
)
language plpgsql stable rows 20 set search_path = '' as $$
declare
  v_by constant text[] := private.lens_columns(p_lens);
begin
  return query execute format(
    $page$
      select x.*
      from unnest($1) as asked (board)
      cross join lateral (
        select
          b.subject_id, b.%1$I::bigint, b.%2$I::bigint, b.runs, b.wins, b.places, b.earnings, b.lined_wins,
          b.expected
        from private.boards b
        where b.board = asked.board and b.period = $2 and b.%1$I is not null
          and (b.%1$I, b.%2$I, b.subject_id) < ($3, $4, $5)
        order by b.%1$I desc, b.%2$I desc, b.subject_id desc
        limit $6
      ) x
      order by 2 desc, 3 desc, 1 desc
      limit $6
    $page$, v_by[1], v_by[2]
  ) using
    p_boards, coalesce(p_season, -1), coalesce(p_after_score, 9223372036854775807),
    coalesce(p_after_level, 9223372036854775807),
    coalesce(p_after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'), private.page_size(p_limit);
end
$$;

-- Where the best of some subjects stands: its rank as long as that is within the first thousand, and who is
-- next before it. No row if none of them is there.
create function private.board_standing(p_boards text[], p_lens text, p_season integer, p_subject_ids uuid[])
returns table (
  subject_id uuid, score bigint, level bigint, runs integer, wins integer, places integer, earnings bigint,
  lined_wins integer, expected bigint, rank integer, ahead_id uuid, ahead_score bigint, ahead_level bigint
)
language plpgsql stable rows 1 set search_path = '' as $$
declare
  v_by constant text[] := private.lens_columns(p_lens);
begin
  return query execute format(
    $standing$
      select own.*, case when first.before < 1000 then first.before + 1 end, ahead.*
      from (
        select
          b.subject_id, b.%1$I::bigint as score, b.%2$I::bigint as level, b.runs, b.wins, b.places,
          b.earnings, b.lined_wins, b.expected
        from private.boards b
        where b.board = any ($1) and b.period = $2 and b.subject_id = any ($3) and b.%1$I is not null
        order by 2 desc, 3 desc, 1 desc
        limit 1
      ) own
      cross join lateral (
        select count(*)::integer as before
        from (
          select
          from unnest($1) as asked (board)
          cross join lateral (
            select from private.boards b
            where b.board = asked.board and b.period = $2 and b.%1$I is not null
              and (b.%1$I, b.%2$I) > (own.score, own.level)
            -- In the order of the index, which is then read in place of the table.
            order by b.%1$I desc, b.%2$I desc
            limit 1000
          ) each
          limit 1000
        ) x
      ) first
      left join lateral (
        select x.*
        from unnest($1) as asked (board)
        cross join lateral (
          select b.subject_id, b.%1$I::bigint, b.%2$I::bigint
          from private.boards b
          where b.board = asked.board and b.period = $2 and b.%1$I is not null
            and (b.%1$I, b.%2$I) > (own.score, own.level)
          order by b.%1$I, b.%2$I, b.subject_id
          limit 1
        ) x
        order by 2, 3, 1
        limit 1
      ) ahead on true
    $standing$, v_by[1], v_by[2]
  ) using p_boards, coalesce(p_season, -1), p_subject_ids;
end
$$;

-- The stables by a lens ('earnings', 'wins', 'strike', 'rating', 'line'), in a season or in all; the house's
-- are among them.
create function public.leading_stables(
  p_lens text, p_season integer default null, p_after_score bigint default null,
  p_after_level bigint default null, p_after_id uuid default null, p_limit integer default 20
)
returns table (
  id uuid, name text, owner_name text, silks jsonb, is_house boolean, score bigint, level bigint,
  runs integer, wins integer, places integer, earnings bigint, lined_wins integer, expected bigint,
  horses integer
)
language sql stable security definer set search_path = '' as $$
  select
    b.subject_id, s.name, s.owner_name, s.silks, s.is_house, b.score, b.level, b.runs, b.wins, b.places,
    b.earnings, b.lined_wins, b.expected,
    (select count(*)::integer from public.horses h where h.stable_id = s.id and h.retired_at is null)
  from private.board_page(
    array['stables'], p_lens, p_season, p_after_score, p_after_level, p_after_id, p_limit
  ) b
  join public.stables s on s.id = b.subject_id
  order by b.score desc, b.level desc, b.subject_id desc
$$;

-- The horses by a lens, in a season or in all; all races, or those of a distance, surface or age; of both sexes
-- or one. With the stable that each has now; the house's are among them.
create function public.leading_horses(
  p_lens text, p_season integer default null, p_scope text default null, p_sex text default null,
  p_after_score bigint default null, p_after_level bigint default null, p_after_id uuid default null,
  p_limit integer default 20
)
returns table (
  id uuid, name text, sex text, birth_season integer, coat text, retired_at timestamptz, stable_id uuid,
  stable_name text, silks jsonb, is_house boolean, score bigint, level bigint, runs integer, wins integer,
  places integer, earnings bigint, lined_wins integer, expected bigint
)
language sql stable security definer set search_path = '' as $$
  select
    b.subject_id, h.name, h.sex, h.birth_season, h.coat, h.retired_at, s.id, s.name, s.silks, s.is_house,
    b.score, b.level, b.runs, b.wins, b.places, b.earnings, b.lined_wins, b.expected
  from private.board_page(
    private.horse_boards(p_sex, p_scope), p_lens, p_season, p_after_score, p_after_level, p_after_id,
    p_limit
  ) b
  join public.horses h on h.id = b.subject_id
  join public.stables s on s.id = h.stable_id
  order by b.score desc, b.level desc, b.subject_id desc
$$;

-- Where the caller's stable stands by a lens. No row before it has run, or has not run often enough.
create function public.my_stable_standing(p_lens text, p_season integer default null)
returns table (
  id uuid, name text, score bigint, level bigint, runs integer, wins integer, places integer,
  earnings bigint, lined_wins integer, expected bigint, rank integer, ahead_name text, ahead_score bigint,
  ahead_level bigint
)
language sql stable security definer set search_path = '' as $$
  select
    b.subject_id, s.name, b.score, b.level, b.runs, b.wins, b.places, b.earnings, b.lined_wins, b.expected,
    b.rank, ahead.name, b.ahead_score, b.ahead_level
  from private.board_standing(array['stables'], p_lens, p_season, array[private.own_stable()]) b
  join public.stables s on s.id = b.subject_id
  left join public.stables ahead on ahead.id = b.ahead_id
$$;

-- Where the first of the caller's horses stands by a lens. No row if none of them is on that board.
create function public.my_horse_standing(
  p_lens text, p_season integer default null, p_scope text default null, p_sex text default null
)
returns table (
  id uuid, name text, score bigint, level bigint, runs integer, wins integer, places integer,
  earnings bigint, lined_wins integer, expected bigint, rank integer, ahead_name text, ahead_score bigint,
  ahead_level bigint
)
language sql stable security definer set search_path = '' as $$
  select
    b.subject_id, h.name, b.score, b.level, b.runs, b.wins, b.places, b.earnings, b.lined_wins, b.expected,
    b.rank, ahead.name, b.ahead_score, b.ahead_level
  from private.board_standing(
    private.horse_boards(p_sex, p_scope), p_lens, p_season,
    array(select x.id from public.horses x where x.stable_id = private.own_stable())
  ) b
  join public.horses h on h.id = b.subject_id
  left join public.horses ahead on ahead.id = b.ahead_id
$$;

revoke execute on function
  public.leading_stables,
  public.leading_horses,
  public.my_stable_standing,
  public.my_horse_standing
  from public, anon, authenticated, service_role;
grant execute on function public.leading_stables, public.leading_horses to anon, authenticated;
grant execute on function public.my_stable_standing, public.my_horse_standing to authenticated;
