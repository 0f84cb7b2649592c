-- A new stable's silks are those of its name, as the form shows them while it is typed.

delete from private.draw_lists where name = 'silks colour';
insert into private.draw_lists (name, items) values
  ('silks pair', array[
    'dark green, white', 'dark green, yellow', 'dark green, pink', 'dark green, light blue',
    'emerald green, white', 'emerald green, yellow', 'emerald green, dark blue',
    'light green, dark green', 'light green, purple', 'royal blue, white', 'royal blue, yellow',
    'royal blue, orange', 'royal blue, pink', 'dark blue, white', 'dark blue, yellow',
    'dark blue, light blue', 'dark blue, pink', 'dark blue, orange', 'light blue, maroon',
    'light blue, dark blue', 'light blue, white', 'red, white', 'red, dark blue', 'red, yellow',
    'red, light blue', 'maroon, white', 'maroon, light blue', 'maroon, yellow', 'maroon, beige',
    'purple, white', 'purple, yellow', 'purple, light green', 'mauve, dark blue', 'mauve, white',
    'pink, dark green', 'pink, dark blue', 'pink, black', 'yellow, black', 'yellow, royal blue',
    'yellow, red', 'orange, dark blue', 'orange, black', 'orange, white', 'white, red',
    'white, royal blue', 'white, emerald green', 'white, black', 'grey, red', 'grey, dark green',
    'beige, brown', 'beige, dark blue', 'brown, light blue', 'brown, yellow', 'black, white',
    'black, orange', 'black, emerald green', 'black, pink'
  ]),
  ('busy silks body', array[
    'stripes', 'hoops', 'chevrons', 'cross sashes', 'cross of lorraine', 'maltese cross',
    'diamonds', 'triple diamond', 'spots', 'large spots', 'stars', 'check', 'quartered', 'diabolo',
    'inverted triangle', 'hollow box'
  ]),
  ('quiet silks sleeves', array[
    'plain', 'plain', 'armlets', 'seams'
  ]);

create index stables_silks_idx on public.stables using hash (silks);

-- 32 bits of a text: FNV-1a, as `namedSilks` in @furlong/game takes them.
create function private.fnv1a(p_text text) returns bigint
language plpgsql immutable strict set search_path = '' as $$
declare
  v_bytes bytea := convert_to(p_text, 'UTF8');
  v_hash bigint := 2166136261;
begin
  for v_at in 0 .. length(v_bytes) - 1 loop
    v_hash := ((v_hash # get_byte(v_bytes, v_at)) * 16777619) & 4294967295;
  end loop;
  return v_hash;
end
$$;

-- One number of a text, below 2^24: the last bits of the hash are its weakest.
create function private.silks_draw(p_text text) returns integer
language sql immutable strict set search_path = '' as $$
  select (private.fnv1a(p_text) >> 8)::integer
$$;

-- The silks of a name and a variant; `namedSilks` in @furlong/game, where the reasons are.
create function private.named_silks(p_name text, p_variant integer) returns jsonb
language plpgsql stable strict set search_path = '' as $$
declare
  v_rest text := ' ' || p_variant || ' ' || p_name;
  v_colours text := private.pick('silks pair', private.silks_draw('pair' || v_rest));
  v_body text := private.pick('silks body', private.silks_draw('body' || v_rest));
  v_pair jsonb := to_jsonb(string_to_array(v_colours, ', '));
  v_reverse jsonb := jsonb_build_array(v_pair -> 1, v_pair -> 0);
  v_busy boolean := v_body = any (
    (select items from private.draw_lists where name = 'busy silks body')::text[]
  );
begin
  return jsonb_build_object(
    'body', v_body,
    'bodyColours', v_pair,
    'sleeves', private.pick(
      case when v_busy then 'quiet silks sleeves' else 'silks sleeves' end,
      private.silks_draw('sleeves' || v_rest)
    ),
    'sleeveColours',
    case when private.silks_draw('sleeve colours' || v_rest) % 2 = 0 then v_pair else v_reverse end,
    'cap', private.pick('silks cap', private.silks_draw('cap' || v_rest)),
    'capColours',
    case when private.silks_draw('cap colours' || v_rest) % 2 = 0 then v_pair else v_reverse end
  );
end
$$;

-- The first variant of a name's silks that no stable has.
create function private.free_variant(p_name text) returns integer
language plpgsql stable strict set search_path = '' as $$
declare
  v_variant integer := 0;
begin
  while v_variant < 50 and exists (
    select from public.stables where silks = private.named_silks(p_name, v_variant)
  ) loop
    v_variant := v_variant + 1;
  end loop;
  return v_variant;
end
$$;

-- The variant of its silks that a new stable of this name would be given.
create function public.silks_variant(p_name text) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(private.free_variant(private.normal_name(p_name, 40)), 0)
$$;

revoke execute on function public.silks_variant from public, anon, authenticated, service_role;
grant execute on function public.silks_variant to anon, authenticated;

create or replace function private.found_owned_stable(
  p_owner_id uuid, p_name text, p_owner_name text, p_registration text, p_at timestamptz
) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_id uuid := gen_random_uuid();
  v_asked text := private.normal_name(p_name, 40);
  v_name text := coalesce(v_asked, 'New Stable');
  -- The silks are those of the name that was asked for, as the form has shown them.
  v_silks_of text := coalesce(v_asked, v_id::text);
begin
  update public.stables s set name = private.free_name(v_name)
  from private.stables_named(v_name) holder
  where s.id = holder.id and not private.keeps_name(holder, p_registration);
  loop
    insert into public.stables (id, owner_id, name, owner_name, silks, created_at)
    values (
      v_id, p_owner_id, private.free_name(v_name), p_owner_name,
      private.named_silks(v_silks_of, private.free_variant(v_silks_of)), p_at
    )
    on conflict do nothing;
    exit when found;
  end loop;
  insert into public.purses (stable_id, kind) values (v_id, 'credits'), (v_id, 'wallet');
  insert into private.accounts (kind, stable_id) values ('credits', v_id), ('wallet', v_id);
  return v_id;
end
$$;

drop function private.default_silks(uuid);
