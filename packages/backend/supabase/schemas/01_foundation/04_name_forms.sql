-- The names that players give: their normal form, and what they look like.

-- The normal form of a name, or null if it has none: NFKC, spaces collapsed to one, 1 to p_most
-- characters as a reader counts them. `normalName` in @furlong/game, where the reasons are.
create function private.normal_name(p_text text, p_most integer) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_name text;
begin
  if p_text is null or char_length(p_text) > 24 * p_most then
    return null;
  end if;
  v_name := btrim(regexp_replace(normalize(p_text, NFKC), ' +', ' ', 'g'));
  if v_name !~ ('^(?:' || private.name_character() || ')+$')
    or regexp_count(v_name, private.name_character()) > p_most
  then
    return null;
  end if;
  return v_name;
end
$$;

-- Names that look alike have the same: the skeleton of Unicode Technical Standard #39, in any case.
-- It costs so much that an index on it is always used.
create function private.look_of(p_name text) returns text
language sql immutable strict cost 100000 set search_path = '' as $$
  select string_agg(coalesce(looks.of_all ->> letter, letter), '' order by number)
  from (select private.looks()) looks (of_all),
    string_to_table(normalize(p_name, NFD), null) with ordinality letters (letter, number)
$$;
