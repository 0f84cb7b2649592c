-- Written by `pnpm --filter @furlong/backend baseline 20261127040000` from supabase/schemas, and never changed
-- afterwards: what comes later is a migration of its own.

-- schemas/01_foundation/01_foundation.sql

-- What every domain needs: the API's roles, the schema that no API exposes, seasons and small helpers.

-- A function may name what a later file makes. A test looks at all bodies once everything is there.
set check_function_bodies = off;

do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'anon') then
    create role anon nologin;
  end if;
  if not exists (select from pg_catalog.pg_roles where rolname = 'authenticated') then
    create role authenticated nologin;
  end if;
  if not exists (select from pg_catalog.pg_roles where rolname = 'service_role') then
    create role service_role nologin bypassrls;
  end if;
  if not pg_catalog.has_schema_privilege('authenticated', 'auth', 'usage') then
    grant usage on schema auth to anon, authenticated, service_role;
  end if;
end
$$;

grant usage on schema public to anon, authenticated, service_role;

-- No table here has row-level security: the embedded API grants everything in a schema that has
-- such a table. What keeps players out is that nobody has usage on the schema.
create schema private;
revoke all on schema private from public;

-- With `in schema` this would have no effect.
alter default privileges revoke execute on functions from public;

-- Seasons of twelve weeks since Monday 2026-01-05; all horses have their birthday on the first day.
create function private.season_at(p_at timestamptz) returns integer
language sql immutable set search_path = '' as $$
  select floor(
    (extract(epoch from p_at) - extract(epoch from timestamptz '2026-01-05 00:00:00+00'))
    / (12 * 7 * 24 * 60 * 60)
  )::integer
$$;

-- Weeks are counted from the first day of season 0, a Monday.
create function private.week_at(p_at timestamptz) returns integer
language sql immutable set search_path = '' as $$
  select floor(
    (extract(epoch from p_at) - extract(epoch from timestamptz '2026-01-05 00:00:00+00'))
    / (7 * 24 * 60 * 60)
  )::integer
$$;

create function private.week_start(p_week integer) returns timestamptz
language sql immutable set search_path = '' as $$
  select timestamptz '2026-01-05 00:00:00+00' + p_week * interval '7 days'
$$;

-- The clock that decides what is due.
create function private.clock() returns timestamptz
language sql stable set search_path = '' as $$
  select clock_timestamp()
$$;

-- The moment that a steward gives. What was missed may be made up for at its own time; what is yet to come has
-- not come, whatever the clock of a server says. Every function that is given a time by a server begins with
-- it, so that the statement which does something has read the clock itself.
create function private.not_ahead(p_at timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select case when p_at is not null then least(p_at, private.clock()) end
$$;

-- By which stewards go, and every server judges its own clock.
create function public.database_time() returns timestamptz
language sql volatile security definer set search_path = '' as $$
  select clock_timestamp()
$$;

revoke execute on function public.database_time from public, anon, authenticated, service_role;
grant execute on function public.database_time to service_role;

create function private.sha256_hex(p_text text) returns text
language sql immutable strict set search_path = '' as $$
  select encode(sha256(convert_to(p_text, 'UTF8')), 'hex')
$$;

-- 244 bits that nobody can foresee (`random()` can be foreseen).
create function private.random_hex() returns text
language sql volatile set search_path = '' as $$
  select private.sha256_hex(gen_random_uuid()::text || gen_random_uuid())
$$;

-- True if all lists have the length of the first.
create function private.same_length(p_length integer, variadic p_lengths integer[])
returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(bool_and(length is not distinct from p_length), false)
  from unnest(p_lengths) length
$$;

-- How many rows a page has: 20 unless asked otherwise, never more than 100.
create function private.page_size(p_limit integer) returns integer
language sql immutable set search_path = '' as $$
  select least(greatest(coalesce(p_limit, 20), 1), 100)
$$;

-- schemas/01_foundation/02_refusals.sql

-- The one way in which the game refuses something.

-- Ends the transaction with an error that reaches the player whole: PT<HTTP status>, the machine
-- code in the hint. The codes are those of @furlong/game.
create function private.refuse(p_code text, p_detail text default null) returns void
language plpgsql set search_path = '' as $$
declare
  v_status text := case p_code
    when 'not_signed_in' then '401'
    when 'horse_not_yours' then '403'
    when 'no_stable' then '404'
    when 'race_not_found' then '404'
    when 'horse_not_found' then '404'
    when 'not_entered' then '404'
    when 'programme_not_found' then '404'
    when 'bad_request' then '400'
    when 'stable_name_invalid' then '400'
    when 'not_auto_training' then '404'
    when 'budget_too_small' then '422'
    when 'group_not_found' then '404'
    when 'horse_name_invalid' then '400'
    when 'group_name_invalid' then '400'
    when 'note_too_long' then '400'
    when 'horse_unsuitable' then '422'
    when 'conditions_not_met' then '422'
    when 'novice_stables_only' then '422'
    when 'price_out_of_bounds' then '422'
    else '409'
  end;
begin
  raise exception using
    errcode = 'PT' || v_status,
    message = replace(p_code, '_', ' '),
    detail = coalesce(p_detail, ''),
    hint = p_code;
end
$$;

-- schemas/01_foundation/03_name_characters.sql

-- Written by `pnpm --filter @furlong/backend generated` from the classes of packages/game and the
-- confusables of Unicode Technical Standard #39. When it changes, add a migration that replaces the
-- functions and reindexes stables_look_key.

-- One character of a name as a reader counts it: `nameCharacter` in @furlong/game.
create function private.name_character() returns text
language sql immutable set search_path = '' as $$
  select
    ' |[\U0001F1E6-\U0001F1FF][\U0001F1E6-\U0001F1FF]|[\u00A9\u00AE\u2194-\u2199\u21A9-\u21AA' ||
    '\u231A-\u231B\u2328\u23CF\u23E9-\u23F3\u23F8-\u23FA\u25AA-\u25AB\u25B6\u25C0\u25FB-\u25FE' ||
    '\u2600-\u2604\u260E\u2611\u2614-\u2615\u2618\u261D\u2620\u2622-\u2623\u2626\u262A\u262E-' ||
    '\u262F\u2638-\u263A\u2640\u2642\u2648-\u2653\u265F-\u2660\u2663\u2665-\u2666\u2668\u267B' ||
    '\u267E-\u267F\u2692-\u2697\u2699\u269B-\u269C\u26A0-\u26A1\u26A7\u26AA-\u26AB\u26B0-\u26B1' ||
    '\u26BD-\u26BE\u26C4-\u26C5\u26C8\u26CE-\u26CF\u26D1\u26D3-\u26D4\u26E9-\u26EA\u26F0-\u26F5' ||
    '\u26F7-\u26FA\u26FD\u2702\u2705\u2708-\u270D\u270F\u2712\u2714\u2716\u271D\u2721\u2728\u2733' ||
    '-\u2734\u2744\u2747\u274C\u274E\u2753-\u2755\u2757\u2763-\u2764\u2795-\u2797\u27A1\u27B0' ||
    '\u27BF\u2934-\u2935\u2B05-\u2B07\u2B1B-\u2B1C\u2B50\u2B55\u3030\u303D\U0001F004\U0001F0CF' ||
    '\U0001F170-\U0001F171\U0001F17E-\U0001F17F\U0001F18E\U0001F191-\U0001F19A\U0001F300-' ||
    '\U0001F321\U0001F324-\U0001F393\U0001F396-\U0001F397\U0001F399-\U0001F39B\U0001F39E-' ||
    '\U0001F3F0\U0001F3F3-\U0001F3F5\U0001F3F7-\U0001F3FA\U0001F400-\U0001F4FD\U0001F4FF-' ||
    '\U0001F53D\U0001F549-\U0001F54E\U0001F550-\U0001F567\U0001F56F-\U0001F570\U0001F573-' ||
    '\U0001F57A\U0001F587\U0001F58A-\U0001F58D\U0001F590\U0001F595-\U0001F596\U0001F5A4-' ||
    '\U0001F5A5\U0001F5A8\U0001F5B1-\U0001F5B2\U0001F5BC\U0001F5C2-\U0001F5C4\U0001F5D1-' ||
    '\U0001F5D3\U0001F5DC-\U0001F5DE\U0001F5E1\U0001F5E3\U0001F5E8\U0001F5EF\U0001F5F3\U0001F5FA-' ||
    '\U0001F64F\U0001F680-\U0001F6C5\U0001F6CB-\U0001F6D2\U0001F6D5-\U0001F6D8\U0001F6DC-' ||
    '\U0001F6E5\U0001F6E9\U0001F6EB-\U0001F6EC\U0001F6F0\U0001F6F3-\U0001F6FC\U0001F7E0-' ||
    '\U0001F7EB\U0001F7F0\U0001F90C-\U0001F93A\U0001F93C-\U0001F945\U0001F947-\U0001F9FF' ||
    '\U0001FA70-\U0001FA7C\U0001FA80-\U0001FA8A\U0001FA8E-\U0001FAC6\U0001FAC8\U0001FACD-' ||
    '\U0001FADC\U0001FADF-\U0001FAEA\U0001FAEF-\U0001FAF8][\uFE0F\U0001F3FB-\U0001F3FF]?(?:\u200D' ||
    '[\u00A9\u00AE\u2194-\u2199\u21A9-\u21AA\u231A-\u231B\u2328\u23CF\u23E9-\u23F3\u23F8-\u23FA' ||
    '\u25AA-\u25AB\u25B6\u25C0\u25FB-\u25FE\u2600-\u2604\u260E\u2611\u2614-\u2615\u2618\u261D' ||
    '\u2620\u2622-\u2623\u2626\u262A\u262E-\u262F\u2638-\u263A\u2640\u2642\u2648-\u2653\u265F-' ||
    '\u2660\u2663\u2665-\u2666\u2668\u267B\u267E-\u267F\u2692-\u2697\u2699\u269B-\u269C\u26A0-' ||
    '\u26A1\u26A7\u26AA-\u26AB\u26B0-\u26B1\u26BD-\u26BE\u26C4-\u26C5\u26C8\u26CE-\u26CF\u26D1' ||
    '\u26D3-\u26D4\u26E9-\u26EA\u26F0-\u26F5\u26F7-\u26FA\u26FD\u2702\u2705\u2708-\u270D\u270F' ||
    '\u2712\u2714\u2716\u271D\u2721\u2728\u2733-\u2734\u2744\u2747\u274C\u274E\u2753-\u2755\u2757' ||
    '\u2763-\u2764\u2795-\u2797\u27A1\u27B0\u27BF\u2934-\u2935\u2B05-\u2B07\u2B1B-\u2B1C\u2B50' ||
    '\u2B55\u3030\u303D\U0001F004\U0001F0CF\U0001F170-\U0001F171\U0001F17E-\U0001F17F\U0001F18E' ||
    '\U0001F191-\U0001F19A\U0001F300-\U0001F321\U0001F324-\U0001F393\U0001F396-\U0001F397' ||
    '\U0001F399-\U0001F39B\U0001F39E-\U0001F3F0\U0001F3F3-\U0001F3F5\U0001F3F7-\U0001F3FA' ||
    '\U0001F400-\U0001F4FD\U0001F4FF-\U0001F53D\U0001F549-\U0001F54E\U0001F550-\U0001F567' ||
    '\U0001F56F-\U0001F570\U0001F573-\U0001F57A\U0001F587\U0001F58A-\U0001F58D\U0001F590' ||
    '\U0001F595-\U0001F596\U0001F5A4-\U0001F5A5\U0001F5A8\U0001F5B1-\U0001F5B2\U0001F5BC' ||
    '\U0001F5C2-\U0001F5C4\U0001F5D1-\U0001F5D3\U0001F5DC-\U0001F5DE\U0001F5E1\U0001F5E3' ||
    '\U0001F5E8\U0001F5EF\U0001F5F3\U0001F5FA-\U0001F64F\U0001F680-\U0001F6C5\U0001F6CB-' ||
    '\U0001F6D2\U0001F6D5-\U0001F6D8\U0001F6DC-\U0001F6E5\U0001F6E9\U0001F6EB-\U0001F6EC' ||
    '\U0001F6F0\U0001F6F3-\U0001F6FC\U0001F7E0-\U0001F7EB\U0001F7F0\U0001F90C-\U0001F93A' ||
    '\U0001F93C-\U0001F945\U0001F947-\U0001F9FF\U0001FA70-\U0001FA7C\U0001FA80-\U0001FA8A' ||
    '\U0001FA8E-\U0001FAC6\U0001FAC8\U0001FACD-\U0001FADC\U0001FADF-\U0001FAEA\U0001FAEF-' ||
    '\U0001FAF8][\uFE0F\U0001F3FB-\U0001F3FF]?){0,3}|[\u0021-\u007E\u00A1-\u00A7\u00AB-\u00AC' ||
    '\u00B0-\u02FF\u0370-\u0377\u037B-\u037F\u0386-\u038A\u038C\u038E-\u03A1\u03A3-\u03E1\u03F3-' ||
    '\u0482\u048A-\u052F\u0531-\u0556\u0559-\u058A\u058D-\u058F\u05BE\u05C0\u05C3\u05C6\u05D0-' ||
    '\u05EA\u05EF-\u05F4\u0606-\u060F\u061B\u061D-\u064A\u0660-\u066F\u0671-\u06D5\u06DE\u06E5-' ||
    '\u06E6\u06E9\u06EE-\u06FF\u0750-\u07A5\u07B1\u0870-\u088F\u08A0-\u08C9\u0903-\u0939\u093B' ||
    '\u093D-\u0940\u0949-\u094C\u094E-\u0950\u0960-\u0961\u0964-\u0980\u0982-\u0983\u0985-\u098C' ||
    '\u098F-\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BD-\u09C0\u09C7-\u09C8\u09CB-' ||
    '\u09CC\u09CE\u09D7\u09E0-\u09E1\u09E6-\u09FD\u0A03\u0A05-\u0A0A\u0A0F-\u0A10\u0A13-\u0A28' ||
    '\u0A2A-\u0A30\u0A32\u0A35\u0A38-\u0A39\u0A3E-\u0A40\u0A5C\u0A66-\u0A6F\u0A72-\u0A74\u0A76' ||
    '\u0A83\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2-\u0AB3\u0AB5-\u0AB9\u0ABD-' ||
    '\u0AC0\u0AC9\u0ACB-\u0ACC\u0AD0\u0AE0-\u0AE1\u0AE6-\u0AF1\u0AF9\u0B02-\u0B03\u0B05-\u0B0C' ||
    '\u0B0F-\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32-\u0B33\u0B35-\u0B39\u0B3D-\u0B3E\u0B40\u0B47-' ||
    '\u0B48\u0B4B-\u0B4C\u0B57\u0B5F-\u0B61\u0B66-\u0B77\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-' ||
    '\u0B95\u0B99-\u0B9A\u0B9C\u0B9E-\u0B9F\u0BA3-\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BBE-\u0BBF' ||
    '\u0BC1-\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCC\u0BD0\u0BD7\u0BE6-\u0BFA\u0C01-\u0C03\u0C05-\u0C0C' ||
    '\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3D\u0C41-\u0C44\u0C58-\u0C5A\u0C5C-\u0C5D\u0C60-' ||
    '\u0C61\u0C66-\u0C6F\u0C77-\u0C80\u0C82-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-' ||
    '\u0CB9\u0CBD-\u0CBE\u0CC0-\u0CC4\u0CC7-\u0CC8\u0CCA-\u0CCB\u0CD5-\u0CD6\u0CDC-\u0CDE\u0CE0-' ||
    '\u0CE1\u0CE6-\u0CEF\u0CF1-\u0CF3\u0D02-\u0D0C\u0D0E-\u0D10\u0D12-\u0D3A\u0D3D-\u0D40\u0D46-' ||
    '\u0D48\u0D4A-\u0D4C\u0D4E-\u0D4F\u0D54-\u0D61\u0D66-\u0D7F\u0D82-\u0D83\u0D85-\u0D96\u0D9A-' ||
    '\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0DCF-\u0DD1\u0DD8-\u0DDF\u0DE6-\u0DEF\u0DF2-\u0DF4' ||
    '\u0E01-\u0E30\u0E32\u0E3F-\u0E46\u0E4F-\u0E5B\u0E81-\u0E82\u0E84\u0E86-\u0E8A\u0E8C-\u0EA3' ||
    '\u0EA5\u0EA7-\u0EB0\u0EB2\u0EBD\u0EC0-\u0EC4\u0EC6\u0ED0-\u0ED9\u0EDE-\u0EDF\u0F00-\u0F17' ||
    '\u0F1A-\u0F34\u0F36\u0F38\u0F3A-\u0F47\u0F49-\u0F6C\u0F7F\u0F85\u0F88-\u0F8C\u0FBE-\u0FC5' ||
    '\u0FC7-\u0FCC\u0FCE-\u0FDA\u1000-\u102C\u1031\u1038\u103B-\u103C\u103F-\u1057\u105A-\u105D' ||
    '\u1061-\u1070\u1075-\u1081\u1083-\u1084\u1087-\u108C\u108E-\u109C\u109E-\u10C5\u10C7\u10CD' ||
    '\u10D0-\u115E\u1161-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-' ||
    '\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310' ||
    '\u1312-\u1315\u1318-\u135A\u1360-\u137C\u1380-\u1399\u16EB-\u16ED\u1735-\u1736\u1780-\u17B3' ||
    '\u17B6\u17BE-\u17C5\u17C7-\u17C8\u17D4-\u17DC\u17E0-\u17E9\u17F0-\u17F9\u1802-\u1803\u1805' ||
    '\u19E0-\u19FF\u1C80-\u1C8A\u1C90-\u1CBA\u1CBD-\u1CBF\u1CD3\u1CE1\u1CE9-\u1CEC\u1CEE-\u1CF3' ||
    '\u1CF5-\u1CF7\u1CFA\u1D00-\u1D9A\u1E00-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-' ||
    '\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7C\u1F80-\u1FB4\u1FB6-\u1FC4\u1FC6-\u1FD2\u1FD6-\u1FDA' ||
    '\u1FE0-\u1FEC\u1FF2-\u1FF4\u1FF6-\u1FFC\u2010-\u2027\u2030-\u205E\u20A0-\u20C1\u2104-\u218B' ||
    '\u2190-\u2193\u219A-\u21A8\u21AB-\u2319\u231C-\u2327\u232B-\u23CE\u23D0-\u23E8\u23F4-\u23F7' ||
    '\u23FB-\u2429\u2440-\u244A\u24EB-\u25A9\u25AC-\u25B5\u25B7-\u25BF\u25C1-\u25FA\u25FF\u2605-' ||
    '\u260D\u260F-\u2610\u2612-\u2613\u2616-\u2617\u2619-\u261C\u261E-\u261F\u2621\u2624-\u2625' ||
    '\u2627-\u2629\u262B-\u262D\u2630-\u2637\u263B-\u263F\u2641\u2643-\u2647\u2654-\u265E\u2661-' ||
    '\u2662\u2664\u2667\u2669-\u267A\u267C-\u267D\u2680-\u2691\u2698\u269A\u269D-\u269F\u26A2-' ||
    '\u26A6\u26A8-\u26A9\u26AC-\u26AF\u26B2-\u26BC\u26BF-\u26C3\u26C6-\u26C7\u26C9-\u26CD\u26D0' ||
    '\u26D2\u26D5-\u26E8\u26EB-\u26EF\u26F6\u26FB-\u26FC\u26FE-\u2701\u2703-\u2704\u2706-\u2707' ||
    '\u270E\u2710-\u2711\u2713\u2715\u2717-\u271C\u271E-\u2720\u2722-\u2727\u2729-\u2732\u2735-' ||
    '\u2743\u2745-\u2746\u2748-\u274B\u274D\u274F-\u2752\u2756\u2758-\u2762\u2765-\u2794\u2798-' ||
    '\u27A0\u27A2-\u27AF\u27B1-\u27BE\u27C0-\u27FF\u2900-\u2933\u2936-\u2B04\u2B08-\u2B1A\u2B1D-' ||
    '\u2B4F\u2B51-\u2B54\u2B56-\u2B73\u2B76-\u2BFF\u2C60-\u2C7F\u2D00-\u2D25\u2D27\u2D2D\u2D80-' ||
    '\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-' ||
    '\u2DD6\u2DD8-\u2DDE\u2E00-\u2E5D\u2E80-\u2E99\u2E9B-\u2EF2\u2FF0-\u3029\u302E-\u302F\u3031-' ||
    '\u303C\u303E-\u303F\u3041-\u3096\u309D-\u30FE\u3105-\u312F\u3190-\u31E5\u31EF-\u31FF\u3248-' ||
    '\u9FFF\uA640-\uA66E\uA673\uA67E-\uA69B\uA700-\uA7DC\uA7F5-\uA7FF\uA830-\uA839\uA8F2-\uA8FE' ||
    '\uA92E\uA960-\uA97C\uA9CF\uA9E0-\uA9E4\uA9E6-\uA9FE\uAA60-\uAA7B\uAA7D-\uAA7F\uAB01-\uAB06' ||
    '\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E\uAB30-\uAB6B\uAC00-\uD7A3\uD7B0-\uD7C6' ||
    '\uD7CB-\uD7FB\uFA0E-\uFA29\uFBB2-\uFDCF\uFDFD-\uFDFF\uFE45-\uFE46\uFE73\uFFFC-\uFFFD' ||
    '\U00010100-\U00010102\U00010107-\U00010133\U00010137-\U0001018E\U00010190-\U0001019C' ||
    '\U000101A0\U000101D0-\U000101FC\U000102E1-\U000102FB\U00010780\U00010E60-\U00010E7E' ||
    '\U00010EC2-\U00010EC7\U00010ED0-\U00010ED8\U000111E1-\U000111F4\U00011303\U000116D0-' ||
    '\U000116E3\U00011B00-\U00011B09\U00011FC0-\U00011FF1\U00011FFF\U00016FE2-\U00016FE3' ||
    '\U00016FF0-\U00016FF6\U0001AFF0-\U0001AFF3\U0001AFF5-\U0001AFFB\U0001AFFD-\U0001AFFE' ||
    '\U0001B000-\U0001B122\U0001B132\U0001B150-\U0001B152\U0001B155\U0001B164-\U0001B167' ||
    '\U0001CC00-\U0001CCFC\U0001CD00-\U0001CEB3\U0001CEBA-\U0001CED0\U0001CEE0-\U0001CEF0' ||
    '\U0001CF50-\U0001CFC3\U0001D000-\U0001D0F5\U0001D100-\U0001D126\U0001D129-\U0001D166' ||
    '\U0001D16A-\U0001D172\U0001D183-\U0001D184\U0001D18C-\U0001D1A9\U0001D1AE-\U0001D1EA' ||
    '\U0001D200-\U0001D241\U0001D245\U0001D2C0-\U0001D2D3\U0001D2E0-\U0001D2F3\U0001D300-' ||
    '\U0001D356\U0001D360-\U0001D378\U0001DF00-\U0001DF1E\U0001DF25-\U0001DF2A\U0001E7E0-' ||
    '\U0001E7E6\U0001E7E8-\U0001E7EB\U0001E7ED-\U0001E7EE\U0001E7F0-\U0001E7FE\U0001EC71-' ||
    '\U0001ECB4\U0001ED01-\U0001ED3D\U0001EEF0-\U0001EEF1\U0001F000-\U0001F003\U0001F005-' ||
    '\U0001F02B\U0001F030-\U0001F093\U0001F0A0-\U0001F0AE\U0001F0B1-\U0001F0BF\U0001F0C1-' ||
    '\U0001F0CE\U0001F0D1-\U0001F0F5\U0001F10B-\U0001F16F\U0001F172-\U0001F17D\U0001F180-' ||
    '\U0001F18D\U0001F18F\U0001F19B-\U0001F1AD\U0001F260-\U0001F265\U0001F322-\U0001F323' ||
    '\U0001F394-\U0001F395\U0001F398\U0001F39C-\U0001F39D\U0001F3F1-\U0001F3F2\U0001F3F6' ||
    '\U0001F3FB-\U0001F3FF\U0001F4FE\U0001F53E-\U0001F548\U0001F54F\U0001F568-\U0001F56E' ||
    '\U0001F571-\U0001F572\U0001F57B-\U0001F586\U0001F588-\U0001F589\U0001F58E-\U0001F58F' ||
    '\U0001F591-\U0001F594\U0001F597-\U0001F5A3\U0001F5A6-\U0001F5A7\U0001F5A9-\U0001F5B0' ||
    '\U0001F5B3-\U0001F5BB\U0001F5BD-\U0001F5C1\U0001F5C5-\U0001F5D0\U0001F5D4-\U0001F5DB' ||
    '\U0001F5DF-\U0001F5E0\U0001F5E2\U0001F5E4-\U0001F5E7\U0001F5E9-\U0001F5EE\U0001F5F0-' ||
    '\U0001F5F2\U0001F5F4-\U0001F5F9\U0001F650-\U0001F67F\U0001F6C6-\U0001F6CA\U0001F6D3-' ||
    '\U0001F6D4\U0001F6E6-\U0001F6E8\U0001F6EA\U0001F6F1-\U0001F6F2\U0001F700-\U0001F7D9' ||
    '\U0001F800-\U0001F80B\U0001F810-\U0001F847\U0001F850-\U0001F859\U0001F860-\U0001F887' ||
    '\U0001F890-\U0001F8AD\U0001F8B0-\U0001F8BB\U0001F8C0-\U0001F8C1\U0001F8D0-\U0001F8D8' ||
    '\U0001F900-\U0001F90B\U0001F93B\U0001F946\U0001FA00-\U0001FA57\U0001FA60-\U0001FA6D' ||
    '\U0001FB00-\U0001FB92\U0001FB94-\U0001FBFA\U00020000-\U0002A6DF\U0002A700-\U0002B81D' ||
    '\U0002B820-\U0002CEAD\U0002CEB0-\U0002EBE0\U0002EBF0-\U0002EE5D\U00030000-\U0003134A' ||
    '\U00031350-\U00033479](?:[\u0300-\u034E\u0350-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1-' ||
    '\u05C2\u05C4-\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7-' ||
    '\u06E8\u06EA-\u06ED\u07A6-\u07B0\u0897-\u089F\u08CA-\u08E1\u08E3-\u0902\u093A\u093C\u0941-' ||
    '\u0948\u094D\u0951-\u0957\u0962-\u0963\u0981\u09BC\u09C1-\u09C4\u09CD\u09E2-\u09E3\u09FE' ||
    '\u0A01-\u0A02\u0A3C\u0A41-\u0A42\u0A47-\u0A48\u0A4B-\u0A4D\u0A51\u0A70-\u0A71\u0A75\u0A81-' ||
    '\u0A82\u0ABC\u0AC1-\u0AC5\u0AC7-\u0AC8\u0ACD\u0AE2-\u0AE3\u0AFA-\u0AFF\u0B01\u0B3C\u0B3F' ||
    '\u0B41-\u0B44\u0B4D\u0B55-\u0B56\u0B62-\u0B63\u0B82\u0BC0\u0BCD\u0C00\u0C04\u0C3C\u0C3E-' ||
    '\u0C40\u0C46-\u0C48\u0C4A-\u0C4D\u0C55-\u0C56\u0C62-\u0C63\u0C81\u0CBC\u0CBF\u0CC6\u0CCC-' ||
    '\u0CCD\u0CE2-\u0CE3\u0D00-\u0D01\u0D3B-\u0D3C\u0D41-\u0D44\u0D4D\u0D62-\u0D63\u0D81\u0DCA' ||
    '\u0DD2-\u0DD4\u0DD6\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u0F18-' ||
    '\u0F19\u0F35\u0F37\u0F39\u0F71-\u0F7E\u0F80-\u0F84\u0F86-\u0F87\u0F8D-\u0F97\u0F99-\u0FBC' ||
    '\u0FC6\u102D-\u1030\u1032-\u1037\u1039-\u103A\u103D-\u103E\u1058-\u1059\u105E-\u1060\u1071-' ||
    '\u1074\u1082\u1085-\u1086\u108D\u109D\u135D-\u135F\u17B7-\u17BD\u17C6\u17C9-\u17D3\u17DD' ||
    '\u1AB0-\u1ABD\u1ABF-\u1ADD\u1AE0-\u1AEB\u1CD0-\u1CD2\u1CD4-\u1CE0\u1CE2-\u1CE8\u1CED\u1CF4' ||
    '\u1CF8-\u1CF9\u1DC0-\u1DFF\u20D0-\u20DC\u20E1\u20E5-\u20F0\u2DE0-\u2DFF\u302A-\u302D\u3099-' ||
    '\u309A\uA66F\uA674-\uA67D\uA69E-\uA69F\uA8E0-\uA8F1\uA8FF\uA9E5\uAA7C\uFB1E\uFE20-\uFE2F' ||
    '\U000101FD\U000102E0\U00010EFA-\U00010EFF\U00011301\U0001133B-\U0001133C\U0001CF00-' ||
    '\U0001CF2D\U0001CF30-\U0001CF46\U0001D167-\U0001D169\U0001D17B-\U0001D182\U0001D185-' ||
    '\U0001D18B\U0001D1AA-\U0001D1AD\U0001D242-\U0001D244\U0001E08F]){0,2}'
$$;

-- What each character of a decomposed name looks like, where that is another: its case folded, then
-- the skeleton, until nothing changes; i, l and 1 are one, as their capitals are alike.
create function private.looks() returns jsonb
language sql immutable set search_path = '' as $$
  select (
    '{"\"":"''''","%":"\u00ba/\u2080","0":"o","1":"l","A":"a","B":"b","C":"c","D":"d","E":"e",' ||
    '"F":"f","G":"g","H":"h","I":"l","J":"j","K":"k","L":"l","M":"rn","N":"n","O":"o","P":"p",' ||
    '"Q":"q","R":"r","S":"s","T":"t","U":"u","V":"v","W":"w","X":"x","Y":"y","Z":"z","`":"''",' ||
    '"i":"l","m":"rn","|":"l","\u00a2":"c\u0338","\u00a5":"y\u0335","\u00c6":"ae",' ||
    '"\u00d0":"d\u0335","\u00d7":"x","\u00d8":"o\u0338","\u00de":"\u00fe","\u00df":"ss",' ||
    '"\u00e6":"ae","\u00f0":"\u2202\u0335","\u00f8":"o\u0338","\u0110":"d\u0335",' ||
    '"\u0111":"d\u0335","\u0126":"h\u0335","\u0127":"h\u0335","\u0131":"l","\u0141":"l\u0338",' ||
    '"\u0142":"l\u0338","\u014a":"\u014b","\u0152":"oe","\u0153":"oe","\u0166":"t\u0335",' ||
    '"\u0167":"t\u0335","\u0180":"b\u0335","\u0181":"''b","\u0182":"b\u0304",' ||
    '"\u0183":"b\u0304","\u0184":"b","\u0186":"\u0254","\u0187":"c''","\u0189":"d\u0335",' ||
    '"\u018a":"''d","\u018b":"d\u0304","\u018c":"d\u0304","\u018d":"g","\u018e":"\u01dd",' ||
    '"\u018f":"\u01dd","\u0190":"\ua793","\u0191":"f\u0326","\u0192":"f\u0326","\u0193":"g''",' ||
    '"\u0194":"y","\u0196":"l","\u0197":"l\u0335","\u0198":"k''","\u0199":"k\u0314",' ||
    '"\u019a":"l\u0335","\u019c":"w","\u019d":"n\u0326","\u019e":"n\u0329","\u019f":"o\u0335",' ||
    '"\u01a2":"\u01a3","\u01a4":"''p","\u01a5":"p\u0314","\u01a6":"r","\u01a7":"2",' ||
    '"\u01a9":"\u0283","\u01ac":"''t","\u01ad":"t\u0314","\u01ae":"t\u0328","\u01b1":"\u028a",' ||
    '"\u01b2":"u","\u01b3":"''y","\u01b4":"y\u0314","\u01b5":"z\u0335","\u01b6":"z\u0335",' ||
    '"\u01b7":"3","\u01b8":"\u01b9","\u01bb":"2\u0335","\u01bc":"5","\u01bd":"s",' ||
    '"\u01bf":"\u00fe","\u01c0":"l","\u01c1":"ll","\u01c3":"!","\u01e4":"g\u0335",' ||
    '"\u01e5":"g\u0335","\u01f6":"\u0195","\u01f7":"\u00fe","\u021c":"3","\u0220":"n\u0329",' ||
    '"\u0222":"8","\u0223":"8","\u0224":"z\u0326","\u0225":"z\u0326","\u023a":"\u2c65",' ||
    '"\u023b":"c\u0338","\u023c":"c\u0338","\u023d":"l\u0335","\u023e":"t\u0338","\u0241":"?",' ||
    '"\u0243":"b\u0335","\u0244":"u\u0335","\u0245":"\u028c","\u0246":"e\u0338",' ||
    '"\u0247":"e\u0338","\u0248":"j\u0335","\u0249":"j\u0335","\u024a":"\u024b",' ||
    '"\u024c":"r\u0335","\u024d":"r\u0335","\u024e":"y\u0335","\u024f":"y\u0335","\u0251":"a",' ||
    '"\u0253":"b\u0314","\u0256":"d\u0328","\u0257":"d\u0314","\u0259":"\u01dd",' ||
    '"\u025a":"\u01dd\u02de","\u025b":"\ua793","\u0260":"g\u0314","\u0261":"g","\u0263":"y",' ||
    '"\u0266":"h\u0314","\u0268":"l\u0335","\u0269":"l","\u026a":"l","\u026b":"l\u0334",' ||
    '"\u026d":"l\u0328","\u026e":"l\u021d","\u026f":"w","\u0271":"rn\u0326","\u0273":"n\u0328",' ||
    '"\u0275":"o\u0335","\u0276":"o\u1d07","\u027c":"r\u0329","\u027d":"r\u0328",' ||
    '"\u0282":"s\u0328","\u028b":"u","\u028f":"y","\u0290":"z\u0328","\u0292":"\u021d",' ||
    '"\u0294":"?","\u02a0":"q\u0314","\u02a3":"dz","\u02a4":"d\u021d","\u02a5":"d\u0291",' ||
    '"\u02a6":"ts","\u02a7":"t\u0283","\u02a8":"t\u0255","\u02a9":"f\u014b","\u02aa":"ls",' ||
    '"\u02ab":"lz","\u02b9":"''","\u02ba":"''''","\u02bb":"''","\u02bc":"''","\u02bd":"''",' ||
    '"\u02be":"''","\u02bf":"\u0559","\u02c2":"<","\u02c3":">","\u02c4":"^","\u02c6":"^",' ||
    '"\u02c8":"''","\u02ca":"''","\u02cb":"''","\u02d0":":","\u02d3":"\u0559","\u02d7":"-",' ||
    '"\u02ee":"''''","\u02f4":"''","\u02f6":"''''","\u02f8":":","\u02fb":"\u02ea",' ||
    '"\u0305":"\u0304","\u030c":"\u0306","\u030d":"\u0670","\u0310":"\u0306\u0307",' ||
    '"\u0311":"\u0302","\u0315":"\u0313","\u0317":"\u0650","\u0320":"\u0331","\u0321":"\u0326",' ||
    '"\u0322":"\u0328","\u0327":"\u0326","\u0336":"\u0335","\u0337":"\u0338","\u0339":"\u0326",' ||
    '"\u0342":"\u0303","\u0345":"\u0328","\u0347":"\u0333","\u0357":"\u0350","\u0358":"\u0307",' ||
    '"\u0366":"\u030a","\u036e":"\u0306","\u0370":"\u2c76","\u0372":"\u0373","\u0375":"\u02cf",' ||
    '"\u0376":"\u1d0e","\u0377":"\u1d0e","\u037b":"\u0254","\u037d":"\ua73f","\u037f":"j",' ||
    '"\u0391":"a","\u0392":"b","\u0393":"y","\u0394":"\u1e9f","\u0395":"e","\u0396":"z",' ||
    '"\u0397":"h","\u0398":"o\u0335","\u0399":"l","\u039a":"k","\u039b":"\u028c","\u039c":"rn",' ||
    '"\u039d":"n","\u039e":"\u03be","\u039f":"o","\u03a0":"\u03c0","\u03a1":"p",' ||
    '"\u03a3":"\u0283","\u03a4":"t","\u03a5":"y","\u03a6":"\u0278","\u03a7":"x",' ||
    '"\u03a8":"\u03c8","\u03a9":"\u03c9","\u03b1":"a","\u03b2":"ss","\u03b3":"y",' ||
    '"\u03b4":"\u1e9f","\u03b5":"\ua793","\u03b7":"n\u0329","\u03b8":"o\u0335","\u03b9":"l",' ||
    '"\u03ba":"\u0138","\u03bd":"v","\u03bf":"o","\u03c1":"p","\u03c2":"o","\u03c3":"o",' ||
    '"\u03c4":"\u1d1b","\u03c5":"u","\u03c6":"\u0278","\u03cf":"\u03d7","\u03d8":"\u03d9",' ||
    '"\u03da":"o","\u03db":"o","\u03dc":"f","\u03de":"\u03df","\u03e0":"\u03e1","\u03f3":"j",' ||
    '"\u03f7":"\u00fe","\u03f8":"\u00fe","\u03fa":"rn","\u03fd":"\u0254","\u03fe":"\u037c",' ||
    '"\u03ff":"\ua73f","\u0402":"\u0452","\u0404":"\ua793","\u0405":"s","\u0406":"l",' ||
    '"\u0408":"j","\u0409":"\u0459","\u040a":"\u045a","\u040b":"h\u0335","\u040f":"\u045f",' ||
    '"\u0410":"a","\u0411":"b\u0304","\u0412":"b","\u0413":"y","\u0414":"\u0434","\u0415":"e",' ||
    '"\u0416":"\u0436","\u0417":"3","\u0418":"\u1d0e","\u041a":"k","\u041b":"\u028c",' ||
    '"\u041c":"rn","\u041d":"h","\u041e":"o","\u041f":"\u03c0","\u0420":"p","\u0421":"c",' ||
    '"\u0422":"t","\u0423":"y","\u0424":"\u0278","\u0425":"x","\u0426":"\u0446",' ||
    '"\u0427":"\u0447","\u0428":"\u0448","\u0429":"\u0449","\u042a":"\u02c9b","\u042b":"bl",' ||
    '"\u042c":"b","\u042d":"\u044d","\u042e":"lo","\u042f":"\u1d19","\u0430":"a","\u0431":"6",' ||
    '"\u0432":"\u0299","\u0433":"r","\u0435":"e","\u0437":"\u025c","\u0438":"\u1d0e",' ||
    '"\u043a":"\u0138","\u043c":"\u028d","\u043d":"\u029c","\u043e":"o","\u043f":"\u03c0",' ||
    '"\u0440":"p","\u0441":"c","\u0442":"\u1d1b","\u0443":"y","\u0444":"\u0278","\u0445":"x",' ||
    '"\u044a":"\u02c9b","\u044b":"\u0185l","\u044c":"\u0185","\u044f":"\u1d19",' ||
    '"\u0454":"\ua793","\u0455":"s","\u0456":"l","\u0458":"j","\u045b":"h\u0335","\u0460":"w",' ||
    '"\u0461":"w","\u0462":"b\u0335","\u0463":"b\u0335","\u0464":"\u0465","\u0466":"\u0467",' ||
    '"\u0468":"\u0469","\u046a":"\u046b","\u046c":"\u046d","\u046e":"\u046f","\u0470":"\u03c8",' ||
    '"\u0471":"\u03c8","\u0472":"o\u0335","\u0473":"o\u0335","\u0474":"v","\u0475":"v",' ||
    '"\u0478":"\u0479","\u047a":"\u047b","\u047c":"w\u0486\u0487","\u047d":"w\u0486\u0487",' ||
    '"\u047e":"\u047f","\u0480":"\u0481","\u048a":"\u1d0e\u0326\u0300",' ||
    '"\u048b":"\u1d0e\u0326\u0306","\u048c":"b\u0335","\u048d":"b\u0335","\u048e":"\u048f",' ||
    '"\u0490":"y''","\u0491":"r''","\u0492":"y\u0335","\u0493":"r\u0335","\u0494":"\u0495",' ||
    '"\u0496":"\u0436\u0329","\u0497":"\u0436\u0329","\u0498":"3\u0326",' ||
    '"\u0499":"\u025c\u0326","\u049a":"k\u0329","\u049b":"\u0138\u0329","\u049c":"\u049d",' ||
    '"\u049e":"k\u0335","\u049f":"\u0138\u0335","\u04a0":"\u04a1","\u04a2":"h\u0329",' ||
    '"\u04a3":"\u029c\u0329","\u04a4":"\u04a5","\u04a6":"\u04a7","\u04a8":"\u04a9",' ||
    '"\u04aa":"c\u0326","\u04ab":"c\u0326","\u04ac":"t\u0329","\u04ad":"\u1d1b\u0329",' ||
    '"\u04ae":"y","\u04af":"y","\u04b0":"y\u0335","\u04b1":"y\u0335","\u04b2":"x\u0329",' ||
    '"\u04b4":"\u04b5","\u04b6":"\u04b7","\u04b8":"\u04b9","\u04ba":"h","\u04bb":"h",' ||
    '"\u04bc":"e","\u04bd":"e","\u04be":"e\u0328","\u04bf":"e\u0328","\u04c0":"l",' ||
    '"\u04c3":"\u04c4","\u04c5":"\u028c\u0326","\u04c6":"\u043b\u0326","\u04c7":"h\u0326",' ||
    '"\u04c8":"\u029c\u0326","\u04c9":"h\u0326","\u04ca":"\u029c\u0326","\u04cb":"\u04b7",' ||
    '"\u04cc":"\u04b7","\u04cd":"rn\u0326","\u04ce":"\u028d\u0326","\u04cf":"l","\u04d4":"ae",' ||
    '"\u04d5":"ae","\u04d8":"\u01dd","\u04d9":"\u01dd","\u04e0":"3","\u04e1":"\u021d",' ||
    '"\u04e8":"o\u0335","\u04e9":"o\u0335","\u04f6":"\u04f7","\u04fa":"\u04fb",' ||
    '"\u04fc":"\u04fd","\u04fe":"\u04ff","\u0500":"d","\u0501":"d","\u0502":"\u0503",' ||
    '"\u0504":"\u0505","\u0506":"\u0507","\u0508":"\u0509","\u050a":"\u0195","\u050c":"g",' ||
    '"\u050d":"\u0262","\u050e":"\u050f","\u0510":"\ua793","\u0511":"\ua793","\u0512":"\u0513",' ||
    '"\u0514":"\u0515","\u0516":"\u0517","\u0518":"\u0519","\u051a":"q","\u051b":"q",' ||
    '"\u051c":"w","\u051d":"w","\u051e":"\u051f","\u0520":"\u0521","\u0522":"\u0523",' ||
    '"\u0524":"\u0525","\u0526":"\u0527","\u0528":"\u0529","\u052a":"\u052b","\u052c":"\u052d",' ||
    '"\u052e":"\u052f","\u0531":"w","\u0532":"\u0562","\u0533":"q","\u0534":"\u0564",' ||
    '"\u0535":"\u0565","\u0536":"q","\u0537":"\u0567","\u0538":"\u0568","\u0539":"\u0569",' ||
    '"\u053a":"\u056a","\u053b":"\u12ae","\u053c":"\u056c","\u053d":"\u056d","\u053e":"\u1e9f",' ||
    '"\u053f":"\u056f","\u0540":"h","\u0541":"\u0571","\u0542":"\u0572","\u0543":"\u0573",' ||
    '"\u0544":"\u1206","\u0545":"\u0237","\u0546":"\u0576","\u0547":"\u0577","\u0548":"n",' ||
    '"\u0549":"\u0579","\u054a":"\u1323","\u054b":"\u057b","\u054c":"\u1261","\u054d":"u",' ||
    '"\u054e":"\u057e","\u054f":"s","\u0550":"\u0580","\u0551":"g","\u0552":"\u0582",' ||
    '"\u0553":"\u0278","\u0554":"f","\u0555":"o","\u0556":"\u0586","\u055a":"''","\u055d":"''",' ||
    '"\u0561":"w","\u0563":"q","\u0566":"q","\u056e":"\u1e9f","\u0570":"h","\u0575":"\u0237",' ||
    '"\u0578":"n","\u057a":"\u0270","\u057c":"n","\u057d":"u","\u0581":"g","\u0584":"f",' ||
    '"\u0585":"o","\u0589":":","\u059c":"\u0301","\u059d":"\u0301","\u05a4":"\u059a",' ||
    '"\u05a8":"\u0599","\u05ad":"\u0596","\u05ae":"\u0598","\u05af":"\u030a","\u05b4":"\u0323",' ||
    '"\u05b9":"\u0307","\u05ba":"\u0307","\u05c0":"l","\u05c1":"\u0307","\u05c2":"\u0307",' ||
    '"\u05c3":":","\u05c4":"\u0307","\u05c5":"\u0323","\u05d5":"l","\u05d8":"v","\u05d9":"''",' ||
    '"\u05df":"l","\u05e1":"o","\u05f0":"ll","\u05f1":"l''","\u05f2":"''''","\u05f3":"''",' ||
    '"\u05f4":"''''","\u0609":"\u00ba/\u2080\u2080","\u060a":"\u00ba/\u2080\u2080\u2080",' ||
    '"\u060d":",","\u060f":"\u0639","\u0618":"\u0301","\u0619":"\u0313","\u061a":"\u0650",' ||
    '"\u0627":"l","\u062b":"\u0649\u06db","\u0634":"\u0633\u06db","\u063d":"\u0649\u0302",' ||
    '"\u063f":"\u0649\u06db","\u0647":"o","\u064a":"\u0649","\u064b":"\u030b",' ||
    '"\u064e":"\u0301","\u064f":"\u0313","\u0652":"\u030a","\u0653":"\u0303","\u0656":"\u0329",' ||
    '"\u0657":"\u0312","\u0658":"\u0306","\u0659":"\u0304","\u065a":"\u0306","\u065b":"\u0302",' ||
    '"\u065c":"\u0323","\u065d":"\u0314","\u065f":"\u0655","\u0660":".","\u0661":"l",' ||
    '"\u0665":"o","\u0667":"v","\u0668":"\u028c","\u066a":"\u00ba/\u2080","\u066b":",",' ||
    '"\u066c":"\u060c","\u066d":"*","\u066e":"\u0649","\u066f":"\u06a1","\u0672":"l\u0674",' ||
    '"\u0673":"l\u0655","\u0679":"\u0649\u0615","\u067e":"\u0649\u06db",' ||
    '"\u0681":"\u062d\u0654","\u0685":"\u062d\u06db","\u0688":"\u062f\u0615",' ||
    '"\u068b":"\u068a\u0615","\u068e":"\u062f\u06db","\u0691":"\u0631\u0615",' ||
    '"\u0692":"\u0631\u0306","\u0698":"\u0631\u06db","\u069e":"\u0635\u06db",' ||
    '"\u069f":"\u0637\u06db","\u06a4":"\u06a1\u06db","\u06a7":"\u0641","\u06a8":"\u06a1\u06db",' ||
    '"\u06a9":"\u0643","\u06aa":"\u0643","\u06ad":"\u0643\u06db","\u06b4":"\u06af\u06db",' ||
    '"\u06b5":"\u0644\u0306","\u06b7":"\u0644\u06db","\u06ba":"\u0649","\u06bb":"\u0649\u0615",' ||
    '"\u06bd":"\u0649\u06db","\u06be":"o","\u06c1":"o","\u06c3":"\u0629",' ||
    '"\u06c6":"\u0648\u0306","\u06c7":"\u0648\u0313","\u06c8":"\u0648\u0670",' ||
    '"\u06c9":"\u0648\u0302","\u06cb":"\u0648\u06db","\u06cc":"\u0649","\u06ce":"\u0649\u0306",' ||
    '"\u06d0":"\u067b","\u06d1":"\u0649\u06db","\u06d2":"\u0649","\u06d4":"-","\u06d5":"o",' ||
    '"\u06df":"\u030a","\u06e8":"\u0306\u0307","\u06ec":"\u0307","\u06ee":"\u062f\u0302",' ||
    '"\u06ef":"\u0631\u0302","\u06f0":".","\u06f1":"l","\u06f2":"\u0662","\u06f3":"\u0663",' ||
    '"\u06f4":"\u0664","\u06f5":"o","\u06f6":"\u0666","\u06f7":"v","\u06f8":"\u028c",' ||
    '"\u06f9":"\u0669","\u06fd":"\u0621\u0348","\u06fe":"\u0645\u0348","\u06ff":"o\u0302",' ||
    '"\u0751":"\u0628\u06db","\u0756":"\u0649\u0306","\u0762":"\u06ac","\u0763":"\u0643\u06db",' ||
    '"\u0767":"\u0754","\u0768":"\u0646\u0615","\u0769":"\u0646\u0306","\u076c":"\u0631\u0654",' ||
    '"\u0771":"\u0697\u0615","\u0772":"\u062d\u0654","\u077e":"\u0633\u0302",' ||
    '"\u08a1":"\u0628\u0654","\u08a4":"\u06a2\u06db","\u08a7":"\u0645\u06db",' ||
    '"\u08a8":"\u0649\u0654","\u08a9":"\u0754","\u08ae":"\u062f\u0324\u0323",' ||
    '"\u08af":"\u0635\u0324\u0323","\u08b0":"\u06af","\u08b1":"\u0648","\u08b2":"\u0632\u0302",' ||
    '"\u08b6":"\u0628\u06e2","\u08b7":"\u0649\u06db\u06e2","\u08b9":"\u0631\u0306\u0307",' ||
    '"\u08ba":"\u0649\u0306\u0307","\u08bb":"\u06a1","\u08bc":"\u06a1","\u08bd":"\u0649",' ||
    '"\u08e5":"\u064c","\u08e8":"\u064c","\u08ea":"\u0307","\u08eb":"\u0308","\u08ed":"\u0323",' ||
    '"\u08ee":"\u0324","\u08f0":"\u030b","\u08f1":"\u064c","\u08f2":"\u064d","\u08f3":"\u0313",' ||
    '"\u08f8":"\u0350","\u08f9":"\u0354","\u08fa":"\u0355","\u08ff":"\u0350","\u0900":"\u0352",' ||
    '"\u0901":"\u0306\u0307","\u0902":"\u0307","\u0903":":","\u0904":"\u0905\u0946",' ||
    '"\u0906":"\u0905\u093e","\u0908":"\u0930\u094d\u0907","\u090d":"\u090f\u0945",' ||
    '"\u090e":"\u090f\u0946","\u0910":"\u090f\u0947","\u0911":"\u0905\u0949",' ||
    '"\u0912":"\u0905\u093e\u0946","\u0913":"\u0905\u093e\u0947","\u0914":"\u0905\u093e\u0948",' ||
    '"\u093c":"\u0323","\u0952":"\u0331","\u0953":"\u0300","\u0954":"\u0301",' ||
    '"\u0965":"\u0964\u0964","\u0966":"o","\u0967":"\u0669","\u097d":"?",' ||
    '"\u0981":"\u0306\u0307","\u0986":"\u0985\u09be","\u09bc":"\u0323","\u09e0":"\u098b\u09c3",' ||
    '"\u09e1":"\u098b\u09c3","\u09e6":"o","\u09ea":"8","\u09ed":"9","\u0a02":"\u0307",' ||
    '"\u0a03":"\u0983","\u0a06":"\u0a05\u0a3e","\u0a07":"\u0a72\u0a3f","\u0a08":"\u0a72\u0a40",' ||
    '"\u0a09":"\u0a73\u0a41","\u0a0a":"\u0a73\u0a42","\u0a0f":"\u0a72\u0a47",' ||
    '"\u0a10":"\u0a05\u0a48","\u0a14":"\u0a05\u0a4c","\u0a3c":"\u0323","\u0a4b":"\u0946",' ||
    '"\u0a4d":"\u094d","\u0a66":"o","\u0a67":"9","\u0a6a":"8","\u0a81":"\u0306\u0307",' ||
    '"\u0a82":"\u0307","\u0a83":":","\u0a86":"\u0a85\u0abe","\u0a8d":"\u0a85\u0ac5",' ||
    '"\u0a8f":"\u0a85\u0ac7","\u0a90":"\u0a85\u0ac8","\u0a91":"\u0a85\u0abe\u0ac5",' ||
    '"\u0a93":"\u0a85\u0abe\u0ac7","\u0a94":"\u0a85\u0abe\u0ac8","\u0abc":"\u0323",' ||
    '"\u0abd":"\u093d","\u0ac1":"\u0941","\u0ac2":"\u0942","\u0acd":"\u094d","\u0ae6":"o",' ||
    '"\u0ae8":"\u0968","\u0ae9":"\u0969","\u0aea":"\u096a","\u0aee":"\u096e","\u0af0":"\u0970",' ||
    '"\u0b01":"\u0306\u0307","\u0b03":"8","\u0b06":"\u0b05\u0b3e","\u0b20":"o",' ||
    '"\u0b3c":"\u0323","\u0b66":"o","\u0b68":"9","\u0b82":"\u030a","\u0b8a":"\u0b89\u0bb3",' ||
    '"\u0b9c":"\u0b90","\u0bb0":"\u0b88","\u0bbe":"\u0b88","\u0bc8":"\u0ba9","\u0bcd":"\u0307",' ||
    '"\u0bd7":"\u0bb3","\u0be6":"o","\u0be7":"\u0b95","\u0be8":"\u0b89","\u0bea":"\u0b9a",' ||
    '"\u0beb":"\u0b88\u0bc1","\u0bec":"\u0b9a\u0bc1","\u0bed":"\u0b8e","\u0bee":"\u0b85",' ||
    '"\u0bf0":"\u0baf","\u0bf2":"\u0b9a\u0bc2","\u0bf4":"\u0bae\u0bc0","\u0bf5":"\u0bf3",' ||
    '"\u0bf7":"\u0b8e\u0bb5","\u0bf8":"\u0bb7","\u0bfa":"\u0ba8\u0bc0","\u0c00":"\u0306\u0307",' ||
    '"\u0c02":"o","\u0c03":"\u0983","\u0c13":"\u0c12\u0c55","\u0c14":"\u0c12\u0c4c",' ||
    '"\u0c20":"\u0c30\u05bc","\u0c22":"\u0c21\u0323","\u0c25":"\u0c27\u05bc",' ||
    '"\u0c2d":"\u0c2c\u0323","\u0c2e":"\u0c35\u0c41","\u0c37":"\u0c35\u0323",' ||
    '"\u0c39":"\u0c35\u0c3e","\u0c42":"\u0c41\u0c3e","\u0c44":"\u0c43\u0c3e",' ||
    '"\u0c60":"\u0c0b\u0c3e","\u0c61":"\u0c0c\u0c3e","\u0c66":"o","\u0c81":"\u0306\u0307",' ||
    '"\u0c82":"o","\u0c83":"\u0983","\u0c85":"\u0c05","\u0c86":"\u0c06","\u0c87":"\u0c07",' ||
    '"\u0c92":"\u0c12","\u0c93":"\u0c12\u0c55","\u0c94":"\u0c12\u0c4c","\u0c9c":"\u0c1c",' ||
    '"\u0c9e":"\u0c1e","\u0ca3":"\u0c23","\u0caf":"\u0c2f","\u0cb1":"\u0c31","\u0cb2":"\u0c32",' ||
    '"\u0ce1":"\u0c8c\u0cbe","\u0ce6":"o","\u0ce7":"\u0c67","\u0ce8":"\u0c68",' ||
    '"\u0cef":"\u0c6f","\u0d01":"\u0306\u0307","\u0d02":"o","\u0d03":"\u0983",' ||
    '"\u0d08":"\u0d07\u0d57","\u0d09":"\u0b89","\u0d0a":"\u0b89\u0d57","\u0d0c":"\u0d28\u0d41",' ||
    '"\u0d10":"\u0d0e\u0d46","\u0d13":"\u0d12\u0d3e","\u0d14":"\u0d12\u0d57",' ||
    '"\u0d19":"\u0d28\u0d41","\u0d1c":"\u0b90","\u0d20":"o","\u0d23":"\u0ba3",' ||
    '"\u0d31":"\u0d30","\u0d34":"\u0bb4","\u0d36":"\u0bb6","\u0d3a":"\u0b9f\u0bbf",' ||
    '"\u0d3f":"\u0bbf","\u0d40":"\u0bbf","\u0d42":"\u0d41","\u0d43":"\u0d41",' ||
    '"\u0d48":"\u0d46\u0d46","\u0d4e":"\u0971","\u0d5a":"\u0d28\u0d4d\u0d2e",' ||
    '"\u0d5f":"o\u0d30o","\u0d61":"\u0d1e","\u0d66":"o","\u0d6a":"\u0d30\u0d4d",' ||
    '"\u0d6b":"\u0d26\u0d4d\u0d30","\u0d6c":"\u0d28\u0d4d\u0d28","\u0d6d":"9",' ||
    '"\u0d6e":"\u0d35\u0d4d\u0d30","\u0d6f":"\u0d28\u0d4d","\u0d76":"\u0d39\u0d4d\u0d2e",' ||
    '"\u0d79":"\u0d28\u0d41","\u0d7b":"\u0d28\u0d4d","\u0d7c":"\u0d30\u0d4d","\u0d82":"o",' ||
    '"\u0d83":"\u0983","\u0de9":"\u0de8\u0dcf","\u0dea":"\u0da2","\u0deb":"\u0daf",' ||
    '"\u0def":"\u0de8\u0dd3","\u0e03":"\u0e02","\u0e0b":"\u0e0a","\u0e0f":"\u0e0e",' ||
    '"\u0e14":"\u0e04","\u0e15":"\u0e04","\u0e17":"\u0e11","\u0e21":"\u0e06","\u0e26":"\u0e20",' ||
    '"\u0e41":"\u0e40\u0e40","\u0e45":"\u0e32","\u0e4d":"\u030a","\u0e50":"o",' ||
    '"\u0e88":"\u0e08","\u0e8d":"\u0e22","\u0e9a":"\u0e1a","\u0e9b":"\u0e1b","\u0e9d":"\u0e1d",' ||
    '"\u0e9e":"\u0e1e","\u0e9f":"\u0e1f","\u0eb8":"\u0e38","\u0eb9":"\u0e39","\u0ec8":"\u0e48",' ||
    '"\u0ec9":"\u0e49","\u0eca":"\u0e4a","\u0ecb":"\u0e4b","\u0ecd":"\u030a","\u0ed0":"o",' ||
    '"\u0f00":"\u0f68\u0f7c\u0f7e","\u0f02":"\u0f60\u0f74\u0f82\u0f7f",' ||
    '"\u0f03":"\u0f60\u0f74\u0f82\u0f14","\u0f0e":"\u0f0d\u0f0d","\u0f1b":"\u0f1a\u0f1a",' ||
    '"\u0f1e":"\u0f1d\u0f1d","\u0f1f":"\u0f1a\u0f1d","\u0f37":"\u0325","\u0f6a":"\u0f62",' ||
    '"\u0fce":"\u0f1d\u0f1a","\u0fd5":"\u5350","\u0fd6":"\u534d","\u1000":"\u1002\u102c",' ||
    '"\u1010":"o\u102c","\u101d":"o","\u101f":"\u1015\u102c","\u1029":"\u101e\u103c",' ||
    '"\u102a":"\u101e\u103c\u1031\u102c\u103a","\u1036":"\u030a","\u1038":"\u0983",' ||
    '"\u1040":"o","\u104b":"\u104a\u104a","\u1065":"\u1041","\u1066":"\u1015\u103e",' ||
    '"\u106f":"\u1015\u102c\u103e","\u1070":"\u1003\u103e","\u107e":"\u107d\u103e",' ||
    '"\u1081":"\u1002\u103e","\u109e":"\u1083\u030a","\u10a0":"\ua787","\u10a1":"\u2d01",' ||
    '"\u10a2":"\u2d02","\u10a3":"\u2d03","\u10a4":"\u2d04","\u10a5":"\u2d05","\u10a6":"\u2d06",' ||
    '"\u10a7":"\u2d07","\u10a8":"\u2d08","\u10a9":"\u2d09","\u10aa":"\u2d0a","\u10ab":"\u2d0b",' ||
    '"\u10ac":"\u2d0c","\u10ad":"\u2d0d","\u10ae":"\u2d0e","\u10af":"\u2d0f","\u10b0":"\u2d10",' ||
    '"\u10b1":"\u2d11","\u10b2":"\u2d12","\u10b3":"\u2d13","\u10b4":"\u2d14","\u10b5":"\u2d15",' ||
    '"\u10b6":"\u2d16","\u10b7":"\u2d17","\u10b8":"\u2d18","\u10b9":"\u2d19","\u10ba":"\u2d1a",' ||
    '"\u10bb":"\u2d1b","\u10bc":"\u2d1c","\u10bd":"\u2d1d","\u10be":"\u2d1e","\u10bf":"\u2d1f",' ||
    '"\u10c0":"\u2d20","\u10c1":"\u2d21","\u10c2":"\u2d22","\u10c3":"\u2d23","\u10c4":"\u2d24",' ||
    '"\u10c5":"\u2d25","\u10c7":"\u2d27","\u10cd":"\u2d2d","\u10e7":"y","\u10f3":"\u021d",' ||
    '"\u10ff":"o","\u1101":"\u1100\u1100","\u1104":"\u1103\u1103","\u1108":"\u1107\u1107",' ||
    '"\u110a":"\u1109\u1109","\u110d":"\u110c\u110c","\u1113":"\u1102\u1100",' ||
    '"\u1114":"\u1102\u1102","\u1115":"\u1102\u1103","\u1116":"\u1102\u1107",' ||
    '"\u1117":"\u1103\u1100","\u1118":"\u1105\u1102","\u1119":"\u1105\u1105",' ||
    '"\u111a":"\u1105\u1112","\u111b":"\u1105\u110b","\u111c":"\u1106\u1107",' ||
    '"\u111d":"\u1106\u110b","\u111e":"\u1107\u1100","\u111f":"\u1107\u1102",' ||
    '"\u1120":"\u1107\u1103","\u1121":"\u1107\u1109","\u1122":"\u1107\u1109\u1100",' ||
    '"\u1123":"\u1107\u1109\u1103","\u1124":"\u1107\u1109\u1107","\u1125":"\u1107\u1109\u1109",' ||
    '"\u1126":"\u1107\u1109\u110c","\u1127":"\u1107\u110c","\u1128":"\u1107\u110e",' ||
    '"\u1129":"\u1107\u1110","\u112a":"\u1107\u1111","\u112b":"\u1107\u110b",' ||
    '"\u112c":"\u1107\u1107\u110b","\u112d":"\u1109\u1100","\u112e":"\u1109\u1102",' ||
    '"\u112f":"\u1109\u1103","\u1130":"\u1109\u1105","\u1131":"\u1109\u1106",' ||
    '"\u1132":"\u1109\u1107","\u1133":"\u1109\u1107\u1100","\u1134":"\u1109\u1109\u1109",' ||
    '"\u1135":"\u1109\u110b","\u1136":"\u1109\u110c","\u1137":"\u1109\u110e",' ||
    '"\u1138":"\u1109\u110f","\u1139":"\u1109\u1110","\u113a":"\u1109\u1111",' ||
    '"\u113b":"\u1105\u1112","\u113d":"\u113c\u113c","\u113f":"\u113e\u113e",' ||
    '"\u1141":"\u110b\u1100","\u1142":"\u110b\u1103","\u1143":"\u110b\u1106",' ||
    '"\u1144":"\u110b\u1107","\u1145":"\u110b\u1109","\u1146":"\u110b\u1140",' ||
    '"\u1147":"\u110b\u110b","\u1148":"\u110b\u110c","\u1149":"\u110b\u110e",' ||
    '"\u114a":"\u110b\u1110","\u114b":"\u110b\u1111","\u114d":"\u110c\u110b",' ||
    '"\u114f":"\u114e\u114e","\u1151":"\u1150\u1150","\u1152":"\u110e\u110f",' ||
    '"\u1153":"\u110e\u1112","\u1156":"\u1111\u1107","\u1157":"\u1111\u110b",' ||
    '"\u1158":"\u1112\u1112","\u115a":"\u1100\u1103","\u115b":"\u1102\u1109",' ||
    '"\u115c":"\u1102\u110c","\u115d":"\u1102\u1112","\u115e":"\u1103\u1105",' ||
    '"\u1162":"\u1161\u4e28","\u1164":"\u1163\u4e28","\u1166":"\u1165\u4e28",' ||
    '"\u1168":"\u1167\u4e28","\u116a":"\u1169\u1161","\u116b":"\u1169\u1161\u4e28",' ||
    '"\u116c":"\u1169\u4e28","\u116f":"\u116e\u1165","\u1170":"\u116e\u1165\u4e28",' ||
    '"\u1171":"\u116e\u4e28","\u1173":"\u30fc","\u1174":"\u30fc\u4e28","\u1175":"\u4e28",' ||
    '"\u1176":"\u1161\u1169","\u1177":"\u1161\u116e","\u1178":"\u1163\u1169",' ||
    '"\u1179":"\u1163\u116d","\u117a":"\u1165\u1169","\u117b":"\u1165\u116e",' ||
    '"\u117c":"\u1165\u30fc","\u117d":"\u1167\u1169","\u117e":"\u1167\u116e",' ||
    '"\u117f":"\u1169\u1165","\u1180":"\u1169\u1165\u4e28","\u1181":"\u1169\u1167\u4e28",' ||
    '"\u1182":"\u1169\u1169","\u1183":"\u1169\u116e","\u1184":"\u116d\u1163",' ||
    '"\u1185":"\u116d\u1163\u4e28","\u1186":"\u116d\u1163","\u1187":"\u116d\u1169",' ||
    '"\u1188":"\u116d\u4e28","\u1189":"\u116e\u1161","\u118a":"\u116e\u1161\u4e28",' ||
    '"\u118b":"\u116e\u1165\u30fc","\u118c":"\u116e\u1167\u4e28","\u118d":"\u116e\u116e",' ||
    '"\u118e":"\u1172\u1161","\u118f":"\u1172\u1165","\u1190":"\u1172\u1165\u4e28",' ||
    '"\u1191":"\u1172\u1167","\u1192":"\u1172\u1167\u4e28","\u1193":"\u1172\u116e",' ||
    '"\u1194":"\u1172\u4e28","\u1195":"\u30fc\u116e","\u1196":"\u30fc\u30fc",' ||
    '"\u1197":"\u30fc\u4e28\u116e","\u1198":"\u4e28\u1161","\u1199":"\u4e28\u1163",' ||
    '"\u119a":"\u4e28\u1169","\u119b":"\u4e28\u116e","\u119c":"\u4e28\u30fc",' ||
    '"\u119d":"\u4e28\u119e","\u119f":"\u119e\u1165","\u11a0":"\u119e\u116e",' ||
    '"\u11a1":"\u119e\u4e28","\u11a2":"\u119e\u119e","\u11a3":"\u1161\u30fc",' ||
    '"\u11a4":"\u1163\u116e","\u11a5":"\u1167\u1163","\u11a6":"\u1169\u1163",' ||
    '"\u11a7":"\u1169\u1163\u4e28","\u11a8":"\u1100","\u11a9":"\u1100\u1100",' ||
    '"\u11aa":"\u1100\u1109","\u11ab":"\u1102","\u11ac":"\u1102\u110c","\u11ad":"\u1102\u1112",' ||
    '"\u11ae":"\u1103","\u11af":"\u1105","\u11b0":"\u1105\u1100","\u11b1":"\u1105\u1106",' ||
    '"\u11b2":"\u1105\u1107","\u11b3":"\u1105\u1109","\u11b4":"\u1105\u1110",' ||
    '"\u11b5":"\u1105\u1111","\u11b6":"\u1105\u1112","\u11b7":"\u1106","\u11b8":"\u1107",' ||
    '"\u11b9":"\u1107\u1109","\u11ba":"\u1109","\u11bb":"\u1109\u1109","\u11bc":"\u110b",' ||
    '"\u11bd":"\u110c","\u11be":"\u110e","\u11bf":"\u110f","\u11c0":"\u1110","\u11c1":"\u1111",' ||
    '"\u11c2":"\u1112","\u11c3":"\u1100\u1105","\u11c4":"\u1100\u1109\u1100",' ||
    '"\u11c5":"\u1102\u1100","\u11c6":"\u1102\u1103","\u11c7":"\u1102\u1109",' ||
    '"\u11c8":"\u1102\u1140","\u11c9":"\u1102\u1110","\u11ca":"\u1103\u1100",' ||
    '"\u11cb":"\u1103\u1105","\u11cc":"\u1105\u1100\u1109","\u11cd":"\u1105\u1102",' ||
    '"\u11ce":"\u1105\u1103","\u11cf":"\u1105\u1103\u1112","\u11d0":"\u1105\u1105",' ||
    '"\u11d1":"\u1105\u1106\u1100","\u11d2":"\u1105\u1106\u1109","\u11d3":"\u1105\u1107\u1109",' ||
    '"\u11d4":"\u1105\u1107\u1112","\u11d5":"\u1105\u1107\u110b","\u11d6":"\u1105\u1109\u1109",' ||
    '"\u11d7":"\u1105\u1140","\u11d8":"\u1105\u110f","\u11d9":"\u1105\u1159",' ||
    '"\u11da":"\u1106\u1100","\u11db":"\u1106\u1105","\u11dc":"\u1106\u1107",' ||
    '"\u11dd":"\u1106\u1109","\u11de":"\u1106\u1109\u1109","\u11df":"\u1106\u1140",' ||
    '"\u11e0":"\u1106\u110e","\u11e1":"\u1106\u1112","\u11e2":"\u1106\u110b",' ||
    '"\u11e3":"\u1107\u1105","\u11e4":"\u1107\u1111","\u11e5":"\u1107\u1112",' ||
    '"\u11e6":"\u1107\u110b","\u11e7":"\u1109\u1100","\u11e8":"\u1109\u1103",' ||
    '"\u11e9":"\u1109\u1105","\u11ea":"\u1109\u1107","\u11eb":"\u1140","\u11ec":"\u110b\u1100",' ||
    '"\u11ed":"\u110b\u1100\u1100","\u11ee":"\u110b\u110b","\u11ef":"\u110b\u110f",' ||
    '"\u11f0":"\u114c","\u11f1":"\u110b\u1109","\u11f2":"\u110b\u1140","\u11f3":"\u1111\u1107",' ||
    '"\u11f4":"\u1111\u110b","\u11f5":"\u1112\u1102","\u11f6":"\u1112\u1105",' ||
    '"\u11f7":"\u1112\u1106","\u11f8":"\u1112\u1107","\u11f9":"\u1159","\u11fa":"\u1100\u1102",' ||
    '"\u11fb":"\u1100\u1107","\u11fc":"\u1100\u110e","\u11fd":"\u1100\u110f",' ||
    '"\u11fe":"\u1100\u1112","\u11ff":"\u1102\u1102","\u1200":"u","\u1223":"\u0270",' ||
    '"\u1240":"\u0278","\u1260":"n","\u1294":"\u0571","\u12d0":"o","\u16eb":"\u00b7",' ||
    '"\u16ec":":","\u16ed":"+","\u1735":"/","\u17a3":"\u17a2","\u17b7":"\u0e34",' ||
    '"\u17b8":"\u0e35","\u17b9":"\u0e36","\u17ba":"\u0e37","\u17c6":"\u030a","\u17cb":"\u0e48",' ||
    '"\u17d3":"\u030a","\u17d4":"\u0e2f","\u17d5":"\u0e5a","\u17d9":"\u0e4f","\u17da":"\u0e5b",' ||
    '"\u1803":":","\u1ab4":"\u06db","\u1ab7":"\u0328","\u1c80":"\u0299","\u1c81":"\u0434",' ||
    '"\u1c82":"o","\u1c83":"c","\u1c84":"\u1d1b","\u1c85":"\u1d1b","\u1c86":"\u02c9b",' ||
    '"\u1c87":"b\u0335","\u1c88":"\ua64b","\u1c89":"\u1c8a","\u1c90":"\u10d0",' ||
    '"\u1c91":"\u10d1","\u1c92":"\u10d2","\u1c93":"\u10d3","\u1c94":"\u10d4","\u1c95":"\u10d5",' ||
    '"\u1c96":"\u10d6","\u1c97":"\u10d7","\u1c98":"\u10d8","\u1c99":"\u10d9","\u1c9a":"\u10da",' ||
    '"\u1c9b":"\u10db","\u1c9c":"\u10dc","\u1c9d":"\u10dd","\u1c9e":"\u10de","\u1c9f":"\u10df",' ||
    '"\u1ca0":"\u10e0","\u1ca1":"\u10e1","\u1ca2":"\u10e2","\u1ca3":"\u10e3","\u1ca4":"\u10e4",' ||
    '"\u1ca5":"\u10e5","\u1ca6":"\u10e6","\u1ca7":"y","\u1ca8":"\u10e8","\u1ca9":"\u10e9",' ||
    '"\u1caa":"\u10ea","\u1cab":"\u10eb","\u1cac":"\u10ec","\u1cad":"\u10ed","\u1cae":"\u10ee",' ||
    '"\u1caf":"\u10ef","\u1cb0":"\u10f0","\u1cb1":"\u10f1","\u1cb2":"\u10f2","\u1cb3":"\u021d",' ||
    '"\u1cb4":"\u10f4","\u1cb5":"\u10f5","\u1cb6":"\u10f6","\u1cb7":"\u10f7","\u1cb8":"\u10f8",' ||
    '"\u1cb9":"\u10f9","\u1cba":"\u10fa","\u1cbd":"\u10fd","\u1cbe":"\u10fe","\u1cbf":"o",' ||
    '"\u1cd0":"\u0302","\u1cd2":"\u0304","\u1cd3":"''''","\u1cd5":"\u032b","\u1cd8":"\u032e",' ||
    '"\u1cd9":"\u032d","\u1cda":"\u030e","\u1cdc":"\u0329","\u1cdd":"\u0323","\u1cde":"\u0324",' ||
    '"\u1ced":"\u0316","\u1d04":"c","\u1d08":"\u025c","\u1d0b":"\u0138","\u1d0d":"\u028d",' ||
    '"\u1d0f":"o","\u1d10":"\u0254","\u1d11":"o","\u1d14":"\u01ddo","\u1d1c":"u","\u1d20":"v",' ||
    '"\u1d21":"w","\u1d22":"z","\u1d24":"\u01a8","\u1d26":"r","\u1d27":"\u028c",' ||
    '"\u1d28":"\u03c0","\u1d29":"\u1d18","\u1d2b":"\u043b","\u1d6b":"ue","\u1d6e":"f\u0334",' ||
    '"\u1d6f":"rn\u0334","\u1d70":"n\u0334","\u1d72":"r\u0334","\u1d73":"\u027e\u0334",' ||
    '"\u1d74":"s\u0334","\u1d75":"t\u0334","\u1d76":"z\u0334","\u1d7b":"l\u0335",' ||
    '"\u1d7c":"l\u0335","\u1d7d":"p\u0335","\u1d7e":"u\u0335","\u1d7f":"\u028a\u0335",' ||
    '"\u1d83":"g","\u1d8c":"y","\u1d90":"\u024b","\u1dee":"\u2dec","\u1e9d":"f","\u1e9e":"ss",' ||
    '"\u1efa":"\u1efb","\u1efc":"\u1efd","\u1efe":"y","\u1eff":"y","\u2010":"-","\u2012":"-",' ||
    '"\u2013":"-","\u2014":"\u30fc","\u2015":"\u30fc","\u2016":"ll","\u2018":"''",' ||
    '"\u2019":"''","\u201a":",","\u201b":"''","\u201c":"''''","\u201d":"''''","\u201f":"''''",' ||
    '"\u2022":"\u00b7","\u2027":"\u00b7","\u2030":"\u00ba/\u2080\u2080",' ||
    '"\u2031":"\u00ba/\u2080\u2080\u2080","\u2032":"''","\u2035":"''","\u2039":"<",' ||
    '"\u203a":">","\u2041":"/","\u2043":"-","\u2044":"/","\u204e":"*","\u2052":"\u00ba/\u2080",' ||
    '"\u2053":"~","\u205a":":","\u205d":"\u2d57","\u205e":"\u2d42","\u20a1":"c\u20eb",' ||
    '"\u20a4":"\u00a3","\u20a5":"rn\u0338","\u20a9":"w\u0335","\u20ab":"d\u0335\u0331",' ||
    '"\u20ac":"\ua793","\u20ad":"k\u0335","\u20ae":"t\u20eb","\u20b6":"lt","\u20bd":"f",' ||
    '"\u20db":"\u06db","\u2108":"\u044d","\u2127":"\u028a","\u2129":"\u027f","\u212e":"e",' ||
    '"\u2132":"\u214e","\u2141":"\ua4e8","\u2142":"\ua4f6","\u2143":"\ud81b\udf00",' ||
    '"\u2183":"\u0254","\u2184":"\u0254","\u2191":"\u16cf","\u2195":"\u16e8","\u21b5":"\u21b2",' ||
    '"\u21be":"\u16da","\u21bf":"\u16d0","\u2200":"\u0250","\u2203":"\u01dd","\u2206":"\u1e9f",' ||
    '"\u220f":"\u03c0","\u2211":"\u0283","\u2212":"-","\u2214":"+\u0307","\u2215":"/",' ||
    '"\u2216":"\\","\u2217":"*","\u2218":"\u00b0","\u2219":"\u00b7","\u221e":"oo","\u2223":"l",' ||
    '"\u2225":"ll","\u2228":"v","\u2229":"n","\u222a":"u","\u222b":"\u0283","\u2236":":",' ||
    '"\u2238":"-\u0307","\u223c":"~","\u2250":"=\u0307","\u2251":"=\u0323\u0307",' ||
    '"\u2257":"=\u030a","\u2259":"=\u0302","\u225a":"=\u0306","\u225e":"=\u036b",' ||
    '"\u2263":"\u2261","\u226a":"<<","\u226b":">>","\u2282":"\u1455","\u2283":"\u1450",' ||
    '"\u2295":"\ud800\udea8","\u2296":"o\u0335","\u2299":"\u0298","\u229d":"o\u0335",' ||
    '"\u22a4":"t","\u22a5":"\ua4d5","\u22c0":"\u2227","\u22c1":"v","\u22c2":"n","\u22c3":"u",' ||
    '"\u22c4":"\u16dc","\u22c5":"\u00b7","\u22c8":"\u16de","\u22d6":"<\u00b7",' ||
    '"\u22d7":"\u00b7>","\u22d8":"<<<","\u22d9":">>>","\u22ee":"\u2d57",' ||
    '"\u22ef":"\u00b7\u00b7\u00b7","\u22f4":"\ua793","\u22ff":"e","\u2300":"\u2205",' ||
    '"\u2325":"\u2324","\u2341":"\u303c","\u2359":"\u1e9f\u0332","\u235a":"\u16dc\u0332",' ||
    '"\u235c":"\u00b0\u0332","\u235f":"\u229b","\u2361":"t\u0308","\u2362":"\u2207\u0308",' ||
    '"\u2363":"\u22c6\u0308","\u2364":"\u00b0\u0308","\u2368":"~\u0308","\u2369":"\u1435",' ||
    '"\u236b":"\u2207\u0334","\u236c":"o\u0335","\u2373":"l","\u2374":"p","\u2375":"\u03c9",' ||
    '"\u2376":"a\u0332","\u2377":"\ua793\u0332","\u2378":"l\u0332","\u2379":"\u03c9\u0332",' ||
    '"\u237a":"a","\u237f":"\u16bd","\u239c":"\u4e28","\u239f":"\u4e28","\u23a2":"\u4e28",' ||
    '"\u23a5":"\u4e28","\u23aa":"\u4e28","\u23ae":"\u4e28","\u23c1":"\u2355","\u23c2":"\u234e",' ||
    '"\u23c3":"\u234b","\u23c6":"\u236d","\u23e8":"\u2081\u2080","\u23fc":"\u23fb",' ||
    '"\u23fd":"l","\u23fe":"\u263e","\u244a":"\\\\","\u2500":"\u30fc","\u2501":"\u30fc",' ||
    '"\u2503":"\u2502","\u250f":"\u250c","\u2523":"\u251c","\u2571":"/","\u2573":"x",' ||
    '"\u2588":"\u220e","\u2590":"\u258c","\u2594":"\u02c9","\u2597":"\u2596","\u259d":"\u2598",' ||
    '"\u25a0":"\u220e","\u25b1":"\u23e5","\u25b3":"\u1e9f","\u25b7":"\u22b3","\u25b8":"\u25b6",' ||
    '"\u25ba":"\u25b6","\u25bd":"\ud800\udebc","\u25c1":"\u22b2","\u25c7":"\u16dc",' ||
    '"\u25ca":"\u16dc","\u25cb":"\u00b0","\u25ce":"\u233e","\u25e0":"\u2312","\u25e6":"\u00b0",' ||
    '"\u2609":"\u0298","\u2610":"\u25a1","\u2625":"\ud802\udd9e","\u2630":"\u2cb7",' ||
    '"\u2638":"\u2388","\u264e":"\u224f","\u2662":"\u16dc","\u2669":"\ud834\udd58\ud834\udd65",' ||
    '"\u266a":"\ud834\udd58\ud834\udd65\ud834\udd6e","\u26ac":"\u0970","\u2768":"(",' ||
    '"\u2769":")","\u276e":"<","\u276f":">","\u2772":"(","\u2773":")","\u2774":"{",' ||
    '"\u2775":"}","\u2795":"+","\u2796":"-","\u2797":"\u00f7","\u27c2":"\ua4d5",' ||
    '"\u27c8":"\\\u1455","\u27c9":"\u1450/","\u27cb":"/","\u27cd":"\\","\u27d9":"t",' ||
    '"\u27e8":"\u276c","\u27e9":"\u276d","\u292b":"x","\u292c":"x","\u2963":"\u16d0\u16da",' ||
    '"\u2965":"\u21c3\u21c2","\u296e":"\u16d0\u21c2","\u296f":"\u21c3\u16da","\u2999":"\u2d42",' ||
    '"\u29b0":"\u2349","\u29be":"\u233e","\u29c4":"\u303c","\u29c5":"\u2342","\u29c7":"\u233b",' ||
    '"\u29d6":"\ud800\udec0","\u29d9":"\u299a","\u29f4":":\u2192","\u29f5":"\\",' ||
    '"\u29f6":"/\u0304","\u29f8":"/","\u29f9":"\\","\u2a00":"\u0298","\u2a01":"\ud800\udea8",' ||
    '"\u2a02":"\u2297","\u2a03":"\u228d","\u2a04":"\u228e","\u2a05":"\u2293","\u2a06":"\u2294",' ||
    '"\u2a1d":"\u16de","\u2a20":">>","\u2a21":"\u16da","\u2a22":"+\u030a","\u2a23":"+\u0302",' ||
    '"\u2a24":"+\u0303","\u2a25":"+\u0323","\u2a26":"+\u0330","\u2a27":"+\u2082",' ||
    '"\u2a29":"-\u0313","\u2a2a":"-\u0323","\u2a2f":"x","\u2a30":"x\u0307","\u2a3d":"\u2319",' ||
    '"\u2a3e":"\u2a1f","\u2a3f":"\u2210","\u2a6a":"~\u0307","\u2a6e":"=\u20f0","\u2aa5":"><",' ||
    '"\u2aaa":"\u15d5","\u2aab":"\u15d2","\u2ad7":"\u1450\u1455","\u2afb":"///","\u2afd":"//",' ||
    '"\u2bec":"\u219e","\u2bed":"\u219f","\u2bee":"\u21a0","\u2bef":"\u21a1","\u2c60":"\u2c61",' ||
    '"\u2c62":"l\u0334","\u2c63":"p\u0335","\u2c64":"r\u0328","\u2c67":"h\u0329",' ||
    '"\u2c69":"k\u0329","\u2c6b":"\u2c6c","\u2c6d":"a","\u2c6e":"rn\u0326","\u2c6f":"\u0250",' ||
    '"\u2c70":"\u0252","\u2c72":"\u2c73","\u2c75":"\u2c76","\u2c7e":"\u023f","\u2c7f":"\u0240",' ||
    '"\u2de8":"\u1ddf","\u2dea":"\u030a","\u2ded":"\u0368","\u2def":"\u036f","\u2df6":"\u0363",' ||
    '"\u2df7":"\u0364","\u2e1a":"-\u0308","\u2e1e":"~\u0307","\u2e1f":"~\u0323",' ||
    '"\u2e26":"\u1455","\u2e27":"\u1450","\u2e28":"((","\u2e29":"))","\u2e2a":"\u2235",' ||
    '"\u2e2b":"\u2234","\u2e2c":"\u2237","\u2e2e":"\u061f","\u2e30":"\u00b0","\u2e31":"\u00b7",' ||
    '"\u2e32":"\u060c","\u2e35":"\u061b","\u2e39":"\u1e9f","\u2e3d":"\u2d42","\u2e3f":"\u00b6",' ||
    '"\u2e40":"=","\u2e82":"\u4e5b","\u2e83":"\u4e5a","\u2e85":"\u4ebb","\u2e89":"\u5202",' ||
    '"\u2e8b":"\u353e","\u2e8e":"\u5140","\u2e8f":"\u5c23","\u2e90":"\u5c22","\u2e92":"\u5df3",' ||
    '"\u2e93":"\u5e7a","\u2e94":"\u5f51","\u2e96":"\u5fc4","\u2e97":"\u38fa","\u2e98":"\u624c",' ||
    '"\u2e99":"\u6535","\u2e9b":"\u65e1","\u2e9e":"\u6b7a","\u2ea0":"\u6c11","\u2ea1":"\u6c35",' ||
    '"\u2ea2":"\u6c3a","\u2ea3":"\u706c","\u2ea4":"\u722b","\u2ea6":"\u4e2c","\u2ea8":"\u72ad",' ||
    '"\u2eab":"\u7f52","\u2ead":"\u793b","\u2eaf":"\u7cf9","\u2eb1":"\u7f53","\u2eb2":"\u7f52",' ||
    '"\u2eb9":"\u8002","\u2eba":"\u8080","\u2ebe":"\u8279","\u2ebf":"\u8279","\u2ec0":"\u8279",' ||
    '"\u2ec1":"\u864e","\u2ec2":"\u8864","\u2ec3":"\u8980","\u2ec4":"\u897f","\u2ec5":"\u89c1",' ||
    '"\u2ec8":"\u8ba0","\u2ec9":"\u8d1d","\u2ecb":"\u8f66","\u2ecc":"\u8fb6","\u2ecd":"\u8fb6",' ||
    '"\u2ecf":"\u961d","\u2ed0":"\u9485","\u2ed1":"\u9577","\u2ed2":"\u9578","\u2ed3":"\u957f",' ||
    '"\u2ed4":"\u95e8","\u2ed6":"\u961d","\u2ed8":"\u9752","\u2ed9":"\u97e6","\u2eda":"\u9875",' ||
    '"\u2edb":"\u98ce","\u2edc":"\u98de","\u2edd":"\u98df","\u2edf":"\u98e0","\u2ee0":"\u9963",' ||
    '"\u2ee2":"\u9a6c","\u2ee4":"\u9b3c","\u2ee5":"\u9c7c","\u2ee8":"\u9ea6","\u2ee9":"\u9ec4",' ||
    '"\u2eeb":"\u6589","\u2eec":"\u9f50","\u2eed":"\u6b6f","\u2eee":"\u9f7f","\u2eef":"\u7adc",' ||
    '"\u2ef0":"\u9f99","\u2ef2":"\u4e80","\u3002":"\u02f3","\u3003":"''''","\u3007":"o",' ||
    '"\u3008":"\u276c","\u3009":"\u276d","\u3012":"\u20b8","\u3014":"(","\u3015":")",' ||
    '"\u301a":"\u27e6","\u301b":"\u27e7","\u302c":"\u0309","\u302d":"\u0325","\u3033":"/",' ||
    '"\u304f":"\u276c","\u309a":"\u030a","\u30a0":"=","\u30a4":"\u4ebb","\u30a8":"\u5de5",' ||
    '"\u30ab":"\u529b","\u30bf":"\u5915","\u30c8":"\u535c","\u30cb":"\u4e8c","\u30ce":"/",' ||
    '"\u30cf":"\u516b","\u30d8":"\u3078","\u30ed":"\u53e3","\u30fb":"\u00b7","\u31d0":"\u30fc",' ||
    '"\u31d1":"\u4e28","\u31d3":"/","\u31d4":"\\","\u31d6":"\u4e5b","\u31da":"\u4e85",' ||
    '"\u31db":"\u276c","\u31df":"\u4e5a","\u31e0":"\u4e59","\u39b3":"\u363d","\u439b":"\u3588",' ||
    '"\u4420":"\u3b3b","\u4e00":"\u30fc","\u4e36":"\\","\u4e3f":"/","\u5002":"\u4f75",' ||
    '"\u503c":"\u5024","\u555f":"\u5553","\u56d7":"\u53e3","\u586b":"\u5861","\u58eb":"\u571f",' ||
    '"\u58ff":"\u58ab","\u5b00":"\u5aaf","\u5e32":"\u5e21","\u5e50":"\u3b3a","\u6238":"\u6236",' ||
    '"\u6409":"\u3a41","\u6663":"\u403f","\u6669":"\u665a","\u66f6":"\u3ada","\u6726":"\u4443",' ||
    '"\u67ff":"\u676e","\u69e9":"\u3ba3","\u6a27":"\u699d","\u6f59":"\u6e88","\u784f":"\u7814",' ||
    '"\u7d76":"\u7d55","\u80a6":"\u670c","\u80ca":"\u6710","\u80d0":"\u670f","\u80f6":"\u3b35",' ||
    '"\u8101":"\u6713","\u8127":"\u6718","\u8141":"\u80fc","\u81a7":"\u6723","\u853f":"\u848d",' ||
    '"\u8641":"\u8637","\u8a1e":"\u46b6","\u8a7d":"\u8a2e","\u8b8f":"\u8b86","\u8c63":"\u8c5c",' ||
    '"\u8d86":"\u8d7f","\u8dfa":"\u8de5","\u8e9b":"\u8e97","\u8f27":"\u8eff","\u90de":"\u90ce",' ||
    '"\u93ae":"\u93ad","\u96b8":"\u96b7","\u9e43":"\u9e42","\u9ed2":"\u9ed1","\u9fc3":"\u4039",' ||
    '"\ua640":"\ua641","\ua642":"\ua643","\ua644":"2","\ua645":"\u01a8","\ua646":"l",' ||
    '"\ua647":"l","\ua648":"\ua649","\ua64a":"\ua64b","\ua64c":"\u03c9","\ua64d":"\u03c9",' ||
    '"\ua64e":"\ua64f","\ua650":"\u02c9bl","\ua651":"\u02c9bl","\ua652":"\ua653",' ||
    '"\ua654":"\ua655","\ua656":"\ua657","\ua658":"\ua659","\ua65a":"\ua65b","\ua65c":"\ua65d",' ||
    '"\ua65e":"\ua65f","\ua660":"\ua661","\ua662":"\ua663","\ua664":"\ua665","\ua666":"\ua667",' ||
    '"\ua668":"\u0298","\ua66a":"\ua66b","\ua66c":"\ua66d","\ua66f":"\u20e9","\ua67c":"\u0306",' ||
    '"\ua67e":"\u02c7","\ua680":"\ua681","\ua682":"\ua683","\ua684":"\ua685","\ua686":"\ua687",' ||
    '"\ua688":"\ua689","\ua68a":"\ua68b","\ua68c":"\ua68d","\ua68e":"\ua68f","\ua690":"\ua691",' ||
    '"\ua692":"\ua693","\ua694":"h\u0314","\ua695":"h\u0314","\ua696":"\ua697","\ua698":"oo",' ||
    '"\ua699":"oo","\ua69a":"\ud800\udea8","\ua714":"\u02eb","\ua716":"\u02ea",' ||
    '"\ua722":"\ua723","\ua724":"\ua725","\ua726":"\ua727","\ua728":"t3","\ua729":"t\u021d",' ||
    '"\ua72a":"\ua72b","\ua72c":"\ua72d","\ua72e":"\ua72f","\ua731":"s","\ua732":"aa",' ||
    '"\ua733":"aa","\ua734":"ao","\ua735":"ao","\ua736":"au","\ua737":"au","\ua738":"av",' ||
    '"\ua739":"av","\ua73a":"av","\ua73b":"av","\ua73c":"ay","\ua73d":"ay","\ua73e":"\ua73f",' ||
    '"\ua740":"k\u0335","\ua742":"\ua743","\ua744":"\ua745","\ua746":"\ua747",' ||
    '"\ua748":"\ua749","\ua74a":"o\u0335","\ua74b":"o\u0335","\ua74c":"\ua74d","\ua74e":"oo",' ||
    '"\ua74f":"oo","\ua750":"\ua751","\ua752":"\ua753","\ua754":"\ua755","\ua756":"\ua757",' ||
    '"\ua758":"\ua759","\ua75a":"2","\ua75c":"\ua75d","\ua75e":"\ua75f","\ua760":"w\u0326",' ||
    '"\ua761":"w\u0326","\ua762":"\ua763","\ua764":"\ua765","\ua766":"\ua767",' ||
    '"\ua768":"\ua769","\ua76a":"3","\ua76b":"\u021d","\ua76c":"\ua76d","\ua76e":"9",' ||
    '"\ua777":"tf","\ua778":"&","\ua779":"\ua77a","\ua77b":"\ua77c","\ua77d":"\u1d79",' ||
    '"\ua77e":"\ua77f","\ua780":"\ua781","\ua782":"\ua783","\ua784":"\ua785","\ua786":"\ua787",' ||
    '"\ua789":":","\ua78b":"''","\ua78c":"''","\ua78d":"\u0265","\ua78f":"\u00b7",' ||
    '"\ua790":"\ua791","\ua792":"\ua793","\ua795":"\ua727","\ua796":"\ua797","\ua798":"f",' ||
    '"\ua799":"f","\ua79a":"\ud801\udc3a","\ua79b":"\ud801\udc3a","\ua79c":"\u029a",' ||
    '"\ua79d":"\u029a","\ua79e":"\ua4e4","\ua79f":"u","\ua7a0":"\ua7a1","\ua7a2":"\ua7a3",' ||
    '"\ua7a4":"\ua7a5","\ua7a6":"\ua7a7","\ua7a8":"\ua7a9","\ua7aa":"h\u0314","\ua7ab":"3",' ||
    '"\ua7ac":"g","\ua7ad":"\u026c","\ua7ae":"l","\ua7b0":"\u029e","\ua7b1":"\ua4d5",' ||
    '"\ua7b2":"j","\ua7b3":"x","\ua7b4":"b","\ua7b5":"ss","\ua7b6":"\u03c9","\ua7b7":"\u03c9",' ||
    '"\ua7b8":"\ua7b9","\ua7ba":"\ua7bb","\ua7bc":"\ua7bd","\ua7be":"\ua7bf","\ua7c0":"\ua7c1",' ||
    '"\ua7c2":"\ua7c3","\ua7c4":"\ua794","\ua7c5":"s\u0328","\ua7c6":"\u1d8e",' ||
    '"\ua7c7":"\ua7c8","\ua7c9":"\ua7ca","\ua7cb":"\u0264","\ua7cc":"\ua7cd","\ua7ce":"\ua7cf",' ||
    '"\ua7d0":"\ua7d1","\ua7d2":"\ua7d3","\ua7d4":"\ua7d5","\ua7d6":"\ua7d7","\ua7d8":"\ua7d9",' ||
    '"\ua7da":"\ua7db","\ua7dc":"\u019b","\ua7f5":"\ua7f6","\ua7f7":"\u30fc","\ua830":"\u0964",' ||
    '"\ua960":"\u1103\u1106","\ua961":"\u1103\u1107","\ua962":"\u1103\u1109",' ||
    '"\ua963":"\u1103\u110c","\ua964":"\u1105\u1100","\ua965":"\u1105\u1100\u1100",' ||
    '"\ua966":"\u1105\u1103","\ua967":"\u1105\u1103\u1103","\ua968":"\u1105\u1106",' ||
    '"\ua969":"\u1105\u1107","\ua96a":"\u1105\u1107\u1107","\ua96b":"\u1105\u1107\u110b",' ||
    '"\ua96c":"\u1105\u1109","\ua96d":"\u1105\u110c","\ua96e":"\u1105\u110f",' ||
    '"\ua96f":"\u1106\u1100","\ua970":"\u1106\u1103","\ua971":"\u1106\u1109",' ||
    '"\ua972":"\u1107\u1109\u1110","\ua973":"\u1107\u110f","\ua974":"\u1107\u1112",' ||
    '"\ua975":"\u1109\u1109\u1107","\ua976":"\u110b\u1105","\ua977":"\u110b\u1112",' ||
    '"\ua978":"\u110c\u110c\u1112","\ua979":"\u1110\u1110","\ua97a":"\u1111\u1112",' ||
    '"\ua97b":"\u1112\u1109","\ua97c":"\u1159\u1159","\ua9cf":"\u0662","\uab32":"e",' ||
    '"\uab35":"f","\uab3d":"o","\uab3e":"o\u0338","\uab3f":"\u0254\u0338",' ||
    '"\uab41":"\u01ddo\u0338","\uab42":"\u01ddo\u0335","\uab47":"r","\uab48":"r",' ||
    '"\uab4d":"\u0283","\uab4e":"u","\uab52":"u","\uab53":"\u03c7","\uab55":"\u03c7",' ||
    '"\uab5a":"y","\uab60":"\u0459","\uab62":"\u0254e","\uab63":"uo","\ud7b0":"\u1169\u1167",' ||
    '"\ud7b1":"\u1169\u1169\u4e28","\ud7b2":"\u116d\u1161","\ud7b3":"\u116d\u1161\u4e28",' ||
    '"\ud7b4":"\u116d\u1165","\ud7b5":"\u116e\u1167","\ud7b6":"\u116e\u4e28\u4e28",' ||
    '"\ud7b7":"\u1172\u1161\u4e28","\ud7b8":"\u1172\u1169","\ud7b9":"\u30fc\u1161",' ||
    '"\ud7ba":"\u30fc\u1165","\ud7bb":"\u30fc\u1165\u4e28","\ud7bc":"\u30fc\u1169",' ||
    '"\ud7bd":"\u4e28\u1163\u1169","\ud7be":"\u4e28\u1163\u4e28","\ud7bf":"\u4e28\u1167",' ||
    '"\ud7c0":"\u4e28\u1167\u4e28","\ud7c1":"\u4e28\u1169\u4e28","\ud7c2":"\u4e28\u116d",' ||
    '"\ud7c3":"\u4e28\u1172","\ud7c4":"\u4e28\u4e28","\ud7c5":"\u119e\u1161",' ||
    '"\ud7c6":"\u119e\u1165\u4e28","\ud7cb":"\u1102\u1105","\ud7cc":"\u1102\u110e",' ||
    '"\ud7cd":"\u1103\u1103","\ud7ce":"\u1103\u1103\u1107","\ud7cf":"\u1103\u1107",' ||
    '"\ud7d0":"\u1103\u1109","\ud7d1":"\u1103\u1109\u1100","\ud7d2":"\u1103\u110c",' ||
    '"\ud7d3":"\u1103\u110e","\ud7d4":"\u1103\u1110","\ud7d5":"\u1105\u1100\u1100",' ||
    '"\ud7d6":"\u1105\u1100\u1112","\ud7d7":"\u1105\u1105\u110f","\ud7d8":"\u1105\u1106\u1112",' ||
    '"\ud7d9":"\u1105\u1107\u1103","\ud7da":"\u1105\u1107\u1111","\ud7db":"\u1105\u114c",' ||
    '"\ud7dc":"\u1105\u1159\u1112","\ud7dd":"\u1105\u110b","\ud7de":"\u1106\u1102",' ||
    '"\ud7df":"\u1106\u1102\u1102","\ud7e0":"\u1106\u1106","\ud7e1":"\u1106\u1107\u1109",' ||
    '"\ud7e2":"\u1106\u110c","\ud7e3":"\u1107\u1103","\ud7e4":"\u1107\u1105\u1111",' ||
    '"\ud7e5":"\u1107\u1106","\ud7e6":"\u1107\u1107","\ud7e7":"\u1107\u1109\u1103",' ||
    '"\ud7e8":"\u1107\u110c","\ud7e9":"\u1107\u110e","\ud7ea":"\u1109\u1106",' ||
    '"\ud7eb":"\u1109\u1107\u110b","\ud7ec":"\u1109\u1109\u1100","\ud7ed":"\u1109\u1109\u1103",' ||
    '"\ud7ee":"\u1109\u1140","\ud7ef":"\u1109\u110c","\ud7f0":"\u1109\u110e",' ||
    '"\ud7f1":"\u1109\u1110","\ud7f2":"\u1105\u1112","\ud7f3":"\u1140\u1107",' ||
    '"\ud7f4":"\u1140\u1107\u110b","\ud7f5":"\u114c\u1106","\ud7f6":"\u114c\u1112",' ||
    '"\ud7f7":"\u110c\u1107","\ud7f8":"\u110c\u1107\u1107","\ud7f9":"\u110c\u110c",' ||
    '"\ud7fa":"\u1111\u1109","\ud7fb":"\u1111\u1110","\ud800\udd01":"\u00b7",' ||
    '"\ud800\udd8e":"n\u030a","\ud800\udd96":"x\u0335","\ud800\udd97":"v\u0335",' ||
    '"\ud800\udd98":"l\u0335l\u0335s\u0335","\ud800\udd99":"l\u0335l\u0335",' ||
    '"\ud800\udda0":"\u2ce8","\ud800\udee1":"\u062f","\ud800\udee4":"\u0648",' ||
    '"\ud800\udee8":"\u0637","\ud800\udef2":"\u0635","\ud800\udef5":"z","\ud834\udd14":"{",' ||
    '"\ud834\udd6d":".","\ud834\ude02":"\u04ff","\ud834\ude06":"3","\ud834\ude0b":"\u1d0e",' ||
    '"\ud834\ude0d":"v","\ud834\ude0f":"\\","\ud834\ude12":"7","\ud834\ude13":"f",' ||
    '"\ud834\ude14":"\ud800\udebc","\ud834\ude15":"\ua4f6","\ud834\ude16":"r",' ||
    '"\ud834\ude17":"\u0250","\ud834\ude1a":"o\u0335","\ud834\ude1b":"\u2144",' ||
    '"\ud834\ude1c":"\ua4d5","\ud834\ude21":"\ua793","\ud834\ude22":"w","\ud834\ude2a":"l",' ||
    '"\ud834\ude2b":"\ua4f6","\ud834\ude30":"\ua7fb","\ud834\ude36":"<","\ud834\ude37":">",' ||
    '"\ud834\ude38":"\u228f","\ud834\ude39":"\u2290","\ud834\ude3a":"/","\ud834\ude3b":"\\",' ||
    '"\ud834\ude3f":"\u16cb","\ud834\ude45":"n","\ud83c\udf12":"\u263d",' ||
    '"\ud83c\udf18":"\u263e","\ud83c\udf19":"\u263d","\ud83d\udf00":"qe",' ||
    '"\ud83d\udf01":"\ua659","\ud83d\udf02":"\u1e9f","\ud83d\udf04":"\ud800\udebc",' ||
    '"\ud83d\udf07":"ar","\ud83d\udf08":"v\u1de4","\ud83d\udf0a":"\u2629",' ||
    '"\ud83d\udf14":"o\u0335","\ud83d\udf28":"\ud800\udea8","\ud83d\udf3a":"\u29df",' ||
    '"\ud83d\udf4c":"c","\ud83d\udf54":"\u16dc","\ud83d\udf55":"\u22a1","\ud83d\udf5c":"sss",' ||
    '"\ud83d\udf5e":"\u224f","\ud83d\udf68":"t","\ud83d\udf6b":"rnb","\ud83d\udf6c":"vb",' ||
    '"\ud83d\udf71":"\u22a0","\ud847\udfe8":"\u276c","\ufd3e":"(","\ufd3f":")","\u200d":"",' ||
    '"\ufe0f":""}'
  )::jsonb
$$;

-- schemas/01_foundation/04_name_forms.sql

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

-- schemas/01_foundation/05_random_draws.sql

-- What is drawn at random: from the lists and ranges that packages/game has, in random_draw_tables.sql.

create table private.draw_lists (
  name text primary key,
  items text[] not null check (cardinality(items) > 0)
);

-- Whole numbers, both ends included.
create table private.draw_ranges (
  name text primary key,
  least integer not null,
  most integer not null,
  check (least <= most)
);

-- One of the numbers from p_low to p_high, by 48 bits that nobody can foresee. (What is seen of a horse would tell
-- where `random()` stands, and with that its hidden talents, and those of the next.)
create function private.between(p_low integer, p_high integer) returns integer
language sql volatile set search_path = '' as $$
  select p_low
    + (('x' || right(gen_random_uuid()::text, 12))::bit(48)::bigint % (p_high - p_low + 1))::integer
$$;

create function private.draw(p_list text) returns text
language sql volatile set search_path = '' as $$
  select items[private.between(1, cardinality(items))] from private.draw_lists where name = p_list
$$;

create function private.draw_within(p_range text) returns integer
language sql volatile set search_path = '' as $$
  select private.between(least, most) from private.draw_ranges where name = p_range
$$;

-- The item of a list to which a number leads, counted round and round from 0.
create function private.pick(p_list text, p_number integer) returns text
language sql stable set search_path = '' as $$
  select items[1 + p_number % cardinality(items)] from private.draw_lists where name = p_list
$$;

-- schemas/01_foundation/06_random_draw_tables.sql

-- Written by `pnpm --filter @furlong/backend generated` from packages/game. When it changes, add a
-- migration that deletes the rows and inserts these.

insert into private.draw_lists (name, items) values
  ('first word', array[
    'Amber', 'Ancient', 'Autumn', 'Azure', 'Balmy', 'Bold', 'Brave', 'Bright', 'Bronze', 'Candle',
    'Carnival', 'Cedar', 'Celtic', 'Cinnamon', 'Cloud', 'Cobalt', 'Copper', 'Coral', 'Crimson',
    'Crystal', 'Dancing', 'Daring', 'Dawn', 'Desert', 'Distant', 'Dusky', 'Eastern', 'Ebony',
    'Electric', 'Emerald', 'Endless', 'Evening', 'Faithful', 'Fearless', 'Fiery', 'Flying',
    'Forest', 'Frosty', 'Gallant', 'Gentle', 'Gilded', 'Golden', 'Grand', 'Harbour', 'Hidden',
    'Highland', 'Honest', 'Humble', 'Indigo', 'Island', 'Ivory', 'Jade', 'Jolly', 'Jubilee',
    'Kindred', 'Lasting', 'Lively', 'Lonely', 'Lucky', 'Lunar', 'Marble', 'Merry', 'Midnight',
    'Misty', 'Moonlit', 'Morning', 'Moving', 'Mystic', 'Noble', 'Northern', 'Olive', 'Opal',
    'Orchid', 'Painted', 'Pacific', 'Patient', 'Pearl', 'Playful', 'Prairie', 'Proud', 'Quiet',
    'Radiant', 'Rapid', 'Restless', 'River', 'Roman', 'Royal', 'Ruby', 'Russet', 'Saffron',
    'Sandy', 'Sapphire', 'Scarlet', 'Secret', 'Shining', 'Silent', 'Silver', 'Smiling', 'Southern',
    'Spanish', 'Spring', 'Starlit', 'Stately', 'Steady', 'Stormy', 'Summer', 'Sunlit', 'Tender',
    'Tidal', 'Timeless', 'Topaz', 'Twilight', 'Valiant', 'Velvet', 'Violet', 'Wandering',
    'Western', 'Whispering', 'Wild', 'Willow', 'Winter', 'Witty', 'Yonder', 'Zephyr'
  ]),
  ('second word', array[
    'Advocate', 'Admiral', 'Alibi', 'Anthem', 'Arrow', 'Aria', 'Ballad', 'Banner', 'Beacon',
    'Bell', 'Blaze', 'Bloom', 'Bolero', 'Bounty', 'Breeze', 'Brigade', 'Cadence', 'Candour',
    'Caper', 'Captain', 'Chance', 'Charm', 'Chorus', 'Comet', 'Compass', 'Corsair', 'Courier',
    'Crest', 'Crown', 'Dancer', 'Daydream', 'Delight', 'Diamond', 'Dream', 'Domino', 'Echo',
    'Edge', 'Embrace', 'Emblem', 'Ember', 'Encore', 'Envoy', 'Fable', 'Falcon', 'Fancy', 'Fanfare',
    'Festival', 'Flame', 'Flight', 'Fortune', 'Galleon', 'Gambit', 'Garland', 'Glance', 'Glory',
    'Grace', 'Hallmark', 'Harmony', 'Haven', 'Heart', 'Herald', 'Heritage', 'Hero', 'Hope',
    'Horizon', 'Jester', 'Jewel', 'Journey', 'Lantern', 'Legend', 'Lullaby', 'Lyric', 'Magic',
    'Marvel', 'Meadow', 'Melody', 'Memory', 'Merit', 'Mirage', 'Monarch', 'Moon', 'Music', 'Oasis',
    'Odyssey', 'Orbit', 'Passage', 'Pilgrim', 'Pioneer', 'Poet', 'Promise', 'Quest', 'Ransom',
    'Reason', 'Rebel', 'Reward', 'Rhythm', 'Rocket', 'Romance', 'Sage', 'Scholar', 'Serenade',
    'Shadow', 'Sky', 'Song', 'Sonnet', 'Spark', 'Spirit', 'Sprite', 'Star', 'Storm', 'Story',
    'Sunrise', 'Swallow', 'Tempest', 'Thunder', 'Tide', 'Toast', 'Token', 'Treasure', 'Triumph',
    'Tryst', 'Tune', 'Venture', 'Verse', 'Victory', 'Voyage', 'Waltz', 'Warrior', 'Whisper',
    'Wing', 'Wisdom', 'Wish', 'Wonder'
  ]),
  ('sire', array[
    'Alderman''s Oath', 'Bannerman', 'Black Meridian', 'Castle Key', 'Citadel Guard', 'Corvus',
    'Crown Prosecutor', 'Deep Harbour', 'Drumlanrig Lad', 'Equinox King', 'Far Pavilion',
    'Field Marshal Fox', 'Grey Cardinal', 'Halcyon Days', 'High Treason', 'Iron Regent',
    'Kingsway', 'Lord of the Fells', 'Magnetic North', 'Monsoon Rider', 'Night Watchman',
    'Ocean Sovereign', 'Old Parchment', 'Palatine', 'Polar Night', 'Quiet Thunder', 'Red Ensign',
    'Roaring Forties', 'Saint Aldhelm', 'Sea of Marmara', 'Sir Tarquin', 'Solstice',
    'Steel Trumpet', 'Sultan''s Gate', 'Tall Timber', 'The Cartographer', 'Trade Wind',
    'Ulysses Grey', 'Westering Sun', 'Winter Palace'
  ]),
  ('dam', array[
    'Abigail''s Garden', 'Alizarin', 'Amaryllis', 'Arabesque', 'Belle of the Vale',
    'Blue Hydrangea', 'Calla Lily', 'Candlelight', 'Chanterelle', 'Clara Bow Bells', 'Columbine',
    'Dame Jocelyn', 'Delphinium', 'Dulcimer', 'Eglantine', 'Evensong', 'Fair Rosalind', 'Filigree',
    'Firefly Lane', 'Flower of Fife', 'Gossamer', 'Harvest Queen', 'Helena''s Ruby', 'Honeydew',
    'Isabeau', 'Isle of Pearls', 'Jasmine Tea', 'Kind Regards', 'Lady Ottoline', 'Lavender Mist',
    'Lillibet Rose', 'Little Egret', 'Lune de Miel', 'Madrigal', 'Marchioness', 'Mimosa',
    'Moon Penny', 'Mrs Delaney', 'Nocturne', 'Odalisque', 'Penelope''s Loom', 'Petite Marmite',
    'Pink Gin', 'Queen''s Lace', 'Rainbow Bridge', 'Rose Window', 'Sea Lavender', 'Silk Route',
    'Snow Goose', 'Sonatina', 'Sweet Cicely', 'Tapestry', 'Tea at Four', 'Tiger Lily', 'Velouté',
    'Vespers', 'Vesta Tilly', 'White Heather', 'Wild Bergamot', 'Zinnia'
  ]),
  ('specialty', array[
    'Sprint', 'Mile'
  ]),
  ('coat', array[
    'Bay', 'Bay', 'Bay', 'Chestnut', 'Chestnut', 'Bay', 'Dark bay', 'Brown', 'Chestnut',
    'Liver chestnut', 'Grey', 'Roan', 'Black'
  ]),
  ('style', array[
    '0', '0', '0', '1', '1', '1', '1', '1', '1', '2', '2', '2', '2', '2', '2', '2', '3', '3', '3',
    '3'
  ]),
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
  ('silks colours', array[
    'white', 'grey', 'pink', 'red', 'maroon', 'light green', 'emerald green', 'dark green',
    'light blue', 'royal blue', 'dark blue', 'mauve', 'purple', 'yellow', 'orange', 'beige',
    'brown', 'black'
  ]),
  ('silks body', array[
    'plain', 'seams', 'epaulets', 'stripe', 'stripes', 'braces', 'hoop', 'hoops', 'chevron',
    'chevrons', 'sash', 'cross sashes', 'cross of lorraine', 'maltese cross', 'diamond',
    'diamonds', 'triple diamond', 'disc', 'spots', 'large spots', 'star', 'stars', 'check',
    'halved', 'quartered', 'diabolo', 'panel', 'inverted triangle', 'hollow box'
  ]),
  ('busy silks body', array[
    'stripes', 'hoops', 'chevrons', 'cross sashes', 'cross of lorraine', 'maltese cross',
    'diamonds', 'triple diamond', 'spots', 'large spots', 'stars', 'check', 'quartered', 'diabolo',
    'inverted triangle', 'hollow box'
  ]),
  ('quiet silks sleeves', array[
    'plain', 'plain', 'armlets', 'seams'
  ]),
  ('silks sleeves', array[
    'plain', 'armlets', 'chevrons', 'check', 'diabolo', 'diamonds', 'halved', 'hooped', 'seams',
    'spots', 'stars', 'striped'
  ]),
  ('silks cap', array[
    'plain', 'check', 'diamond', 'diamonds', 'hooped', 'quartered', 'spots', 'star', 'stars',
    'striped'
  ]);

insert into private.draw_ranges (name, least, most) values
  ('age', 2, 2),
  ('rating', 40, 55),
  ('talent deviation', -3, 3),
  ('preferred distance: Sprint', 1050, 1250),
  ('preferred distance: Mile', 1400, 1600),
  ('distance breadth', 120, 250),
  ('preferred going', -30, 30),
  ('surface aptitude', -30, 30);

-- schemas/01_foundation/07_requests.sql

-- A player's action that changes something, and what it was answered the first time: repeated with the
-- same id it is done once. Of what it was asked with, however long, the hash is kept. Answers are short: what the
-- caller sent is not in them.
create table private.requests (
  request_id uuid primary key,
  user_id uuid not null,
  action text not null,
  arguments bytea not null,
  answer jsonb,
  at timestamptz not null
);
create index on private.requests (at);

-- The player who asks. Refuses who is not signed in.
create function private.player() returns uuid
language plpgsql stable set search_path = '' as $$
begin
  if auth.uid() is null then
    perform private.refuse('not_signed_in');
  end if;
  return auth.uid();
end
$$;

-- The stable of the player who asks. Refuses who has none.
create function private.own_stable() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  v_stable_id constant uuid := (
    select id from public.stables where owner_id = private.player()
  );
begin
  if v_stable_id is null then
    perform private.refuse('no_stable');
  end if;
  return v_stable_id;
end
$$;

-- What the player's request was answered the first time, or null, and it is noted, if it comes for the
-- first time. Of two that come at once the second waits here for the first.
create function private.first_answer(p_request_id uuid, p_action text, p_arguments text)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_arguments constant bytea := sha256(convert_to(p_arguments, 'UTF8'));
  v_request private.requests;
begin
  insert into private.requests (request_id, user_id, action, arguments, at)
  values (p_request_id, private.player(), p_action, v_arguments, now())
  on conflict (request_id) do nothing;
  if found then
    return null;
  end if;
  select * into v_request from private.requests where request_id = p_request_id;
  if (v_request.user_id, v_request.action, v_request.arguments)
    is distinct from (private.player(), p_action, v_arguments)
  then
    perform private.refuse('request_reused');
  end if;
  return v_request.answer;
end
$$;

-- Keeps what a request was answered, in the transaction that does what it asks. Forgets two that are older
-- than thirty days, which nobody repeats any more, so that the table ends at a month's requests.
create function private.keep_answer(p_request_id uuid, p_answer jsonb) returns void
language sql set search_path = '' as $$
  update private.requests set answer = p_answer where request_id = p_request_id;
  delete from private.requests where request_id in (
    select request_id from private.requests where at < now() - interval '30 days'
    order by at limit 2 for update skip locked
  );
$$;

-- schemas/01_foundation/08_server_keys.sql

-- With which keys the servers of this database sign their tokens, as a hash: all of them need the
-- same. Empty where Supabase itself is hosted.
create table private.server_keys (
  is_only boolean primary key default true check (is_only),
  hash text not null check (hash ~ '^[0-9a-f]{64}$')
);

-- schemas/02_stables/01_stables.sql

-- Stables and their money: credits are spent, the wallet holds prize money. A stable without an owner is a
-- house stable, or its owner left.

create table public.stables (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid unique references auth.users (id) on delete set null,
  name text not null check (name = private.normal_name(name, 40)),
  -- What others read of the owner: as he chose, null for the stable's name alone (owner_names.sql).
  owner_name text check (owner_name = private.normal_name(owner_name, 80)),
  is_house boolean not null default false,
  silks jsonb not null,
  created_at timestamptz not null,
  check (not is_house or owner_id is null)
);

create unique index stables_name_key on public.stables (lower(name));
create unique index stables_look_key on public.stables (private.look_of(name));
create index stables_silks_idx on public.stables using hash (silks);

-- A purse's balance is its ledger account's, changed by the posting statement itself.
create table public.wallets (
  stable_id uuid not null references public.stables (id),
  kind text not null check (kind in ('credits', 'wallet')),
  balance bigint not null default 0 check (balance >= 0),
  -- Prizes are paid into it: one of the two, as the owner chose.
  takes_prizes boolean not null,
  primary key (stable_id, kind)
);

alter table public.stables enable row level security;
alter table public.wallets enable row level security;

create policy stables_are_public on public.stables
  for select to anon, authenticated using (true);

create policy wallets_are_their_owners on public.wallets
  for select to authenticated
  using (
    exists (
      select from public.stables s
      where s.id = stable_id and s.owner_id = (select auth.uid())
    )
  );

-- The stables that have this name, or one that looks like it: two at most.
create function private.stables_named(p_name text) returns setof public.stables
language plpgsql stable set search_path = '' as $$
declare
  v_look constant text := private.look_of(p_name);
begin
  return query
    select * from public.stables
    where lower(name) = lower(p_name) or private.look_of(name) = v_look;
end
$$;

-- What a sign-up brings along arrives as an object, or as that object in a JSON string.
create function private.metadata_of(p_raw jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(p_raw)
    when 'object' then p_raw
    when 'string' then (p_raw #>> '{}')::jsonb
    else '{}'
  end
$$;

-- False for the stable of an account that is not confirmed, after an hour, and at once for who signed
-- it up: the address may have been mistyped, and then nobody can ever give the name back.
create function private.keeps_name(p_stable public.stables, p_registration text) returns boolean
language sql stable set search_path = '' as $$
  select not exists (
    select from auth.users u
    where u.id = p_stable.owner_id and u.email_confirmed_at is null and (
      p_stable.created_at <= now() - interval '1 hour'
      or private.metadata_of(u.raw_user_meta_data) ->> 'registration' = p_registration
    )
  )
$$;

-- 'ok', or the code of the reason why a new stable cannot have this name. Who has signed up already
-- and mistyped the address is known by the secret that both sign-ups bring.
create function public.stable_name_available(p_name text, p_registration text default null)
returns text
language sql stable security definer set search_path = '' as $$
  select case
    when private.normal_name(p_name, 40) is null then 'stable_name_invalid'
    when exists (
      select from private.stables_named(private.normal_name(p_name, 40)) s
      where private.keeps_name(s, p_registration)
    ) then 'stable_name_taken'
    else 'ok'
  end
$$;

-- The name, or one like it that no stable has.
create function private.free_name(p_name text) returns text
language plpgsql volatile set search_path = '' as $$
declare
  v_name text := p_name;
  v_number integer := 1;
  v_suffix text;
begin
  while exists (select from private.stables_named(v_name)) loop
    v_number := v_number + 1;
    v_suffix := case when v_number < 10 then ' ' || v_number else ' ' || left(gen_random_uuid()::text, 8) end;
    v_name := coalesce(private.normal_name(p_name || v_suffix, 40), 'New Stable' || v_suffix);
  end loop;
  return v_name;
end
$$;

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

revoke all on table public.stables, public.wallets
  from public, anon, authenticated, service_role;
grant select on table public.stables, public.wallets
  to anon, authenticated, service_role;

revoke execute on function public.stable_name_available from public, anon, authenticated, service_role;
grant execute on function public.stable_name_available to anon, authenticated;

revoke execute on function public.silks_variant from public, anon, authenticated, service_role;
grant execute on function public.silks_variant to anon, authenticated;

-- schemas/02_stables/02_owner_names.sql

-- What owners are called: in full for themselves alone, and what others read of it.

-- Read by no API but `my_owner_name`, each owner his own.
create table private.owner_names (
  stable_id uuid primary key references public.stables (id) on delete cascade,
  full_name text not null check (full_name = private.normal_name(full_name, 80)),
  shown text not null default 'initial' check (shown in ('full', 'initial', 'none'))
);

-- What others read of a full name: all of it, first name and last initial, or nothing. The rule is
-- `shownOwnerName` in @furlong/game.
create function private.shown_owner_name(p_full_name text, p_shown text) returns text
language sql immutable set search_path = '' as $$
  select case p_shown
    when 'full' then p_full_name
    when 'initial' then case
      when private.normal_name(short, 80) = short then short else split_part(p_full_name, ' ', 1)
    end
  end
  from regexp_replace(p_full_name, '^([^ ]+) (.* )?([^ ])[^ ]*$', '\1 \3.') short
$$;

-- What the caller is called, and what he chose that others read.
create function public.my_owner_name() returns table (full_name text, shown text)
language sql stable security definer set search_path = '' as $$
  select n.full_name, n.shown
  from private.owner_names n
  join public.stables s on s.id = n.stable_id
  where s.owner_id = (select auth.uid())
$$;

-- Chooses what others read of the player's name; answers it, null for nothing.
create function public.show_owner_name(p_shown text, p_request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_name text;
begin
  perform private.player();
  if (p_shown in ('full', 'initial', 'none')) is not true or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'show_owner_name', p_shown);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.own_stable();
  update private.owner_names set shown = p_shown where stable_id = v_stable_id
  returning private.shown_owner_name(full_name, p_shown) into v_name;
  update public.stables set owner_name = v_name where id = v_stable_id;
  perform private.keep_answer(p_request_id, coalesce(to_jsonb(v_name), 'null'));
  return v_name;
end
$$;

revoke execute on function public.my_owner_name, public.show_owner_name
  from public, anon, authenticated, service_role;
grant execute on function public.my_owner_name, public.show_owner_name to authenticated;

-- schemas/02_stables/03_silks.sql

-- Changing a stable's colours. Uniqueness is by what is seen: where there is no pattern, its colour does
-- not count. Races whose field is final keep the colours they were declared in.

-- Two colours of the eighteen.
create function private.is_colour_pair(p_pair jsonb) returns boolean
language sql stable set search_path = '' as $$
  select case when jsonb_typeof(p_pair) = 'array' and jsonb_array_length(p_pair) = 2 then
    p_pair <@ (select to_jsonb(items) from private.draw_lists where name = 'silks colours')
  else false end
$$;

create function private.is_pattern(p_list text, p_pattern jsonb) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(
    jsonb_typeof(p_pattern) = 'string'
    and p_pattern <@ (select to_jsonb(items) from private.draw_lists where name = p_list), false
  )
$$;

-- Whether it is a design of silks, with everything that belongs to one and nothing else (`Silks` in
-- @furlong/game).
create function private.is_silks(p_silks jsonb) returns boolean
language sql stable set search_path = '' as $$
  select case when jsonb_typeof(p_silks) = 'object' then
    (select count(*) from jsonb_object_keys(p_silks)) = 6
    and private.is_pattern('silks body', p_silks -> 'body')
    and private.is_pattern('silks sleeves', p_silks -> 'sleeves')
    and private.is_pattern('silks cap', p_silks -> 'cap')
    and coalesce(private.is_colour_pair(p_silks -> 'bodyColours'), false)
    and coalesce(private.is_colour_pair(p_silks -> 'sleeveColours'), false)
    and coalesce(private.is_colour_pair(p_silks -> 'capColours'), false)
  else false end
$$;

-- What is seen of a part: one colour, or a pattern of two (`silksLook` in @furlong/game).
create function private.look_of_part(p_pattern jsonb, p_pair jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_pattern = '"plain"' or p_pair -> 0 = p_pair -> 1 then p_pair ->> 0
    else concat_ws(' ', p_pattern #>> '{}', p_pair ->> 0, p_pair ->> 1)
  end
$$;

create function private.look_of_silks(p_silks jsonb) returns text
language sql immutable set search_path = '' as $$
  select concat_ws(
    ', ',
    private.look_of_part(p_silks -> 'body', p_silks -> 'bodyColours'),
    private.look_of_part(p_silks -> 'sleeves', p_silks -> 'sleeveColours'),
    private.look_of_part(p_silks -> 'cap', p_silks -> 'capColours')
  )
$$;

create index stables_silks_look on public.stables (private.look_of_silks(silks));

-- 'ok', or the code of the reason why the player's stable cannot have these colours.
create function public.silks_available(p_silks text) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when not private.is_silks(p_silks::jsonb) then 'silks_invalid'
    when exists (
      select from public.stables s
      where private.look_of_silks(s.silks) = private.look_of_silks(p_silks::jsonb)
        and s.owner_id is distinct from auth.uid()
    ) then 'silks_taken'
    else 'ok'
  end
$$;

-- Registers new colours for the player's stable.
create function public.change_silks(p_silks text, p_request_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_stable_id uuid;
  v_silks jsonb;
  v_entry_ids uuid[];
  v_code text;
begin
  perform private.player();
  if p_silks is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  if private.first_answer(p_request_id, 'change_silks', p_silks) is not null then
    return;
  end if;

  v_stable_id := private.own_stable();
  -- One at a time, sign-ups too: of two that register the same colours at once the second is told.
  lock table public.stables in share row exclusive mode;
  v_code := public.silks_available(p_silks);
  if v_code <> 'ok' then
    perform private.refuse(v_code);
  end if;
  select silks into v_silks from public.stables where id = v_stable_id for no key update;
  v_entry_ids := array(
    select e.id from public.entries e join public.races r on r.id = e.race_id
    where e.stable_id = v_stable_id and e.silks is null and r.status <> 'open'
    order by e.id
    for no key update of e
  );
  update public.entries set silks = v_silks where id = any (v_entry_ids);
  update public.stables set silks = p_silks::jsonb where id = v_stable_id;
  perform private.keep_answer(p_request_id, 'true');
end
$$;

revoke execute on function public.silks_available, public.change_silks
  from public, anon, authenticated, service_role;
grant execute on function public.silks_available, public.change_silks to authenticated;

-- schemas/02_stables/04_house_stables.sql

-- Stewards register the house's stables and horses. Both functions may be repeated: what already has
-- the name is left as it is.

create function public.found_house_stable(
  p_name text, p_owner_name text, p_silks text, p_at timestamptz
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  p_at := private.not_ahead(p_at);
  insert into public.stables (name, owner_name, is_house, silks, created_at)
  values (private.normal_name(p_name, 40), p_owner_name, true, p_silks::jsonb, p_at)
  on conflict do nothing
  returning id into v_id;
  return coalesce(v_id, (
    select id from public.stables
    where lower(name) = lower(private.normal_name(p_name, 40)) and is_house
  ));
end
$$;

-- The name under which a horse is registered in a stable: its own, or the first with a number that is free where
-- a horse elsewhere has it, by chance or because its owner has taken the name of one to come. The same again once
-- it is registered.
create function private.name_to_register(p_stable_id uuid, p_name text) returns text
language sql stable set search_path = '' as $$
  select n.name
  from (
    select number, concat_ws(' ', p_name, case when number > 1 then to_char(number, 'FMRN') end) as name
    from generate_series(1, 99) number
  ) n
  left join public.horses h on lower(h.name) = lower(n.name)
  where h.id is null or h.stable_id = p_stable_id
  order by h.id is null, n.number
  limit 1
$$;

-- One element a horse in every list; p_talents has eleven a horse, in the order of `talentNames`.
-- Returns the ids in the order given.
create function public.register_horses(
  p_stable_ids uuid[], p_names text[], p_sexes text[], p_birth_seasons integer[], p_coats text[],
  p_sires text[], p_dams text[], p_specialties text[], p_styles integer[], p_ratings integer[],
  p_conditions integer[], p_energies integer[], p_talents integer[], p_at timestamptz
) returns setof uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_horses constant integer := cardinality(p_names);
  v_names text[];
begin
  p_at := private.not_ahead(p_at);
  if not private.same_length(
    v_horses, cardinality(p_stable_ids), cardinality(p_sexes), cardinality(p_birth_seasons),
    cardinality(p_coats), cardinality(p_sires), cardinality(p_dams), cardinality(p_specialties),
    cardinality(p_styles), cardinality(p_ratings), cardinality(p_conditions),
    cardinality(p_energies), cardinality(p_talents) / 11
  ) then
    perform private.refuse('bad_request', 'every list has one element a horse, the talents eleven');
  end if;

  v_names := array(
    select private.name_to_register(n.stable_id, n.name)
    from unnest(p_stable_ids, p_names) with ordinality as n (stable_id, name, number)
    order by n.number
  );
  with born as materialized (
    select
      h.*, gen_random_uuid() as id, private.random_hex() as salt,
      p_talents[11 * h.number - 10 : 11 * h.number] as talents
    from unnest(
      p_stable_ids, v_names, p_sexes, p_birth_seasons, p_coats, p_sires, p_dams, p_specialties,
      p_styles, p_ratings, p_conditions, p_energies
    ) with ordinality as h (
      stable_id, name, sex, birth_season, coat, sire, dam, specialty, style, rating, condition,
      energy, number
    )
  ), registered as (
    insert into public.horses (
      id, stable_id, name, sex, birth_season, coat, sire, dam, specialty, style, rating,
      condition, energy, condition_at, created_at, talents_hash
    )
    select
      b.id, b.stable_id, b.name, b.sex, b.birth_season, b.coat, b.sire, b.dam, b.specialty,
      b.style, b.rating, b.condition, b.energy, p_at, p_at,
      private.talents_hash(b.id, b.salt, b.talents)
    from born b
    on conflict ((lower(name))) do nothing
    returning id
  )
  insert into private.talents
  select
    b.id, b.talents[1], b.talents[2], b.talents[3], b.talents[4], b.talents[5], b.talents[6],
    b.talents[7], b.talents[8], b.talents[9], b.talents[10], b.talents[11], b.salt
  from registered join born b using (id);

  return query
    select h.id
    from unnest(v_names) with ordinality as n (name, number)
    join public.horses h on lower(h.name) = lower(n.name)
    order by n.number;
end
$$;

-- What this installation alone knows: the talents of the house's horses are drawn from it.
create table private.house_secrets (
  is_only boolean primary key default true check (is_only),
  secret text not null check (secret ~ '^[0-9a-f]{64}$')
);

-- The first call makes it.
create function public.house_secret() returns text
language sql volatile security definer set search_path = '' as $$
  insert into private.house_secrets (secret) values (private.random_hex()) on conflict do nothing;
  select secret from private.house_secrets
$$;

revoke execute on function
  public.found_house_stable,
  public.house_secret,
  public.register_horses
  from public, anon, authenticated, service_role;
grant execute on function
  public.found_house_stable,
  public.house_secret,
  public.register_horses
  to service_role;

-- schemas/02_stables/05_dashboard.sql

-- What the dashboard tells a player and no other page does: the first visit, and the last days in figures.

-- The steps of its first visit that a stable has left.
create table private.first_visit_steps (
  stable_id uuid not null references public.stables (id),
  step text not null check (step in ('name', 'race')),
  left_at timestamptz not null,
  primary key (stable_id, step)
);

-- The step of its first visit that a stable is at, or null: naming its starter horse, then the first race. A
-- stable that has ever entered a horse, or has its starter horse no more, is done with it.
create function private.first_visit_step(p_stable_id uuid, p_starter_id uuid) returns text
language sql stable set search_path = '' as $$
  select case
    when exists (
      select from public.activities
      where stable_id = p_stable_id and type in ('race_entry', 'race_withdrawal')
    ) then null
    when h.former_name is null and not exists (
      select from private.first_visit_steps where stable_id = p_stable_id and step = 'name'
    ) then 'name'
    when not exists (
      select from private.first_visit_steps where stable_id = p_stable_id and step = 'race'
    ) then 'race'
  end
  from public.horses h
  where h.id = p_starter_id
$$;

-- The caller's stable: the step of its first visit, its starter horse while it has that, the prize money
-- of the last seven days in whole dollars, and what it has done in all, with the horses that it had then.
-- Then the horses that came back from a session in the last 24 hours and did nothing since, with its
-- programme, the last first; sessions of the auto-trainer are left out, and what was seen already. Then what horses have worn out in
-- the last seven days and have nothing in place of, with its slot and whether another piece for that lies
-- in the store. No row without a stable.
create function public.my_overview()
returns table (
  first_visit text, starter_id uuid, weekly_earnings bigint, runs integer, wins integer,
  earnings bigint, trained_ids uuid[], trained_in text[], bare_ids uuid[], bare_slots text[],
  bare_items text[], bare_spares boolean[]
)
language sql stable security definer set search_path = '' as $$
  select
    visit.step, starter.id, won.amount, coalesce(done.runs, 0), coalesce(done.wins, 0),
    coalesce(done.earnings, 0), trained.ids, trained.programmes, bare.ids, bare.slots,
    bare.items, bare.spares
  from public.stables s
  -- The starter horse came with the stable, in one transaction.
  left join lateral (
    select h.id from public.horses h
    where h.stable_id = s.id and h.created_at = s.created_at and h.retired_at is null
    order by h.id limit 1
  ) starter on true
  left join private.standings done on done.stable_id = s.id
  cross join lateral (
    select private.first_visit_step(s.id, starter.id) as step
  ) visit
  cross join lateral (
    select coalesce(sum(a.prize), 0)::bigint as amount
    from public.activities a
    where a.stable_id = s.id and a.type = 'race_result' and a.at > now() - interval '7 days'
  ) won
  cross join lateral (
    select
      coalesce(array_agg(x.horse_id order by x.ends_at desc, x.id), '{}') as ids,
      coalesce(array_agg(x.programme order by x.ends_at desc, x.id), '{}') as programmes
    from public.training_sessions x
    join public.training_programmes g on g.id = x.programme and g.every_minutes is null
    join public.horses h on h.id = x.horse_id
    where x.stable_id = s.id and x.state = 'completed' and x.seen_at is null
      and x.started_at > now() - interval '2 days' and x.ends_at > now() - interval '1 day'
      and h.stable_id = s.id and h.retired_at is null and h.at_work_until is null
      and h.condition_at = x.ends_at
  ) trained
  cross join lateral (
    select
      coalesce(array_agg(b.horse_id order by b.at desc, b.id), '{}') as ids,
      coalesce(array_agg(b.slot order by b.at desc, b.id), '{}') as slots,
      coalesce(array_agg(b.item order by b.at desc, b.id), '{}') as items,
      coalesce(array_agg(b.spare order by b.at desc, b.id), '{}') as spares
    from (
      select distinct on (h.id, i.slot)
        e.id, h.id as horse_id, i.slot, i.name as item, e.worn_out_at as at,
        exists (
          select from public.equipment o join public.equipment_items oi on oi.id = o.item_id
          where o.stable_id = s.id and o.worn_out_at is null and oi.slot = i.slot
            and not exists (select from public.horse_equipment w where w.piece_id = o.id)
        ) as spare
      from public.equipment e
      join public.equipment_items i on i.id = e.item_id
      join public.horses h on h.id = e.worn_out_by
      where e.stable_id = s.id and e.worn_out_at > now() - interval '7 days'
        and h.stable_id = s.id and h.retired_at is null
        and not exists (
          select from public.horse_equipment w where w.horse_id = h.id and w.slot = i.slot
        )
      order by h.id, i.slot, e.worn_out_at desc
    ) b
  ) bare
  where s.owner_id = (select auth.uid())
$$;

-- Leaves a step of the first visit, which is not shown again then. Leaving it twice changes nothing.
create function public.leave_first_visit_step(p_step text, p_request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
begin
  perform private.player();
  if p_request_id is null or (p_step in ('name', 'race')) is not true then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'leave_first_visit_step', p_step);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  insert into private.first_visit_steps (stable_id, step, left_at)
  values (private.own_stable(), p_step, now())
  on conflict do nothing;
  perform private.keep_answer(p_request_id, to_jsonb(p_step));
  return p_step;
end
$$;

revoke execute on function public.my_overview, public.leave_first_visit_step
  from public, anon, authenticated, service_role;
grant execute on function public.my_overview, public.leave_first_visit_step to authenticated;

-- schemas/02_stables/06_players_stables.sql

-- The stables of players who have confirmed their address, or need not. Whoever signs up and leaves it at that has a
-- stable that nobody can ever enter: it is none to whoever counts them, charges them or breeds for them.
create view private.players_stables as
select s.*
from public.stables s
join auth.users u on u.id = s.owner_id
where u.email_confirmed_at is not null;

-- How many horses they have that are not retired.
create function public.count_players_horses() returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer
  from public.horses h join private.players_stables s on s.id = h.stable_id
  where h.retired_at is null
$$;

revoke execute on function public.count_players_horses
  from public, anon, authenticated, service_role;
grant execute on function public.count_players_horses to service_role;

-- schemas/03_horses/01_horses.sql

-- Horses: what everybody may read of them, and the talents that nobody may.

create table public.horses (
  id uuid primary key default gen_random_uuid(),
  stable_id uuid not null references public.stables (id),
  name text not null check (name = private.normal_name(name, 30)),
  sex text not null check (sex in ('male', 'female')),
  birth_season integer not null,
  coat text not null,
  sire text not null,
  dam text not null,
  specialty text not null
    check (specialty in ('Sprint', 'Mile', 'Middle Distance', 'Long Distance')),
  style smallint not null check (style between 0 and 3),
  rating integer not null check (rating between 0 and 140),
  runs integer not null default 0,
  wins integer not null default 0,
  places integer not null default 0,
  earnings bigint not null default 0,
  form text not null default '' check (form ~ '^[WL]{0,10}$'),
  figures text not null default '' check (figures ~ '^[0-9]{0,10}$'),
  condition integer not null check (condition between 0 and 100),
  energy integer not null check (energy between 0 and 100),
  condition_at timestamptz not null,
  last_run_at timestamptz,
  created_at timestamptz not null,
  -- By too much work, the last of which ended at condition_at: rest mends it (`isOverreached` in
  -- @furlong/game).
  overreached boolean not null default false,
  -- Binds the house to the horse's talents from its birth (`private.talents_hash`); horses that are
  -- older than that, from the time beside it.
  talents_hash text not null check (talents_hash ~ '^[0-9a-f]{64}$'),
  talents_sealed_at timestamptz not null default now(),
  -- The end of the training session that it is at, and the energy (%) that this will leave, as its owner
  -- was told.
  at_work_until timestamptz,
  energy_after_work integer check (energy_after_work between 0 and 100),
  -- For good: it is not entered, trained or equipped any more, and its talents are opened.
  retired_at timestamptz,
  -- From when its owner may sell it; null for at once.
  sellable_from timestamptz,
  -- What it was called before its owner renamed it, which is done once.
  former_name text,
  check (wins between 0 and places and places <= runs and earnings >= 0),
  constraint horses_at_work_check check ((at_work_until is null) = (energy_after_work is null))
);

create unique index horses_name_key on public.horses (lower(name));
create index horses_stable on public.horses (stable_id);
create index horses_running_by_age on public.horses (birth_season) where retired_at is null;
create index horses_retired on public.horses (stable_id, retired_at desc, id desc)
  where retired_at is not null;

alter table public.horses enable row level security;

create policy horses_are_public on public.horses
  for select to anon, authenticated using (true);

-- Columns stand in the order of `talentNames` in @furlong/game, in which they travel as a list.
create table private.talents (
  horse_id uuid primary key references public.horses (id),
  speed integer not null check (speed between 0 and 100),
  acceleration integer not null check (acceleration between 0 and 100),
  stamina integer not null check (stamina between 0 and 100),
  recovery integer not null check (recovery between 0 and 100),
  agility integer not null check (agility between 0 and 100),
  balance integer not null check (balance between 0 and 100),
  heart integer not null check (heart between 0 and 100),
  distance_preferred integer not null check (distance_preferred between 800 and 4000),
  distance_breadth integer not null check (distance_breadth between 0 and 2000),
  going_preferred integer not null check (going_preferred between -100 and 100),
  surface_aptitude integer not null check (surface_aptitude between -100 and 100),
  -- Without it the talents could be tried out until the hash fits.
  salt text not null check (salt ~ '^[0-9a-f]{64}$')
);

-- What is published of a horse's talents, given in the order of the columns (`talentsHash` in
-- @furlong/game).
create function private.talents_hash(p_horse_id uuid, p_salt text, p_talents integer[])
returns text
language sql immutable set search_path = '' as $$
  select private.sha256_hex(
    concat_ws(':', 'furlong-talents-1', p_horse_id, p_salt, array_to_string(p_talents, ','))
  )
$$;

-- The horse of the player who asks, locked.
create function private.lock_own_horse(p_horse_id uuid) returns public.horses
language plpgsql set search_path = '' as $$
declare
  v_stable_id constant uuid := private.own_stable();
  v_horse public.horses;
begin
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif v_horse.stable_id <> v_stable_id then
    perform private.refuse('horse_not_yours');
  end if;
  return v_horse;
end
$$;

revoke all on table public.horses
  from public, anon, authenticated, service_role;
grant select on table public.horses
  to anon, authenticated, service_role;

-- schemas/03_horses/02_horse_names.sql

-- A horse's name can be changed once, by its owner. What was run under the old one is shown under the
-- present name, and its page says what it was.

-- What names look like that are not free though no horse bears them, or no horse whose name is plain: those
-- that players gave, and those that their horses had before.
create table private.taken_horse_looks (
  look text primary key,
  horse_id uuid not null references public.horses (id)
);

-- What a name of plain letters looks like (`look_of`), for less: every horse of the house has such a name.
create function private.plain_look(p_name text) returns text
language sql immutable strict set search_path = '' as $$
  select replace(translate(lower(p_name), '01i|`', 'olll'''), 'm', 'rn')
$$;

create index horses_plain_look on public.horses (private.plain_look(name));

-- Renames a horse of the player's that has the name it was born with.
create function public.rename_horse(p_horse_id uuid, p_name text, p_request_id uuid)
returns public.horses
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_name constant text := private.normal_name(p_name, 30);
  v_look text;
  v_horse public.horses;
begin
  perform private.player();
  if p_horse_id is null or p_name is null or p_request_id is null
    or char_length(p_name) > 1000
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'rename_horse', concat_ws(' ', p_horse_id, p_name)
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.horses, v_answer);
  end if;

  v_horse := private.lock_own_horse(p_horse_id);
  if v_horse.former_name is not null then
    perform private.refuse('already_renamed');
  elsif v_name is null then
    perform private.refuse('horse_name_invalid');
  end if;
  v_look := private.look_of(v_name);
  if exists (
    select from public.horses
    where private.plain_look(name) = v_look and id <> p_horse_id
  ) then
    perform private.refuse('horse_name_taken');
  end if;
  -- The keys decide between two that take a name at the same time.
  insert into private.taken_horse_looks (look, horse_id) values (v_look, p_horse_id)
  on conflict do nothing;
  if not found then
    perform private.refuse('horse_name_taken');
  end if;
  insert into private.taken_horse_looks (look, horse_id)
  values (private.look_of(v_horse.name), p_horse_id)
  on conflict do nothing;
  begin
    update public.horses set name = v_name, former_name = v_horse.name
    where id = p_horse_id
    returning * into v_horse;
  exception when unique_violation then
    perform private.refuse('horse_name_taken');
  end;
  perform private.keep_answer(p_request_id, to_jsonb(v_horse));
  return v_horse;
end
$$;

revoke execute on function private.plain_look from public, anon, authenticated, service_role;
revoke execute on function public.rename_horse from public, anon, authenticated, service_role;
grant execute on function public.rename_horse to authenticated;

-- schemas/03_horses/03_horse_notes.sql

-- What an owner notes of a horse, for nobody else to read: whoever owns it next begins anew.

create table private.horse_notes (
  horse_id uuid not null references public.horses (id),
  stable_id uuid not null references public.stables (id),
  note text not null check (char_length(note) between 1 and 2000),
  primary key (horse_id, stable_id)
);

-- What the caller has noted of a horse; empty if nothing.
create function public.my_horse_note(p_horse_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select n.note
    from private.horse_notes n
    join public.stables s on s.id = n.stable_id
    where n.horse_id = p_horse_id and s.owner_id = (select auth.uid())
  ), '')
$$;

-- Keeps a note of the player's about one of his horses, retired or not, in place of the one before; an
-- empty one is none.
create function public.note_horse(p_horse_id uuid, p_note text, p_request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_horse public.horses;
begin
  perform private.player();
  if p_horse_id is null or p_note is null or p_request_id is null then
    perform private.refuse('bad_request');
  elsif char_length(p_note) > 2000 then
    perform private.refuse('note_too_long');
  end if;
  if private.first_answer(p_request_id, 'note_horse', concat_ws(' ', p_horse_id, p_note)) is not null
  then
    return p_note;
  end if;

  v_horse := private.lock_own_horse(p_horse_id);
  if p_note = '' then
    delete from private.horse_notes where horse_id = p_horse_id and stable_id = v_horse.stable_id;
  else
    insert into private.horse_notes (horse_id, stable_id, note)
    values (p_horse_id, v_horse.stable_id, p_note)
    on conflict (horse_id, stable_id) do update set note = excluded.note;
  end if;
  perform private.keep_answer(p_request_id, 'true');
  return p_note;
end
$$;

revoke execute on function public.my_horse_note, public.note_horse
  from public, anon, authenticated, service_role;
grant execute on function public.my_horse_note, public.note_horse to authenticated;

-- schemas/03_horses/04_horse_groups.sql

-- Primary horse groups: the strings into which an owner divides the stable's horses. The stable is locked
-- first, so that what one player does in two tabs comes one after the other.

create table private.horse_groups (
  id uuid primary key default gen_random_uuid(),
  stable_id uuid not null references public.stables (id),
  name text not null check (name = private.normal_name(name, 30)),
  position integer not null
);

create unique index horse_groups_name_key on private.horse_groups (stable_id, lower(name));

-- The key decides: a horse is in one primary group. One that was sold or retired is in none, whatever
-- stands here (`my_horse_groups`).
create table private.grouped_horses (
  horse_id uuid primary key references public.horses (id),
  group_id uuid not null references private.horse_groups (id) on delete cascade
);

create index grouped_horses_by_group on private.grouped_horses (group_id);

-- The groups of the caller's stable in their order, each with its horses, the longest in the stable first.
create function public.my_horse_groups() returns table (id uuid, name text, horse_ids uuid[])
language sql stable security definer set search_path = '' as $$
  select
    g.id, g.name,
    array(
      select h.id
      from private.grouped_horses m
      join public.horses h on h.id = m.horse_id
      where m.group_id = g.id and h.stable_id = g.stable_id and h.retired_at is null
      order by h.created_at, h.id
    )
  from private.horse_groups g
  join public.stables s on s.id = g.stable_id
  where s.owner_id = (select auth.uid())
  order by g.position, g.id
$$;

revoke execute on function public.my_horse_groups from public, anon, authenticated, service_role;
grant execute on function public.my_horse_groups to authenticated;

-- schemas/03_horses/05_change_horse_groups.sql

-- What a player does with primary horse groups: make, rename, delete and order them, and move horses.

-- A name for a group of the stable that is not the group's given, or refuses it.
create function private.group_name(p_stable_id uuid, p_name text, p_group_id uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_name constant text := private.normal_name(p_name, 30);
begin
  if v_name is null then
    perform private.refuse('group_name_invalid');
  elsif exists (
    select from private.horse_groups
    where stable_id = p_stable_id and lower(name) = lower(v_name)
      and id is distinct from p_group_id
  ) then
    perform private.refuse('group_name_taken');
  end if;
  return v_name;
end
$$;

-- A group of the player's, at the end of the others: twelve at most. Answers its id.
create function public.create_horse_group(p_name text, p_request_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_name text;
  v_id uuid;
begin
  perform private.player();
  if p_name is null or p_request_id is null or char_length(p_name) > 1000 then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'create_horse_group', p_name);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.lock_own_stable();
  v_name := private.group_name(v_stable_id, p_name, null);
  if (select count(*) from private.horse_groups where stable_id = v_stable_id) >= 12 then
    perform private.refuse('too_many_groups');
  end if;
  insert into private.horse_groups (stable_id, name, position)
  select v_stable_id, v_name, coalesce(max(position), 0) + 1
  from private.horse_groups where stable_id = v_stable_id
  returning id into v_id;
  perform private.keep_answer(p_request_id, to_jsonb(v_id));
  return v_id;
end
$$;

create function public.rename_horse_group(p_group_id uuid, p_name text, p_request_id uuid)
returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_name text;
begin
  perform private.player();
  if p_group_id is null or p_name is null or p_request_id is null
    or char_length(p_name) > 1000
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'rename_horse_group', concat_ws(' ', p_group_id, p_name)
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.lock_own_stable();
  v_name := private.group_name(v_stable_id, p_name, p_group_id);
  update private.horse_groups set name = v_name
  where id = p_group_id and stable_id = v_stable_id;
  if not found then
    perform private.refuse('group_not_found');
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(v_name));
  return v_name;
end
$$;

-- Its horses are in no group from now on.
create function public.delete_horse_group(p_group_id uuid, p_request_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
begin
  perform private.player();
  if p_group_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'delete_horse_group', p_group_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.lock_own_stable();
  delete from private.horse_groups where id = p_group_id and stable_id = v_stable_id;
  if not found then
    perform private.refuse('group_not_found');
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_group_id));
  return p_group_id;
end
$$;

-- Puts the groups of the player's stable in the order given, which names each of them once.
create function public.order_horse_groups(p_group_ids uuid[], p_request_id uuid) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  v_stable_id uuid;
begin
  perform private.player();
  if p_group_ids is null or p_request_id is null or cardinality(p_group_ids) > 12 then
    perform private.refuse('bad_request');
  end if;
  if private.first_answer(
    p_request_id, 'order_horse_groups', array_to_string(p_group_ids, ' ', '-')
  ) is not null then
    return p_group_ids;
  end if;

  v_stable_id := private.lock_own_stable();
  if array(select unnest(p_group_ids) order by 1) is distinct from array(
    select id from private.horse_groups where stable_id = v_stable_id order by 1
  ) then
    perform private.refuse('groups_changed');
  end if;
  update private.horse_groups set position = array_position(p_group_ids, id)
  where stable_id = v_stable_id;
  perform private.keep_answer(p_request_id, 'true');
  return p_group_ids;
end
$$;

-- Moves horses of the player's into a group, or out of theirs where none is given; up to a hundred at once.
-- Of two moves of one horse the later holds.
create function public.move_to_horse_group(
  p_horse_ids uuid[], p_group_id uuid, p_request_id uuid
) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  v_stable_id uuid;
begin
  perform private.player();
  if p_horse_ids is null or p_request_id is null
    or cardinality(p_horse_ids) not between 1 and 100 or array_position(p_horse_ids, null) > 0
  then
    perform private.refuse('bad_request');
  end if;
  if private.first_answer(
    p_request_id, 'move_to_horse_group',
    concat_ws(' ', coalesce(p_group_id::text, 'none'), array_to_string(p_horse_ids, ' '))
  ) is not null then
    return p_horse_ids;
  end if;

  v_stable_id := private.lock_own_stable();
  perform from public.horses where id = any (p_horse_ids) order by id for no key update;
  if p_group_id is not null and not exists (
    select from private.horse_groups where id = p_group_id and stable_id = v_stable_id
  ) then
    perform private.refuse('group_not_found');
  elsif exists (
    select from unnest(p_horse_ids) asked (id)
    left join public.horses h on h.id = asked.id
    where h.id is null
  ) then
    perform private.refuse('horse_not_found');
  elsif exists (
    select from public.horses where id = any (p_horse_ids) and stable_id <> v_stable_id
  ) then
    perform private.refuse('horse_not_yours');
  elsif exists (
    select from public.horses where id = any (p_horse_ids) and retired_at is not null
  ) then
    perform private.refuse('horse_retired');
  end if;
  delete from private.grouped_horses where horse_id = any (p_horse_ids);
  if p_group_id is not null then
    insert into private.grouped_horses (horse_id, group_id)
    select distinct asked.id, p_group_id from unnest(p_horse_ids) asked (id);
  end if;
  perform private.keep_answer(p_request_id, 'true');
  return p_horse_ids;
end
$$;

revoke execute on function private.group_name from public, anon, authenticated, service_role;
revoke execute on function
  public.create_horse_group,
  public.rename_horse_group,
  public.delete_horse_group,
  public.order_horse_groups,
  public.move_to_horse_group
  from public, anon, authenticated, service_role;
grant execute on function
  public.create_horse_group,
  public.rename_horse_group,
  public.delete_horse_group,
  public.order_horse_groups,
  public.move_to_horse_group
  to authenticated;

-- schemas/03_horses/06_retire_horse.sql

-- Retirement: a horse leaves the sport for good. Its races, wins, earnings and page stay, its box is free,
-- and its talents are opened. Locks are taken in this order: request, stable, horse.

-- Takes everything off a horse, for its stable's store, and retires it; its auto-training ends.
create function private.retire(p_horse_id uuid, p_at timestamptz) returns public.horses
language plpgsql set search_path = '' as $$
declare
  v_horse public.horses;
begin
  delete from public.horse_equipment where horse_id = p_horse_id;
  perform private.end_auto_training(p_horse_id, p_at);
  update public.horses set retired_at = p_at where id = p_horse_id returning * into v_horse;
  return v_horse;
end
$$;

-- A player retires a horse. The stable is locked, so that of two that are retired at once one stays where
-- they are the last.
create function public.retire_horse(p_horse_id uuid, p_request_id uuid) returns public.horses
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_horse public.horses;
  v_at timestamptz;
begin
  perform private.player();
  if p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'retire_horse', p_horse_id::text);
  if v_answer is not null then
    return jsonb_populate_record(null::public.horses, v_answer);
  end if;

  v_stable_id := private.lock_own_stable();
  v_horse := private.lock_own_horse(p_horse_id);
  v_at := date_trunc('milliseconds', clock_timestamp());
  if v_horse.retired_at is not null then
    perform private.refuse('horse_retired');
  elsif private.is_engaged(p_horse_id) then
    perform private.refuse('retires_after_race');
  elsif v_horse.at_work_until is not null then
    perform private.refuse('retires_after_work');
  elsif private.is_for_sale(p_horse_id) then
    perform private.refuse('horse_for_sale');
  elsif not exists (
    select from public.horses
    where stable_id = v_stable_id and retired_at is null and id <> p_horse_id
  ) then
    perform private.refuse('last_horse');
  end if;

  v_horse := private.retire(p_horse_id, v_at);
  insert into public.activities (stable_id, horse_id, type, at)
  values (v_stable_id, p_horse_id, 'retirement', v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_horse));
  return v_horse;
end
$$;

-- The retired horses of the caller's stable, the last retired first, paged by that moment.
create function public.my_retired_horses(
  p_before_at timestamptz default null, p_before_id uuid default null,
  p_limit integer default 20
) returns setof public.horses
language sql stable security definer set search_path = '' as $$
  select h.*
  from public.horses h
  where h.stable_id = (select s.id from public.stables s where s.owner_id = (select auth.uid()))
    and h.retired_at is not null
    and (p_before_at is null or (h.retired_at, h.id) < (p_before_at, p_before_id))
  order by h.retired_at desc, h.id desc
  limit private.page_size(p_limit)
$$;

-- What was sealed of a retired horse at its birth, in the order of `talentNames` in @furlong/game, with
-- its salt; and what work has added, in ten-thousandths of a point in the order of `trainedTalents`. No
-- row for any other horse.
create function public.opened_talents(p_horse_id uuid)
returns table (salt text, talents integer[], gained integer[])
language sql stable security definer set search_path = '' as $$
  select
    t.salt,
    array[
      t.speed, t.acceleration, t.stamina, t.recovery, t.agility, t.balance, t.heart,
      t.distance_preferred, t.distance_breadth, t.going_preferred, t.surface_aptitude
    ],
    array[
      coalesce(g.speed, 0), coalesce(g.acceleration, 0), coalesce(g.stamina, 0),
      coalesce(g.recovery, 0), coalesce(g.agility, 0), coalesce(g.balance, 0)
    ]
  from public.horses h
  join private.talents t on t.horse_id = h.id
  left join private.talents_gained g on g.horse_id = h.id
  where h.id = p_horse_id and h.retired_at is not null
$$;

-- Retires the house's horses that it sends out no more: those that are entered, or among the reserves of
-- a race that is open, at a later call. Returns how many it retired.
create function public.retire_house_horses(p_at timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
  v_retired integer := 0;
begin
  p_at := private.not_ahead(p_at);
  for v_id in
    select h.id
    from public.horses h
    join public.stables s on s.id = h.stable_id and s.is_house
    where h.retired_at is null
      and h.birth_season <= private.season_at(p_at) - 8
      and not private.is_engaged(h.id)
      and not exists (
        select from public.races r
        join public.openings o on o.race_id = r.id
        where r.status = 'open' and h.id = any (o.reserves)
      )
    order by h.id
    for no key update of h
  loop
    -- It may have been declared before it was locked.
    if not private.is_engaged(v_id) then
      perform private.retire(v_id, p_at);
      v_retired := v_retired + 1;
    end if;
  end loop;
  return v_retired;
end
$$;

-- The retired horses of the house that others follow (`successorOf` in @furlong/game): not those of the
-- crops of two-year-olds, of which every season has its own.
create function public.retired_house_horses()
returns table (
  name text, stable_id uuid, specialty text, rating integer, birth_season integer
)
language sql stable security definer set search_path = '' as $$
  select h.name, h.stable_id, h.specialty, h.rating, h.birth_season
  from public.horses h
  join public.stables s on s.id = h.stable_id and s.is_house
  where h.retired_at is not null and private.season_at(h.created_at) - h.birth_season >= 3
  order by h.retired_at, h.id
$$;

revoke execute on function
  public.retire_horse,
  public.my_retired_horses,
  public.opened_talents,
  public.retire_house_horses,
  public.retired_house_horses
  from public, anon, authenticated, service_role;
grant execute on function public.opened_talents to anon, authenticated;
grant execute on function public.retire_horse, public.my_retired_horses to authenticated;
grant execute on function public.retire_house_horses, public.retired_house_horses to service_role;

-- schemas/04_equipment/01_equipment.sql

-- Equipment: what there is, which pieces a stable owns, and what its horses wear.

-- The catalogue of @furlong/game. Without a price it is not sold: the horse of a new owner arrives in
-- it; without a life it does not wear.
create table public.equipment_items (
  id text primary key,
  position integer not null unique,
  name text not null unique,
  slot text not null
    check (slot in ('saddle', 'horseshoes', 'bridle', 'blanket', 'whip', 'boots')),
  description text not null,
  price bigint check (price > 0),
  stars integer check (stars between 1 and 5),
  effect text not null,
  speed integer not null check (speed >= 0),
  endurance integer not null check (endurance >= 0),
  agility integer not null check (agility >= 0),
  control integer not null check (control >= 0),
  life_in_runs integer check (life_in_runs > 0),
  check ((price is null) = (stars is null))
);

-- One piece that a stable owns.
create table public.equipment (
  id uuid primary key default gen_random_uuid(),
  stable_id uuid not null references public.stables (id),
  item_id text not null references public.equipment_items (id),
  -- What was paid for it; null for what came with a horse.
  price bigint check (price > 0),
  -- Null for what does not wear.
  runs_left integer check (runs_left >= 0),
  got_at timestamptz not null,
  worn_out_at timestamptz,
  -- The horse that wore it to its end.
  worn_out_by uuid references public.horses (id),
  constraint equipment_worn_out_check check (
    (worn_out_at is not null) = (runs_left is not null and runs_left = 0)
    and (worn_out_at is null) = (worn_out_by is null)
  )
);

create index equipment_in_use on public.equipment (stable_id, item_id) where worn_out_at is null;
create index equipment_worn_out on public.equipment (stable_id, worn_out_at desc, id)
  where worn_out_at is not null;

-- What a horse wears, for everybody to see. The keys decide: a slot holds one piece, and a piece is on
-- one horse.
create table public.horse_equipment (
  horse_id uuid not null references public.horses (id),
  slot text not null
    check (slot in ('saddle', 'horseshoes', 'bridle', 'blanket', 'whip', 'boots')),
  item text not null,
  effect text not null,
  piece_id uuid not null unique references public.equipment (id),
  primary key (horse_id, slot)
);

alter table public.equipment_items enable row level security;
alter table public.equipment enable row level security;
alter table public.horse_equipment enable row level security;

create policy equipment_items_are_public on public.equipment_items
  for select to anon, authenticated using (true);
create policy horse_equipment_is_public on public.horse_equipment
  for select to anon, authenticated using (true);
-- How far a piece is worn is its owner's alone to know.
create policy equipment_is_its_owners on public.equipment
  for select to authenticated
  using (
    exists (
      select from public.stables s
      where s.id = stable_id and s.owner_id = (select auth.uid())
    )
  );

-- Puts pieces on a horse whose slots for them are empty.
create function private.put_on(p_horse_id uuid, p_piece_ids uuid[]) returns void
language sql set search_path = '' as $$
  insert into public.horse_equipment (horse_id, slot, item, effect, piece_id)
  select p_horse_id, i.slot, i.name, i.effect, e.id
  from public.equipment e
  join public.equipment_items i on i.id = e.item_id
  where e.id = any (p_piece_ids)
$$;

-- A run wears every piece that the horses have on; what it wore out comes off.
create function private.wear_equipment(p_horse_ids uuid[], p_at timestamptz) returns void
language sql set search_path = '' as $$
  update public.equipment e
  set runs_left = e.runs_left - 1,
    worn_out_at = case when e.runs_left = 1 then p_at end,
    worn_out_by = case when e.runs_left = 1 then w.horse_id end
  from public.horse_equipment w
  where w.horse_id = any (p_horse_ids) and e.id = w.piece_id and e.runs_left is not null;
  delete from public.horse_equipment w
  using public.equipment e
  where w.horse_id = any (p_horse_ids) and e.id = w.piece_id and e.runs_left = 0;
$$;

revoke all on table public.equipment_items, public.equipment, public.horse_equipment
  from public, anon, authenticated, service_role;
grant select on table public.equipment_items, public.equipment, public.horse_equipment
  to anon, authenticated, service_role;

-- schemas/04_equipment/02_equipment_items.sql

-- Written by `pnpm --filter @furlong/backend generated` from packages/game. When it changes, add a
-- migration that changes the rows: pieces that are owned refer to them.

insert into public.equipment_items (
  position, id, name, slot, description, price, stars, effect, speed, endurance, agility, control,
  life_in_runs
) values
  (1, 'club-saddle', 'Club Saddle', 'saddle',
    'Plain leather that sits still.',
    900, 3, '+1 Speed, +2 Control', 1, 0, 0, 2, 40),
  (2, 'feather-saddle', 'Feather Saddle', 'saddle',
    'Half the weight of a club saddle.',
    1600, 4, '+3 Speed, +2 Control', 3, 0, 0, 2, 40),
  (3, 'champion-saddle', 'Champion Saddle', 'saddle',
    'Fitted by hand to one back only.',
    2500, 5, '+4 Speed, +3 Control', 4, 0, 0, 3, 40),
  (4, 'steel-plates', 'Steel Plates', 'horseshoes',
    'Plain steel, for the walk to the gallops and the race.',
    400, 2, '+1 Speed', 1, 0, 0, 0, 6),
  (5, 'aluminium-plates', 'Aluminium Plates', 'horseshoes',
    'Light plates for race day.',
    850, 4, '+2 Speed, +1 Agility', 2, 0, 1, 0, 6),
  (6, 'featherlight-plates', 'Featherlight Plates', 'horseshoes',
    'So thin that they bend by hand.',
    1400, 5, '+3 Speed, +2 Agility', 3, 0, 2, 0, 6),
  (7, 'snaffle-bridle', 'Snaffle Bridle', 'bridle',
    'A plain bit and a soft mouth.',
    350, 2, '+1 Control', 0, 0, 0, 1, 12),
  (8, 'ring-bridle', 'Ring Bridle', 'bridle',
    'Keeps a keen horse straight.',
    700, 3, '+2 Control', 0, 0, 0, 2, 12),
  (9, 'racing-bridle', 'Racing Bridle', 'bridle',
    'Steers with two fingers.',
    1200, 5, '+1 Agility, +3 Control', 0, 0, 1, 3, 12),
  (10, 'cotton-cooler', 'Cotton Cooler', 'blanket',
    'Dries a horse after work.',
    380, 2, '+1 Endurance', 0, 1, 0, 0, 12),
  (11, 'wool-blanket', 'Wool Blanket', 'blanket',
    'Warm muscles before the start.',
    750, 3, '+2 Endurance', 0, 2, 0, 0, 12),
  (12, 'thermal-blanket', 'Thermal Blanket', 'blanket',
    'Warmth that reaches the loins.',
    1300, 5, '+4 Endurance', 0, 4, 0, 0, 12),
  (13, 'cushioned-whip', 'Cushioned Whip', 'whip',
    'Padded, for a tap on the shoulder.',
    300, 2, '+1 Speed', 1, 0, 0, 0, 12),
  (14, 'balanced-whip', 'Balanced Whip', 'whip',
    'Carried more than used.',
    450, 3, '+1 Speed, +1 Control', 1, 0, 0, 1, 12),
  (15, 'carbon-whip', 'Carbon Whip', 'whip',
    'Weighs no more than a pencil.',
    650, 4, '+2 Speed, +1 Control', 2, 0, 0, 1, 12),
  (16, 'brushing-boots', 'Brushing Boots', 'boots',
    'For horses that knock themselves.',
    420, 2, '+1 Agility', 0, 0, 1, 0, 12),
  (17, 'gel-boots', 'Gel Boots', 'boots',
    'Soft landings for hard ground.',
    800, 4, '+1 Endurance, +2 Agility', 0, 1, 2, 0, 12),
  (18, 'race-boots', 'Race Boots', 'boots',
    'Close, light and off in a moment.',
    1250, 5, '+2 Endurance, +3 Agility', 0, 2, 3, 0, 12),
  (19, 'basic-saddle', 'Basic Saddle', 'saddle',
    'It came with the horse, and sits where it should.',
    null, null, 'No effect', 0, 0, 0, 0, null),
  (20, 'basic-horseshoes', 'Basic Horseshoes', 'horseshoes',
    'They came with the horse, and ring on the road.',
    null, null, 'No effect', 0, 0, 0, 0, null),
  (21, 'basic-bridle', 'Basic Bridle', 'bridle',
    'It came with the horse, and has seen many mornings.',
    null, null, 'No effect', 0, 0, 0, 0, null);

-- schemas/04_equipment/03_equipment_shop.sql

-- Buying equipment. The stable is locked first: what one player does on two devices comes one after
-- the other.

-- What a player means to buy. Beside it what the piece cost when it was put in.
create table private.cart_lines (
  stable_id uuid not null references public.stables (id),
  item_id text not null references public.equipment_items (id),
  quantity integer not null check (quantity between 1 and 12),
  price bigint not null check (price > 0),
  primary key (stable_id, item_id)
);

-- The stable of the player who asks, locked until the end of the transaction.
create function private.lock_own_stable() returns uuid
language plpgsql set search_path = '' as $$
declare
  v_stable_id constant uuid := private.own_stable();
begin
  perform from public.stables where id = v_stable_id for no key update;
  return v_stable_id;
end
$$;

-- What the shop sells, in its order; to a player also how many of each lie in his cart, at what price
-- they were put in, and how many his stable has that are not worn out.
create function public.equipment_shop()
returns table (
  id text, name text, slot text, description text, price bigint, stars integer, speed integer,
  endurance integer, agility integer, control integer, life_in_runs integer, in_cart integer,
  cart_price bigint, owned integer
)
language sql stable security definer set search_path = '' as $$
  with own as (
    select s.id from public.stables s where s.owner_id = (select auth.uid())
  )
  select
    i.id, i.name, i.slot, i.description, i.price, i.stars, i.speed, i.endurance, i.agility,
    i.control, i.life_in_runs, coalesce(c.quantity, 0), c.price,
    (
      select count(*)::integer from public.equipment e
      where e.stable_id = (select own.id from own) and e.item_id = i.id and e.worn_out_at is null
    )
  from public.equipment_items i
  left join private.cart_lines c on c.item_id = i.id and c.stable_id = (select own.id from own)
  where i.price is not null
  order by i.position
$$;

-- Says how many of an item lie in the player's cart: none takes it out. At most twelve.
create function public.set_cart_line(p_item_id text, p_quantity integer, p_request_id uuid)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_stable_id uuid;
  v_answer jsonb;
  v_price bigint;
begin
  perform private.player();
  if p_item_id is null or p_quantity is null or p_quantity < 0 or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'set_cart_line', concat_ws(' ', p_item_id, p_quantity)
  );
  if v_answer is not null then
    return v_answer::integer;
  end if;

  v_stable_id := private.lock_own_stable();
  select price into v_price from public.equipment_items where id = p_item_id;
  if v_price is null then
    perform private.refuse('item_not_found');
  elsif p_quantity > 12 then
    perform private.refuse('cart_line_full');
  elsif p_quantity = 0 then
    delete from private.cart_lines where stable_id = v_stable_id and item_id = p_item_id;
  else
    insert into private.cart_lines (stable_id, item_id, quantity, price)
    values (v_stable_id, p_item_id, p_quantity, v_price)
    on conflict (stable_id, item_id) do update
      set quantity = excluded.quantity, price = excluded.price;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_quantity));
  return p_quantity;
end
$$;

-- Pays for pieces and gives them to the stable: an element of the lists an item.
create function private.sell_equipment(
  p_stable_id uuid, p_item_ids text[], p_quantities integer[], p_prices bigint[],
  p_from_wallet bigint, p_request_id uuid
) returns setof public.equipment
language plpgsql set search_path = '' as $$
declare
  v_credits constant bigint := private.wallet_of(p_stable_id, 'credits');
  v_at constant timestamptz := clock_timestamp();
  v_total bigint;
begin
  select sum(quantity * price) into v_total
  from unnest(p_quantities, p_prices) as line (quantity, price);
  if not private.raise_credits(
    p_stable_id, v_total, p_from_wallet, array[private.house()], p_request_id, v_at
  ) then
    perform private.refuse('too_few_credits');
  end if;

  perform private.post(
    'equipment', p_request_id, v_at, array[v_credits, private.house()], array[-v_total, v_total]
  );
  return query
    insert into public.equipment (stable_id, item_id, price, runs_left, got_at)
    select p_stable_id, i.id, line.price, i.life_in_runs, v_at
    from unnest(p_item_ids, p_quantities, p_prices) as line (item_id, quantity, price)
    join public.equipment_items i on i.id = line.item_id
    cross join generate_series(1, line.quantity)
    returning *;
end
$$;

-- Buys one piece at the price that the player was shown; of it as much as p_from_wallet may come out of his
-- wallet.
create function public.buy_equipment(
  p_item_id text, p_price bigint, p_request_id uuid, p_from_wallet bigint default 0
) returns setof public.equipment
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_price bigint;
begin
  perform private.player();
  if p_item_id is null or p_price is null or p_request_id is null
    or (p_from_wallet >= 0) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'buy_equipment', concat_ws(' ', p_item_id, p_price, nullif(p_from_wallet, 0))
  );
  if v_answer is null then
    v_stable_id := private.lock_own_stable();
    select price into v_price from public.equipment_items where id = p_item_id;
    if v_price is null then
      perform private.refuse('item_not_found');
    elsif v_price <> p_price then
      perform private.refuse('price_changed');
    end if;
    select jsonb_agg(to_jsonb(piece)) into v_answer
    from private.sell_equipment(
      v_stable_id, array[p_item_id], array[1], array[v_price], p_from_wallet, p_request_id
    ) piece;
    perform private.keep_answer(p_request_id, v_answer);
  end if;
  return query select * from jsonb_populate_recordset(null::public.equipment, v_answer);
end
$$;

-- Buys all that lies in the player's cart, or nothing, for the total that he was shown; of it as much as
-- p_from_wallet may come out of his wallet.
create function public.check_out_cart(
  p_total bigint, p_request_id uuid, p_from_wallet bigint default 0
) returns setof public.equipment
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_item_ids text[];
  v_quantities integer[];
  v_prices bigint[];
  v_total bigint;
  v_price_changed boolean;
begin
  perform private.player();
  if p_total is null or p_request_id is null or (p_from_wallet >= 0) is not true then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'check_out_cart', concat_ws(' ', p_total, nullif(p_from_wallet, 0))
  );
  if v_answer is null then
    v_stable_id := private.lock_own_stable();
    select array_agg(i.id), array_agg(c.quantity), array_agg(i.price), sum(c.quantity * i.price),
      bool_or(c.price <> i.price)
    into v_item_ids, v_quantities, v_prices, v_total, v_price_changed
    from private.cart_lines c
    join public.equipment_items i on i.id = c.item_id
    where c.stable_id = v_stable_id;
    if v_item_ids is null then
      perform private.refuse('cart_empty');
    elsif v_total <> p_total and v_price_changed then
      perform private.refuse('price_changed');
    elsif v_total <> p_total then
      perform private.refuse('cart_changed');
    end if;
    select jsonb_agg(to_jsonb(piece)) into v_answer
    from private.sell_equipment(
      v_stable_id, v_item_ids, v_quantities, v_prices, p_from_wallet, p_request_id
    ) piece;
    delete from private.cart_lines where stable_id = v_stable_id;
    perform private.keep_answer(p_request_id, v_answer);
  end if;
  return query select * from jsonb_populate_recordset(null::public.equipment, v_answer);
end
$$;

revoke execute on function
  public.equipment_shop,
  public.set_cart_line,
  public.buy_equipment,
  public.check_out_cart
  from public, anon, authenticated, service_role;
grant execute on function public.equipment_shop to anon, authenticated;
grant execute on function
  public.set_cart_line,
  public.buy_equipment,
  public.check_out_cart
  to authenticated;

-- schemas/04_equipment/04_equip_horse.sql

-- Putting equipment on horses and taking it off. Locks are taken in this order: request, stable,
-- horses, piece. A settlement, which wears pieces, has the horses' locks as well.

-- True if the horse is declared for a race whose entries have closed: its card names what it wears.
create function private.is_on_card(p_horse_id uuid) returns boolean
language sql volatile set search_path = '' as $$
  select exists (
    select from private.engagements g
    join public.races r on r.id = g.race_id
    where g.horse_id = p_horse_id
      and (r.status <> 'open' or r.closes_at <= clock_timestamp())
  )
$$;

-- Puts a piece of the player's on one of his horses. What was in the slot comes off, and a piece that
-- another horse wears is moved.
create function public.equip_horse(
  p_piece_id uuid, p_horse_id uuid, p_slot text, p_request_id uuid
) returns public.horse_equipment
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_from uuid;
  v_horse public.horses;
  v_piece public.equipment;
  v_worn public.horse_equipment;
begin
  perform private.player();
  if p_piece_id is null or p_horse_id is null or p_slot is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'equip_horse', concat_ws(' ', p_piece_id, p_horse_id, p_slot)
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.horse_equipment, v_answer);
  end if;

  v_stable_id := private.lock_own_stable();
  select horse_id into v_from from public.horse_equipment where piece_id = p_piece_id;
  perform from public.horses
  where id in (p_horse_id, v_from) and stable_id = v_stable_id order by id for no key update;
  select * into v_horse from public.horses where id = p_horse_id;
  select * into v_piece from public.equipment
  where id = p_piece_id and stable_id = v_stable_id for no key update;

  if v_piece.id is null then
    perform private.refuse('equipment_not_yours');
  elsif v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif v_horse.stable_id <> v_stable_id then
    perform private.refuse('horse_not_yours');
  elsif v_horse.retired_at is not null then
    perform private.refuse('horse_retired');
  elsif p_slot <> (select slot from public.equipment_items where id = v_piece.item_id) then
    perform private.refuse('wrong_slot');
  elsif v_piece.runs_left = 0 then
    perform private.refuse('equipment_worn_out');
  elsif v_from is distinct from p_horse_id then
    if private.is_on_card(p_horse_id) or private.is_on_card(v_from) then
      perform private.refuse('equipment_on_card');
    end if;
    delete from public.horse_equipment
    where piece_id = p_piece_id or (horse_id = p_horse_id and slot = p_slot);
    perform private.put_on(p_horse_id, array[p_piece_id]);
  end if;

  select * into v_worn from public.horse_equipment where piece_id = p_piece_id;
  perform private.keep_answer(p_request_id, to_jsonb(v_worn));
  return v_worn;
end
$$;

-- Takes a piece of the player's off the horse that wears it, and answers the horse's id.
create function public.unequip_horse(p_piece_id uuid, p_request_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_horse_id uuid;
begin
  perform private.player();
  if p_piece_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'unequip_horse', p_piece_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.lock_own_stable();
  select horse_id into v_horse_id from public.horse_equipment where piece_id = p_piece_id;
  perform from public.horses
  where id = v_horse_id and stable_id = v_stable_id for no key update;
  if not exists (
    select from public.equipment where id = p_piece_id and stable_id = v_stable_id
  ) then
    perform private.refuse('equipment_not_yours');
  elsif v_horse_id is null then
    perform private.refuse('equipment_not_worn');
  elsif private.is_on_card(v_horse_id) then
    perform private.refuse('equipment_on_card');
  end if;
  delete from public.horse_equipment where piece_id = p_piece_id;
  perform private.keep_answer(p_request_id, to_jsonb(v_horse_id));
  return v_horse_id;
end
$$;

-- The horses of the player's stable that are not retired, each with the race it is declared for, and the pieces the stable
-- owns: all that can be worn, and the last twelve that were worn out.
create function public.my_inventory() returns table (horses jsonb, pieces jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_stable_id constant uuid := private.own_stable();
begin
  return query
  with owned as (
    select * from public.equipment e
    where e.stable_id = v_stable_id and e.worn_out_at is null
    union all
    (
      select * from public.equipment e
      where e.stable_id = v_stable_id and e.worn_out_at is not null
      order by e.worn_out_at desc, e.id
      limit 12
    )
  )
  select
    (
      select coalesce(jsonb_agg(
        to_jsonb(h) || jsonb_build_object('race', to_jsonb(r)) order by h.created_at, h.id
      ), '[]')
      from public.horses h
      left join private.engagements g on g.horse_id = h.id
      left join lateral (
        select x.id, x.name, x.off_at, x.closes_at, x.status
        from public.races x where x.id = g.race_id
      ) r on true
      where h.stable_id = v_stable_id and h.retired_at is null
    ),
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', o.id, 'slot', i.slot, 'name', i.name, 'speed', i.speed, 'endurance', i.endurance,
        'agility', i.agility, 'control', i.control, 'life_in_runs', i.life_in_runs,
        'runs_left', o.runs_left, 'horse_id', w.horse_id, 'worn_out_by', o.worn_out_by
      ) order by o.worn_out_at desc, i.position desc, o.runs_left, o.id), '[]')
      from owned o
      join public.equipment_items i on i.id = o.item_id
      left join public.horse_equipment w on w.piece_id = o.id
    );
end
$$;

revoke execute on function
  public.equip_horse,
  public.unequip_horse,
  public.my_inventory
  from public, anon, authenticated, service_role;
grant execute on function
  public.equip_horse,
  public.unequip_horse,
  public.my_inventory
  to authenticated;

-- schemas/05_races/01_races.sql

-- The programme: races, the secrets they keep until the off, and the lists of them.

create table public.races (
  id uuid primary key default gen_random_uuid(),
  slot text not null unique,
  name text not null,
  track_id text not null,
  distance integer not null check (distance between 1000 and 2400),
  surface text not null check (surface in ('Turf', 'Dirt')),
  going integer not null check (going between -100 and 100),
  grade text not null check (
    grade in (
      'Grade 1', 'Grade 2', 'Grade 3', 'Listed', 'Class 2', 'Class 3', 'Class 4', 'Class 5',
      'Class 6', 'Maiden', 'Novice'
    )
  ),
  age_class text not null check (age_class in ('2yo', '3yo', '3yo+', '4yo+')),
  conditions text not null,
  suitable_for text[] not null check (cardinality(suitable_for) > 0),
  purse bigint not null check (purse > 0),
  entry_fee bigint not null check (entry_fee >= 0),
  min_rating integer,
  max_rating integer,
  novice_stables_only boolean not null,
  max_entries integer not null check (max_entries between 2 and 24),
  entries_count integer not null default 0,
  off_at timestamptz not null,
  closes_at timestamptz not null,
  status text not null default 'open'
    check (status in ('open', 'closed', 'running', 'finished', 'void')),
  engine text not null,
  seed_hash text not null,
  card text,
  card_hash text,
  salt text,
  seed text,
  checksum text,
  void_reason text check (void_reason in ('too_few_runners', 'could_not_be_run')),
  settled_at timestamptz,
  rules text not null check (rules in ('furlong-race-1', 'furlong-race-2')),
  closed_at timestamptz,
  beacon_signature text check (beacon_signature ~ '^[0-9a-f]{96}$'),
  -- When the last runner passes the post; known from the off, and not of races that were run before it
  -- was noted.
  finishes_at timestamptz,
  -- How many runs of the card its morning line rests on; null for a race without one.
  line_runs integer,
  -- How many of the entries are the house's, which make way for players' when entries close.
  house_count integer not null default 0,
  -- When more were entered than can run, and lots were drawn; null for a race without a ballot.
  balloted_at timestamptz,
  check (closes_at <= off_at),
  constraint races_check1 check (
    house_count between 0 and entries_count
      and entries_count - house_count <= 2 * max_entries
      and (entries_count <= max_entries or status in ('open', 'void'))
  ),
  check ((status in ('finished', 'void')) = (settled_at is not null)),
  check ((status = 'void') = (void_reason is not null)),
  constraint races_seed_check
    check ((seed is not null) = (status in ('running', 'finished', 'void'))),
  constraint races_finishes_at_check check (finishes_at > off_at),
  constraint races_running_check
    check (status <> 'running' or (finishes_at is not null and checksum is not null))
);

-- The keys by which the lists are paged, with and without a track.
create index races_to_come on public.races (off_at, id)
  where status in ('open', 'closed', 'running');
create index races_to_come_by_track on public.races (track_id, off_at, id)
  where status in ('open', 'closed', 'running');
create index races_run on public.races (off_at desc, id desc) where status = 'finished';
create index races_run_by_track on public.races (track_id, off_at desc, id desc)
  where status = 'finished';

alter table public.races enable row level security;

create policy races_are_public on public.races
  for select to anon, authenticated using (true);

-- What stays sealed until the off, and which steward has claimed the race.
create table private.race_secrets (
  race_id uuid primary key references public.races (id),
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  salt text,
  claimed_by text,
  claimed_until timestamptz
);

-- What a race is bound to from its opening: its terms as canonical JSON, and the house's reserves in
-- the order in which they are taken. A race under the first rules is bound to its seed alone.
create table public.openings (
  race_id uuid primary key references public.races (id),
  opened_at timestamptz not null,
  terms text not null,
  reserves uuid[] not null
);

alter table public.openings enable row level security;

create policy openings_are_public on public.openings
  for select to anon, authenticated using (true);

-- The lists are paged by the key of the last row seen. A race that is running is the first of those
-- to come.
create function public.future_races(
  p_track_id text default null, p_after_off timestamptz default null,
  p_after_id uuid default null, p_limit integer default 20
) returns setof public.races
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_track_id is null then
    return query
      select * from public.races r
      where r.status in ('open', 'closed', 'running')
        and (p_after_off is null or (r.off_at, r.id) > (p_after_off, p_after_id))
      order by r.off_at, r.id
      limit private.page_size(p_limit);
  else
    return query
      select * from public.races r
      where r.status in ('open', 'closed', 'running') and r.track_id = p_track_id
        and (p_after_off is null or (r.off_at, r.id) > (p_after_off, p_after_id))
      order by r.off_at, r.id
      limit private.page_size(p_limit);
  end if;
end
$$;

create function public.race_results(
  p_track_id text default null, p_before_off timestamptz default null,
  p_before_id uuid default null, p_limit integer default 20
) returns setof public.races
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_track_id is null then
    return query
      select * from public.races r
      where r.status = 'finished'
        and (p_before_off is null or (r.off_at, r.id) < (p_before_off, p_before_id))
      order by r.off_at desc, r.id desc
      limit private.page_size(p_limit);
  else
    return query
      select * from public.races r
      where r.status = 'finished' and r.track_id = p_track_id
        and (p_before_off is null or (r.off_at, r.id) < (p_before_off, p_before_id))
      order by r.off_at desc, r.id desc
      limit private.page_size(p_limit);
  end if;
end
$$;

-- A race, locked.
create function private.lock_race(p_race_id uuid) returns public.races
language plpgsql set search_path = '' as $$
declare
  v_race public.races;
begin
  select * into v_race from public.races where id = p_race_id for no key update;
  if v_race.id is null then
    perform private.refuse('race_not_found');
  end if;
  return v_race;
end
$$;

revoke all on table public.races
  from public, anon, authenticated, service_role;
grant select on table public.races
  to anon, authenticated, service_role;

revoke all on table public.openings
  from public, anon, authenticated, service_role;
grant select on table public.openings
  to anon, authenticated, service_role;

revoke execute on function
  public.future_races,
  public.race_results
  from public, anon, authenticated, service_role;
grant execute on function
  public.future_races,
  public.race_results
  to anon, authenticated;

-- schemas/05_races/02_open_race.sql

-- A race of the programme is opened: bound to its seed, its terms and the house's reserves.

-- Returns the new race's id, or null if the slot already has its race. The first p_opening_field of
-- the reserves that are free are entered at once. p_purse is the planned one: the race pays what the house's
-- part of the week makes of it, and keeps it.
create function public.open_race(
  p_slot text, p_name text, p_track_id text, p_distance integer, p_surface text, p_going integer,
  p_grade text, p_age_class text, p_conditions text, p_suitable_for text[], p_purse bigint,
  p_entry_fee bigint, p_novice_stables_only boolean, p_max_entries integer,
  p_off_at timestamptz, p_closes_at timestamptz, p_seed text, p_engine text, p_terms text,
  p_opening_field integer, p_at timestamptz,
  p_min_rating integer default null, p_max_rating integer default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_race public.races;
  v_reserves uuid[];
begin
  p_at := private.not_ahead(p_at);
  if p_at is null or p_closes_at <= p_at then
    perform private.refuse('bad_request', 'entries close after the race is opened');
  end if;
  insert into public.races (
    slot, name, track_id, distance, surface, going, grade, age_class, conditions, suitable_for,
    purse, entry_fee, min_rating, max_rating, novice_stables_only, max_entries, off_at, closes_at,
    engine, rules, seed_hash
  ) values (
    p_slot, p_name, p_track_id, p_distance, p_surface, p_going, p_grade, p_age_class, p_conditions,
    p_suitable_for,
    private.purse_at(p_purse, p_entry_fee, private.prize_subsidy(private.week_at(p_at))), p_entry_fee,
    p_min_rating, p_max_rating, p_novice_stables_only, p_max_entries,
    p_off_at, p_closes_at, p_engine, 'furlong-race-2', ''
  )
  on conflict (slot) do nothing
  returning * into v_race;
  if not found then
    return null;
  end if;
  v_reserves := private.reserves_of(v_race, p_at);
  update public.races
  set seed_hash = private.sha256_hex(
    concat_ws(':', 'furlong-race-2', id, p_seed, p_terms, array_to_string(v_reserves, ','))
  )
  where id = v_race.id
  returning * into v_race;
  insert into public.openings (race_id, opened_at, terms, reserves)
  values (v_race.id, p_at, p_terms, v_reserves);
  insert into private.race_secrets (race_id, seed) values (v_race.id, p_seed);
  insert into private.accounts (kind, race_id) values ('pool', v_race.id);
  perform private.take_reserves(v_race, p_opening_field, p_at);
  return v_race.id;
end
$$;

revoke execute on function public.open_race from public, anon, authenticated, service_role;
grant execute on function public.open_race to service_role;

-- schemas/05_races/03_reserves.sql

-- House horses fill the fields, in an order that is published when a race is opened and by which
-- nobody can choose: neither which of them run, nor what they put into the salt.

-- True while the house sends out a horse of that birth: it retires at `HOUSE_RETIRES_AT` of @furlong/game.
create function private.house_sends_out(p_birth_season integer, p_at timestamptz) returns boolean
language sql immutable set search_path = '' as $$
  select private.season_at(p_at) - p_birth_season < 8
$$;

-- The house horses that may run in a race, by a hash of its slot and the horse (`reserveOrder` in
-- @furlong/game). Engaged or not: they may be free again when they are wanted.
create function private.reserves_of(p_race public.races, p_at timestamptz) returns uuid[]
language sql stable set search_path = '' as $$
  select coalesce(
    array_agg(h.id order by private.sha256_hex(p_race.slot || ':' || h.id) collate "C"), '{}'
  )
  from public.horses h
  join public.stables s on s.id = h.stable_id and s.is_house
  where h.created_at <= p_at
    and private.house_sends_out(h.birth_season, p_race.off_at)
    and h.specialty = any (p_race.suitable_for)
    and private.meets_conditions(p_race, h)
$$;

-- Enters the first of the reserves that are free, until the race has p_target entries. Returns how
-- many it entered. The race is locked.
create function private.take_reserves(p_race public.races, p_target integer, p_at timestamptz)
returns integer
language plpgsql set search_path = '' as $$
declare
  v_wanted constant integer := least(p_target, p_race.max_entries) - p_race.entries_count;
  v_reserves uuid[];
  v_seed text;
  v_horse public.horses;
  v_entry public.entries;
  v_entered integer := 0;
begin
  if v_wanted <= 0 then
    return 0;
  end if;
  select o.reserves, s.seed into v_reserves, v_seed
  from public.openings o
  join private.race_secrets s on s.race_id = o.race_id
  where o.race_id = p_race.id;
  -- All at once and by id, so that two fields that are filled at a time do not block each other.
  perform from public.horses where id = any (v_reserves) order by id for no key update;
  for v_horse in
    select h.*
    from unnest(v_reserves) with ordinality as r (horse_id, turn)
    join public.horses h on h.id = r.horse_id
    where private.meets_conditions(p_race, h) and not private.is_engaged(h.id)
    order by r.turn
    limit v_wanted
  loop
    v_entry := private.write_entry(
      p_race, v_horse, true, private.sha256_hex(v_seed || ':nonce:' || v_horse.id), null, p_at
    );
    -- It may have been engaged since it was looked for.
    v_entered := v_entered + (v_entry.id is not null)::integer;
  end loop;
  return v_entered;
end
$$;

-- Fills the field up with reserves until the race has p_target entries. The house may do so until
-- the field is frozen. Returns how many horses it entered.
create function public.fill_race(p_race_id uuid, p_target integer, p_at timestamptz)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_race public.races;
begin
  p_at := private.not_ahead(p_at);
  v_race := private.lock_race(p_race_id);
  if v_race.status <> 'open' then
    perform private.refuse('race_closed');
  end if;
  return private.take_reserves(v_race, p_target, p_at);
end
$$;

-- What anybody needs to check which house horses ran in a race: those of its ratings and specialties,
-- when each first won, and its entries for other races until the field was frozen or the race called
-- off, from the entry until that race was settled or the horse made way in it. A minute more on either
-- side, because stewards' clocks differ.
create function public.house_reserves(p_race_id uuid)
returns table (
  horse_id uuid, specialty text, birth_season integer, rating integer, registered_at timestamptz,
  first_won_at timestamptz, engagements jsonb
)
language sql stable security definer set search_path = '' as $$
  select
    h.id, h.specialty, h.birth_season, h.rating, h.created_at,
    case when h.wins > 0 then (
      select min(w.settled_at)
      from public.entries e join public.races w on w.id = e.race_id
      where e.horse_id = h.id and e.place = 1
    ) end,
    (
      select coalesce(jsonb_agg(
        jsonb_build_object('from', e.entered_at, 'until', e.settled_at) order by e.entered_at
      ), '[]')
      from (
        select n.race_id, n.entered_at, x.settled_at
        from public.entries n join public.races x on x.id = n.race_id
        where n.horse_id = h.id
        union all
        select l.race_id, l.entered_at, x.balloted_at
        from public.ballot_lots l join public.races x on x.id = l.race_id
        where l.horse_id = h.id and not l.runs
      ) e
      where e.race_id <> r.id
        and e.entered_at > o.opened_at - interval '3 days'
        and e.entered_at <= coalesce(r.closed_at, r.settled_at, r.closes_at) + interval '1 minute'
        and coalesce(e.settled_at, 'infinity') >= o.opened_at - interval '1 minute'
    )
  from public.races r
  join public.openings o on o.race_id = r.id
  join public.horses h on h.specialty = any (r.suitable_for)
  join public.stables s on s.id = h.stable_id and s.is_house
  where r.id = p_race_id
    -- Races that were opened before the house retired its horses had older ones among their reserves.
    and (private.house_sends_out(h.birth_season, r.off_at) or h.id = any (o.reserves))
    and h.rating between coalesce(r.min_rating, 0) and coalesce(r.max_rating, 140)
  order by h.id
$$;

revoke execute on function public.fill_race from public, anon, authenticated, service_role;
grant execute on function public.fill_race to service_role;

revoke execute on function public.house_reserves from public, anon, authenticated, service_role;
grant execute on function public.house_reserves to anon, authenticated, service_role;

-- schemas/05_races/04_suitable_races.sql

-- Which open races suit a stable's horses, how far the programme is open, and which house horses would
-- fill a field: what an owner is told before an entry.

-- True if a race admits the horse: by its specialty, the conditions and its stable. Whether it is rested,
-- the race is full or the fee too high changes by the hour, and is judged when it is entered.
create function private.suits(
  p_race public.races, p_horse public.horses, p_founded_at timestamptz, p_at timestamptz
) returns boolean
language sql immutable set search_path = '' as $$
  select p_horse.specialty = any (p_race.suitable_for)
    and private.meets_conditions(p_race, p_horse)
    and not (p_race.novice_stables_only and p_founded_at < p_at - interval '28 days')
$$;

-- The races open for entries that suit the player's horse, or any of the player's horses where none is
-- named: the first off first, by pages that follow the last row seen.
create function public.my_suitable_races(
  p_horse_id uuid default null, p_after_off timestamptz default null,
  p_after_id uuid default null, p_limit integer default 20
) returns setof public.races
language plpgsql stable security definer set search_path = '' as $$
declare
  v_stable_id constant uuid := private.own_stable();
  v_founded_at constant timestamptz := (
    select created_at from public.stables where id = v_stable_id
  );
begin
  return query
    select r.* from public.races r
    -- The first of these conditions is that of the index.
    where r.status in ('open', 'closed', 'running')
      and r.status = 'open' and r.closes_at > now() and r.balloted_at is null
      and (p_after_off is null or (r.off_at, r.id) > (p_after_off, p_after_id))
      and exists (
        select from public.horses h
        where h.stable_id = v_stable_id and h.retired_at is null
          and (p_horse_id is null or h.id = p_horse_id)
          and private.suits(r, h, v_founded_at, now())
      )
    order by r.off_at, r.id
    limit private.page_size(p_limit);
end
$$;

-- How far the programme is open: its last off, and the least whole minutes between two offs, by which
-- everybody can plan what comes after; null where no two are a minute apart. A race that is run again has
-- its off within a minute of another.
create function public.programme_ahead()
returns table (open_until timestamptz, every_minutes integer)
language sql stable security definer set search_path = '' as $$
  select max(r.off_at),
    (extract(epoch from min(r.gap) filter (where r.gap >= interval '1 minute')) / 60)::integer
  from (
    select off_at, off_at - lag(off_at) over (order by off_at) as gap
    from public.races
    where status in ('open', 'closed', 'running')
  ) r
$$;

-- The house horses that would fill the fields of open races, in the order of their reserves: those that are
-- free when entries close, as far as that is known now. `places` is how many runners the house brings
-- the field to. Others may take some of them before: it is an outlook, and no promise. Of the first hundred
-- races alone.
create function public.house_to_come(p_race_ids uuid[])
returns table (race_id uuid, places integer, reserves jsonb)
language sql stable security definer set search_path = '' as $$
  select r.id, field.places, coalesce(free.reserves, '[]')
  from public.races r
  join public.openings o on o.race_id = r.id
  cross join lateral (
    select least((o.terms::jsonb ->> 'finalField')::integer, r.max_entries) as places
  ) field
  cross join lateral (
    select jsonb_agg(
      jsonb_build_object(
        'id', f.id, 'rating', f.rating, 'sex', f.sex, 'birth_season', f.birth_season
      ) order by f.turn
    ) as reserves
    from (
      select h.id, h.rating, h.sex, h.birth_season, t.turn
      from unnest(o.reserves) with ordinality as t (horse_id, turn)
      join public.horses h on h.id = t.horse_id
      where private.meets_conditions(r, h)
        and not exists (
          select from private.engagements e
          join public.races x on x.id = e.race_id
          -- It is home three minutes after its off, if that is not known better.
          where e.horse_id = h.id
            and coalesce(x.finishes_at, x.off_at + interval '3 minutes') > r.closes_at
        )
      order by t.turn
      limit greatest(field.places - r.entries_count, 0)
    ) f
  ) free
  where r.id = any (p_race_ids[1:100]) and r.status = 'open'
$$;

revoke execute on function
  public.my_suitable_races, public.programme_ahead, public.house_to_come
  from public, anon, authenticated, service_role;
grant execute on function public.my_suitable_races to authenticated;
grant execute on function public.programme_ahead, public.house_to_come to anon, authenticated;

-- schemas/05_races/05_due_races.sql

-- What is due on race day, and whose it is: by the time that is given, and never before it has come.

-- When a race has something due: its field to be frozen, the race to be started or to be settled.
create function private.due_at(p_race public.races) returns timestamptz
language sql immutable set search_path = '' as $$
  select case p_race.status
    when 'open' then p_race.closes_at
    when 'closed' then p_race.off_at
    when 'running' then p_race.finishes_at
  end
$$;

-- True if a runner is at a session that ends before the entries close.
create function private.awaits_session(p_race public.races) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.entries e
    join private.sessions_at_work w on w.horse_id = e.horse_id
    where e.race_id = p_race.id and w.ends_at <= p_race.closes_at
  )
$$;

-- The race with the earliest thing due, or no row: its field to be frozen ('close'), the race to be
-- started ('start') or to be settled ('settle'). It is this steward's until the lease ends; another
-- steward is given another race. A field is frozen when what its runners were at work for is written. A
-- lease that ends more than two of its length from now was taken by a clock ahead of this one.
create function public.claim_due_race(p_steward text, p_at timestamptz, p_lease_seconds integer)
returns table (race_id uuid, stage text)
language sql security definer set search_path = '' as $$
  with now as materialized (
    select private.not_ahead(p_at) as at
  ), due as (
    select s.race_id,
      case r.status when 'open' then 'close' when 'closed' then 'start' else 'settle' end as stage
    from private.race_secrets s
    join public.races r on r.id = s.race_id
    cross join now
    where r.status in ('open', 'closed', 'running') and private.due_at(r) <= now.at
      and not (r.status = 'open' and private.awaits_session(r))
      and (
        s.claimed_until is null or s.claimed_until <= now.at or s.claimed_by = p_steward
        or s.claimed_until > now.at + make_interval(secs => 2 * p_lease_seconds)
      )
    order by private.due_at(r), s.race_id
    limit 1
    for update of s skip locked
  )
  update private.race_secrets s
  set claimed_by = p_steward, claimed_until = now.at + make_interval(secs => p_lease_seconds)
  from due, now
  where s.race_id = due.race_id
  returning s.race_id, due.stage
$$;

-- When a race, a training session or the auto-trainer has something due next; null when there is nothing.
create function public.next_due_at() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select least(
    (
      select min(private.due_at(r)) from public.races r
      where r.status in ('open', 'closed', 'running')
    ),
    (select min(ends_at) from private.sessions_at_work),
    (
      select o.next_at from public.auto_training_orders o
      where o.ended_at is null and not private.awaits_its_past(o.horse_id, o.next_at)
      order by o.next_at limit 1
    )
  )
$$;

revoke execute on function
  public.claim_due_race,
  public.next_due_at
  from public, anon, authenticated, service_role;
grant execute on function
  public.claim_due_race,
  public.next_due_at
  to service_role;

-- schemas/05_races/06_race_day.sql

-- What stewards do up to the off: freeze a race's field, and start it.

-- Everything the race is made from, one row an entry, hidden talents and what work has added to them included. A horse's record
-- counts up to the off: the grades it has won this season, for the penalties, and the pounds that
-- its rating came down in the 28 days before, all falls added. House horses are always sent out the
-- same, and have neither. Waits for whoever is changing what a horse wears: after the close nobody may
-- begin to.
create function public.race_inputs(p_race_id uuid)
returns table (
  horse_id uuid, horse_name text, stable_id uuid, is_house boolean, nonce text, draw integer,
  weight integer, sex text, birth_season integer, specialty text, style smallint, rating integer,
  runs integer, condition integer, energy integer, condition_at timestamptz,
  last_run_at timestamptz, overreached boolean, won_this_season text[], lost_in_four_weeks integer,
  speed double precision, acceleration double precision, stamina double precision,
  recovery double precision, agility double precision, balance double precision, heart integer,
  distance_preferred integer,
  distance_breadth integer, going_preferred integer, surface_aptitude integer, kit text[]
)
language sql volatile security definer set search_path = '' as $$
  select from public.horses
  where id in (select e.horse_id from public.entries e where e.race_id = p_race_id)
  order by id for share;
  select
    h.id, h.name, h.stable_id, s.is_house, e.nonce, e.draw, e.weight, h.sex, h.birth_season,
    h.specialty, private.style_of(e.id), h.rating, h.runs, h.condition, h.energy, h.condition_at, h.last_run_at,
    h.overreached,
    array(
      select distinct w.grade
      from public.entries x join public.races w on w.id = x.race_id
      where not s.is_house and x.horse_id = h.id and x.place = 1 and w.off_at < r.off_at
        and private.season_at(w.off_at) = private.season_at(r.off_at)
      order by w.grade
    ),
    (
      select coalesce(sum(x.rating_before - x.rating_after), 0)::integer
      from public.entries x join public.races w on w.id = x.race_id
      where not s.is_house and x.horse_id = h.id and x.rating_after < x.rating_before
        and w.off_at >= r.off_at - interval '28 days' and w.off_at < r.off_at
    ),
    private.talent_now(t.speed, g.speed), private.talent_now(t.acceleration, g.acceleration),
    private.talent_now(t.stamina, g.stamina), private.talent_now(t.recovery, g.recovery),
    private.talent_now(t.agility, g.agility), private.talent_now(t.balance, g.balance), t.heart,
    t.distance_preferred, t.distance_breadth, t.going_preferred, t.surface_aptitude,
    array(select item from public.horse_equipment where horse_id = h.id order by slot)
  from public.races r
  join public.entries e on e.race_id = r.id
  join public.horses h on h.id = e.horse_id
  join public.stables s on s.id = h.stable_id
  join private.talents t on t.horse_id = h.id
  left join private.talents_gained g on g.horse_id = h.id
  where r.id = p_race_id
  order by e.draw, h.id
$$;

create function public.race_secret(p_race_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select seed from private.race_secrets where race_id = p_race_id
$$;

-- True if the horses are exactly the race's declared runners.
create function private.is_field(p_race_id uuid, p_horse_ids uuid[]) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(
    array(select horse_id from unnest(p_horse_ids) horse_id order by horse_id)
      = array(select horse_id from public.entries where race_id = p_race_id order by horse_id)
    and cardinality(p_horse_ids) > 0,
    false
  )
$$;

-- True if every runner of a field has a chance of winning and of being placed, from 0 to 10,000
-- hundredths of a percent, and the line rests on a run at least.
create function private.is_morning_line(
  p_entries integer, p_win_chances integer[], p_place_chances integer[], p_runs integer
) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    private.same_length(p_entries, cardinality(p_win_chances), cardinality(p_place_chances))
      and p_runs > 0
      and not exists (
        select from unnest(p_win_chances, p_place_chances) c (win, place)
        where (c.win between 0 and 10000 and c.place between 0 and 10000) is not true
      ),
    false
  )
$$;

-- Freezes and publishes the field. The lists are the declared field, one element a runner, with
-- the draws 1 to n. With the morning line come its chances, in hundredths of a percent, and the runs
-- that it rests on; a race may have none. A second call changes nothing and returns the same.
create function public.close_race(
  p_race_id uuid, p_card text, p_salt text, p_horse_ids uuid[], p_draws integer[],
  p_weights integer[], p_at timestamptz, p_win_chances integer[] default null,
  p_place_chances integer[] default null, p_line_runs integer default null
) returns public.races
language plpgsql security definer set search_path = '' as $$
declare
  v_race public.races;
begin
  p_at := private.not_ahead(p_at);
  v_race := private.lock_race(p_race_id);
  if v_race.status = 'closed' then
    return v_race;
  elsif v_race.status <> 'open' then
    perform private.refuse('race_closed');
  elsif p_at is null or p_at < v_race.closes_at then
    perform private.refuse('bad_request', 'entries have not closed');
  elsif v_race.entries_count > v_race.max_entries then
    perform private.refuse('bad_request', 'the ballot has not been drawn');
  elsif not private.is_field(p_race_id, p_horse_ids)
    or not private.same_length(
      v_race.entries_count, cardinality(p_draws), cardinality(p_weights)
    )
    or exists (select from generate_series(1, v_race.entries_count) n where n <> all (p_draws))
  then
    perform private.refuse('bad_request', 'the lists are not the declared field');
  elsif p_card is null or p_salt is null then
    perform private.refuse('bad_request', 'a field is frozen with its card and salt');
  elsif num_nonnulls(p_win_chances, p_place_chances, p_line_runs) > 0
    and not private.is_morning_line(
      v_race.entries_count, p_win_chances, p_place_chances, p_line_runs
    )
  then
    perform private.refuse('bad_request', 'a morning line gives every runner its chances');
  end if;

  perform private.lock_entries(p_race_id);
  update public.entries e
  set draw = f.draw, weight = f.weight, win_chance = f.win_chance, place_chance = f.place_chance,
    style = private.style_of(e.id)
  from unnest(p_horse_ids, p_draws, p_weights, p_win_chances, p_place_chances)
    f (horse_id, draw, weight, win_chance, place_chance)
  where e.race_id = p_race_id and e.horse_id = f.horse_id;
  update private.race_secrets set salt = p_salt, claimed_by = null, claimed_until = null
  where race_id = p_race_id;
  update public.races
  set status = 'closed', card = p_card, card_hash = private.sha256_hex(p_card), closed_at = p_at,
    line_runs = p_line_runs
  where id = p_race_id
  returning * into v_race;
  return v_race;
end
$$;

-- Starts a frozen race: the seed and the salt are revealed, and with them the race can be run by
-- everybody. Binds its settlement to the checksum, and to when the last runner has passed the post. A
-- second call changes nothing and returns the same.
create function public.start_race(
  p_race_id uuid, p_checksum text, p_finishes_at timestamptz, p_at timestamptz,
  p_beacon_signature text default null
) returns public.races
language plpgsql security definer set search_path = '' as $$
declare
  v_race public.races;
begin
  p_at := private.not_ahead(p_at);
  v_race := private.lock_race(p_race_id);
  if v_race.status in ('running', 'finished') then
    return v_race;
  elsif v_race.status <> 'closed' then
    perform private.refuse('bad_request', 'the race has no frozen field to start');
  elsif p_at is null or p_at < v_race.off_at then
    perform private.refuse('bad_request', 'the race is not off yet');
  elsif p_checksum is null or (p_finishes_at > v_race.off_at) is not true then
    perform private.refuse('bad_request', 'a race is started with its checksum, and ends after the off');
  end if;

  update private.race_secrets set claimed_by = null, claimed_until = null
  where race_id = p_race_id;
  update public.races r
  set status = 'running', seed = s.seed, salt = s.salt, beacon_signature = p_beacon_signature,
    checksum = p_checksum, finishes_at = p_finishes_at
  from private.race_secrets s
  where r.id = p_race_id and s.race_id = r.id
  returning r.* into v_race;
  return v_race;
end
$$;

revoke execute on function
  public.race_inputs,
  public.race_secret,
  public.close_race,
  public.start_race
  from public, anon, authenticated, service_role;
grant execute on function
  public.race_inputs,
  public.race_secret,
  public.close_race,
  public.start_race
  to service_role;

-- schemas/05_races/07_settlement.sql

-- A race that was run: one transaction writes the result and pays the prizes.

-- Moves the race's money: a tenth of the fees to the house, the house's part of the purse into the
-- pool, and the purse out of it: to the wallets of players' stables, or the credits of those that chose so,
-- the rest back to the house.
create function private.pay_prizes(p_race public.races, p_at timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  v_pool constant bigint := private.pool_of(p_race.id);
  v_house constant bigint := private.house();
  v_winners bigint[];
  v_prizes bigint[];
  v_fees bigint;
  v_rake bigint;
begin
  select coalesce(array_agg(w.winner), '{}'), coalesce(array_agg(w.prize), '{}')
  into v_winners, v_prizes
  from (
    select private.prize_wallet_of(s.id) as winner, sum(e.prize)::bigint as prize
    from public.entries e
    join public.stables s on s.id = e.stable_id and not s.is_house
    where e.race_id = p_race.id and e.prize > 0
    group by s.id
  ) w;
  perform from private.accounts
  where id = any (array[v_pool, v_house] || v_winners) order by id for no key update;
  select balance into v_fees from private.accounts where id = v_pool;
  v_rake := v_fees / 10;

  if v_rake > 0 then
    perform private.post('rake', null, p_at, array[v_pool, v_house], array[-v_rake, v_rake]);
  end if;
  if p_race.purse <> v_fees - v_rake then
    perform private.post(
      'top_up', null, p_at, array[v_house, v_pool],
      array[v_fees - v_rake - p_race.purse, p_race.purse - v_fees + v_rake]
    );
  end if;
  perform private.post(
    'prizes', null, p_at, array[v_pool, v_house] || v_winners,
    array[-p_race.purse, p_race.purse - (select coalesce(sum(prize), 0)::bigint from unnest(v_prizes) prize)]
      || v_prizes
  );
end
$$;

-- Ends the horses' engagements and the steward's claim, once a race is over.
create function private.release_race(p_race_id uuid) returns void
language sql set search_path = '' as $$
  delete from private.engagements where race_id = p_race_id;
  update private.race_secrets set claimed_by = null, claimed_until = null
  where race_id = p_race_id;
$$;

-- Notes who rode each runner, as the published card says.
create function private.note_jockeys(p_race_id uuid) returns void
language sql set search_path = '' as $$
  update public.entries e
  set jockey = (c.runner ->> 'jockey')::integer
  from public.races r
  cross join jsonb_array_elements(r.card::jsonb -> 'runners') c (runner)
  where r.id = p_race_id and e.race_id = r.id and e.horse_id::text = c.runner ->> 'horseId'
$$;

-- One element a runner in every list but p_overreached, which names the horses that are. Ratings,
-- conditions (%), energies (%) and who is overreached are those after the race; the prizes sum to the
-- purse. The checksum is the one that the race was started with, so that the result is the one that
-- everybody saw. A second call changes nothing and returns the same.
create function public.settle_race(
  p_race_id uuid, p_horse_ids uuid[], p_places integer[], p_times_ms integer[],
  p_prizes bigint[], p_ratings integer[], p_conditions integer[], p_energies integer[],
  p_overreached uuid[], p_checksum text, p_at timestamptz
) returns public.races
language plpgsql security definer set search_path = '' as $$
declare
  v_race public.races;
begin
  p_at := private.not_ahead(p_at);
  v_race := private.lock_race(p_race_id);
  if v_race.status = 'finished' then
    return v_race;
  elsif v_race.status <> 'running' then
    perform private.refuse('bad_request', 'the race was not started');
  elsif p_at is null or p_at < v_race.finishes_at then
    perform private.refuse('bad_request', 'the last runner has not passed the post');
  elsif p_checksum is distinct from v_race.checksum then
    perform private.refuse('bad_request', 'the result is not that of the race as it was started');
  elsif not private.is_field(p_race_id, p_horse_ids)
    or not private.same_length(
      v_race.entries_count, cardinality(p_places), cardinality(p_times_ms),
      cardinality(p_prizes), cardinality(p_ratings), cardinality(p_conditions),
      cardinality(p_energies)
    )
  then
    perform private.refuse('bad_request', 'the lists are not the frozen field');
  elsif exists (
    select from unnest(p_places, p_times_ms, p_prizes) as result (place, time_ms, prize)
    where (place between 1 and v_race.entries_count and time_ms > 0 and prize >= 0) is not true
  ) or v_race.purse <> (select sum(prize) from unnest(p_prizes) prize) or p_overreached is null
    or v_race.finishes_at < v_race.off_at
      + (select max(time_ms) from unnest(p_times_ms) time_ms) * interval '1 millisecond'
  then
    perform private.refuse('bad_request', 'places, times, or prizes that do not share the purse');
  end if;

  perform from public.horses where id = any (p_horse_ids) order by id for no key update;
  perform private.lock_entries(p_race_id);

  update public.entries e
  set place = f.place, time_ms = f.time_ms, prize = f.prize,
    rating_before = h.rating, rating_after = f.rating, condition_after = f.condition
  from unnest(p_horse_ids, p_places, p_times_ms, p_prizes, p_ratings, p_conditions)
      as f (horse_id, place, time_ms, prize, rating, condition)
  join public.horses h on h.id = f.horse_id
  where e.race_id = p_race_id and e.horse_id = f.horse_id;

  -- House horses are always sent out the same, so that they can run every few minutes.
  update public.horses h
  set runs = h.runs + 1,
    wins = h.wins + (f.place = 1)::integer,
    places = h.places + (f.place <= 3)::integer,
    earnings = h.earnings + f.prize,
    form = right(h.form || case when f.place = 1 then 'W' else 'L' end, 10),
    figures = right(h.figures || case when f.place <= 9 then f.place else 0 end, 10),
    rating = f.rating,
    condition = case when s.is_house then 85 else f.condition end,
    energy = case when s.is_house then 85 else f.energy end,
    overreached = h.id = any (p_overreached) and not s.is_house,
    condition_at = p_at,
    last_run_at = v_race.off_at
  from unnest(p_horse_ids, p_places, p_prizes, p_ratings, p_conditions, p_energies)
      as f (horse_id, place, prize, rating, condition, energy), public.stables s
  where h.id = f.horse_id and s.id = h.stable_id;

  perform private.note_jockeys(p_race_id);
  perform private.wear_equipment(p_horse_ids, p_at);
  perform private.count_results(p_race_id);
  perform private.count_course(p_race_id);
  perform private.pay_prizes(v_race, p_at);

  insert into public.activities (stable_id, horse_id, race_id, type, place, prize, at)
  select e.stable_id, e.horse_id, e.race_id, 'race_result', e.place, e.prize, p_at
  from public.entries e
  join public.stables s on s.id = e.stable_id and not s.is_house
  where e.race_id = p_race_id;

  perform private.release_race(p_race_id);
  update public.races set status = 'finished', settled_at = p_at where id = p_race_id
  returning * into v_race;
  return v_race;
end
$$;

revoke execute on function public.settle_race from public, anon, authenticated, service_role;
grant execute on function public.settle_race to service_role;

-- schemas/05_races/08_void_race.sql

-- A race that is called off.

-- Every fee is refunded, and the seed is published if it was not at the off. A second call changes
-- nothing.
create function public.void_race(
  p_race_id uuid, p_reason text, p_at timestamptz, p_beacon_signature text default null
) returns public.races
language plpgsql security definer set search_path = '' as $$
declare
  v_race public.races;
  v_stable_ids uuid[];
  v_paid_at timestamptz[];
begin
  p_at := private.not_ahead(p_at);
  v_race := private.lock_race(p_race_id);
  if v_race.status = 'void' then
    return v_race;
  elsif v_race.status = 'finished' then
    perform private.refuse('race_closed');
  elsif p_reason is null or p_at is null then
    perform private.refuse('bad_request', 'a race is called off for a reason');
  end if;

  select array_agg(s.id), array_agg(e.entered_at)
  into v_stable_ids, v_paid_at
  from public.entries e
  join public.stables s on s.id = e.stable_id and not s.is_house
  where e.race_id = p_race_id;
  perform private.refund_fees(v_race, v_stable_ids, v_paid_at, p_at);

  insert into public.activities (stable_id, horse_id, race_id, type, at)
  select e.stable_id, e.horse_id, e.race_id, 'race_void', p_at
  from public.entries e
  join public.stables s on s.id = e.stable_id and not s.is_house
  where e.race_id = p_race_id;

  perform private.release_race(p_race_id);
  update public.races r
  set status = 'void', void_reason = p_reason, settled_at = p_at, seed = s.seed, salt = s.salt,
    beacon_signature = coalesce(r.beacon_signature, p_beacon_signature)
  from private.race_secrets s
  where r.id = p_race_id and s.race_id = r.id
  returning r.* into v_race;
  return v_race;
end
$$;

revoke execute on function public.void_race from public, anon, authenticated, service_role;
grant execute on function public.void_race to service_role;

-- schemas/06_ledger/01_ledger.sql

-- Money, in whole dollars. Every movement is a transaction whose postings sum to zero; what was
-- written stays. The house's account is the only one that may go below zero.

create table private.accounts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('credits', 'wallet', 'pool', 'house')),
  stable_id uuid references public.stables (id),
  race_id uuid references public.races (id),
  balance bigint not null default 0,
  unique (stable_id, kind),
  unique (race_id),
  check ((kind in ('credits', 'wallet')) = (stable_id is not null)),
  check ((kind = 'pool') = (race_id is not null)),
  check (kind = 'house' or balance >= 0)
);

create unique index accounts_one_house on private.accounts (kind) where kind = 'house';
insert into private.accounts (kind) values ('house');

create table private.transactions (
  id bigint generated always as identity primary key,
  kind text not null
    check (
      kind in (
        'grant', 'entry_fee', 'entry_refund', 'rake', 'top_up', 'prizes', 'training', 'equipment',
        'horse_sale', 'horse_return', 'box_fee', 'wallet_transfer'
      )
    ),
  request_id uuid,
  at timestamptz not null
);

create table private.postings (
  transaction_id bigint not null references private.transactions (id),
  account_id bigint not null references private.accounts (id),
  amount bigint not null check (amount <> 0),
  primary key (transaction_id, account_id)
);

create index postings_by_account on private.postings (account_id);

-- What a stable's money did on a day (UTC), by the kind of the transactions and how many they were: kept by
-- the posting itself, so that its owner's account reads however much has moved. Of what moves between
-- wallet and credits it tells what came to the credits.
create table public.money_days (
  stable_id uuid not null references public.stables (id),
  day date not null,
  kind text not null,
  amount bigint not null,
  movements integer not null check (movements > 0),
  primary key (stable_id, day, kind)
);

alter table public.money_days enable row level security;

create policy money_days_are_their_owners on public.money_days
  for select to authenticated
  using (
    exists (
      select from public.stables s
      where s.id = stable_id and s.owner_id = (select auth.uid())
    )
  );

revoke all on table public.money_days from public, anon, authenticated, service_role;
grant select on table public.money_days to anon, authenticated, service_role;

create function private.refuse_rewriting() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'the ledger is append-only';
end
$$;

create trigger transactions_are_append_only
  before update or delete or truncate on private.transactions
  for each statement execute function private.refuse_rewriting();
create trigger postings_are_append_only
  before update or delete or truncate on private.postings
  for each statement execute function private.refuse_rewriting();

-- Deferred to the commit, where the rights are the caller's again: so it brings its own.
create function private.require_zero_sum() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select sum(amount) from private.postings where transaction_id = new.transaction_id) <> 0 then
    raise exception 'the postings of transaction % do not sum to zero', new.transaction_id;
  end if;
  return null;
end
$$;

create constraint trigger postings_sum_to_zero
  after insert on private.postings deferrable initially deferred
  for each row execute function private.require_zero_sum();

create function private.wallet_of(p_stable_id uuid, p_kind text) returns bigint
language sql stable set search_path = '' as $$
  select id from private.accounts where stable_id = p_stable_id and kind = p_kind
$$;

create function private.pool_of(p_race_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select id from private.accounts where race_id = p_race_id
$$;

create function private.house() returns bigint
language sql stable set search_path = '' as $$
  select id from private.accounts where kind = 'house'
$$;

-- Writes one transaction. Accounts are locked in the order of their ids; amounts of zero are left
-- out. The balances, and the wallets that players see, change in the statement that posts; then their days.
create function private.post(
  p_kind text, p_request_id uuid, p_at timestamptz, p_accounts bigint[], p_amounts bigint[]
) returns void
language plpgsql set search_path = '' as $$
declare
  v_transaction bigint;
begin
  if (select coalesce(sum(amount), 0) from unnest(p_amounts) amount) <> 0 then
    raise exception 'a transaction of kind % does not sum to zero', p_kind;
  end if;

  perform from private.accounts where id = any (p_accounts) order by id for no key update;

  insert into private.transactions (kind, request_id, at) values (p_kind, p_request_id, p_at)
  returning id into v_transaction;

  with posted as (
    insert into private.postings (transaction_id, account_id, amount)
    select v_transaction, account_id, sum(amount)
    from unnest(p_accounts, p_amounts) moved (account_id, amount)
    group by account_id
    having sum(amount) <> 0
    returning account_id, amount
  ), moved as (
    update private.accounts a set balance = a.balance + p.amount
    from posted p
    where a.id = p.account_id
    returning a.stable_id, a.kind, a.balance
  )
  update public.wallets u set balance = m.balance
  from moved m
  where u.stable_id = m.stable_id and u.kind = m.kind;

  insert into public.money_days as d (stable_id, day, kind, amount, movements)
  select a.stable_id, (p_at at time zone 'UTC')::date, p_kind, sum(p.amount), 1
  from private.postings p
  join private.accounts a on a.id = p.account_id and a.stable_id is not null
  where p.transaction_id = v_transaction and (p_kind <> 'wallet_transfer' or a.kind = 'credits')
  group by a.stable_id
  order by a.stable_id
  on conflict (stable_id, day, kind) do update
  set amount = d.amount + excluded.amount, movements = d.movements + 1;
end
$$;

-- schemas/06_ledger/02_wallet.sql

-- A stable's two kinds of money: credits are spent, the wallet holds prize money. What moves between them
-- moves at once and free.

-- Sees to it that a stable can pay p_amount out of its credits: what they lack comes out of its wallet, if the
-- owner lets it be as much as p_from_wallet. Else false, and nothing has moved. Locks credits, wallet and
-- p_payees in the order of their ids: two payments of one stable meet here, and the second sees the first.
create function private.raise_credits(
  p_stable_id uuid, p_amount bigint, p_from_wallet bigint, p_payees bigint[], p_request_id uuid,
  p_at timestamptz
) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_credits constant bigint := private.wallet_of(p_stable_id, 'credits');
  v_wallet constant bigint := private.wallet_of(p_stable_id, 'wallet');
  v_lacking bigint;
begin
  perform from private.accounts where id = any (array[v_credits, v_wallet] || p_payees)
  order by id for no key update;
  v_lacking := p_amount - (select balance from private.accounts where id = v_credits);
  if v_lacking <= 0 then
    return true;
  elsif v_lacking > p_from_wallet
    or v_lacking > (select balance from private.accounts where id = v_wallet)
  then
    return false;
  end if;
  perform private.post(
    'wallet_transfer', p_request_id, p_at, array[v_wallet, v_credits], array[-v_lacking, v_lacking]
  );
  return true;
end
$$;

-- The account into which a stable's prizes are paid.
create function private.prize_wallet_of(p_stable_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select private.wallet_of(p_stable_id, kind) from public.wallets
  where stable_id = p_stable_id and takes_prizes
$$;

-- Moves money between the player's wallet and his credits, p_to being 'credits' or 'wallet'. Answers what is
-- in each afterwards.
create function public.transfer_wallet(p_amount bigint, p_to text, p_request_id uuid)
returns table (credits bigint, wallet bigint)
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_from bigint;
  v_to bigint;
begin
  perform private.player();
  if (p_amount between 1 and 1000000000) is not true or (p_to in ('credits', 'wallet')) is not true
    or p_request_id is null
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'transfer_wallet', concat_ws(' ', p_amount, p_to));
  if v_answer is null then
    v_stable_id := private.own_stable();
    v_to := private.wallet_of(v_stable_id, p_to);
    v_from := private.wallet_of(
      v_stable_id, case p_to when 'credits' then 'wallet' else 'credits' end
    );
    perform from private.accounts where id in (v_from, v_to) order by id for no key update;
    if p_amount > (select balance from private.accounts where id = v_from) then
      perform private.refuse(
        case p_to when 'credits' then 'too_little_in_wallet' else 'too_few_credits' end
      );
    end if;
    perform private.post(
      'wallet_transfer', p_request_id, clock_timestamp(), array[v_from, v_to],
      array[-p_amount, p_amount]
    );
    select jsonb_object_agg(kind, balance) into v_answer
    from public.wallets where stable_id = v_stable_id;
    perform private.keep_answer(p_request_id, v_answer);
  end if;
  return query select (v_answer ->> 'credits')::bigint, (v_answer ->> 'wallet')::bigint;
end
$$;

-- Chooses where the prizes of the player's stable go from now on, 'wallet' or 'credits'; answers the choice.
create function public.choose_prize_wallet(p_kind text, p_request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
begin
  perform private.player();
  if (p_kind in ('credits', 'wallet')) is not true or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'choose_prize_wallet', p_kind);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  update public.wallets set takes_prizes = kind = p_kind where stable_id = private.own_stable();
  perform private.keep_answer(p_request_id, to_jsonb(p_kind));
  return p_kind;
end
$$;

revoke execute on function public.transfer_wallet, public.choose_prize_wallet
  from public, anon, authenticated, service_role;
grant execute on function public.transfer_wallet, public.choose_prize_wallet to authenticated;

-- schemas/06_ledger/03_economy.sql

-- How the game's money moved, week by week: kept when a week's boxes are charged, and read by everybody, but of
-- weeks with fewer stables than `LEAST_STABLES_TOLD` in @furlong/game, whose figures would tell what one has.

-- How it lay when the week was over. Nothing is told of weeks that went by while nobody was there.
create table public.economy_weeks (
  week integer primary key,
  begins_at timestamptz not null,
  -- Players' stables, and the horses in them that are not retired.
  stables integer not null,
  horses integer not null,
  -- Of what a stable has, credits and wallet: the middle one, and how unequal they are, 0 to 1.
  median_money bigint not null,
  gini double precision not null,
  -- What the middle one of the horses sold in the week fetched, and how many there were.
  median_price bigint,
  sold integer not null,
  -- Of these the sales from stable to stable: how many, and what was paid; how far their prices lay from
  -- the guide in all; and the most that one stable was paid more than it paid.
  transfers integer not null default 0,
  transferred bigint not null default 0,
  off_guide bigint not null default 0,
  most_received bigint not null default 0
);

-- What came to players' stables in the week (above 0) or left them, by the kind of the transaction.
create table public.economy_flows (
  week integer not null references public.economy_weeks (week),
  kind text not null,
  amount bigint not null check (amount <> 0),
  primary key (week, kind)
);

create index transactions_by_time on private.transactions (at);

alter table public.economy_weeks enable row level security;
alter table public.economy_flows enable row level security;

create policy economy_weeks_are_public on public.economy_weeks
  for select to anon, authenticated using (stables >= 5);
-- What may not be read of weeks hides their flows.
create policy economy_flows_are_public on public.economy_flows
  for select to anon, authenticated
  using (exists (select from public.economy_weeks w where w.week = economy_flows.week));

revoke all on table public.economy_weeks, public.economy_flows
  from public, anon, authenticated, service_role;
grant select on table public.economy_weeks, public.economy_flows
  to anon, authenticated, service_role;

-- How unequal amounts are: 0 where all are equal, toward 1 where one has everything. None are 0.
create function private.gini(p_amounts bigint[]) returns double precision
language sql immutable set search_path = '' as $$
  select case when coalesce(sum(a.amount), 0) = 0 then 0
    else 2.0 * sum(a.rank * a.amount) / (count(*) * sum(a.amount)) - (count(*) + 1.0) / count(*)
  end::double precision
  from (
    select amount, row_number() over (order by amount) as rank from unnest(p_amounts) amount
  ) a
$$;

-- The sales from stable to stable from one moment to another.
create function private.transfers_in(p_from timestamptz, p_to timestamptz)
returns table (transfers integer, transferred bigint, off_guide bigint, most_received bigint)
language sql stable set search_path = '' as $$
  with deal as (
    select l.stable_id, l.buyer_id, l.price, abs(l.price - private.guide_of(l)) as off_guide
    from private.listings l
    where l.ending = 'sold' and not l.of_house and l.ended_at >= p_from and l.ended_at < p_to
  ), received as (
    select sum(side.amount) as amount
    from (
      select stable_id, price as amount from deal union all select buyer_id, -price from deal
    ) side
    group by side.stable_id
  )
  select count(*)::integer, coalesce(sum(price), 0)::bigint, coalesce(sum(off_guide), 0)::bigint,
    (select coalesce(max(amount), 0)::bigint from received)
  from deal
$$;

-- Keeps the figures of a week that is over, once.
create function private.keep_economy_week(p_week integer) returns void
language plpgsql set search_path = '' as $$
declare
  v_from constant timestamptz := private.books_from(p_week);
  v_to constant timestamptz := private.books_from(p_week + 1);
  -- A week's boxes are charged when it is over, and belong to it; what is paid of them later, to the next.
  v_boxes_from constant timestamptz := greatest(
    v_from, (select max(b.at) from private.box_bills b where b.week < p_week)
  );
  v_money bigint[] := array(
    select sum(a.balance)::bigint
    from private.accounts a join private.players_stables s on s.id = a.stable_id
    group by s.id
  );
begin
  insert into public.economy_weeks
  select p_week, private.week_start(p_week), cardinality(v_money),
    (
      select count(*) from public.horses h
      join private.players_stables s on s.id = h.stable_id
      where h.retired_at is null
    ),
    coalesce((select percentile_disc(0.5) within group (order by m) from unnest(v_money) m), 0),
    private.gini(v_money), l.price, l.sold, t.transfers, t.transferred, t.off_guide, t.most_received
  from private.transfers_in(v_from, v_to) t, (
    select percentile_disc(0.5) within group (order by price) as price, count(*) as sold
    from private.listings
    where ending = 'sold' and ended_at >= v_from and ended_at < v_to
  ) l
  on conflict (week) do nothing;
  insert into public.economy_flows
  select p_week, t.kind, sum(p.amount)
  from private.transactions t
  join private.postings p on p.transaction_id = t.id
  join private.accounts a on a.id = p.account_id and a.kind in ('credits', 'wallet')
  join private.players_stables s on s.id = a.stable_id
  where case when t.kind = 'box_fee' then t.at > v_boxes_from else t.at < v_to end
    and t.at >= v_from and t.at < private.books_from(p_week + 2)
  group by t.kind
  having sum(p.amount) <> 0
  on conflict (week, kind) do nothing;
end
$$;

-- schemas/06_ledger/04_prize_subsidy.sql

-- What the house pays toward purses: set for each week when the books of the week before are closed.

-- The house's part of the purses of races opened in a week, in percent of the planned part, and what it
-- rests on: what stables won and what racing cost them in the closed weeks that were judged. Read like those.
create table public.purse_weeks (
  week integer primary key,
  begins_at timestamptz not null,
  percent integer not null check (percent between 60 and 140),
  judged_weeks integer not null check (judged_weeks between 0 and 4),
  stables integer not null,
  won bigint not null,
  spent bigint not null
);

alter table public.purse_weeks enable row level security;
create policy purse_weeks_are_public on public.purse_weeks
  for select to anon, authenticated using (stables >= 5);
revoke all on table public.purse_weeks from public, anon, authenticated, service_role;
grant select on table public.purse_weeks to anon, authenticated, service_role;

-- The percent that was last set for that week or one before it; 100 before the first.
create function private.prize_subsidy(p_week integer) returns integer
language sql stable set search_path = '' as $$
  select coalesce(
    (select percent from public.purse_weeks where week <= p_week order by week desc limit 1), 100
  )
$$;

-- The percent of a week after one of p_present, by the closed weeks judged. The rule is `nextPrizeSubsidy`
-- in @furlong/game.
create function private.next_prize_subsidy(
  p_present integer, p_percents integer[], p_newest_stables integer, p_won bigint, p_spent bigint
) returns integer
language sql immutable set search_path = '' as $$
  select case
    when cardinality(p_percents) < 2 or p_newest_stables < 20 or p_spent <= 0 then p_present
    else greatest(60, least(140, greatest(p_present - 7, least(p_present + 7,
      case when p_won <= 0 then 140 else least(1000, floor(
        ((select sum(percent) from unnest(p_percents) percent)::double precision
            / cardinality(p_percents) + 32)
          * 1.025::double precision * p_spent / p_won - 32 + 0.5
      )) end
    ))))::integer
  end
$$;

-- Sets the house's part of the week after one whose books are closed, once.
create function private.keep_purse_week(p_closed_week integer) returns void
language sql set search_path = '' as $$
  insert into public.purse_weeks
  select p_closed_week + 1, private.week_start(p_closed_week + 1),
    private.next_prize_subsidy(
      private.prize_subsidy(p_closed_week), j.percents, j.newest_stables, j.won, j.spent
    ),
    cardinality(j.percents), j.newest_stables, j.won, j.spent
  from (
    select
      coalesce(array_agg(private.prize_subsidy(w.week)) filter (where w.stables >= 5), '{}') as percents,
      coalesce((array_agg(w.stables order by w.week desc))[1], 0) as newest_stables,
      -- With a week that is not told it would be told by what the sums differ in.
      coalesce(sum(f.won) filter (where w.stables >= 5), 0)::bigint as won,
      coalesce(sum(f.spent) filter (where w.stables >= 5), 0)::bigint as spent
    from public.economy_weeks w
    cross join lateral (
      select coalesce(sum(amount) filter (where kind = 'prizes'), 0) as won,
        coalesce(-sum(amount) filter (
          where kind in ('entry_fee', 'entry_refund', 'training', 'box_fee', 'equipment')
        ), 0) as spent
      from public.economy_flows where week = w.week
    ) f
    where w.week > p_closed_week - 4 and w.week <= p_closed_week
  ) j
  on conflict (week) do nothing
$$;

-- The purse of a planned race where the house pays p_percent of its planned part. The rule is `purseAt`
-- in @furlong/game.
create function private.purse_at(p_purse bigint, p_entry_fee bigint, p_percent integer) returns bigint
language sql immutable set search_path = '' as $$
  select case when p_percent = 100 then p_purse
    else greatest(50, 50 * floor(
      ((10 * p_purse - 81 * p_entry_fee) * p_percent + 8100 * p_entry_fee + 25000) / 50000.0
    ))::bigint
  end
$$;

-- schemas/06_ledger/05_box_fees.sql

-- What a stable's boxes cost: charged when a week is over, for the horses that then stand in them. The rule
-- is `boxFee` in @furlong/game.

-- Which week is being charged, or was last, and the stable reached in it; null once all are.
create table private.box_rounds (
  only_one boolean primary key default true check (only_one),
  week integer not null,
  reached uuid
);

-- What each stable was billed for a week, and what it had to pay with.
create table private.box_bills (
  stable_id uuid not null references public.stables (id),
  week integer not null,
  horses integer not null check (horses >= 0),
  runs integer not null check (runs >= 0),
  fee bigint not null check (fee >= 0),
  paid bigint not null check (paid between 0 and fee),
  at timestamptz not null,
  primary key (stable_id, week)
);

-- Dollars a week for a horse that ran so often in it.
create function private.box_fee(p_runs integer) returns integer
language sql immutable set search_path = '' as $$
  select greatest(0, 150 - 40 * p_runs)
$$;

-- From when on what is settled and paid belongs to the books of a week: a minute before it begins. What was
-- stamped before that has long come in when the week before is charged; so it counts in one week, and in no
-- other.
create function private.books_from(p_week integer) returns timestamptz
language sql immutable set search_path = '' as $$
  select private.week_start(p_week) - interval '1 minute'
$$;

-- What the horses that a stable has now cost it for a week, and how many of their runs were settled in it.
create function private.box_costs(p_stable_id uuid, p_week integer)
returns table (horses integer, runs integer, fee bigint)
language sql stable set search_path = '' as $$
  select count(*)::integer, coalesce(sum(r.runs), 0)::integer, coalesce(sum(private.box_fee(r.runs)), 0)
  from public.horses h
  cross join lateral (
    select count(*)::integer as runs
    from public.entries e
    join public.races x on x.id = e.race_id
    where e.horse_id = h.id and e.place is not null
      and x.settled_at >= private.books_from(p_week) and x.settled_at < private.books_from(p_week + 1)
  ) r
  where h.stable_id = p_stable_id and h.retired_at is null
$$;

-- Bills a stable for a week, once; what its credits lack comes out of the wallet, so that nobody's boxes
-- are free who moves his money there. Who cannot pay it all pays what there is; nothing is owed.
create function private.bill_boxes(p_stable_id uuid, p_week integer, p_at timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  v_costs record;
  v_wallet bigint := private.wallet_of(p_stable_id, 'credits');
  v_paid bigint;
begin
  select * into v_costs from private.box_costs(p_stable_id, p_week);
  perform private.raise_credits(p_stable_id, 0, 0, array[private.house()], null, p_at);
  select least(v_costs.fee, sum(a.balance)) into v_paid
  from private.accounts a where a.stable_id = p_stable_id;
  perform private.raise_credits(p_stable_id, v_paid, v_paid, array[private.house()], null, p_at);
  insert into private.box_bills (stable_id, week, horses, runs, fee, paid, at)
  values (p_stable_id, p_week, v_costs.horses, v_costs.runs, v_costs.fee, v_paid, p_at);
  if v_paid > 0 then
    perform private.post(
      'box_fee', null, p_at, array[v_wallet, private.house()], array[-v_paid, v_paid]
    );
  end if;
end
$$;

-- Bills up to p_limit stables for the week that is over at p_at, and says how many; 0 once all are. Only
-- stables of confirmed players pay, and none for the week in which it was founded. A week that went by while nobody was
-- there to charge it is forgiven. Stewards take turns at the one row; the last bill closes the week's books
-- and sets the house's part of the next week's purses.
create function public.charge_boxes(p_at timestamptz, p_limit integer default 200) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_week integer := private.week_at(private.not_ahead(p_at)) - 1;
  v_round private.box_rounds;
  v_stable_ids uuid[];
begin
  p_at := private.not_ahead(p_at);
  if p_at is null or (p_limit between 1 and 1000) is not true then
    perform private.refuse('bad_request');
  end if;
  insert into private.box_rounds (week, reached)
  values (v_week, '00000000-0000-0000-0000-000000000000')
  on conflict (only_one) do nothing;
  select * into v_round from private.box_rounds for update;
  if v_round.week > v_week or (v_round.week = v_week and v_round.reached is null) then
    return 0;
  elsif v_round.week < v_week then
    v_round.reached := '00000000-0000-0000-0000-000000000000';
  end if;

  v_stable_ids := array(
    select s.id from private.players_stables s
    where s.id > v_round.reached and s.created_at < private.week_start(v_week)
    order by s.id
    limit p_limit
  );
  -- All at once, in the order of everybody else.
  perform from private.accounts
  where id = private.house() or stable_id = any (v_stable_ids) order by id for no key update;
  perform private.bill_boxes(stable_id, v_week, p_at) from unnest(v_stable_ids) stable_id;
  update private.box_rounds
  set week = v_week,
    reached = case
      when cardinality(v_stable_ids) = p_limit then v_stable_ids[p_limit]
    end;
  if cardinality(v_stable_ids) < p_limit then
    perform private.keep_economy_week(v_week);
    perform private.keep_purse_week(v_week);
  end if;
  return cardinality(v_stable_ids);
end
$$;

-- What the caller's boxes cost so far this week, and what he was last billed for a week.
create function public.my_boxes()
returns table (
  charged_at timestamptz, horses integer, runs integer, fee bigint, last_at timestamptz,
  last_horses integer, last_runs integer, last_fee bigint, last_paid bigint
)
language sql stable security definer set search_path = '' as $$
  select
    private.week_start(private.week_at(now()) + 1), c.horses, c.runs,
    case when s.created_at < private.week_start(private.week_at(now())) then c.fee else 0 end,
    b.at, b.horses, b.runs, b.fee, b.paid
  from public.stables s
  cross join lateral private.box_costs(s.id, private.week_at(now())) c
  left join lateral (
    select * from private.box_bills x where x.stable_id = s.id order by x.week desc limit 1
  ) b on true
  where s.owner_id = (select auth.uid())
$$;

revoke execute on function public.charge_boxes, public.my_boxes
  from public, anon, authenticated, service_role;
grant execute on function public.charge_boxes to service_role;
grant execute on function public.my_boxes to authenticated;

-- schemas/06_ledger/06_refunds.sql

-- What comes back to stables. Money that a stable had laid out when its boxes were charged, and could have back,
-- was money that it had: it pays first what that bill lacked.

-- How much of what comes back to a stable pays its last bill: nothing of what was laid out after it.
create function private.due_of_refund(p_stable_id uuid, p_paid_at timestamptz, p_amount bigint)
returns bigint
language sql stable set search_path = '' as $$
  select coalesce((
    select case when b.at >= p_paid_at then least(b.fee - b.paid, p_amount) else 0 end
    from private.box_bills b
    where b.stable_id = p_stable_id
    order by b.week desc
    limit 1
  ), 0)
$$;

-- Pays to the credits of players' stables out of one account what they had laid out at the moments given.
-- Accounts are locked in the order of their ids, the house's among them for what goes to the boxes.
create function private.refund(
  p_kind text, p_request_id uuid, p_at timestamptz, p_from bigint, p_stable_ids uuid[],
  p_amounts bigint[], p_paid_at timestamptz[]
) returns void
language plpgsql set search_path = '' as $$
declare
  v_credits constant bigint[] := array(
    select private.wallet_of(stable_id, 'credits')
    from unnest(p_stable_ids) with ordinality each (stable_id, place) order by place
  );
  v_refund record;
  v_due bigint;
begin
  perform from private.accounts where id = any (array[p_from, private.house()] || v_credits)
  order by id for no key update;
  perform private.post(
    p_kind, p_request_id, p_at, p_from || v_credits,
    -(select sum(amount)::bigint from unnest(p_amounts) amount) || p_amounts
  );
  for v_refund in
    select * from unnest(p_stable_ids, v_credits, p_amounts, p_paid_at)
      as each (stable_id, credits, amount, paid_at)
    order by stable_id
  loop
    v_due := private.due_of_refund(v_refund.stable_id, v_refund.paid_at, v_refund.amount);
    if v_due > 0 then
      update private.box_bills b set paid = b.paid + v_due
      where b.stable_id = v_refund.stable_id
        and b.week = (select max(x.week) from private.box_bills x where x.stable_id = b.stable_id);
      perform private.post(
        'box_fee', p_request_id, p_at, array[v_refund.credits, private.house()], array[-v_due, v_due]
      );
    end if;
  end loop;
end
$$;

-- The same for the entry fee of a race, of each of the entries that stables had made at the moments given; for
-- none, null.
create function private.refund_fees(
  p_race public.races, p_stable_ids uuid[], p_entered_at timestamptz[], p_at timestamptz
) returns void
language plpgsql set search_path = '' as $$
begin
  if p_race.entry_fee > 0 and p_stable_ids is not null then
    perform private.refund(
      'entry_refund', null, p_at, private.pool_of(p_race.id), p_stable_ids,
      array_fill(p_race.entry_fee, array[cardinality(p_stable_ids)]), p_entered_at
    );
  end if;
end
$$;

-- schemas/07_activities/01_activities.sql

-- What happened to the stables, as type, references and figures; the site has the words.
create table public.activities (
  id uuid primary key default gen_random_uuid(),
  stable_id uuid not null references public.stables (id),
  horse_id uuid not null references public.horses (id),
  race_id uuid references public.races (id),
  type text not null check (
    type in (
      'new_horse', 'race_entry', 'race_withdrawal', 'race_result', 'race_void', 'training',
      'retirement', 'horse_sold', 'horse_returned', 'balloted_out'
    )
  ),
  prize bigint,
  at timestamptz not null,
  place integer,
  programme text,
  constraint activities_race_check
    check (
      (race_id is null)
        = (type in ('new_horse', 'training', 'retirement', 'horse_sold', 'horse_returned'))
    ),
  constraint activities_training_check check ((programme is not null) = (type = 'training')),
  constraint activities_result_check check (
    (place is not null) = (type = 'race_result') and (prize is not null) = (type = 'race_result')
  )
);

create index activities_by_stable on public.activities (stable_id, at desc);
-- What is told of an entry is its last word: whoever enters and withdraws again and again leaves one line.
create unique index activities_of_entry on public.activities (stable_id, horse_id, race_id)
  where type in ('race_entry', 'race_withdrawal');
create index activities_by_time on public.activities (at desc, id desc);

-- Tells of an entry that was made or withdrawn, in place of what was told of it before.
create function private.tell_entry(
  p_stable_id uuid, p_horse_id uuid, p_race_id uuid, p_type text, p_at timestamptz
) returns void
language sql set search_path = '' as $$
  insert into public.activities (stable_id, horse_id, race_id, type, at)
  values (p_stable_id, p_horse_id, p_race_id, p_type, p_at)
  on conflict (stable_id, horse_id, race_id) where type in ('race_entry', 'race_withdrawal')
  do update set type = excluded.type, at = excluded.at
$$;

alter table public.activities enable row level security;

create policy activities_are_public on public.activities
  for select to anon, authenticated using (true);

revoke all on table public.activities
  from public, anon, authenticated, service_role;
grant select on table public.activities
  to anon, authenticated, service_role;

-- schemas/07_activities/02_community.sql

-- What everybody reads of all stables: what has happened, and who has won most.

-- What the races of a stable of players have brought it, added up by each settlement: a list of the
-- first stables then costs the same however many races were run.
create table private.standings (
  stable_id uuid primary key references public.stables (id),
  wins integer not null,
  earnings bigint not null,
  runs integer not null,
  places integer not null
);

create index standings_first on private.standings (earnings desc, wins desc, stable_id);

-- What the races of a horse of a player have brought it: its own totals, kept apart so that the first of
-- them is found at once among however many horses, those of the house included.
create table private.horse_standings (
  horse_id uuid primary key references public.horses (id),
  sex text not null,
  birth_season integer not null,
  runs integer not null,
  wins integer not null,
  places integer not null,
  earnings bigint not null
);

create index horse_standings_males on private.horse_standings (earnings desc, wins desc, horse_id)
  where sex = 'male';
create index horse_standings_females
  on private.horse_standings (birth_season, earnings desc, wins desc, horse_id)
  where sex = 'female';
create index horse_standings_leading
  on private.horse_standings (sex, wins desc, earnings desc, horse_id);

-- Races settled and their runners, by the day (UTC) of the off.
create table private.race_days (
  day date primary key,
  races integer not null,
  runners integer not null
);

-- Adds a settled race to the standings and to its day, after the totals of its horses; in the order of the
-- stables, then of the horses, so that two settlements wait for each other and not in a circle.
create function private.count_results(p_race_id uuid) returns void
language sql set search_path = '' as $$
  insert into private.standings as s (stable_id, runs, wins, places, earnings)
  select
    e.stable_id, count(*), count(*) filter (where e.place = 1), count(*) filter (where e.place <= 3),
    sum(e.prize)
  from public.entries e
  join public.stables o on o.id = e.stable_id and not o.is_house
  where e.race_id = p_race_id
  group by e.stable_id
  order by e.stable_id
  on conflict (stable_id) do update
  set runs = s.runs + excluded.runs, wins = s.wins + excluded.wins,
    places = s.places + excluded.places, earnings = s.earnings + excluded.earnings;
  insert into private.horse_standings (
    horse_id, sex, birth_season, runs, wins, places, earnings
  )
  select h.id, h.sex, h.birth_season, h.runs, h.wins, h.places, h.earnings
  from public.entries e
  join public.stables o on o.id = e.stable_id and not o.is_house
  join public.horses h on h.id = e.horse_id
  where e.race_id = p_race_id
  order by h.id
  on conflict (horse_id) do update
  set runs = excluded.runs, wins = excluded.wins, places = excluded.places,
    earnings = excluded.earnings;
  insert into private.race_days as d (day, races, runners)
  select (r.off_at at time zone 'UTC')::date, 1, r.entries_count
  from public.races r
  where r.id = p_race_id
  on conflict (day) do update
  set races = d.races + 1, runners = d.runners + excluded.runners
$$;

-- What has happened to all stables, the newest first. Paged by the last activity seen, whose time is
-- finer than what is told of it; without one, from before the end of time, so that the index is used.
create function public.recent_activity(p_before_id uuid default null, p_limit integer default 20)
returns table (
  id uuid, stable_id uuid, stable_name text, horse_id uuid, horse_name text, race_id uuid,
  race_name text, type text, place integer, prize bigint, programme text, at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select
    a.id, a.stable_id, (select s.name from public.stables s where s.id = a.stable_id), a.horse_id,
    (select h.name from public.horses h where h.id = a.horse_id), a.race_id,
    (select r.name from public.races r where r.id = a.race_id), a.type, a.place, a.prize,
    a.programme, a.at
  from (
    select *
    from public.activities x
    where (x.at, x.id) < (
      coalesce((select y.at from public.activities y where y.id = p_before_id), 'infinity'),
      coalesce(p_before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    )
    order by x.at desc, x.id desc
    limit private.page_size(p_limit)
  ) a
  order by a.at desc, a.id desc
$$;

-- The stables of players that have won most money, and of those that are level the one with more
-- wins. Stables that are level in both share their rank.
create function public.top_stables(p_limit integer default 20)
returns table (
  stable_id uuid, rank integer, name text, owner_name text, silks jsonb, wins integer,
  earnings bigint, horses integer
)
language sql stable security definer set search_path = '' as $$
  with first as (
    select * from private.standings s
    order by s.earnings desc, s.wins desc, s.stable_id
    limit private.page_size(p_limit)
  )
  select
    f.stable_id, (rank() over (order by f.earnings desc, f.wins desc))::integer, o.name,
    o.owner_name, o.silks, f.wins, f.earnings,
    (select count(*)::integer from public.horses h
     where h.stable_id = f.stable_id and h.retired_at is null)
  from first f
  join public.stables o on o.id = f.stable_id
  order by f.earnings desc, f.wins desc, f.stable_id
$$;

-- The horses of players that have won most races, and of those that are level the one with more prize
-- money, of both sexes or of one; a horse that has not won is not among them. Horses that are level in
-- both share their rank.
create function public.top_horses(p_sex text default null, p_limit integer default 50)
returns table (
  horse_id uuid, rank integer, name text, sex text, birth_season integer, coat text,
  retired_at timestamptz, stable_id uuid, stable_name text, silks jsonb, runs integer, wins integer,
  places integer, earnings bigint
)
language sql stable security definer set search_path = '' as $$
  with first as (
    select x.*
    from unnest(array['female', 'male']) as asked (sex)
    cross join lateral (
      select * from private.horse_standings s
      where s.sex = asked.sex and s.wins > 0
      order by s.wins desc, s.earnings desc, s.horse_id
      limit private.page_size(p_limit)
    ) x
    where p_sex is null or asked.sex = p_sex
    order by x.wins desc, x.earnings desc, x.horse_id
    limit private.page_size(p_limit)
  )
  select
    f.horse_id, (rank() over (order by f.wins desc, f.earnings desc))::integer, h.name, h.sex,
    h.birth_season, h.coat, h.retired_at, o.id, o.name, o.silks, f.runs, f.wins, f.places, f.earnings
  from first f
  join public.horses h on h.id = f.horse_id
  join public.stables o on o.id = h.stable_id
  order by f.wins desc, f.earnings desc, f.horse_id
$$;

-- The first of the club by prize money, and of those that are level the one with more wins: the stable of
-- a player ('owner'), a male horse ('colt') and a female one under five years ('filly') of players. A
-- title that nobody has run for has no row.
create function public.club_leaders(p_season integer)
returns table (
  title text, id uuid, name text, stable_id uuid, stable_name text, owner_name text, silks jsonb,
  runs integer, wins integer, places integer
)
language sql stable security definer set search_path = '' as $$
  with first_horse as (
    (
      select 'colt' as title, m.* from private.horse_standings m
      where m.sex = 'male'
      order by m.earnings desc, m.wins desc, m.horse_id
      limit 1
    )
    union all
    (
      select 'filly', f.*
      from generate_series(p_season - 4, p_season - 1) as born (season)
      cross join lateral (
        select * from private.horse_standings x
        where x.sex = 'female' and x.birth_season = born.season
        order by x.earnings desc, x.wins desc, x.horse_id
        limit 1
      ) f
      order by f.earnings desc, f.wins desc, f.horse_id
      limit 1
    )
  )
  select 'owner', o.id, o.name, o.id, o.name, o.owner_name, o.silks, s.runs, s.wins, s.places
  from (
    select * from private.standings x
    order by x.earnings desc, x.wins desc, x.stable_id
    limit 1
  ) s
  join public.stables o on o.id = s.stable_id
  union all
  select
    f.title, h.id, h.name, o.id, o.name, o.owner_name, o.silks, f.runs, f.wins, f.places
  from first_horse f
  join public.horses h on h.id = f.horse_id
  join public.stables o on o.id = h.stable_id
$$;

-- How many races of a day (UTC) are settled, and how many ran in them; one row, of zeros for a day
-- without races.
create function public.races_of_day(p_day date) returns table (races integer, runners integer)
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(d.races), 0)::integer, coalesce(sum(d.runners), 0)::integer
  from private.race_days d
  where d.day = p_day
$$;

revoke execute on function
  public.recent_activity,
  public.top_stables,
  public.top_horses,
  public.club_leaders,
  public.races_of_day
  from public, anon, authenticated, service_role;
grant execute on function
  public.recent_activity,
  public.top_stables,
  public.top_horses,
  public.club_leaders,
  public.races_of_day
  to anon, authenticated;

-- schemas/08_account/01_starter_horse.sql

-- The horse that every new owner is given.

create function private.horse_words() returns text
language sql volatile set search_path = '' as $$
  select private.draw('first word') || ' ' || private.draw('second word')
$$;

-- Age, specialty and rating are drawn from random_draw_tables.sql; its talents are worth about its rating
-- (the inverse of `abilityOf` in @furlong/game). It has a saddle, horseshoes and a bridle, and cannot be
-- sold for a season.
create function private.give_starter_horse(p_stable_id uuid, p_at timestamptz) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_id uuid := gen_random_uuid();
  v_salt text := private.random_hex();
  v_specialty text := private.draw('specialty');
  v_rating integer := private.draw_within('rating');
  v_talent integer := round((v_rating + 13) / 1.3);
  v_talents integer[];
  v_name text;
  v_piece_ids uuid[];
begin
  v_talents := array(
    select v_talent + private.draw_within('talent deviation') from generate_series(1, 7)
  ) || array[
    private.draw_within('preferred distance: ' || v_specialty),
    private.draw_within('distance breadth'),
    private.draw_within('preferred going'),
    private.draw_within('surface aptitude')
  ];
  loop
    v_name := private.horse_words();
    if exists (select from public.horses where lower(name) = lower(v_name)) then
      v_name := v_name || ' ' || private.between(2, 9999);
    end if;
    insert into public.horses (
      id, stable_id, name, sex, birth_season, coat, sire, dam, specialty, style, rating,
      condition, energy, condition_at, created_at, talents_hash, sellable_from
    ) values (
      v_id, p_stable_id, v_name, (array['male', 'female'])[private.between(1, 2)],
      private.season_at(p_at) - private.draw_within('age'), private.draw('coat'),
      private.draw('sire'), private.draw('dam'),
      v_specialty, private.draw('style')::smallint, v_rating, 90, 100, p_at, p_at,
      private.talents_hash(v_id, v_salt, v_talents), p_at + interval '12 weeks'
    )
    on conflict ((lower(name))) do nothing;
    exit when found;
  end loop;

  insert into private.talents values (
    v_id, v_talents[1], v_talents[2], v_talents[3], v_talents[4], v_talents[5], v_talents[6],
    v_talents[7], v_talents[8], v_talents[9], v_talents[10], v_talents[11], v_salt
  );
  with given as (
    insert into public.equipment (stable_id, item_id, runs_left, got_at)
    select p_stable_id, id, life_in_runs, p_at from public.equipment_items where price is null
    returning id
  )
  select array_agg(id) into v_piece_ids from given;
  perform private.put_on(v_id, v_piece_ids);
  insert into public.activities (stable_id, horse_id, type, at)
  values (p_stable_id, v_id, 'new_horse', p_at);
  return v_id;
end
$$;

-- schemas/08_account/02_sign_up.sql

-- What the insert of an account into auth.users makes: its stable, wallets, first credits and starter
-- horse.

-- The name asked for in its normal form; if it cannot be had, one like it that can. A sign-up is
-- never refused here: the API would lose the reason. A stable that does not keep the name gives it
-- up, and is called something like it.
create function private.found_owned_stable(
  p_owner_id uuid, p_name text, p_full_name text, p_registration text, p_at timestamptz
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
      v_id, p_owner_id, private.free_name(v_name),
      private.shown_owner_name(p_full_name, 'initial'),
      private.named_silks(v_silks_of, private.free_variant(v_silks_of)), p_at
    )
    on conflict do nothing;
    exit when found;
  end loop;
  insert into private.owner_names (stable_id, full_name) values (v_id, p_full_name);
  insert into public.wallets (stable_id, kind, takes_prizes)
  values (v_id, 'credits', false), (v_id, 'wallet', true);
  insert into private.accounts (kind, stable_id) values ('credits', v_id), ('wallet', v_id);
  return v_id;
end
$$;

create function private.welcome_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_meta jsonb := private.metadata_of(new.raw_user_meta_data);
  v_stable_id uuid := private.found_owned_stable(
    new.id, v_meta ->> 'stable_name',
    coalesce(private.normal_name(v_meta ->> 'full_name', 80), 'New Owner'),
    v_meta ->> 'registration', now()
  );
begin
  perform private.post(
    'grant', null, now(),
    array[private.house(), private.wallet_of(v_stable_id, 'credits')], array[-25000, 25000]
  );
  perform private.give_starter_horse(v_stable_id, now());
  return new;
end
$$;

create trigger welcome_owner after insert on auth.users
  for each row execute function private.welcome_owner();

-- schemas/09_entries/01_entries.sql

-- Declared runners, and their engagements.

create table public.entries (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null references public.races (id),
  horse_id uuid not null references public.horses (id),
  stable_id uuid not null references public.stables (id),
  nonce text not null check (char_length(nonce) between 1 and 64),
  entered_at timestamptz not null,
  draw integer,
  weight integer,
  place integer,
  time_ms integer,
  prize bigint,
  rating_before integer,
  rating_after integer,
  -- What the race was bound to when the horse was entered: the stable's own proof of it.
  seed_hash text not null,
  -- The morning line in hundredths of a percent; null before the card is published, and without one.
  win_chance integer,
  place_chance integer,
  -- The stable's colours in this race, once it has changed them since; null where it has not.
  silks jsonb,
  -- How it is ridden, from 0 (leads) to 3 (held up), once the field is frozen.
  style smallint check (style between 0 and 3),
  -- The licence of who rode it, as the card says, and its condition (%) when the race was over; null where
  -- that was not noted.
  jockey integer,
  condition_after integer check (condition_after between 0 and 100),
  unique (race_id, horse_id)
);

create index entries_by_horse on public.entries (horse_id, entered_at desc);
create index entries_by_stable on public.entries (stable_id, entered_at desc);
create index entries_won on public.entries (horse_id) where place = 1;

-- Which horses are entered for a race that is not settled yet. The key decides between two entries
-- that do not see each other: a horse has one engagement.
create table private.engagements (
  horse_id uuid primary key references public.horses (id),
  race_id uuid not null references public.races (id)
);

create index engagements_by_race on private.engagements (race_id);

-- Locks all entries of a race.
create function private.lock_entries(p_race_id uuid) returns void
language sql set search_path = '' as $$
  select from public.entries where race_id = p_race_id order by id for no key update
$$;

alter table public.entries enable row level security;

create policy entries_are_public on public.entries
  for select to anon, authenticated using (true);

revoke all on table public.entries
  from public, anon, authenticated, service_role;
grant select on table public.entries
  to anon, authenticated, service_role;

-- schemas/09_entries/02_entry_rules.sql

-- What an entry is judged by: the conditions of the race, and whether the horse may run.

-- True if the race's age class, rating band and grade admit the horse. Its age is that on the day.
create function private.meets_conditions(p_race public.races, p_horse public.horses)
returns boolean
language sql immutable set search_path = '' as $$
  select case p_race.age_class
      when '2yo' then aged.years = 2
      when '3yo' then aged.years = 3
      when '3yo+' then aged.years >= 3
      when '4yo+' then aged.years >= 4
    end
    and p_horse.rating >= coalesce(p_race.min_rating, 0)
    and p_horse.rating <= coalesce(p_race.max_rating, 140)
    and (p_race.grade <> 'Maiden' or p_horse.wins = 0)
  from (select private.season_at(p_race.off_at) - p_horse.birth_season as years) aged
$$;

-- True if no more may enter. The house fills places and no more; players beyond the places are
-- balloted, in which one in two gets a run at the worst.
create function private.is_full(p_race public.races, p_is_house boolean) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when p_is_house then p_race.entries_count >= p_race.max_entries
    else p_race.entries_count - p_race.house_count >= 2 * p_race.max_entries
  end
$$;

-- From when a horse that is left alone has the energy to run: `mayRunAt` in @furlong/game, with its
-- floor of half and the hourly return of an average talent for recovery.
create function private.may_run_at(p_energy integer, p_condition_at timestamptz)
returns timestamptz
language sql stable set search_path = '' as $$
  select case
    when p_energy >= 50 then '-infinity'
    else p_condition_at + make_interval(
      mins => ceil(
        60 * ln(50 / (100 - p_energy)::double precision) / ln(1 - 0.045::double precision)
      )::integer
    )
  end
$$;

create function private.is_engaged(p_horse_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.engagements where horse_id = p_horse_id)
$$;

-- schemas/09_entries/03_enter_race.sql

-- Entering a horse for a race. The lock on the race decides who is the last to get in.

-- Writes the entry and charges the fee, or answers null if the horse was engaged in the meantime.
-- House stables pay none: their share stays with the house.
create function private.write_entry(
  p_race public.races, p_horse public.horses, p_is_house boolean, p_nonce text,
  p_request_id uuid, p_at timestamptz
) returns public.entries
language plpgsql set search_path = '' as $$
declare
  v_entry public.entries;
begin
  insert into private.engagements (horse_id, race_id) values (p_horse.id, p_race.id)
  on conflict (horse_id) do nothing;
  if not found then
    return null;
  end if;
  insert into public.entries (race_id, horse_id, stable_id, nonce, entered_at, seed_hash)
  values (p_race.id, p_horse.id, p_horse.stable_id, p_nonce, p_at, p_race.seed_hash)
  returning * into v_entry;
  update public.races
  set entries_count = entries_count + 1, house_count = house_count + p_is_house::integer
  where id = p_race.id;
  if p_race.entry_fee > 0 and not p_is_house then
    perform private.post(
      'entry_fee', p_request_id, p_at,
      array[private.wallet_of(p_horse.stable_id, 'credits'), private.pool_of(p_race.id)],
      array[-p_race.entry_fee, p_race.entry_fee]
    );
  end if;
  if not p_is_house then
    perform private.tell_entry(p_horse.stable_id, p_horse.id, p_race.id, 'race_entry', p_at);
  end if;
  return v_entry;
end
$$;

-- The one place where an entry is judged. With p_stable_id null the horse may be anybody's; with p_at
-- null the time is read under the locks, as an entry that waited for them may come too late.
create function private.enter(
  p_race_id uuid, p_horse_id uuid, p_stable_id uuid, p_nonce text, p_from_wallet bigint,
  p_request_id uuid, p_at timestamptz
) returns public.entries
language plpgsql set search_path = '' as $$
declare
  v_race public.races;
  v_horse public.horses;
  v_stable public.stables;
  v_entry public.entries;
  v_at timestamptz;
  v_may_run_at timestamptz;
begin
  select * into v_race from public.races where id = p_race_id for no key update;
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  select * into v_stable from public.stables where id = v_horse.stable_id;
  v_at := coalesce(p_at, clock_timestamp());
  -- Of a horse at work counts what its session leaves.
  v_may_run_at := private.may_run_at(
    coalesce(v_horse.energy_after_work, v_horse.energy),
    coalesce(v_horse.at_work_until, v_horse.condition_at)
  );

  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif p_stable_id <> v_stable.id then
    perform private.refuse('horse_not_yours');
  elsif v_horse.retired_at is not null then
    perform private.refuse('horse_retired');
  elsif v_race.id is null then
    perform private.refuse('race_not_found');
  elsif v_race.status <> 'open' or v_at >= v_race.closes_at
    or v_race.balloted_at is not null
  then
    perform private.refuse('race_closed');
  elsif exists (select from public.entries where race_id = p_race_id and horse_id = p_horse_id) then
    perform private.refuse('already_entered');
  elsif private.is_engaged(p_horse_id) then
    perform private.refuse('horse_engaged');
  elsif private.withdrawn_often(p_horse_id, v_at) then
    perform private.refuse('withdrawn_often');
  elsif private.is_for_sale(p_horse_id) then
    perform private.refuse('horse_for_sale');
  elsif v_horse.at_work_until > v_race.closes_at then
    perform private.refuse(
      'horse_not_back',
      to_char(v_horse.at_work_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    );
  elsif not v_horse.specialty = any (v_race.suitable_for) then
    perform private.refuse('horse_unsuitable');
  elsif not private.meets_conditions(v_race, v_horse) then
    perform private.refuse('conditions_not_met');
  elsif v_race.novice_stables_only and not v_stable.is_house
    and v_stable.created_at < v_at - interval '28 days'
  then
    perform private.refuse('novice_stables_only');
  elsif v_race.off_at < v_may_run_at and not v_stable.is_house then
    perform private.refuse(
      'horse_too_tired',
      to_char(v_may_run_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    );
  elsif private.is_full(v_race, v_stable.is_house) then
    perform private.refuse('race_full');
  elsif v_race.entry_fee > 0 and not v_stable.is_house and not private.raise_credits(
    v_stable.id, v_race.entry_fee, p_from_wallet, array[private.pool_of(p_race_id)], p_request_id,
    v_at
  ) then
    perform private.refuse('too_few_credits');
  end if;

  v_entry := private.write_entry(
    v_race, v_horse, v_stable.is_house, p_nonce, p_request_id, v_at
  );
  if v_entry.id is null then
    perform private.refuse('horse_engaged');
  end if;
  return v_entry;
end
$$;

-- A player enters a horse; of the fee as much as p_from_wallet may come out of his wallet. The same request
-- id is answered with its first answer and charged once.
create function public.enter_race(
  p_race_id uuid, p_horse_id uuid, p_request_id uuid, p_from_wallet bigint default 0
) returns public.entries
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_entry public.entries;
begin
  perform private.player();
  if p_race_id is null or p_horse_id is null or p_request_id is null
    or (p_from_wallet >= 0) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'enter_race', concat_ws(' ', p_race_id, p_horse_id, nullif(p_from_wallet, 0))
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.entries, v_answer);
  end if;

  v_entry := private.enter(
    p_race_id, p_horse_id, private.own_stable(), p_request_id::text, p_from_wallet, p_request_id,
    null
  );
  perform private.keep_answer(p_request_id, to_jsonb(v_entry));
  return v_entry;
end
$$;

-- Declares any stable's horse, under the rules of enter_race.
create function public.declare_horse(
  p_race_id uuid, p_horse_id uuid, p_nonce text, p_at timestamptz
) returns public.entries
language sql security definer set search_path = '' as $$
  select private.enter(
    p_race_id, p_horse_id, null, p_nonce, 0, null, private.not_ahead(p_at)
  )
$$;

revoke execute on function public.enter_race from public, anon, authenticated, service_role;
grant execute on function public.enter_race to authenticated;

revoke execute on function public.declare_horse from public, anon, authenticated, service_role;
grant execute on function public.declare_horse to service_role;

-- schemas/09_entries/04_withdraw_entry.sql

-- Taking an entry back while entries are open. The fee comes back whole, and the horse is free.

-- How often a horse was withdrawn on the last day (UTC) on which it was.
create table private.withdrawals (
  horse_id uuid primary key references public.horses (id),
  day date not null,
  times integer not null check (times > 0)
);

-- True for a horse that was withdrawn three times on the day: it is entered again on the next.
create function private.withdrawn_often(p_horse_id uuid, p_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.withdrawals
    where horse_id = p_horse_id and day = (p_at at time zone 'UTC')::date and times >= 3
  )
$$;

-- Counts a withdrawal of a horse that is locked.
create function private.count_withdrawal(p_horse_id uuid, p_at timestamptz) returns void
language sql set search_path = '' as $$
  insert into private.withdrawals as w (horse_id, day, times)
  values (p_horse_id, (p_at at time zone 'UTC')::date, 1)
  on conflict (horse_id) do update
  set day = excluded.day, times = case when w.day = excluded.day then w.times + 1 else 1 end
$$;

-- Answers the entry that is no more. Locks are taken in the order of enter_race.
create function public.withdraw_entry(p_race_id uuid, p_horse_id uuid, p_request_id uuid)
returns public.entries
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_race public.races;
  v_entry public.entries;
begin
  perform private.player();
  if p_race_id is null or p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'withdraw_entry', concat_ws(' ', p_race_id, p_horse_id)
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.entries, v_answer);
  end if;

  v_stable_id := private.own_stable();
  v_race := private.lock_race(p_race_id);
  perform from public.horses where id = p_horse_id for no key update;
  select * into v_entry from public.entries where race_id = p_race_id and horse_id = p_horse_id;
  if v_entry.id is null then
    perform private.refuse('not_entered');
  elsif v_entry.stable_id <> v_stable_id then
    perform private.refuse('horse_not_yours');
  elsif v_race.status <> 'open' or clock_timestamp() >= v_race.closes_at
    or v_race.balloted_at is not null
  then
    perform private.refuse('field_is_final');
  end if;

  delete from public.entries where id = v_entry.id;
  delete from private.engagements where horse_id = p_horse_id and race_id = p_race_id;
  update public.races set entries_count = entries_count - 1 where id = p_race_id;
  if v_race.entry_fee > 0 then
    perform private.refund(
      'entry_refund', p_request_id, clock_timestamp(), private.pool_of(p_race_id),
      array[v_stable_id], array[v_race.entry_fee], array[v_entry.entered_at]
    );
  end if;
  perform private.count_withdrawal(p_horse_id, clock_timestamp());
  perform private.tell_entry(
    v_stable_id, p_horse_id, p_race_id, 'race_withdrawal', clock_timestamp()
  );
  perform private.keep_answer(p_request_id, to_jsonb(v_entry));
  return v_entry;
end
$$;

revoke execute on function public.withdraw_entry from public, anon, authenticated, service_role;
grant execute on function public.withdraw_entry to authenticated;

-- schemas/09_entries/05_jockey_orders.sql

-- How a jockey is told to ride: one of the four styles, in place of the horse's own. Nobody but its owner
-- reads it before the field is final; from then on it stands in the card, for everybody.

create table private.jockey_orders (
  entry_id uuid primary key references public.entries (id) on delete cascade,
  style smallint not null check (style between 0 and 3)
);

-- The style in which an entry will be ridden.
create function private.style_of(p_entry_id uuid) returns smallint
language sql stable set search_path = '' as $$
  select coalesce(o.style, h.style)
  from public.entries e
  join public.horses h on h.id = e.horse_id
  left join private.jockey_orders o on o.entry_id = e.id
  where e.id = p_entry_id
$$;

-- The caller's runners of a race, and how each will be ridden.
create function public.my_jockey_orders(p_race_id uuid)
returns table (horse_id uuid, style smallint)
language sql stable security definer set search_path = '' as $$
  select e.horse_id, private.style_of(e.id)
  from public.entries e
  join public.stables s on s.id = e.stable_id
  where e.race_id = p_race_id and s.owner_id = (select auth.uid())
  order by e.horse_id
$$;

-- Tells the jockey of an own runner how to ride, while entries are open; the horse's own style takes the
-- orders back. Answers the style. Locks are taken in the order of enter_race: whoever makes the card
-- waits for the horse.
create function public.give_orders(
  p_race_id uuid, p_horse_id uuid, p_style smallint, p_request_id uuid
) returns smallint
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_race public.races;
  v_horse public.horses;
  v_entry public.entries;
begin
  perform private.player();
  if p_race_id is null or p_horse_id is null or p_request_id is null
    or (p_style between 0 and 3) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'give_orders', concat_ws(' ', p_race_id, p_horse_id, p_style)
  );
  if v_answer is not null then
    return (v_answer #>> '{}')::smallint;
  end if;

  v_stable_id := private.own_stable();
  v_race := private.lock_race(p_race_id);
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  select * into v_entry from public.entries where race_id = p_race_id and horse_id = p_horse_id;
  if v_entry.id is null then
    perform private.refuse('not_entered');
  elsif v_entry.stable_id <> v_stable_id then
    perform private.refuse('horse_not_yours');
  elsif v_race.status <> 'open' or clock_timestamp() >= v_race.closes_at then
    perform private.refuse('field_is_final');
  end if;

  if p_style = v_horse.style then
    delete from private.jockey_orders where entry_id = v_entry.id;
  else
    insert into private.jockey_orders (entry_id, style) values (v_entry.id, p_style)
    on conflict (entry_id) do update set style = excluded.style;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_style));
  return p_style;
end
$$;

revoke execute on function public.my_jockey_orders, public.give_orders
  from public, anon, authenticated, service_role;
grant execute on function public.my_jockey_orders, public.give_orders to authenticated;

-- schemas/09_entries/06_ballots.sql

-- The ballot of a race for which more were entered than can run: who was in it, in the order of the lots.

-- One row for each entry of such a race as it stood when entries closed. The first `max_entries` turns
-- run; of the others the players' are its reserves, and the house's make way.
create table public.ballot_lots (
  race_id uuid not null references public.races (id),
  horse_id uuid not null references public.horses (id),
  stable_id uuid not null references public.stables (id),
  turn integer not null check (turn > 0),
  runs boolean not null,
  -- The race out of which the horse was balloted last, and since when it has not run: its preference.
  missed_race_id uuid references public.races (id),
  -- Those of the entry, by which the ballot can be checked.
  nonce text not null,
  entered_at timestamptz not null,
  primary key (race_id, horse_id),
  unique (race_id, turn)
);

create index ballot_lots_out on public.ballot_lots (horse_id, entered_at desc) where not runs;
create index ballot_lots_of_stables on public.ballot_lots (stable_id, entered_at desc) where not runs;

alter table public.ballot_lots enable row level security;

create policy ballot_lots_are_public on public.ballot_lots
  for select to anon, authenticated using (true);

revoke all on table public.ballot_lots
  from public, anon, authenticated, service_role;
grant select on table public.ballot_lots
  to anon, authenticated, service_role;

-- The race out of which a horse was balloted last; null if it never was, or has run since.
create function private.missed_race(p_horse_id uuid) returns uuid
language sql stable set search_path = '' as $$
  select l.race_id
  from public.ballot_lots l
  where l.horse_id = p_horse_id and not l.runs
    and not exists (
      select from public.entries e
      where e.horse_id = p_horse_id and e.place is not null and e.entered_at > l.entered_at
    )
  order by l.entered_at desc
  limit 1
$$;

-- A race's entries in the order in which they get its places (`ballotOrder` in @furlong/game): each
-- stable's first horse before anybody's second, in each such round those with a preference first, and
-- then by lots that nobody knows who does not hold the seed. The house's horses come last, by the order
-- of the opening.
create function private.ballot_order(p_race_id uuid)
returns table (horse_id uuid, turn integer, missed_race_id uuid)
language sql stable set search_path = '' as $$
  with drawn as (
    select
      e.horse_id, e.stable_id, s.is_house,
      private.sha256_hex(x.seed || ':ballot:' || e.horse_id) collate "C" as lot,
      case when s.is_house then array_position(o.reserves, e.horse_id) end as reserve,
      case when not s.is_house then private.missed_race(e.horse_id) end as missed_race_id
    from public.entries e
    join public.stables s on s.id = e.stable_id
    join private.race_secrets x on x.race_id = e.race_id
    left join public.openings o on o.race_id = e.race_id
    where e.race_id = p_race_id
  ), rounds as (
    select d.*, case when not d.is_house then row_number() over (
      partition by d.stable_id order by d.missed_race_id is null, d.lot
    ) end as round
    from drawn d
  )
  select
    r.horse_id,
    row_number() over (
      order by r.is_house, r.round, r.missed_race_id is null, r.reserve, r.lot
    )::integer,
    r.missed_race_id
  from rounds r
$$;

-- schemas/09_entries/07_draw_ballot.sql

-- When entries have closed on more than can run.

-- Gives back what the balloted out have paid.
create function private.refund_ballot(p_race public.races, p_at timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  v_stable_ids uuid[];
  v_paid_at timestamptz[];
begin
  select array_agg(s.id), array_agg(l.entered_at)
  into v_stable_ids, v_paid_at
  from public.ballot_lots l
  join public.stables s on s.id = l.stable_id and not s.is_house
  where l.race_id = p_race.id and not l.runs;
  perform private.refund_fees(p_race, v_stable_ids, v_paid_at, p_at);
end
$$;

-- Draws the ballot of a race that has more entries than can run: the first turns keep their entries;
-- the others lose theirs, have their fee back, and are free. Returns how many do not run; a second call
-- changes nothing and returns the same. The draw follows from the seed that was committed at the
-- opening and from who is entered, and from nothing that anybody chooses.
create function public.draw_ballot(p_race_id uuid, p_at timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_race public.races;
begin
  p_at := private.not_ahead(p_at);
  v_race := private.lock_race(p_race_id);
  if v_race.status = 'open' and v_race.balloted_at is null then
    if p_at is null or p_at < v_race.closes_at then
      perform private.refuse('bad_request', 'entries have not closed');
    elsif v_race.entries_count > v_race.max_entries then
      perform private.lock_entries(p_race_id);
      insert into public.ballot_lots (
        race_id, horse_id, stable_id, turn, runs, missed_race_id, nonce, entered_at
      )
      select e.race_id, e.horse_id, e.stable_id, o.turn, o.turn <= v_race.max_entries,
        o.missed_race_id, e.nonce, e.entered_at
      from private.ballot_order(p_race_id) o
      join public.entries e on e.race_id = p_race_id and e.horse_id = o.horse_id;

      delete from public.entries e
      using public.ballot_lots l
      where l.race_id = p_race_id and not l.runs
        and e.race_id = l.race_id and e.horse_id = l.horse_id;
      delete from private.engagements g
      using public.ballot_lots l
      where l.race_id = p_race_id and not l.runs
        and g.race_id = l.race_id and g.horse_id = l.horse_id;
      update public.races
      set balloted_at = p_at, entries_count = max_entries,
        house_count = (
          select count(*) from public.entries e
          join public.stables s on s.id = e.stable_id and s.is_house
          where e.race_id = p_race_id
        )
      where id = p_race_id;
      perform private.refund_ballot(v_race, p_at);
      insert into public.activities (stable_id, horse_id, race_id, type, at)
      select l.stable_id, l.horse_id, l.race_id, 'balloted_out', p_at
      from public.ballot_lots l
      join public.stables s on s.id = l.stable_id and not s.is_house
      where l.race_id = p_race_id and not l.runs;
    end if;
  end if;
  return (
    select count(*) from public.ballot_lots l where l.race_id = p_race_id and not l.runs
  );
end
$$;

revoke execute on function public.draw_ballot from public, anon, authenticated, service_role;
grant execute on function public.draw_ballot to service_role;

-- schemas/09_entries/08_records.sql

-- What horses and stables have done and have ahead, as their pages tell it. Only what is settled is
-- told: a race that is running is ahead, and nothing else.

create index entries_won_by_stable on public.entries (stable_id, entered_at desc, id desc)
  where place = 1;

-- The races that a horse has run, the newest first, each with the field and with what its change of
-- rating was made from: whether it had three runs before, and the pounds that its rating came down in
-- the 28 days before (as in `race_inputs`). Paged by the entry, as a horse is entered for one race at
-- a time.
create function public.horse_runs(
  p_horse_id uuid, p_before_at timestamptz default null, p_before_id uuid default null,
  p_limit integer default 20
)
returns table (
  id uuid, entered_at timestamptz, race_id uuid, race_name text, track_id text, distance integer,
  surface text, going integer, grade text, off_at timestamptz, is_house boolean, draw integer,
  weight integer, place integer, time_ms integer, prize bigint, rating_before integer,
  rating_after integer, runs_before integer, lost_in_four_weeks integer, field jsonb
)
language sql stable security definer set search_path = '' as $$
  select
    e.id, e.entered_at, r.id, r.name, r.track_id, r.distance, r.surface, r.going, r.grade, r.off_at,
    s.is_house, e.draw, e.weight, e.place, e.time_ms, e.prize, e.rating_before, e.rating_after,
    (
      select count(*)::integer from (
        select from public.entries x
        where x.horse_id = e.horse_id and x.place is not null
          and (x.entered_at, x.id) < (e.entered_at, e.id)
        limit 3
      ) earlier
    ),
    (
      select coalesce(sum(x.rating_before - x.rating_after), 0)::integer
      from public.entries x join public.races w on w.id = x.race_id
      where not s.is_house and x.horse_id = e.horse_id and x.rating_after < x.rating_before
        and w.off_at >= r.off_at - interval '28 days' and w.off_at < r.off_at
    ),
    (
      select jsonb_agg(
        jsonb_build_object(
          'horse_id', f.horse_id, 'name', h.name, 'sex', h.sex, 'birth_season', h.birth_season,
          'weight', f.weight, 'rating', f.rating_before, 'place', f.place, 'time_ms', f.time_ms
        ) order by f.place, f.draw
      )
      from public.entries f join public.horses h on h.id = f.horse_id
      where f.race_id = e.race_id
    )
  from public.entries e
  join public.races r on r.id = e.race_id
  join public.stables s on s.id = e.stable_id
  where e.horse_id = p_horse_id and e.place is not null
    and (p_before_at is null or (e.entered_at, e.id) < (p_before_at, p_before_id))
  order by e.entered_at desc, e.id desc
  limit private.page_size(p_limit)
$$;

-- A horse's runs, counted once by track, once by surface, once by distance, and once by surface and
-- going: what a row was not counted by is null in it.
create function public.horse_record(p_horse_id uuid)
returns table (
  track_id text, surface text, distance integer, going integer, runs integer, wins integer,
  places integer
)
language sql stable security definer set search_path = '' as $$
  select
    r.track_id, r.surface, r.distance, r.going, count(*)::integer,
    (count(*) filter (where e.place = 1))::integer, (count(*) filter (where e.place <= 3))::integer
  from public.entries e
  join public.races r on r.id = e.race_id
  where e.horse_id = p_horse_id and e.place is not null
  group by grouping sets ((r.track_id), (r.surface), (r.distance), (r.surface, r.going))
  order by r.track_id, r.distance, r.surface, r.going
$$;

-- The entries of a horse, or of all horses of a stable, for races not yet settled, the next first.
create function public.entries_ahead(p_horse_id uuid default null, p_stable_id uuid default null)
returns setof public.entries
language sql stable security definer rows 4 set search_path = '' as $$
  select e.*
  from public.horses h
  join private.engagements g on g.horse_id = h.id
  join public.entries e on e.race_id = g.race_id and e.horse_id = g.horse_id
  join public.races r on r.id = e.race_id
  where h.id = p_horse_id or h.stable_id = p_stable_id
  order by r.off_at, e.id
  limit 100
$$;

-- A stable's horses that are not retired, the highest rated first, paged by rating and id.
create function public.stable_horses(
  p_stable_id uuid, p_after_rating integer default null, p_after_id uuid default null,
  p_limit integer default 20
) returns setof public.horses
language sql stable security definer set search_path = '' as $$
  select h.*
  from public.horses h
  where h.stable_id = p_stable_id and h.retired_at is null
    and (
      p_after_rating is null or h.rating < p_after_rating
      or (h.rating = p_after_rating and h.id > p_after_id)
    )
  order by h.rating desc, h.id
  limit private.page_size(p_limit)
$$;

-- How many horses a stable has that are not retired, and what it has done: a player's stable with the
-- horses that it had then, wherever they are now; the house with those that it has, as it is in no standings.
create function public.stable_record(p_stable_id uuid)
returns table (horses integer, runs integer, wins integer, places integer, earnings bigint)
language sql stable security definer set search_path = '' as $$
  select
    h.horses, coalesce(s.runs, h.runs), coalesce(s.wins, h.wins), coalesce(s.places, h.places),
    coalesce(s.earnings, h.earnings)
  from (
    select
      (count(*) filter (where retired_at is null))::integer as horses,
      coalesce(sum(runs) filter (where of_house), 0)::integer as runs,
      coalesce(sum(wins) filter (where of_house), 0)::integer as wins,
      coalesce(sum(places) filter (where of_house), 0)::integer as places,
      coalesce(sum(earnings) filter (where of_house), 0)::bigint as earnings
    from public.horses
    cross join lateral (
      select is_house as of_house from public.stables where id = p_stable_id
    ) o
    where stable_id = p_stable_id
  ) h
  left join private.standings s on s.stable_id = p_stable_id
$$;

-- The races that horses of a stable have won, the newest first.
create function public.stable_winners(
  p_stable_id uuid, p_before_at timestamptz default null, p_before_id uuid default null,
  p_limit integer default 20
) returns setof public.entries
language sql stable security definer rows 20 set search_path = '' as $$
  select e.*
  from public.entries e
  where e.stable_id = p_stable_id and e.place = 1
    and (p_before_at is null or (e.entered_at, e.id) < (p_before_at, p_before_id))
  order by e.entered_at desc, e.id desc
  limit private.page_size(p_limit)
$$;

-- The graded races that horses of a stable, or of the caller's own, have won, the greatest first, then
-- the newest.
create function public.stable_trophies(p_stable_id uuid default null)
returns setof public.entries
language sql stable security definer rows 4 set search_path = '' as $$
  select e.*
  from public.entries e
  join public.races r on r.id = e.race_id
  where e.place = 1
    and e.stable_id = coalesce(
      p_stable_id, (select s.id from public.stables s where s.owner_id = (select auth.uid()))
    )
    and r.grade in ('Grade 1', 'Grade 2', 'Grade 3')
  order by r.grade, e.entered_at desc, e.id desc
  limit 24
$$;

revoke execute on function
  public.horse_runs,
  public.horse_record,
  public.entries_ahead,
  public.stable_horses,
  public.stable_record,
  public.stable_trophies,
  public.stable_winners
  from public, anon, authenticated, service_role;
grant execute on function
  public.horse_runs,
  public.horse_record,
  public.entries_ahead,
  public.stable_horses,
  public.stable_record,
  public.stable_trophies,
  public.stable_winners
  to anon, authenticated;

-- schemas/09_entries/09_race_winners.sql

-- What a racecard tells beside its runners: who of them has won there before, and the record of the
-- course and distance.

create index races_run_over on public.races (track_id, surface, distance) where status = 'finished';
create index entries_first on public.entries (race_id) include (time_ms) where place = 1;

-- The runners of a race that have won at its track, over its distance, or both at once.
create function public.race_winners_before(p_race_id uuid)
returns table (horse_id uuid, at_track boolean, over_distance boolean, over_both boolean)
language sql stable security definer set search_path = '' as $$
  select
    e.horse_id, bool_or(w.track_id = r.track_id), bool_or(w.distance = r.distance),
    bool_or(w.track_id = r.track_id and w.distance = r.distance)
  from public.races r
  join public.entries e on e.race_id = r.id
  join public.entries x on x.horse_id = e.horse_id and x.place = 1 and x.race_id <> r.id
  join public.races w on w.id = x.race_id and (w.track_id = r.track_id or w.distance = r.distance)
  where r.id = p_race_id
  group by e.horse_id
$$;

-- The fastest race over the course and distance of a race, of those that are settled, with its
-- winner; the older of two as fast. No row before the first.
create function public.course_record(p_race_id uuid)
returns table (race_id uuid, horse_id uuid, horse_name text, time_ms integer, off_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select w.id, h.id, h.name, e.time_ms, w.off_at
  from public.races r
  join public.races w on w.status = 'finished' and w.track_id = r.track_id
    and w.surface = r.surface and w.distance = r.distance
  join public.entries e on e.race_id = w.id and e.place = 1
  join public.horses h on h.id = e.horse_id
  where r.id = p_race_id
  order by e.time_ms, w.off_at, h.id
  limit 1
$$;

revoke execute on function public.race_winners_before, public.course_record
  from public, anon, authenticated, service_role;
grant execute on function public.race_winners_before, public.course_record to anon, authenticated;

-- schemas/09_entries/10_courses.sql

-- What the settled races of each course have shown, added up by each settlement: six tracks have so few
-- courses and ways to run them that reading all of it costs the same however many races were run.

-- A track, surface and distance: how many races, and the fastest of them.
create table private.courses (
  track_id text not null,
  surface text not null,
  distance integer not null,
  races integer not null,
  record_ms integer not null,
  record_entry_id uuid not null references public.entries (id),
  primary key (track_id, surface, distance)
);

-- How runners did there by the third of the field in which they were drawn, from the rail, and by the
-- style in which they run. Chance alone would have given them so many wins: one part of each race for
-- each of its field.
create table private.course_runs (
  track_id text not null,
  surface text not null,
  distance integer not null,
  third smallint not null check (third between 0 and 2),
  style smallint not null check (style between 0 and 3),
  runs integer not null,
  wins integer not null,
  by_chance numeric not null,
  primary key (track_id, surface, distance, third, style)
);

-- The third of a field in which a stall is, 0 next to the rail.
create function private.third_of(p_draw integer, p_field integer) returns smallint
language sql immutable set search_path = '' as $$
  select least(2, 3 * (p_draw - 1) / p_field)::smallint
$$;

-- Adds a settled race to what its course has shown, in the order of the keys: two settlements wait for
-- each other and not in a circle.
create function private.count_course(p_race_id uuid) returns void
language sql set search_path = '' as $$
  insert into private.courses as c (track_id, surface, distance, races, record_ms, record_entry_id)
  select distinct on (r.track_id, r.surface, r.distance)
    r.track_id, r.surface, r.distance,
    1, e.time_ms, e.id
  from public.races r
  join public.entries e on e.race_id = r.id and e.place = 1
  where r.id = p_race_id
  order by r.track_id, r.surface, r.distance, e.time_ms, r.off_at, e.id
  on conflict (track_id, surface, distance) do update
  set races = c.races + 1,
    record_ms = least(c.record_ms, excluded.record_ms),
    record_entry_id = case
      when excluded.record_ms < c.record_ms then excluded.record_entry_id else c.record_entry_id
    end;
  insert into private.course_runs as c (
    track_id, surface, distance, third, style, runs, wins, by_chance
  )
  select
    r.track_id, r.surface, r.distance, private.third_of(e.draw, r.entries_count), e.style, count(*),
    count(*) filter (where e.place = 1), sum(1.0 / r.entries_count)
  from public.races r
  join public.entries e on e.race_id = r.id and e.draw is not null
  where r.id = p_race_id
  group by 1, 2, 3, 4, 5
  order by 1, 2, 3, 4, 5
  on conflict (track_id, surface, distance, third, style) do update
  set runs = c.runs + excluded.runs, wins = c.wins + excluded.wins,
    by_chance = c.by_chance + excluded.by_chance
$$;

-- The courses of a track, or of all: how many races were run over each, and the record.
create function public.track_courses(p_track_id text default null)
returns table (
  track_id text, surface text, distance integer, races integer, time_ms integer, race_id uuid,
  horse_id uuid, horse_name text, off_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select
    c.track_id, c.surface, c.distance, c.races, c.record_ms, e.race_id, e.horse_id, h.name, r.off_at
  from private.courses c
  join public.entries e on e.id = c.record_entry_id
  join public.races r on r.id = e.race_id
  join public.horses h on h.id = e.horse_id
  where p_track_id is null or c.track_id = p_track_id
  order by c.track_id, c.surface, c.distance
$$;

-- How runners did at a track by course, draw and style; at all tracks, if none is given, without
-- telling courses apart.
create function public.track_runs(p_track_id text default null)
returns table (
  track_id text, surface text, distance integer, third smallint, style smallint, runs integer,
  wins integer, by_chance double precision
)
language sql stable security definer set search_path = '' as $$
  select
    c.track_id, case when p_track_id is not null then c.surface end,
    case when p_track_id is not null then c.distance end, c.third, c.style, sum(c.runs)::integer,
    sum(c.wins)::integer, sum(c.by_chance)::double precision
  from private.course_runs c
  where p_track_id is null or c.track_id = p_track_id
  group by 1, 2, 3, 4, 5
  order by 1, 2, 3, 4, 5
$$;

revoke execute on function public.track_courses, public.track_runs
  from public, anon, authenticated, service_role;
grant execute on function public.track_courses, public.track_runs to anon, authenticated;

-- schemas/10_training/01_training.sql

-- Training: the programmes, the sessions of horses, and what they have gained. What a session is worth to
-- a horse is worked out by a steward from @furlong/game when it ends (`sessionOutcome`).

-- Filled from @furlong/game, in training_programmes.sql.
create table public.training_programmes (
  id text primary key,
  position integer not null unique,
  price bigint not null check (price > 0),
  minutes integer not null check (minutes > 0),
  -- Percent: what a session adds to a horse's energy.
  energy integer not null,
  -- From one session of the auto-trainer to the next; null for what an owner buys one by one.
  every_minutes integer check (every_minutes > minutes)
);

create table public.training_sessions (
  id uuid primary key default gen_random_uuid(),
  horse_id uuid not null references public.horses (id),
  stable_id uuid not null references public.stables (id),
  programme text not null references public.training_programmes (id),
  price bigint not null,
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at),
  state text not null default 'at_work' check (state in ('at_work', 'completed')),
  -- At its end: percents, and ten-thousandths of a point in the order of `trainedTalents` in @furlong/game.
  condition integer check (condition between 0 and 100),
  energy integer check (energy between 0 and 100),
  overreached boolean,
  gains integer[] check (cardinality(gains) = 6 and 0 <= all (gains)),
  -- When its owner looked at what it gave.
  seen_at timestamptz
    constraint training_sessions_seen check (seen_at is null or state = 'completed'),
  check (
    num_nonnulls(condition, energy, overreached, gains)
      = case state when 'completed' then 4 else 0 end
  )
);

create index training_sessions_by_stable
  on public.training_sessions (stable_id, started_at desc, id desc);
create index training_sessions_by_horse on public.training_sessions (horse_id, ends_at desc);

-- The horses that are at work. The key decides between two starts that do not see each other: a horse is
-- at one session.
create table private.sessions_at_work (
  horse_id uuid primary key references public.horses (id),
  session_id uuid not null unique references public.training_sessions (id),
  ends_at timestamptz not null,
  claimed_by text,
  claimed_until timestamptz
);

create index sessions_at_work_by_end on private.sessions_at_work (ends_at, session_id);

-- What work has added to the talents that a horse was born with, in ten-thousandths of a point. Those in
-- private.talents stay as they were sealed.
create table private.talents_gained (
  horse_id uuid primary key references public.horses (id),
  speed integer not null check (speed >= 0),
  acceleration integer not null check (acceleration >= 0),
  stamina integer not null check (stamina >= 0),
  recovery integer not null check (recovery >= 0),
  agility integer not null check (agility >= 0),
  balance integer not null check (balance >= 0)
);

alter table public.training_programmes enable row level security;
alter table public.training_sessions enable row level security;

create policy training_programmes_are_public on public.training_programmes
  for select to anon, authenticated using (true);

create policy training_sessions_are_their_owners on public.training_sessions
  for select to authenticated
  using (
    exists (
      select from public.stables s
      where s.id = stable_id and s.owner_id = (select auth.uid())
    )
  );

-- A talent with what work has added to it.
create function private.talent_now(p_born integer, p_gained integer) returns double precision
language sql immutable set search_path = '' as $$
  select p_born + coalesce(p_gained, 0) / 10000::double precision
$$;

-- The work that a horse has behind it of the 28 days before: sessions by their end, races by their off.
create function private.work_of(p_horse_id uuid, p_at timestamptz)
returns table (at timestamptz, programme text, distance integer)
language sql stable set search_path = '' as $$
  select s.ends_at, s.programme, null
  from public.training_sessions s
  where s.horse_id = p_horse_id and s.state = 'completed'
    and s.ends_at > p_at - interval '28 days'
  union all
  select r.off_at, null, r.distance
  from public.entries e
  join public.races r on r.id = e.race_id
  where e.horse_id = p_horse_id and e.place is not null
    and r.off_at > p_at - interval '28 days'
  order by 1
$$;

-- The work of all horses of the caller's stable.
create function public.my_recent_work()
returns table (horse_id uuid, at timestamptz, programme text, distance integer)
language sql stable security definer set search_path = '' as $$
  select h.id, w.at, w.programme, w.distance
  from public.stables s
  join public.horses h on h.stable_id = s.id
  cross join private.work_of(h.id, now()) w
  where s.owner_id = (select auth.uid()) and h.retired_at is null
$$;

-- The sessions of the caller's stable, the newest first, paged by their start.
create function public.my_training_sessions(
  p_before_at timestamptz default null, p_before_id uuid default null,
  p_limit integer default 20
)
returns table (
  id uuid, horse_id uuid, horse_name text, programme text, price bigint, started_at timestamptz,
  ends_at timestamptz, state text, condition integer, energy integer, overreached boolean,
  gains integer[]
)
language sql stable security definer set search_path = '' as $$
  select
    x.id, x.horse_id, h.name, x.programme, x.price, x.started_at, x.ends_at, x.state, x.condition,
    x.energy, x.overreached, x.gains
  from public.training_sessions x
  join public.horses h on h.id = x.horse_id
  where x.stable_id = (select s.id from public.stables s where s.owner_id = (select auth.uid()))
    and (p_before_at is null or (x.started_at, x.id) < (p_before_at, p_before_id))
  order by x.started_at desc, x.id desc
  limit private.page_size(p_limit)
$$;

revoke all on table public.training_programmes, public.training_sessions
  from public, anon, authenticated, service_role;
grant select on table public.training_programmes, public.training_sessions
  to anon, authenticated, service_role;

revoke execute on function public.my_recent_work, public.my_training_sessions
  from public, anon, authenticated, service_role;
grant execute on function public.my_recent_work, public.my_training_sessions to authenticated;

-- schemas/10_training/02_training_programmes.sql

-- Written by `pnpm --filter @furlong/backend generated` from packages/game. When it changes, add a
-- migration that updates the rows.

insert into public.training_programmes (id, position, price, minutes, energy, every_minutes) values
  ('speed', 1, 500, 120, -22, null),
  ('endurance', 2, 400, 180, -28, null),
  ('agility', 3, 350, 90, -14, null),
  ('auto_balanced', 4, 200, 120, -12, 360),
  ('auto_speed', 5, 300, 60, -14, 240),
  ('auto_endurance', 6, 250, 90, -16, 480),
  ('auto_recovery', 7, 150, 60, 10, 720);

-- schemas/10_training/03_start_training.sql

-- Sending a horse to work. Locks are taken in the order of enter_race: request, horse, ledger accounts.

-- Energy in percent of a horse that is left alone: `energyAt` in @furlong/game for an average talent for
-- recovery, as its owner reads it.
create function private.energy_at(
  p_energy integer, p_since timestamptz, p_at timestamptz
) returns integer
language sql immutable set search_path = '' as $$
  select floor(
    100.5 - (100 - p_energy) * power(
      0.955::double precision,
      greatest(0, extract(epoch from p_at - p_since)::double precision / 3600)
    )
  )::integer
$$;

-- Writes the session and charges its price.
create function private.write_session(
  p_horse public.horses, p_programme public.training_programmes, p_request_id uuid,
  p_at timestamptz
) returns public.training_sessions
language plpgsql set search_path = '' as $$
declare
  v_session public.training_sessions;
begin
  insert into public.training_sessions
    (horse_id, stable_id, programme, price, started_at, ends_at)
  values (
    p_horse.id, p_horse.stable_id, p_programme.id, p_programme.price, p_at,
    p_at + make_interval(mins => p_programme.minutes)
  )
  returning * into v_session;
  insert into private.sessions_at_work (horse_id, session_id, ends_at)
  values (p_horse.id, v_session.id, v_session.ends_at)
  on conflict (horse_id) do nothing;
  if not found then
    perform private.refuse('horse_at_work');
  end if;
  update public.horses set
    at_work_until = v_session.ends_at,
    energy_after_work = greatest(0, least(
      100, private.energy_at(p_horse.energy, p_horse.condition_at, p_at) + p_programme.energy
    ))
  where id = p_horse.id;
  perform private.post(
    'training', p_request_id, p_at,
    array[private.wallet_of(p_horse.stable_id, 'credits'), private.house()],
    array[-p_programme.price, p_programme.price]
  );
  return v_session;
end
$$;

-- The first reason why a session of a horse that is locked would be refused, or null. What it costs is
-- looked at with the purse.
create function private.training_refusal(
  p_horse public.horses, p_stable_id uuid, p_programme public.training_programmes,
  p_at timestamptz
) returns text
language sql stable set search_path = '' as $$
  select case
    when p_horse.id is null then 'horse_not_found'
    when p_horse.stable_id <> p_stable_id then 'horse_not_yours'
    when p_horse.retired_at is not null then 'horse_retired'
    when p_programme.id is null then 'programme_not_found'
    when p_horse.at_work_until is not null then 'horse_at_work'
    when private.is_for_sale(p_horse.id) then 'horse_for_sale'
    when exists (
      select from private.engagements g join public.races r on r.id = g.race_id
      where g.horse_id = p_horse.id
        and r.closes_at < p_at + make_interval(mins => p_programme.minutes)
    ) then 'horse_runs_first'
  end
$$;

-- A player sends a horse to work; of the price as much as p_from_wallet may come out of his wallet. The same
-- request id is answered with its first answer and charged once. Work that overreaches the horse is allowed:
-- its owner was told.
create function public.start_training(
  p_horse_id uuid, p_programme text, p_request_id uuid, p_from_wallet bigint default 0
) returns public.training_sessions
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_programme public.training_programmes;
  v_horse public.horses;
  v_at timestamptz;
  v_refusal text;
  v_session public.training_sessions;
begin
  perform private.player();
  if p_horse_id is null or p_programme is null or p_request_id is null
    or (p_from_wallet >= 0) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'start_training',
    concat_ws(' ', p_horse_id, p_programme, nullif(p_from_wallet, 0))
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.training_sessions, v_answer);
  end if;

  v_stable_id := private.own_stable();
  select * into v_programme from public.training_programmes
  where id = p_programme and every_minutes is null;
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  -- Read under the lock, in the milliseconds in which the rules count.
  v_at := date_trunc('milliseconds', clock_timestamp());
  v_refusal := private.training_refusal(v_horse, v_stable_id, v_programme, v_at);
  if v_refusal is not null then
    perform private.refuse(v_refusal);
  end if;

  if not private.raise_credits(
    v_stable_id, v_programme.price, p_from_wallet, array[private.house()], p_request_id, v_at
  ) then
    perform private.refuse('too_few_credits');
  end if;

  v_session := private.write_session(v_horse, v_programme, p_request_id, v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_session));
  return v_session;
end
$$;

revoke execute on function public.start_training
  from public, anon, authenticated, service_role;
grant execute on function public.start_training to authenticated;

-- schemas/10_training/04_end_training.sql

-- What stewards do when a session ends: claim it, and write what it gave.

-- The session that ended first and is not written, or null. It is this steward's until the lease ends,
-- and nobody is given it before, so that one which fails holds up no other. For a lease that ends too late see claim_due_race.
create function public.claim_due_session(
  p_steward text, p_at timestamptz, p_lease_seconds integer
) returns uuid
language sql security definer set search_path = '' as $$
  with now as materialized (
    select private.not_ahead(p_at) as at
  ), due as (
    select w.horse_id
    from private.sessions_at_work w, now
    where w.ends_at <= now.at
      and (
        w.claimed_until is null or w.claimed_until <= now.at
        or w.claimed_until > now.at + make_interval(secs => 2 * p_lease_seconds)
      )
    order by w.ends_at, w.session_id
    limit 1
    for update of w skip locked
  )
  update private.sessions_at_work w
  set claimed_by = p_steward, claimed_until = now.at + make_interval(secs => p_lease_seconds)
  from due, now
  where w.horse_id = due.horse_id
  returning w.session_id
$$;

-- Everything that a session's outcome is made from: the horse as its last work left it, the talents
-- that work improves as it was born with them and as they are, in the order of `trainedTalents`, and the
-- work of the 28 days before (ms since 1970). No row for a session that is written already.
create function public.session_inputs(p_session_id uuid)
returns table (
  horse_id uuid, programme text, started_at timestamptz, ends_at timestamptz,
  birth_season integer, condition integer, energy integer, condition_at timestamptz,
  overreached boolean, born integer[], talents double precision[], salt text, work jsonb
)
language sql stable security definer set search_path = '' as $$
  select
    h.id, x.programme, x.started_at, x.ends_at, h.birth_season, h.condition, h.energy,
    h.condition_at, h.overreached,
    array[t.speed, t.acceleration, t.stamina, t.recovery, t.agility, t.balance],
    array[
      private.talent_now(t.speed, g.speed), private.talent_now(t.acceleration, g.acceleration),
      private.talent_now(t.stamina, g.stamina), private.talent_now(t.recovery, g.recovery),
      private.talent_now(t.agility, g.agility), private.talent_now(t.balance, g.balance)
    ],
    t.salt,
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'at', floor(extract(epoch from w.at) * 1000)::bigint, 'programme', w.programme,
        'distance', w.distance
      )), '[]')
      from private.work_of(h.id, x.started_at) w
    )
  from public.training_sessions x
  join public.horses h on h.id = x.horse_id
  join private.talents t on t.horse_id = h.id
  left join private.talents_gained g on g.horse_id = h.id
  where x.id = p_session_id and x.state = 'at_work'
$$;

-- Writes what a session gave, at its end: percents, and ten-thousandths of a point in the order of
-- `trainedTalents`. A second call changes nothing and returns the same.
create function public.end_training(
  p_session_id uuid, p_condition integer, p_energy integer, p_overreached boolean,
  p_gains integer[], p_at timestamptz
) returns public.training_sessions
language plpgsql security definer set search_path = '' as $$
declare
  v_session public.training_sessions;
begin
  p_at := private.not_ahead(p_at);
  perform from public.horses
  where id = (select horse_id from public.training_sessions where id = p_session_id)
  for no key update;
  select * into v_session from public.training_sessions where id = p_session_id;
  if v_session.id is null then
    perform private.refuse('bad_request', 'there is no such session');
  elsif v_session.state = 'completed' then
    return v_session;
  elsif p_at is null or p_at < v_session.ends_at then
    perform private.refuse('bad_request', 'the session has not ended');
  elsif (
    p_condition between 0 and 100 and p_energy between 0 and 100
    and cardinality(p_gains) = 6 and 0 <= all (p_gains)
  ) is not true or p_overreached is null then
    perform private.refuse('bad_request', 'a session ends with percents and six gains');
  end if;

  update public.training_sessions set
    state = 'completed', condition = p_condition, energy = p_energy,
    overreached = p_overreached, gains = p_gains
  where id = p_session_id
  returning * into v_session;
  insert into private.talents_gained as g
    (horse_id, speed, acceleration, stamina, recovery, agility, balance)
  values (
    v_session.horse_id, p_gains[1], p_gains[2], p_gains[3], p_gains[4], p_gains[5], p_gains[6]
  )
  on conflict (horse_id) do update set
    speed = g.speed + excluded.speed,
    acceleration = g.acceleration + excluded.acceleration,
    stamina = g.stamina + excluded.stamina,
    recovery = g.recovery + excluded.recovery,
    agility = g.agility + excluded.agility,
    balance = g.balance + excluded.balance;
  update public.horses set
    condition = p_condition, energy = p_energy, overreached = p_overreached,
    condition_at = v_session.ends_at, at_work_until = null, energy_after_work = null
  where id = v_session.horse_id;
  delete from private.sessions_at_work where session_id = p_session_id;
  -- What the auto-trainer does several times a day is told by its history alone.
  insert into public.activities (stable_id, horse_id, type, programme, at)
  select v_session.stable_id, v_session.horse_id, 'training', p.id, v_session.ends_at
  from public.training_programmes p
  where p.id = v_session.programme and p.every_minutes is null;
  return v_session;
end
$$;

revoke execute on function
  public.claim_due_session,
  public.session_inputs,
  public.end_training
  from public, anon, authenticated, service_role;
grant execute on function
  public.claim_due_session,
  public.session_inputs,
  public.end_training
  to service_role;

-- schemas/10_training/05_train_horses.sql

-- Sending many horses to work at once, within what their owner means to spend. Locks are taken in this
-- order: request, horses by their ids, ledger accounts.

-- Each horse is sent to the programme beside it, in the order given, or not and told why, as
-- `start_training` would tell it: one row a horse, with the session or the code of the refusal. Nothing is
-- begun that brings the sum of the prices above the budget (whole dollars): that horse is told
-- 'over_budget'. Of all prices together as much as p_from_wallet may come out of the wallet.
create function public.train_horses(
  p_horse_ids uuid[], p_programmes text[], p_budget bigint, p_request_id uuid,
  p_from_wallet bigint default 0
) returns table (horse_id uuid, session_id uuid, price bigint, refusal text)
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_at timestamptz;
  v_credits bigint;
  v_spent bigint := 0;
  v_rows jsonb := '[]';
  v_horse public.horses;
  v_programme public.training_programmes;
  v_session_id uuid;
  v_refusal text;
  i integer;
begin
  perform private.player();
  if p_horse_ids is null or p_programmes is null or p_budget is null or p_budget < 0
    or p_request_id is null or (p_from_wallet >= 0) is not true
    or cardinality(p_horse_ids) not between 1 and 100
    or cardinality(p_horse_ids) <> cardinality(p_programmes)
    or array_position(p_horse_ids, null) > 0 or array_position(p_programmes, null) > 0
    or (select count(distinct id) from unnest(p_horse_ids) id) <> cardinality(p_horse_ids)
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'train_horses',
    concat_ws(
      ' ', array_to_string(p_horse_ids, ','), array_to_string(p_programmes, ','), p_budget,
      nullif(p_from_wallet, 0)
    )
  );
  if v_answer is null then
    v_stable_id := private.own_stable();
    perform from public.horses where id = any (p_horse_ids) order by id for no key update;
    -- Read under the lock, in the milliseconds in which the rules count.
    v_at := date_trunc('milliseconds', clock_timestamp());
    perform private.raise_credits(v_stable_id, 0, 0, array[private.house()], p_request_id, v_at);
    v_credits := (
      select balance from private.accounts where id = private.wallet_of(v_stable_id, 'credits')
    );

    for i in 1 .. cardinality(p_horse_ids) loop
      select * into v_horse from public.horses where id = p_horse_ids[i];
      select * into v_programme from public.training_programmes
      where id = p_programmes[i] and every_minutes is null;
      v_session_id := null;
      v_refusal := coalesce(
        private.training_refusal(v_horse, v_stable_id, v_programme, v_at),
        case
          when v_spent + v_programme.price > p_budget then 'over_budget'
          when not private.raise_credits(
            v_stable_id, v_programme.price, p_from_wallet - greatest(0, v_spent - v_credits),
            array[private.house()], p_request_id, v_at
          ) then 'too_few_credits'
        end
      );
      if v_refusal is null then
        v_session_id := (private.write_session(v_horse, v_programme, p_request_id, v_at)).id;
        v_spent := v_spent + v_programme.price;
      end if;
      v_rows := v_rows || case
        when v_refusal is null
          then jsonb_build_object('session_id', v_session_id, 'price', v_programme.price)
        else to_jsonb(v_refusal)
      end;
    end loop;
    v_answer := v_rows;
    if v_spent > 0 then
      perform private.keep_answer(p_request_id, v_answer);
    else
      -- Nothing was begun: asked again it is judged again, and leaves nothing behind.
      delete from private.requests where request_id = p_request_id;
    end if;
  end if;
  return query
    select
      p_horse_ids[a.number], (a.row ->> 'session_id')::uuid, coalesce((a.row ->> 'price')::bigint, 0),
      case when jsonb_typeof(a.row) = 'string' then a.row #>> '{}' end
    from jsonb_array_elements(v_answer) with ordinality a (row, number)
    order by a.number;
end
$$;

revoke execute on function public.train_horses from public, anon, authenticated, service_role;
grant execute on function public.train_horses to authenticated;

-- schemas/10_training/06_see_training.sql

-- What an owner has seen of the training is not told again, on no device.

-- The caller has seen what a horse brought back from its sessions, or each horse where none is named: those
-- that the dashboard can tell (`my_overview`).
create function public.see_training(p_horse_id uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_stable_id uuid;
begin
  perform private.player();
  v_stable_id := private.own_stable();
  update public.training_sessions set seen_at = now()
  where stable_id = v_stable_id and started_at > now() - interval '2 days'
    and (p_horse_id is null or horse_id = p_horse_id)
    and state = 'completed' and seen_at is null;
end
$$;

-- The caller has read which sessions of the auto-trainer were left out last.
create function public.see_left_out_sessions() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_stable_id uuid;
begin
  perform private.player();
  v_stable_id := private.own_stable();
  update public.auto_training_slots t set seen_at = now()
  from public.auto_training_orders o
  where o.stable_id = v_stable_id and o.ended_at is null and t.order_id = o.id
    and t.at = (select max(l.at) from public.auto_training_slots l where l.order_id = o.id)
    and t.skipped is not null and t.seen_at is null;
end
$$;

revoke execute on function public.see_training, public.see_left_out_sessions
  from public, anon, authenticated, service_role;
grant execute on function public.see_training, public.see_left_out_sessions to authenticated;

-- schemas/10_training/07_auto_training.sql

-- The auto-trainer: a horse's standing order, and what became of each of its sessions. The database decides
-- about a session when it is due (`skipReason` in @furlong/game), and a steward asks it to; what the session gave
-- is written as of every other (end_training.sql).

create table public.auto_training_orders (
  id uuid primary key default gen_random_uuid(),
  horse_id uuid not null references public.horses (id),
  stable_id uuid not null references public.stables (id),
  programme text not null references public.training_programmes (id),
  -- Whole dollars, from Monday to Monday.
  weekly_budget bigint not null check (weekly_budget > 0),
  started_at timestamptz not null,
  -- When its next session is due; null once it has ended.
  next_at timestamptz check (next_at > started_at),
  ended_at timestamptz check (ended_at >= started_at),
  -- What the credits lack for a session may come out of the wallet.
  from_wallet boolean not null default false,
  check ((next_at is null) = (ended_at is not null))
);

-- A horse follows one order: this decides between two starts that do not see each other.
create unique index auto_training_orders_active
  on public.auto_training_orders (horse_id) where ended_at is null;
create index auto_training_orders_by_stable
  on public.auto_training_orders (stable_id, started_at desc, id desc);
create index auto_training_orders_due
  on public.auto_training_orders (next_at, id) where ended_at is null;

-- The sessions that were due: each once, held or left out.
create table public.auto_training_slots (
  order_id uuid not null references public.auto_training_orders (id),
  at timestamptz not null,
  session_id uuid unique references public.training_sessions (id),
  skipped text check (
    skipped in (
      'at work', 'race near', 'too tired', 'fit enough', 'budget spent', 'no credits', 'overreached'
    )
  ),
  -- When the owner read that it was left out.
  seen_at timestamptz
    constraint auto_training_slots_seen check (seen_at is null or skipped is not null),
  primary key (order_id, at),
  check ((session_id is null) = (skipped is not null))
);

alter table public.auto_training_orders enable row level security;
alter table public.auto_training_slots enable row level security;

create policy auto_training_orders_are_their_owners on public.auto_training_orders
  for select to authenticated
  using (
    exists (
      select from public.stables s
      where s.id = stable_id and s.owner_id = (select auth.uid())
    )
  );

create policy auto_training_slots_are_their_owners on public.auto_training_slots
  for select to authenticated
  using (
    exists (
      select from public.auto_training_orders o
      join public.stables s on s.id = o.stable_id
      where o.id = order_id and s.owner_id = (select auth.uid())
    )
  );

-- Whole dollars that an order has spent in the week of a moment: weeks begin on Mondays, as seasons do.
create function private.spent_in_week(p_order_id uuid, p_at timestamptz) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(x.price), 0)::bigint
  from public.auto_training_slots t
  join public.training_sessions x on x.id = t.session_id
  where t.order_id = p_order_id
    and t.at >= date_trunc('week', p_at at time zone 'UTC') at time zone 'UTC'
    and t.at < date_trunc('week', p_at at time zone 'UTC') at time zone 'UTC' + interval '7 days'
$$;

-- The horses of the caller's stable that are in auto-training, the next session first.
create function public.my_auto_training()
returns table (
  order_id uuid, horse_id uuid, programme text, weekly_budget bigint, spent bigint,
  started_at timestamptz, next_at timestamptz, last_skipped text, skip_seen boolean
)
language sql stable security definer set search_path = '' as $$
  select
    o.id, o.horse_id, o.programme, o.weekly_budget, private.spent_in_week(o.id, now()),
    o.started_at, o.next_at, last.skipped, last.seen_at is not null
  from public.auto_training_orders o
  left join lateral (
    select t.skipped, t.seen_at from public.auto_training_slots t
    where t.order_id = o.id order by t.at desc limit 1
  ) last on true
  where o.stable_id = (select s.id from public.stables s where s.owner_id = (select auth.uid()))
    and o.ended_at is null
  order by o.next_at, o.id
$$;

-- The orders of the caller's stable with what became of their sessions, the newest first, paged by their
-- start. Reasons and how often stand in two lists, the commonest first.
create function public.my_auto_training_history(
  p_before_at timestamptz default null, p_before_id uuid default null,
  p_limit integer default 20
)
returns table (
  order_id uuid, horse_id uuid, horse_name text, programme text, started_at timestamptz,
  ended_at timestamptz, sessions integer, cost bigint, skip_reasons text[], skip_counts integer[]
)
language sql stable security definer set search_path = '' as $$
  select
    o.id, o.horse_id, h.name, o.programme, o.started_at, o.ended_at, held.sessions, held.cost,
    left_out.reasons, left_out.counts
  from (
    select * from public.auto_training_orders a
    where a.stable_id = (select s.id from public.stables s where s.owner_id = (select auth.uid()))
      and (p_before_at is null or (a.started_at, a.id) < (p_before_at, p_before_id))
      -- One that was stopped before its first session did nothing.
      and (
        a.ended_at is null
        or exists (select from public.auto_training_slots t where t.order_id = a.id)
      )
    order by a.started_at desc, a.id desc
    limit private.page_size(p_limit)
  ) o
  join public.horses h on h.id = o.horse_id
  cross join lateral (
    select count(*)::integer as sessions, coalesce(sum(x.price), 0)::bigint as cost
    from public.auto_training_slots t
    join public.training_sessions x on x.id = t.session_id
    where t.order_id = o.id
  ) held
  cross join lateral (
    select
      coalesce(array_agg(r.skipped order by r.times desc, r.skipped), '{}') as reasons,
      coalesce(array_agg(r.times order by r.times desc, r.skipped), '{}') as counts
    from (
      select t.skipped, count(*)::integer as times
      from public.auto_training_slots t
      where t.order_id = o.id and t.skipped is not null
      group by t.skipped
    ) r
  ) left_out
  order by o.started_at desc, o.id desc
$$;

revoke all on table public.auto_training_orders, public.auto_training_slots
  from public, anon, authenticated, service_role;
grant select on table public.auto_training_orders, public.auto_training_slots
  to anon, authenticated, service_role;

revoke execute on function public.my_auto_training, public.my_auto_training_history
  from public, anon, authenticated, service_role;
grant execute on function public.my_auto_training, public.my_auto_training_history
  to authenticated;

-- schemas/10_training/08_start_auto_training.sql

-- What a player does about auto-training: starts it for a horse, and stops it. Locks are taken in the order of
-- start_training: request, horse, order.

-- Puts one of the player's horses into auto-training; its first session is due one interval later. What the
-- credits then lack may come out of the wallet, if the player says so. The same request id is answered with
-- its first answer.
create function public.start_auto_training(
  p_horse_id uuid, p_programme text, p_weekly_budget bigint, p_request_id uuid,
  p_from_wallet boolean default false
) returns public.auto_training_orders
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_programme public.training_programmes;
  v_horse public.horses;
  v_at timestamptz;
  v_order public.auto_training_orders;
begin
  perform private.player();
  if p_horse_id is null or p_programme is null or p_request_id is null or p_from_wallet is null
    or (p_weekly_budget between 1 and 1000000) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'start_auto_training',
    concat_ws(
      ' ', p_horse_id, p_programme, p_weekly_budget, case when p_from_wallet then 'from wallet' end
    )
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.auto_training_orders, v_answer);
  end if;

  select * into v_programme from public.training_programmes
  where id = p_programme and every_minutes is not null;
  v_horse := private.lock_own_horse(p_horse_id);
  v_at := date_trunc('milliseconds', clock_timestamp());
  if v_horse.retired_at is not null then
    perform private.refuse('horse_retired');
  elsif private.is_for_sale(p_horse_id) then
    perform private.refuse('horse_for_sale');
  elsif v_programme.id is null then
    perform private.refuse('programme_not_found');
  elsif p_weekly_budget < v_programme.price then
    perform private.refuse('budget_too_small');
  end if;

  insert into public.auto_training_orders
    (horse_id, stable_id, programme, weekly_budget, from_wallet, started_at, next_at)
  values (
    p_horse_id, v_horse.stable_id, p_programme, p_weekly_budget, p_from_wallet, v_at,
    v_at + make_interval(mins => v_programme.every_minutes)
  )
  on conflict (horse_id) where ended_at is null do nothing
  returning * into v_order;
  if v_order.id is null then
    perform private.refuse('already_auto_training');
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(v_order));
  return v_order;
end
$$;

-- Ends the order that a horse follows, if it follows one. A session that it is at goes on to its end.
create function private.end_auto_training(p_horse_id uuid, p_at timestamptz)
returns public.auto_training_orders
language sql set search_path = '' as $$
  update public.auto_training_orders o
  -- A steward's clock may be ahead of this one: an order ends with its last session at the earliest.
  set ended_at = greatest(p_at, o.next_at - make_interval(mins => p.every_minutes)), next_at = null
  from public.training_programmes p
  where o.horse_id = p_horse_id and o.ended_at is null and p.id = o.programme
  returning o.*
$$;

revoke execute on function public.start_auto_training from public, anon, authenticated, service_role;
grant execute on function public.start_auto_training to authenticated;

-- schemas/10_training/09_run_auto_session.sql

-- What stewards do when a session of the auto-trainer is due: hold it or leave it out.

-- Condition in percent of a horse that is left alone: `conditionAt` in @furlong/game.
create function private.condition_at(
  p_condition integer, p_since timestamptz, p_at timestamptz
) returns integer
language sql immutable set search_path = '' as $$
  select greatest(0, floor(
    p_condition - (least(3, greatest(0, idle.days - 2)) + 1.5 * greatest(0, idle.days - 5)) + 0.5
  ))::integer
  from (
    select greatest(0, extract(epoch from p_at - p_since)::double precision / 86400) as days
  ) idle
$$;

-- True where work that costs so much energy (percent, above 0) at a moment would be too much for what a horse
-- did before: `overreach` in @furlong/game.
create function private.too_much_work(p_horse_id uuid, p_load integer, p_at timestamptz)
returns boolean
language sql stable set search_path = '' as $$
  select p_load + coalesce(sum(w.load) filter (where w.at > p_at - interval '7 days'), 0)
    > 1.5 * greatest(210, (p_load + coalesce(sum(w.load), 0)) / 4)
  from (
    select d.at,
      case when p.id is null then 30 + d.distance / 80::numeric else greatest(0, -p.energy) end
        as load
    from private.work_of(p_horse_id, p_at) d
    left join public.training_programmes p on p.id = d.programme
  ) w
$$;

-- Why a session of an order due at a moment is left out, or null if it takes place: `skipReason` in
-- @furlong/game. Judged by what the horse's owner reads.
create function private.skip_reason(
  p_order public.auto_training_orders, p_horse public.horses,
  p_programme public.training_programmes, p_at timestamptz, p_credits bigint
) returns text
language sql stable set search_path = '' as $$
  select case
    when coalesce(p_horse.at_work_until, p_horse.condition_at) > p_at then 'at work'
    when exists (
      select from private.engagements g join public.races r on r.id = g.race_id
      where g.horse_id = p_horse.id and r.off_at >= p_at and r.off_at < p_at + interval '24 hours'
    ) then 'race near'
    when p_programme.energy < 0 and shown.energy < 35 then 'too tired'
    when private.condition_at(p_horse.condition, p_horse.condition_at, p_at) >= 96 then 'fit enough'
    when private.spent_in_week(p_order.id, p_at) + p_programme.price > p_order.weekly_budget
      then 'budget spent'
    when p_programme.price > p_credits then 'no credits'
    when p_horse.overreached and p_at < p_horse.condition_at + interval '48 hours'
      then 'overreached'
    when p_programme.energy < 0
      and private.too_much_work(p_horse.id, -p_programme.energy, p_at) then 'overreached'
  end
  from (select private.energy_at(p_horse.energy, p_horse.condition_at, p_at) as energy) shown
$$;

-- True while what a horse did before a moment is not written: a session that ended, a race that went off.
create function private.awaits_its_past(p_horse_id uuid, p_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.sessions_at_work w where w.horse_id = p_horse_id and w.ends_at <= p_at
  ) or exists (
    select from private.engagements g join public.races r on r.id = g.race_id
    where g.horse_id = p_horse_id and r.off_at < p_at
  )
$$;

-- The sessions that are due and can be decided, one of each order, the earliest first.
create function public.due_auto_sessions(p_at timestamptz)
returns table (order_id uuid, due_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select o.id, o.next_at
  from public.auto_training_orders o
  where o.ended_at is null and o.next_at <= private.not_ahead(p_at)
    and not private.awaits_its_past(o.horse_id, o.next_at)
  order by o.next_at, o.id
  limit 100
$$;

-- Holds the session of an order that is due at a moment, and charges for it, or leaves it out and says why. A
-- second call changes nothing: false, as for what cannot be decided yet.
create function public.run_auto_session(p_order_id uuid, p_due_at timestamptz, p_at timestamptz)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_order public.auto_training_orders;
  v_horse public.horses;
  v_programme public.training_programmes;
  v_to_spend bigint;
  v_skipped text;
  v_session public.training_sessions;
begin
  p_at := private.not_ahead(p_at);
  if p_due_at is null or p_at is null or p_at < p_due_at then
    perform private.refuse('bad_request', 'the session is not due');
  end if;
  select h.* into v_horse from public.horses h
  join public.auto_training_orders o on o.horse_id = h.id
  where o.id = p_order_id
  for no key update of h;
  -- Read under the lock of its horse, which every change of an order holds.
  select * into v_order from public.auto_training_orders where id = p_order_id for no key update;
  if v_order.next_at is distinct from p_due_at
    or private.awaits_its_past(v_order.horse_id, p_due_at)
  then
    return false;
  end if;
  select * into v_programme from public.training_programmes where id = v_order.programme;
  perform private.raise_credits(v_order.stable_id, 0, 0, array[private.house()], null, p_due_at);
  select sum(balance) into v_to_spend from private.accounts
  where stable_id = v_order.stable_id and (kind = 'credits' or v_order.from_wallet);

  v_skipped := private.skip_reason(v_order, v_horse, v_programme, p_due_at, v_to_spend);
  if v_skipped is null then
    perform private.raise_credits(
      v_order.stable_id, v_programme.price, v_programme.price, array[private.house()], null, p_due_at
    );
    v_session := private.write_session(v_horse, v_programme, null, p_due_at);
  end if;
  insert into public.auto_training_slots (order_id, at, session_id, skipped)
  values (p_order_id, p_due_at, v_session.id, v_skipped);
  update public.auto_training_orders
  set next_at = p_due_at + make_interval(mins => v_programme.every_minutes)
  where id = p_order_id;
  return true;
end
$$;

revoke execute on function public.due_auto_sessions, public.run_auto_session
  from public, anon, authenticated, service_role;
grant execute on function public.due_auto_sessions, public.run_auto_session to service_role;

-- schemas/10_training/10_stop_auto_training.sql

-- Takes one of the player's horses out of auto-training. What was due and is not held yet is left.
create function public.stop_auto_training(p_horse_id uuid, p_request_id uuid)
returns public.auto_training_orders
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_order public.auto_training_orders;
begin
  perform private.player();
  if p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'stop_auto_training', p_horse_id::text);
  if v_answer is not null then
    return jsonb_populate_record(null::public.auto_training_orders, v_answer);
  end if;

  perform private.lock_own_horse(p_horse_id);
  v_order := private.end_auto_training(
    p_horse_id, date_trunc('milliseconds', clock_timestamp())
  );
  if v_order.id is null then
    perform private.refuse('not_auto_training');
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(v_order));
  return v_order;
end
$$;

revoke execute on function public.stop_auto_training from public, anon, authenticated, service_role;
grant execute on function public.stop_auto_training to authenticated;

-- schemas/11_gallops/01_gallops.sql

-- Gallops: free trials of a horse against the benchmark or against itself on a day that it ran. Talents stay
-- hidden: all that leaves the database is lengths with chance in them.

create table public.gallops (
  id uuid primary key default gen_random_uuid(),
  horse_id uuid not null references public.horses (id),
  stable_id uuid not null references public.stables (id),
  at timestamptz not null,
  -- By UTC.
  day date not null,
  number integer not null check (number between 1 and 6),
  distance integer not null check (distance between 1000 and 2400),
  surface text not null check (surface in ('Turf', 'Dirt')),
  going integer not null check (going between -100 and 100),
  -- Points of bonus that its equipment added.
  kit integer not null check (kit between 0 and 25),
  -- The race whose ghost of this horse it was sent against; null for the benchmark.
  race_id uuid references public.races (id),
  -- Tenths of a length ahead; behind, if negative.
  tenths integer not null,
  -- Decides between two gallops that do not see each other: six are all that a day has. Who buys a horse
  -- has six of his own.
  constraint gallops_of_a_day unique (horse_id, day, stable_id, number)
);

create index gallops_by_horse on public.gallops (stable_id, horse_id, at desc, id desc);

alter table public.gallops enable row level security;

create policy gallops_are_their_owners on public.gallops
  for select to authenticated
  using (
    exists (
      select from public.stables s
      where s.id = stable_id and s.owner_id = (select auth.uid())
    )
  );

-- The gallops that the caller's stable gave a horse, the newest first, paged by their moment. Those
-- against a ghost have the name and the off of its race.
create function public.my_gallops(
  p_horse_id uuid, p_before_at timestamptz default null, p_before_id uuid default null,
  p_limit integer default 20
)
returns table (
  id uuid, at timestamptz, distance integer, surface text, going integer, kit integer,
  race_id uuid, race_name text, race_off_at timestamptz, tenths integer
)
language sql stable security definer set search_path = '' as $$
  select g.id, g.at, g.distance, g.surface, g.going, g.kit, g.race_id, r.name, r.off_at, g.tenths
  from public.gallops g
  left join public.races r on r.id = g.race_id
  where g.stable_id = (select s.id from public.stables s where s.owner_id = (select auth.uid()))
    and g.horse_id = p_horse_id
    and (p_before_at is null or (g.at, g.id) < (p_before_at, p_before_id))
  order by g.at desc, g.id desc
  limit private.page_size(p_limit)
$$;

-- What the gallops of the last 28 days came to, one row a question, the one asked most often first: tenths
-- of a length in all. Against a ghost every race is a question of its own.
create function public.my_gallop_notebook(p_horse_id uuid)
returns table (
  distance integer, surface text, going integer, kit integer, race_id uuid, race_name text,
  race_off_at timestamptz, gallops integer, tenths integer
)
language sql stable security definer set search_path = '' as $$
  select n.distance, n.surface, n.going, n.kit, n.race_id, r.name, r.off_at, n.gallops, n.tenths
  from (
    select g.distance, g.surface, g.going, g.kit, g.race_id, count(*)::integer as gallops,
      sum(g.tenths)::integer as tenths
    from public.gallops g
    where g.stable_id = (select s.id from public.stables s where s.owner_id = (select auth.uid()))
      and g.horse_id = p_horse_id and g.at > now() - interval '28 days'
    group by g.distance, g.surface, g.going, g.kit, g.race_id
  ) n
  left join public.races r on r.id = n.race_id
  order by n.gallops desc, n.distance, n.surface, n.going, n.kit, r.off_at
$$;

revoke all on table public.gallops from public, anon, authenticated, service_role;
grant select on table public.gallops to anon, authenticated, service_role;

revoke execute on function public.my_gallops, public.my_gallop_notebook
  from public, anon, authenticated, service_role;
grant execute on function public.my_gallops, public.my_gallop_notebook to authenticated;

-- schemas/11_gallops/02_gallop_figures.sql

-- What a horse is worth in a gallop: the sums of furlong-2 and furlong-3, as `fairness/composites.ts` and
-- `gallops/gallopLengths.ts` of @furlong/game have them. A test holds the two together.

create function private.to_step(p_value double precision, p_step integer) returns integer
language sql immutable set search_path = '' as $$
  select (p_step * floor(p_value / p_step + 0.5))::integer
$$;

-- What cards and gallops tell of a horse's talents as they are now: `bandsOf`.
create function private.bands_of(p_horse_id uuid)
returns table (
  ability integer, endurance integer, distance_preferred integer, distance_breadth integer,
  going_preferred integer, surface_aptitude integer
)
language sql stable set search_path = '' as $$
  select
    private.to_step(1.3 * (
      0.4 * n.speed + 0.1 * n.stamina + 0.15 * n.acceleration + 0.08 * n.recovery
      + 0.11 * n.agility + 0.11 * n.balance + 0.05 * t.heart
    ) - 13, 4),
    private.to_step(0.6 * n.stamina + 0.25 * n.recovery + 0.15 * t.heart, 10),
    private.to_step(t.distance_preferred, 100), private.to_step(t.distance_breadth, 50),
    private.to_step(t.going_preferred, 20), private.to_step(t.surface_aptitude, 20)
  from private.talents t
  left join private.talents_gained g on g.horse_id = t.horse_id
  cross join lateral (
    select
      private.talent_now(t.speed, g.speed) as speed,
      private.talent_now(t.acceleration, g.acceleration) as acceleration,
      private.talent_now(t.stamina, g.stamina) as stamina,
      private.talent_now(t.recovery, g.recovery) as recovery,
      private.talent_now(t.agility, g.agility) as agility,
      private.talent_now(t.balance, g.balance) as balance
  ) n
  where t.horse_id = p_horse_id
$$;

-- The speed multiplier in millionths of a horse with these bands: `speedFigure`.
create function private.speed_figure(
  p_ability integer, p_distance_preferred integer, p_distance_breadth integer,
  p_going_preferred integer, p_surface_aptitude integer, p_distance integer, p_surface text,
  p_going integer, p_weight integer, p_immaturity integer, p_condition integer, p_energy integer,
  p_prepared double precision
) returns integer
language sql immutable set search_path = '' as $$
  select floor(1000000 * (
    1
    + (
      0.00056 * a.lengths * (p_ability - p_immaturity - 60)
      - 0.0006 * a.lengths * (p_weight - 124)
    )
    - 0.99 * a.lengths * (
      0.00012::double precision * (100 - p_condition)
      + 0.00008::double precision * greatest(0, 90 - p_energy)
    )
    - 1.6 * a.lengths * (
      0.006 * a.off_going * a.off_going
      + 0.008::double precision * greatest(
        0, case p_surface when 'Turf' then p_surface_aptitude else -p_surface_aptitude end
      ) / 100
    )
    - 0.072 * a.off_distance * a.off_distance
    + p_prepared
  ) + 0.5)::integer
  from (
    select 1200::double precision / p_distance as lengths,
      (p_going - p_going_preferred) / 200::double precision as off_going,
      2 * (p_distance - n.metres)::double precision / (p_distance + n.metres) as off_distance
    from (
      select greatest(
        p_distance_preferred - p_distance_breadth,
        least(p_distance_preferred + p_distance_breadth, p_distance)
      ) as metres
    ) n
  ) a
$$;

-- The anaerobic store in tenths of a joule per kilogram: `staminaFigure`.
create function private.stamina_figure(p_endurance integer) returns integer
language sql immutable set search_path = '' as $$
  select floor(22150 * (1 + 0.04 * ((p_endurance - 50) / 50::double precision)) + 0.5)::integer
$$;

-- Lengths by which the first is expected ahead of the second: `lengthsBetween`.
create function private.lengths_between(
  p_speed integer, p_stamina integer, p_other_speed integer, p_other_stamina integer,
  p_distance integer
) returns double precision
language sql immutable set search_path = '' as $$
  select (p_speed - p_other_speed) / 1000000::double precision * p_distance / (0.16 * 17)
    + 0.0000355 * (p_distance - 800) * ((p_stamina - p_other_stamina) / 10::double precision)
$$;

-- The points of bonus that a horse's equipment adds, as many as tell.
create function private.kit_points(p_horse_id uuid) returns integer
language sql stable set search_path = '' as $$
  select least(25, coalesce(sum(i.speed + i.endurance + i.agility + i.control), 0))::integer
  from public.horse_equipment w
  join public.equipment e on e.id = w.piece_id
  join public.equipment_items i on i.id = e.item_id
  where w.horse_id = p_horse_id
$$;

-- What points of bonus add to a horse's speed, as a share of it.
create function private.kit_share(p_kit integer, p_distance integer) returns double precision
language sql immutable set search_path = '' as $$
  select 0.42 * (1200::double precision / p_distance) * (p_kit * 0.0001::double precision)
$$;

-- Lengths by which a horse is expected ahead of the benchmark of its age and sex: `gallopLengths`.
create function private.lengths_ahead_of_benchmark(
  p_horse_id uuid, p_distance integer, p_surface text, p_going integer, p_kit integer
) returns double precision
language sql stable set search_path = '' as $$
  select private.lengths_between(
    private.speed_figure(
      b.ability, b.distance_preferred, b.distance_breadth, b.going_preferred, b.surface_aptitude,
      p_distance, p_surface, p_going, 124, 0, 100, 100,
      private.kit_share(p_kit, p_distance)
    ),
    private.stamina_figure(b.endurance),
    private.speed_figure(
      case h.sex when 'female' then 57 else 60 end, p_distance, 0, p_going, 0,
      p_distance, p_surface, p_going, 124, 0, 100, 100, 0
    ),
    private.stamina_figure(50), p_distance
  )
  from public.horses h
  cross join private.bands_of(h.id) b
  where h.id = p_horse_id
$$;

-- Pounds that a horse's age leaves it short of an older one: `weightForAge`.
create function private.weight_for_age(p_age integer, p_distance integer, p_week integer)
returns integer
language sql immutable set search_path = '' as $$
  select case
    when p_age >= 4 then 0
    else s.pounds[case when p_week <= 4 then 1 when p_week <= 8 then 2 else 3 end]
      + case p_age when 2 then 14 else 0 end
  end
  from (
    values
      (1000, array[9, 5, 1]), (1200, array[10, 6, 2]), (1400, array[11, 8, 3]),
      (1600, array[12, 9, 4]), (2000, array[14, 10, 6]), (2400, array[15, 11, 7])
  ) s (metres, pounds)
  where p_distance >= s.metres or s.metres = 1000
  order by s.metres desc
  limit 1
$$;

-- What equipment, rest and age do to a horse's speed at a moment, as a share of it: `preparedShare`.
create function private.prepared_share(
  p_horse public.horses, p_kit integer, p_distance integer, p_at timestamptz
) returns double precision
language sql stable set search_path = '' as $$
  select private.kit_share(p_kit, p_distance)
    - case
        when p_at - p_horse.last_run_at < interval '2 days' then 1
        when p_at - p_horse.last_run_at > interval '30 days' then 0.5
        else 0
      end * 0.16 * 17 / p_distance::double precision
    - 0.00055 * a.past * a.past
    - case
        when p_horse.overreached and p_at - p_horse.condition_at < interval '48 hours' then 0.003
        else 0
      end
  from (
    select greatest(
      0,
      extract(epoch from p_at - timestamptz '2026-01-05 00:00:00+00')::double precision
        / (12 * 7 * 24 * 60 * 60) - p_horse.birth_season - 4.45
    ) as past
  ) a
$$;

-- The speed figure of a card that the horse would have, were the race off at a moment: as its owner reads
-- its energy, for an average talent for recovery. Its own is hidden.
create function private.speed_today(
  p_horse public.horses, p_kit integer, p_distance integer, p_surface text, p_going integer,
  p_weight integer, p_at timestamptz
) returns integer
language sql stable set search_path = '' as $$
  select private.speed_figure(
    b.ability, b.distance_preferred, b.distance_breadth, b.going_preferred, b.surface_aptitude,
    p_distance, p_surface, p_going, p_weight,
    private.weight_for_age(
      private.season_at(p_at) - p_horse.birth_season, p_distance,
      floor(
        extract(epoch from p_at - timestamptz '2026-01-05 00:00:00+00') / (7 * 24 * 60 * 60)
      )::integer - 12 * private.season_at(p_at) + 1
    ),
    private.condition_at(p_horse.condition, p_horse.condition_at, p_at),
    private.energy_at(p_horse.energy, p_horse.condition_at, p_at),
    private.prepared_share(p_horse, p_kit, p_distance, p_at)
  )
  from private.bands_of(p_horse.id) b
$$;

-- Lengths by which a horse is expected ahead of what it was in a race, in which it carried the same: what
-- its card had of it, without the chance of that day.
create function private.lengths_ahead_of_ghost(
  p_horse public.horses, p_kit integer, p_race_id uuid, p_at timestamptz
) returns double precision
language sql stable set search_path = '' as $$
  select private.lengths_between(
    private.speed_today(
      p_horse, p_kit, r.distance, r.surface, r.going, (c.runner ->> 'weight')::integer, p_at
    ),
    private.stamina_figure((select endurance from private.bands_of(p_horse.id))),
    (c.runner ->> 'speed')::integer, (c.runner ->> 'stamina')::integer, r.distance
  )
  from public.races r
  cross join lateral jsonb_array_elements(r.card::jsonb -> 'runners') c (runner)
  where r.id = p_race_id and c.runner ->> 'horseId' = p_horse.id::text
$$;

-- What chance does to a gallop, in lengths: a sum of twelve even draws of 20 bits, less its mean. Its
-- deviation is 1.
create function private.gallop_noise(p_hex text) returns double precision
language sql immutable set search_path = '' as $$
  select sum(('x' || substr(p_hex, 5 * part + 1, 5))::bit(20)::integer) / 1048576::double precision
    - 6
  from generate_series(0, 11) part
$$;

-- schemas/11_gallops/03_gallop.sql

-- Sending a horse to gallop. It costs nothing: no credits, no energy, no condition. Locks are taken in the
-- order of start_training: request, horse.

-- Writes a gallop of a horse that is locked. Refuses one beyond the day's number.
create function private.write_gallop(
  p_horse public.horses, p_distance integer, p_surface text, p_going integer, p_kit integer,
  p_race_id uuid, p_lengths double precision, p_at timestamptz
) returns public.gallops
language plpgsql set search_path = '' as $$
declare
  v_day constant date := (p_at at time zone 'UTC')::date;
  v_number constant integer := (
    select count(*) + 1 from public.gallops g
    where g.stable_id = p_horse.stable_id and g.horse_id = p_horse.id and g.day = v_day
  );
  v_gallop public.gallops;
begin
  if v_number > 6 then
    perform private.refuse('no_gallops_left');
  end if;
  insert into public.gallops
    (horse_id, stable_id, at, day, number, distance, surface, going, kit, race_id, tenths)
  values (
    p_horse.id, p_horse.stable_id, p_at, v_day, v_number, p_distance, p_surface, p_going, p_kit,
    p_race_id,
    floor(10 * (p_lengths + private.gallop_noise(private.random_hex())) + 0.5)::integer
  )
  returning * into v_gallop;
  return v_gallop;
end
$$;

-- The first reason why a horse that is locked may not gallop for a stable, or null.
create function private.gallop_refusal(p_horse public.horses, p_stable_id uuid) returns text
language sql stable set search_path = '' as $$
  select case
    when p_horse.id is null then 'horse_not_found'
    when p_horse.stable_id <> p_stable_id then 'horse_not_yours'
    when p_horse.retired_at is not null then 'horse_retired'
    when p_horse.at_work_until is not null then 'gallops_after_work'
    when private.is_for_sale(p_horse.id) then 'horse_for_sale'
  end
$$;

-- True for the ground that horses gallop on: `gallopDistances` and `gallopGoings` in @furlong/game.
create function private.is_gallop(p_distance integer, p_surface text, p_going integer)
returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    p_distance in (1000, 1200, 1300, 1400, 1600, 1700, 1800, 2000, 2100, 2200, 2400)
      and case p_surface
        when 'Turf' then p_going in (-75, -40, 0, 35, 65, 90)
        when 'Dirt' then p_going in (0, 35, 65, 90)
      end,
    false
  )
$$;

-- A player has a horse gallop against the benchmark of its age and sex, in what it wears or without. The
-- same request id is answered with its first answer: chance is drawn once.
create function public.gallop(
  p_horse_id uuid, p_distance integer, p_surface text, p_going integer, p_equipped boolean,
  p_request_id uuid
) returns public.gallops
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_horse public.horses;
  v_kit integer;
  v_refusal text;
  v_gallop public.gallops;
begin
  perform private.player();
  if p_horse_id is null or p_equipped is null or p_request_id is null
    or not private.is_gallop(p_distance, p_surface, p_going)
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'gallop', concat_ws(' ', p_horse_id, p_distance, p_surface, p_going, p_equipped)
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.gallops, v_answer);
  end if;

  v_stable_id := private.own_stable();
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  v_refusal := private.gallop_refusal(v_horse, v_stable_id);
  if v_refusal is not null then
    perform private.refuse(v_refusal);
  end if;
  v_kit := case when p_equipped then private.kit_points(v_horse.id) else 0 end;
  v_gallop := private.write_gallop(
    v_horse, p_distance, p_surface, p_going, v_kit, null,
    private.lengths_ahead_of_benchmark(v_horse.id, p_distance, p_surface, p_going, v_kit),
    -- Read under the lock.
    date_trunc('milliseconds', clock_timestamp())
  );
  perform private.keep_answer(p_request_id, to_jsonb(v_gallop));
  return v_gallop;
end
$$;

-- A player has a horse gallop against its ghost of a race that it has run, as it is today: it carries what
-- it carried then, in what it wears today or without. Of the day's number like any other.
create function public.gallop_against_ghost(
  p_horse_id uuid, p_race_id uuid, p_equipped boolean, p_request_id uuid
) returns public.gallops
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_horse public.horses;
  v_race public.races;
  v_kit integer;
  v_at timestamptz;
  v_lengths double precision;
  v_refusal text;
  v_gallop public.gallops;
begin
  perform private.player();
  if p_horse_id is null or p_race_id is null or p_equipped is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'gallop_against_ghost', concat_ws(' ', p_horse_id, p_race_id, p_equipped)
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.gallops, v_answer);
  end if;

  v_stable_id := private.own_stable();
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  v_refusal := private.gallop_refusal(v_horse, v_stable_id);
  if v_refusal is not null then
    perform private.refuse(v_refusal);
  end if;
  -- A card's figures are worth the same in these versions of the engine, and something else in others.
  select * into v_race from public.races
  where id = p_race_id and status = 'finished' and engine in ('furlong-2', 'furlong-3');
  v_kit := case when p_equipped then private.kit_points(v_horse.id) else 0 end;
  -- Read under the lock.
  v_at := date_trunc('milliseconds', clock_timestamp());
  v_lengths := private.lengths_ahead_of_ghost(v_horse, v_kit, v_race.id, v_at);
  if v_lengths is null then
    perform private.refuse('run_not_found');
  end if;
  v_gallop := private.write_gallop(
    v_horse, v_race.distance, v_race.surface, v_race.going, v_kit, v_race.id, v_lengths, v_at
  );
  perform private.keep_answer(p_request_id, to_jsonb(v_gallop));
  return v_gallop;
end
$$;

revoke execute on function public.gallop, public.gallop_against_ghost
  from public, anon, authenticated, service_role;
grant execute on function public.gallop, public.gallop_against_ghost to authenticated;

-- schemas/12_market/01_sales.sql

-- Horses for sale at a fixed price: what is offered, what became of it, and how it is found among many.

-- The stables that sell for the house. They race no horse, and what they are paid is the house's.
create table private.sales_agents (
  stable_id uuid primary key references public.stables (id)
);

-- How many of the horses for sale are alike in all that a buyer may filter by. A choice of filters is a
-- choice of cells: the horses of each are found by an index in any order, and counted here.
create table private.sale_cells (
  id integer generated always as identity primary key,
  high_price boolean not null,
  birth_season integer not null,
  sex text not null,
  rating_band text not null,
  specialty text not null,
  surface text not null,
  runs_band text not null,
  of_house boolean not null,
  lots integer not null default 0 check (lots >= 0),
  unique (high_price, birth_season, sex, rating_band, specialty, surface, runs_band, of_house)
);

-- A horse as it was offered. It neither races nor works while it is for sale, so that this holds until it
-- is sold, and tells afterwards what it was sold as.
create table private.listings (
  id uuid primary key default gen_random_uuid(),
  horse_id uuid not null references public.horses (id),
  stable_id uuid not null references public.stables (id),
  of_house boolean not null,
  price bigint not null check (price > 0),
  listed_at timestamptz not null,
  birth_season integer not null,
  -- In years; from five on all are one (`comparableAge` in @furlong/game).
  compared_age integer not null check (compared_age between 2 and 5),
  sex text not null,
  rating integer not null,
  specialty text not null,
  -- On which it has come in the first three most often; empty for one that never has.
  surface text not null check (surface in ('', 'Turf', 'Dirt')),
  runs integer not null,
  -- In lower case, as they are searched, and all that is one, two or three letters long in them.
  horse_name text collate "C" not null,
  seller_name text not null,
  grams text[] not null,
  youth integer generated always as (-birth_season) stored,
  cell_id integer not null references private.sale_cells (id),
  ended_at timestamptz,
  ending text check (ending in ('sold', 'withdrawn')),
  buyer_id uuid references public.stables (id),
  returned_at timestamptz,
  constraint listings_ended_check check ((ended_at is null) = (ending is null)),
  constraint listings_sold_check
    check ((buyer_id is not null) = (ending is not null and ending = 'sold')),
  constraint listings_returned_check
    check (returned_at is null or (ending is not null and ending = 'sold' and of_house))
);

-- The key decides between two who offer a horse at once.
create unique index listings_open on private.listings (horse_id) where ended_at is null;
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
create index listings_by_grams on private.listings using gin (grams) where ended_at is null;
create index listings_by_stable on private.listings (stable_id) where ended_at is null;
create index listings_comparable on private.listings (compared_age, rating, ended_at desc)
  where ending = 'sold' and returned_at is null;
create index listings_sold_by on private.listings (stable_id, ended_at desc, id desc)
  where ending = 'sold';
create index listings_bought_by on private.listings (buyer_id, ended_at desc, id desc)
  where ending = 'sold';

-- All that is from p_least to three letters long in a text in lower case.
create function private.grams(p_text text, p_least integer) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(distinct substr(p_text, first, size)), '{}')
  from generate_series(p_least, 3) size, generate_series(1, length(p_text)) first
  where first + size - 1 <= length(p_text)
$$;

-- The cell of a listing; a new one where it is the first of its kind.
create function private.cell_of(p_listing private.listings) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_high constant boolean := p_listing.price >= 15000;
  v_rating constant text := case
    when p_listing.rating >= 90 then '90 and above'
    when p_listing.rating >= 80 then '80 to 89'
    when p_listing.rating >= 60 then '60 to 79'
    else 'under 60'
  end;
  v_runs constant text := case
    when p_listing.runs = 0 then 'unraced'
    when p_listing.runs <= 5 then 'up to 5 runs'
    else 'more than 5 runs'
  end;
begin
  insert into private.sale_cells (
    high_price, birth_season, sex, rating_band, specialty, surface, runs_band, of_house
  ) values (
    v_high, p_listing.birth_season, p_listing.sex, v_rating, p_listing.specialty,
    p_listing.surface, v_runs, p_listing.of_house
  )
  on conflict do nothing;
  return (
    select c.id from private.sale_cells c
    where (
      c.high_price, c.birth_season, c.sex, c.rating_band, c.specialty, c.surface, c.runs_band,
      c.of_house
    ) = (
      v_high, p_listing.birth_season, p_listing.sex, v_rating, p_listing.specialty,
      p_listing.surface, v_runs, p_listing.of_house
    )
  );
end
$$;

-- Keeps a listing's cell, the count of its cell, and what it is found by. The locks on cells are the last
-- that any transaction takes, and are taken in the order of their ids.
create function private.place_listing() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_from constant integer := case when tg_op = 'UPDATE' and old.ended_at is null then old.cell_id end;
  v_to integer;
begin
  if new.ended_at is null then
    v_to := private.cell_of(new);
    new.cell_id := v_to;
    new.grams := array(
      select distinct gram
      from unnest(private.grams(new.horse_name, 1) || private.grams(new.seller_name, 1)) gram
    );
  else
    new.grams := '{}';
  end if;
  if v_from is distinct from v_to then
    perform from private.sale_cells where id in (v_from, v_to) order by id for no key update;
    update private.sale_cells c
    set lots = c.lots + (c.id is not distinct from v_to)::integer
      - (c.id is not distinct from v_from)::integer
    where c.id in (v_from, v_to);
  end if;
  return new;
end
$$;

create trigger listings_have_their_place
  before insert or update on private.listings
  for each row execute function private.place_listing();

-- A horse that is renamed is found by its new name.
create function private.rename_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.listings set horse_name = lower(new.name)
  where horse_id = new.id and ended_at is null;
  return null;
end
$$;

create trigger horses_for_sale_keep_their_name
  after update of name on public.horses
  for each row when (old.name is distinct from new.name)
  execute function private.rename_listing();

create function private.is_for_sale(p_horse_id uuid) returns boolean
language sql volatile set search_path = '' as $$
  select exists (select from private.listings where horse_id = p_horse_id and ended_at is null)
$$;

-- On which surface a horse has come in the first three most often; of two, on which it won more, then
-- ran more; empty for one that never has.
create function private.best_surface(p_horse_id uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce((
    select r.surface
    from public.entries e
    join public.races r on r.id = e.race_id
    where e.horse_id = p_horse_id and e.place is not null
    group by r.surface
    having count(*) filter (where e.place <= 3) > 0
    order by count(*) filter (where e.place <= 3) desc, count(*) filter (where e.place = 1) desc,
      count(*) desc, r.surface desc
    limit 1
  ), '')
$$;

-- Writes a listing of a horse that is locked. It is trained no more.
create function private.list(
  p_horse public.horses, p_of_house boolean, p_price bigint, p_at timestamptz
) returns private.listings
language plpgsql set search_path = '' as $$
declare
  v_listing private.listings;
begin
  perform private.end_auto_training(p_horse.id, p_at);
  insert into private.listings (
    horse_id, stable_id, of_house, price, listed_at, birth_season, compared_age, sex, rating,
    specialty, surface, runs, horse_name, seller_name
  )
  select
    p_horse.id, p_horse.stable_id, p_of_house, p_price, p_at, p_horse.birth_season,
    private.compared_age(p_horse.birth_season, p_at), p_horse.sex,
    p_horse.rating, p_horse.specialty, private.best_surface(p_horse.id), p_horse.runs,
    lower(p_horse.name), lower(s.name)
  from public.stables s
  where s.id = p_horse.stable_id
  returning * into v_listing;
  return v_listing;
end
$$;

-- schemas/12_market/02_sales_words.sql

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

-- schemas/12_market/03_sale_prices.sql

-- What a horse is worth: by the rule of @furlong/game, and by what others like it were sold for.

-- Whole dollars: `guidePrice` in @furlong/game, where the reasons are.
create function private.guide_price(p_rating integer, p_age integer) returns bigint
language sql immutable set search_path = '' as $$
  select greatest(500, 50 * ((
    p_rating::bigint * p_rating * p_rating * case
      when p_age <= 2 then 110
      when p_age = 3 then 115
      when p_age = 4 then 100
      when p_age = 5 then 85
      when p_age = 6 then 70
      when p_age = 7 then 55
      else 40
    end + 50000
  ) / 100000))
$$;

create function private.age_at(p_birth_season integer, p_at timestamptz) returns integer
language sql immutable set search_path = '' as $$
  select private.season_at(p_at) - p_birth_season
$$;

-- The age under which a horse is compared: `comparableAge` in @furlong/game.
create function private.compared_age(p_birth_season integer, p_at timestamptz) returns integer
language sql immutable set search_path = '' as $$
  select least(5, greatest(2, private.age_at(p_birth_season, p_at)))
$$;

-- What a horse was worth by the rule when it was sold, or is worth while it is offered.
create function private.guide_of(p_listing private.listings) returns bigint
language sql stable set search_path = '' as $$
  select private.guide_price(
    p_listing.rating,
    private.age_at(p_listing.birth_season, coalesce(p_listing.ended_at, now()))
  )
$$;

-- Between which prices, both included, two stables deal whatever they have won: within a twentieth of the
-- guide, which is what the house keeps of a price. `nearGuide` in @furlong/game, where the reasons are.
create function private.least_near_guide(p_guide bigint) returns bigint
language sql immutable set search_path = '' as $$
  select (p_guide * 95 + 99) / 100
$$;
create function private.most_near_guide(p_guide bigint) returns bigint
language sql immutable set search_path = '' as $$
  select p_guide * 105 / 100
$$;

-- How far beyond that a stable may still go, in whole dollars: as far as its prizes, less what it gave away
-- through prices before, sold or offered, and not before it is four weeks old. What a stable was given to
-- begin with thus stays with it. Locks its credits: two deals of one stable see each other.
create function private.leeway(p_stable_id uuid, p_but_for uuid, p_at timestamptz) returns bigint
language plpgsql set search_path = '' as $$
begin
  perform from private.accounts where id = private.wallet_of(p_stable_id, 'credits')
  for no key update;
  return private.leeway_seen(p_stable_id, p_but_for, p_at);
end
$$;

-- The same as it is told, without the lock. p_but_for is a horse whose own offer does not count.
create function private.leeway_seen(p_stable_id uuid, p_but_for uuid, p_at timestamptz) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  if (select created_at from public.stables where id = p_stable_id) > p_at - interval '28 days' then
    return 0;
  end if;
  return greatest(0,
    coalesce((select earnings from private.standings where stable_id = p_stable_id), 0)
    - (
      select coalesce(sum(greatest(0, private.least_near_guide(private.guide_of(l)) - l.price)), 0)
      from private.listings l
      where l.stable_id = p_stable_id and not l.of_house
        and (l.ending = 'sold' or (l.ended_at is null and l.horse_id is distinct from p_but_for))
    )
    - (
      select coalesce(sum(greatest(0, l.price - private.most_near_guide(private.guide_of(l)))), 0)
      from private.listings l
      where l.buyer_id = p_stable_id and l.ending = 'sold' and not l.of_house
    )
  );
end
$$;

-- The least that a stable may ask for a horse of that guide, and the most that it may pay another stable.
create function private.least_to_ask(p_guide bigint, p_leeway bigint) returns bigint
language sql immutable set search_path = '' as $$
  select greatest((p_guide * 3 + 9) / 10, private.least_near_guide(p_guide) - p_leeway)
$$;
create function private.most_to_pay(p_guide bigint, p_leeway bigint) returns bigint
language sql immutable set search_path = '' as $$
  select least(p_guide * 3, private.most_near_guide(p_guide) + p_leeway)
$$;

-- What the last comparable horses were sold for: of the same age, from five on all alike, and rated within
-- three pounds. The median of twenty at the most, null without any, and how many it rests on.
create function private.comparable_sales(p_rating integer, p_age integer)
returns table (median bigint, sales integer)
language sql stable set search_path = '' as $$
  select
    floor(percentile_cont(0.5) within group (order by last.price) + 0.5)::bigint,
    count(*)::integer
  from (
    select l.price
    from generate_series(p_rating - 3, p_rating + 3) as near (rating)
    cross join lateral (
      select x.price, x.ended_at from private.listings x
      where x.compared_age = least(5, greatest(2, p_age)) and x.rating = near.rating
        and x.ending = 'sold' and x.returned_at is null
      order by x.ended_at desc
      limit 20
    ) l
    order by l.ended_at desc
    limit 20
  ) last
$$;

-- schemas/12_market/04_list_horse.sql

-- A player offers a horse at a fixed price. Locks are taken in this order, here and where the price is changed
-- or the horse withdrawn: request, horse, listing; the lock on the horse decides between all that may become
-- of it.

-- Why a horse cannot leave its stable or be offered now, or null.
create function private.sale_obstacle(p_horse public.horses, p_at timestamptz) returns text
language sql volatile set search_path = '' as $$
  select case
    when private.is_engaged(p_horse.id) then 'sale_while_entered'
    when p_horse.at_work_until is not null then 'sale_while_at_work'
    when p_horse.sellable_from > p_at then 'not_sellable_yet'
  end
$$;

-- Refuses a price beyond three tenths and three times of what the rule says: `priceBounds` in
-- @furlong/game; and one with which the stable would give away what it has not won. The rule, and not
-- what was paid lately: that could be moved step by step.
create function private.check_price(p_horse public.horses, p_price bigint, p_at timestamptz)
returns void
language plpgsql set search_path = '' as $$
declare
  v_guide constant bigint := private.guide_price(
    p_horse.rating, private.age_at(p_horse.birth_season, p_at)
  );
begin
  if p_price * 10 < v_guide * 3 or p_price > v_guide * 3 then
    perform private.refuse('price_out_of_bounds');
  elsif p_price < private.least_near_guide(v_guide) and p_price < private.least_to_ask(
    v_guide, private.leeway(p_horse.stable_id, p_horse.id, p_at)
  ) then
    perform private.refuse('asks_too_little');
  end if;
end
$$;

-- Offers a horse; answers the id of the listing.
create function public.list_horse(p_horse_id uuid, p_price bigint, p_request_id uuid)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_horse public.horses;
  v_at timestamptz;
  v_obstacle text;
  v_listing private.listings;
begin
  perform private.player();
  if p_horse_id is null or (p_price between 1 and 1000000000) is not true or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'list_horse', concat_ws(' ', p_horse_id, p_price));
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_horse := private.lock_own_horse(p_horse_id);
  v_at := clock_timestamp();
  v_obstacle := private.sale_obstacle(v_horse, v_at);
  if v_horse.retired_at is not null then
    perform private.refuse('horse_retired');
  elsif private.is_for_sale(p_horse_id) then
    perform private.refuse('already_for_sale');
  elsif v_obstacle is not null then
    perform private.refuse(
      v_obstacle,
      case v_obstacle when 'not_sellable_yet' then
        to_char(v_horse.sellable_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      end
    );
  end if;
  perform private.check_price(v_horse, p_price, v_at);
  v_listing := private.list(v_horse, false, p_price, v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_listing.id));
  return v_listing.id;
end
$$;

revoke execute on function public.list_horse from public, anon, authenticated, service_role;
grant execute on function public.list_horse to authenticated;

-- schemas/12_market/05_change_sale_price.sql

-- The open listing of a player's horse, which is locked.
create function private.own_listing(p_horse_id uuid) returns private.listings
language plpgsql set search_path = '' as $$
declare
  v_listing private.listings;
begin
  select * into v_listing from private.listings where horse_id = p_horse_id and ended_at is null;
  if v_listing.id is null then
    perform private.refuse('horse_not_for_sale');
  end if;
  return v_listing;
end
$$;

-- Changes the price of a horse that is for sale; answers the new one.
create function public.change_sale_price(p_horse_id uuid, p_price bigint, p_request_id uuid)
returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_horse public.horses;
  v_listing private.listings;
begin
  perform private.player();
  if p_horse_id is null or (p_price between 1 and 1000000000) is not true or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'change_sale_price', concat_ws(' ', p_horse_id, p_price)
  );
  if v_answer is not null then
    return v_answer::bigint;
  end if;

  v_horse := private.lock_own_horse(p_horse_id);
  v_listing := private.own_listing(p_horse_id);
  perform private.check_price(v_horse, p_price, clock_timestamp());
  update private.listings set price = p_price where id = v_listing.id;
  perform private.keep_answer(p_request_id, to_jsonb(p_price));
  return p_price;
end
$$;

revoke execute on function public.change_sale_price from public, anon, authenticated, service_role;
grant execute on function public.change_sale_price to authenticated;

-- schemas/12_market/06_withdraw_from_sale.sql

-- Takes a horse out of the sales ring; answers its id.
create function public.withdraw_from_sale(p_horse_id uuid, p_request_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_listing private.listings;
begin
  perform private.player();
  if p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'withdraw_from_sale', p_horse_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  perform private.lock_own_horse(p_horse_id);
  v_listing := private.own_listing(p_horse_id);
  update private.listings set ended_at = clock_timestamp(), ending = 'withdrawn'
  where id = v_listing.id;
  perform private.keep_answer(p_request_id, to_jsonb(p_horse_id));
  return p_horse_id;
end
$$;

revoke execute on function public.withdraw_from_sale from public, anon, authenticated, service_role;
grant execute on function public.withdraw_from_sale to authenticated;

-- schemas/12_market/07_buy_horse.sql

-- A horse goes from one stable to another. Locks are taken in this order: request, horse, ledger accounts,
-- listing.

-- The one place where a horse changes stables. What it wears stays behind, and its auto-training ends; from
-- when its new owner may sell it, null for at once. The horse is locked.
create function private.transfer_horse(
  p_horse_id uuid, p_stable_id uuid, p_sellable_from timestamptz
) returns void
language sql set search_path = '' as $$
  delete from public.horse_equipment where horse_id = p_horse_id;
  select private.end_auto_training(p_horse_id, clock_timestamp());
  update public.horses set stable_id = p_stable_id, sellable_from = p_sellable_from
  where id = p_horse_id;
$$;

-- What the house keeps of the price of a player's horse: `commissionOn` in @furlong/game.
create function private.commission_on(p_price bigint) returns bigint
language sql immutable set search_path = '' as $$
  select p_price / 20
$$;

-- Pays for a horse: what a player sold is paid into his credits less the commission, what the house sold
-- stays with it.
create function private.pay_for_horse(
  p_listing private.listings, p_buyer_id uuid, p_from_wallet bigint, p_request_id uuid,
  p_at timestamptz
) returns void
language plpgsql set search_path = '' as $$
declare
  v_buyer constant bigint := private.wallet_of(p_buyer_id, 'credits');
  v_seller constant bigint := case
    when not p_listing.of_house then private.wallet_of(p_listing.stable_id, 'credits')
  end;
  v_fee constant bigint := case
    when p_listing.of_house then p_listing.price
    else private.commission_on(p_listing.price)
  end;
begin
  if not private.raise_credits(
    p_buyer_id, p_listing.price, p_from_wallet, array[private.house(), v_seller], p_request_id, p_at
  ) then
    perform private.refuse('too_few_credits');
  elsif not p_listing.of_house and p_listing.price > private.most_to_pay(
    private.guide_of(p_listing), private.leeway(p_buyer_id, null, p_at)
  ) then
    perform private.refuse('pays_too_much');
  end if;
  perform private.post(
    'horse_sale', p_request_id, p_at,
    array_remove(array[v_buyer, private.house(), v_seller], null),
    case when p_listing.of_house then array[-p_listing.price, v_fee]
      else array[-p_listing.price, v_fee, p_listing.price - v_fee] end
  );
end
$$;

-- A player buys a horse at the price that he saw; of it as much as p_from_wallet may come out of his wallet.
-- Answers its id.
create function public.buy_horse(
  p_horse_id uuid, p_price bigint, p_request_id uuid, p_from_wallet bigint default 0
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_horse public.horses;
  v_listing private.listings;
  v_at timestamptz;
begin
  perform private.player();
  if p_horse_id is null or p_price is null or p_request_id is null
    or (p_from_wallet >= 0) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'buy_horse', concat_ws(' ', p_horse_id, p_price, nullif(p_from_wallet, 0))
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.own_stable();
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  -- Read under the lock, in the milliseconds in which sales are paged.
  v_at := date_trunc('milliseconds', clock_timestamp());
  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif v_horse.stable_id = v_stable_id then
    perform private.refuse('horse_is_yours');
  end if;
  v_listing := private.own_listing(p_horse_id);
  if v_listing.price <> p_price then
    perform private.refuse('price_changed');
  end if;

  perform private.pay_for_horse(v_listing, v_stable_id, p_from_wallet, p_request_id, v_at);
  update private.listings
  set ended_at = v_at, ending = 'sold', buyer_id = v_stable_id,
    compared_age = private.compared_age(birth_season, v_at)
  where id = v_listing.id;
  perform private.transfer_horse(p_horse_id, v_stable_id, v_at + interval '7 days');
  insert into public.activities (stable_id, horse_id, type, at)
  values (v_stable_id, p_horse_id, 'new_horse', v_at);
  if not v_listing.of_house then
    insert into public.activities (stable_id, horse_id, type, at)
    values (v_listing.stable_id, p_horse_id, 'horse_sold', v_at);
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_horse_id));
  return p_horse_id;
end
$$;

revoke execute on function public.buy_horse from public, anon, authenticated, service_role;
grant execute on function public.buy_horse to authenticated;

-- schemas/12_market/08_return_horse.sql

-- The purchase by which a stable has a horse of the house, or no row.
create function private.house_purchase(p_horse_id uuid, p_stable_id uuid)
returns private.listings
language sql stable set search_path = '' as $$
  select * from private.listings
  where horse_id = p_horse_id and buyer_id = p_stable_id and of_house and returned_at is null
  order by ended_at desc
  limit 1
$$;

-- Why a horse cannot be given back to the house, or null. What cannot be undone keeps it: a run, a new name,
-- and a retirement, which opens its talents. Gallops are what the day is for.
create function private.return_obstacle(
  p_horse public.horses, p_purchase private.listings, p_at timestamptz
) returns text
language sql volatile set search_path = '' as $$
  select case
    when p_purchase.id is null then 'not_from_house'
    when exists (
      select from private.listings
      where horse_id = p_horse.id and buyer_id = p_horse.stable_id and returned_at is not null
    ) then 'returned_before'
    when p_at >= p_purchase.ended_at + interval '24 hours' then 'return_too_late'
    when p_horse.runs > p_purchase.runs then 'return_after_run'
    when p_horse.former_name is not null then 'return_after_rename'
    when p_horse.retired_at is not null then 'return_after_retirement'
    when private.is_engaged(p_horse.id) then 'sale_while_entered'
    when p_horse.at_work_until is not null then 'sale_while_at_work'
  end
$$;

-- A player gives a horse back that the house sold him, within a day, not raced, and each horse once.
-- Answers what comes back, in whole dollars.
create function public.return_horse(p_horse_id uuid, p_request_id uuid) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_horse public.horses;
  v_purchase private.listings;
  v_obstacle text;
  v_at timestamptz;
begin
  perform private.player();
  if p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'return_horse', p_horse_id::text);
  if v_answer is not null then
    return v_answer::bigint;
  end if;

  v_horse := private.lock_own_horse(p_horse_id);
  v_at := clock_timestamp();
  v_purchase := private.house_purchase(p_horse_id, v_horse.stable_id);
  v_obstacle := private.return_obstacle(v_horse, v_purchase, v_at);
  if v_obstacle is not null then
    perform private.refuse(v_obstacle);
  end if;

  perform private.refund(
    'horse_return', p_request_id, v_at, private.house(), array[v_horse.stable_id],
    array[v_purchase.price], array[v_purchase.ended_at]
  );
  update private.listings set returned_at = v_at where id = v_purchase.id;
  perform private.transfer_horse(p_horse_id, v_purchase.stable_id, null);
  insert into public.activities (stable_id, horse_id, type, at)
  values (v_horse.stable_id, p_horse_id, 'horse_returned', v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_purchase.price));
  return v_purchase.price;
end
$$;

revoke execute on function public.return_horse from public, anon, authenticated, service_role;
grant execute on function public.return_horse to authenticated;

-- schemas/12_market/09_sales_search.sql

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

-- schemas/12_market/10_sales_ring.sql

-- What everybody reads of the horses for sale, and a player of his own sales.

-- The cells that meet all wishes; null asks for nothing. What the words mean stands in @furlong/game
-- (`findHorsesForSale`). The season is asked for once, not for each of thousands of cells.
create function private.cells_wished(
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

-- A page of the horses for sale: those whose name or seller's name holds the text, letter case aside, and
-- that meet all wishes, in one of the orders of `salesOrders` in @furlong/game. Paged by the key and the id
-- of the last horse seen. The first page says how many there are; with a text 1,001 for more than 1,000.
create function public.sales_ring(
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

-- How a horse stands in the sales ring: its listing if it is for sale, its price by the rule, what
-- comparable horses were sold for lately; the least that its owner may ask, to its owner; the most that a
-- player may pay its stable, to him; to its owner also why it cannot be offered now, until when and for how
-- much the house takes it back, and how much of that would pay for the boxes.
create function public.horse_sale(p_horse_id uuid)
returns table (
  price bigint, listed_at timestamptz, of_house boolean, rule_price bigint, median bigint,
  sales integer, least_to_ask bigint, most_to_pay bigint, obstacle text,
  return_until timestamptz, return_price bigint, return_to_boxes bigint
)
language sql stable security definer set search_path = '' as $$
  select
    l.price, l.listed_at, coalesce(l.of_house, a.stable_id is not null),
    worth.guide, c.median, c.sales,
    case when s.id = own.id then private.least_to_ask(
      worth.guide, private.leeway_seen(own.id, h.id, now())
    ) end,
    case when s.id <> own.id and a.stable_id is null then private.most_to_pay(
      worth.guide, private.leeway_seen(own.id, null, now())
    ) end,
    case when s.owner_id = (select auth.uid()) then private.sale_obstacle(h, now()) end,
    p.ended_at + interval '24 hours', p.price,
    private.due_of_refund(s.id, p.ended_at, p.price)
  from public.horses h
  join public.stables s on s.id = h.stable_id
  left join private.sales_agents a on a.stable_id = s.id
  left join private.listings l on l.horse_id = h.id and l.ended_at is null
  left join public.stables own on own.owner_id = (select auth.uid())
  cross join lateral (
    select private.guide_price(h.rating, private.age_at(h.birth_season, now())) as guide
  ) worth
  cross join lateral private.comparable_sales(
    h.rating, private.age_at(h.birth_season, now())
  ) c
  left join lateral (
    select x.* from private.house_purchase(h.id, s.id) x
    where x.id is not null and s.owner_id = (select auth.uid())
      and coalesce(private.return_obstacle(h, x, now()), 'sale') like 'sale%'
  ) p on true
  where h.id = p_horse_id
$$;

-- The horses that the caller's stable offers, the newest first.
create function public.my_listings()
returns table (horse_id uuid, price bigint, listed_at timestamptz, rule_price bigint)
language sql stable security definer set search_path = '' as $$
  select
    l.horse_id, l.price, l.listed_at,
    private.guide_price(l.rating, private.age_at(l.birth_season, now()))
  from private.listings l
  where l.stable_id = (select s.id from public.stables s where s.owner_id = (select auth.uid()))
    and l.ended_at is null
  order by l.listed_at desc, l.horse_id
$$;

-- What the caller's stable has sold and bought, the newest first, paged by the end of the sale.
create function public.my_sales(
  p_before_at timestamptz default null, p_before_id uuid default null,
  p_limit integer default 20
)
returns table (
  id uuid, horse_id uuid, horse_name text, sold boolean, other_id uuid, other_name text,
  of_house boolean, price bigint, at timestamptz, returned_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  with own as (select s.id from public.stables s where s.owner_id = (select auth.uid())),
  both_sides as (
    (
      select l.* from private.listings l
      where l.stable_id = (select own.id from own) and l.ending = 'sold'
        and (p_before_at is null or (l.ended_at, l.id) < (p_before_at, p_before_id))
      order by l.ended_at desc, l.id desc
      limit private.page_size(p_limit)
    )
    union all
    (
      select l.* from private.listings l
      where l.buyer_id = (select own.id from own) and l.ending = 'sold'
        and (p_before_at is null or (l.ended_at, l.id) < (p_before_at, p_before_id))
      order by l.ended_at desc, l.id desc
      limit private.page_size(p_limit)
    )
  )
  select
    b.id, b.horse_id, h.name, b.stable_id = (select own.id from own), o.id, o.name, b.of_house,
    b.price, b.ended_at, b.returned_at
  from both_sides b
  join public.horses h on h.id = b.horse_id
  join public.stables o
    on o.id = case when b.stable_id = (select own.id from own) then b.buyer_id else b.stable_id end
  order by b.ended_at desc, b.id desc
  limit private.page_size(p_limit)
$$;

revoke execute on function
  public.sales_ring,
  public.horse_sale,
  public.my_listings,
  public.my_sales
  from public, anon, authenticated, service_role;
grant execute on function public.sales_ring, public.horse_sale to anon, authenticated;
grant execute on function public.my_listings, public.my_sales to authenticated;

-- schemas/12_market/11_sales_stock.sql

-- Stewards keep the house's horses in the sales ring. Each function may be repeated, and by two at once.

-- The numbers of the house's horses that were bred for the ring; without a horse where the name was taken.
create table private.sale_lots (
  number integer primary key,
  horse_id uuid unique references public.horses (id)
);

create function public.found_sales_agent(
  p_name text, p_owner_name text, p_silks text, p_at timestamptz
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  p_at := private.not_ahead(p_at);
  select s.id into v_id
  from public.stables s join private.sales_agents a on a.stable_id = s.id
  where lower(s.name) = lower(private.normal_name(p_name, 40));
  if v_id is null then
    insert into public.stables (name, owner_name, silks, created_at)
    values (private.free_name(private.normal_name(p_name, 40)), p_owner_name, p_silks::jsonb, p_at)
    returning id into v_id;
    insert into private.sales_agents (stable_id) values (v_id);
  end if;
  return v_id;
end
$$;

-- What the ring holds: the next number of a horse, how many were bred, how many of the house's cost at
-- most p_newcomer_price; and since the first was bred, the stables that players founded and the horses that
-- were retired. Those of house stables are followed by others anyway.
create function public.sales_stock(p_newcomer_price bigint)
returns table (
  next_number integer, bred integer, for_newcomers integer, new_stables integer,
  retirements integer
)
language sql stable security definer set search_path = '' as $$
  with opening as (
    select min(h.created_at) as at
    from private.sale_lots n join public.horses h on h.id = n.horse_id
  )
  select
    (select coalesce(max(n.number) + 1, 0) from private.sale_lots n),
    (select count(n.horse_id)::integer from private.sale_lots n),
    (
      select count(*)::integer from private.listings l
      where l.ended_at is null and l.of_house and l.price <= p_newcomer_price
    ),
    (
      select count(*)::integer from private.players_stables s
      where s.created_at > (select o.at from opening o)
    ),
    (
      select count(*)::integer
      from public.horses h join public.stables s on s.id = h.stable_id
      where not s.is_house and h.retired_at > (select o.at from opening o)
    )
$$;

-- Registers a horse of the house and offers it at its guide price. Returns its id, or null if the number is
-- used or the name taken. Talents in the order of `talentNames`.
create function public.consign_horse(
  p_number integer, p_stable_id uuid, p_name text, p_sex text, p_birth_season integer,
  p_coat text, p_sire text, p_dam text, p_specialty text, p_style integer, p_rating integer,
  p_condition integer, p_energy integer, p_talents integer[], p_at timestamptz
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_horse public.horses;
begin
  p_at := private.not_ahead(p_at);
  insert into private.sale_lots (number) values (p_number) on conflict do nothing;
  if not found or exists (select from public.horses where lower(name) = lower(p_name)) then
    return null;
  end if;
  perform public.register_horses(
    array[p_stable_id], array[p_name], array[p_sex], array[p_birth_season], array[p_coat],
    array[p_sire], array[p_dam], array[p_specialty], array[p_style], array[p_rating],
    array[p_condition], array[p_energy], p_talents, p_at
  );
  select * into v_horse from public.horses
  where lower(name) = lower(p_name) and stable_id = p_stable_id for no key update;
  if v_horse.id is null then
    return null;
  end if;
  update private.sale_lots set horse_id = v_horse.id where number = p_number;
  perform private.list(
    v_horse, true,
    private.guide_price(v_horse.rating, private.age_at(v_horse.birth_season, p_at)), p_at
  );
  return v_horse.id;
end
$$;

-- The house's horses that an agent has to see to: not fed and galloped for a day, to be offered (again), or
-- at a price that is not that of their age any more.
create function public.lots_to_renew(p_at timestamptz) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select h.id
  from private.sales_agents a
  join public.horses h on h.stable_id = a.stable_id
  left join private.listings l on l.horse_id = h.id and l.ended_at is null
  cross join private.not_ahead(p_at) as now (at)
  cross join lateral private.age_at(h.birth_season, now.at) as aged (years)
  where h.retired_at is null and case
    when aged.years > 7 then true
    else l.id is null or h.condition_at < now.at - interval '1 day'
      or l.price <> private.guide_price(h.rating, aged.years)
  end
  order by h.id
$$;

-- Sees to one of the house's horses: it is fit, and for sale at the guide price, also after it came back
-- from a stable that trained it; past seven it is retired. A horse that was sold in the meantime is left as it is.
create function public.renew_lot(p_horse_id uuid, p_at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_horse public.horses;
  v_age integer;
begin
  p_at := private.not_ahead(p_at);
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  if v_horse.retired_at is not null or not exists (
    select from private.sales_agents where stable_id = v_horse.stable_id
  ) then
    return;
  end if;
  v_age := private.age_at(v_horse.birth_season, p_at);
  update public.horses set condition = 85, energy = 85, overreached = false, condition_at = p_at
  where id = p_horse_id
    and (condition_at < p_at - interval '1 day' or not private.is_for_sale(p_horse_id));
  if v_age > 7 then
    update private.listings set ended_at = p_at, ending = 'withdrawn'
    where horse_id = p_horse_id and ended_at is null;
    perform private.retire(p_horse_id, p_at);
  elsif private.is_for_sale(p_horse_id) then
    update private.listings set price = private.guide_price(v_horse.rating, v_age)
    where horse_id = p_horse_id and ended_at is null
      and price <> private.guide_price(v_horse.rating, v_age);
  else
    perform private.list(v_horse, true, private.guide_price(v_horse.rating, v_age), p_at);
  end if;
end
$$;

revoke execute on function
  public.found_sales_agent,
  public.sales_stock,
  public.consign_horse,
  public.lots_to_renew,
  public.renew_lot
  from public, anon, authenticated, service_role;
grant execute on function
  public.found_sales_agent,
  public.sales_stock,
  public.consign_horse,
  public.lots_to_renew,
  public.renew_lot
  to service_role;

-- schemas/13_calendar/01_calendar.sql

-- The race calendar: what a stable runs and does within a span, and the address at which a calendar
-- program follows it.

create table private.calendar_addresses (
  stable_id uuid primary key references public.stables (id),
  -- Who knows it reads this, and nothing else.
  secret text not null unique check (secret ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null
);

-- Entries of a stable whose races go off in [p_from, p_to). Entries open hours before the off, so that
-- one made more than 31 days before the span is not of it.
create function private.races_of_stable(p_stable_id uuid, p_from timestamptz, p_to timestamptz)
returns table (
  entry_id uuid, horse_id uuid, horse_name text, race_id uuid, race_name text, track_id text,
  distance integer, surface text, grade text, status text, off_at timestamptz,
  finishes_at timestamptz, place integer
)
language sql stable set search_path = '' as $$
  select e.id, h.id, h.name, r.id, r.name, r.track_id, r.distance, r.surface, r.grade, r.status,
    r.off_at, r.finishes_at, e.place
  from public.entries e
  join public.races r on r.id = e.race_id
  join public.horses h on h.id = e.horse_id
  where e.stable_id = p_stable_id
    and e.entered_at >= p_from - interval '31 days' and e.entered_at < p_to
    and r.off_at >= p_from and r.off_at < p_to
$$;

-- A span that a calendar shows: at most 62 days.
create function private.check_span(p_from timestamptz, p_to timestamptz) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if p_from is null or p_to is null or p_to <= p_from or p_to > p_from + interval '62 days' then
    perform private.refuse('bad_request');
  end if;
end
$$;

-- The player's races of a span, the first to go off first, by pages of 500 that follow the last row seen.
create function public.my_calendar_races(
  p_from timestamptz, p_to timestamptz,
  p_after_off timestamptz default null, p_after_id uuid default null
)
returns table (
  entry_id uuid, horse_id uuid, horse_name text, race_id uuid, race_name text, track_id text,
  distance integer, surface text, grade text, status text, off_at timestamptz,
  finishes_at timestamptz, place integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.check_span(p_from, p_to);
  return query
    select r.* from private.races_of_stable(private.own_stable(), p_from, p_to) r
    where p_after_id is null or (r.off_at, r.entry_id) > (p_after_off, p_after_id)
    order by r.off_at, r.entry_id
    limit 500;
end
$$;

-- What the player's horses did in training, a row a day: by horse and programme, in lists of one length.
-- `p_midnights` are the beginnings of the days in ms since 1970, of which the last ends the span: days are
-- the player's own, and not of one length. A session is of the day on which it began.
create function public.my_training_days(p_midnights bigint[])
returns table (
  midnight timestamptz, horse_ids uuid[], horse_names text[], programmes text[], sessions integer[]
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_stable_id constant uuid := private.own_stable();
  v_midnights timestamptz[];
  v_from timestamptz;
  v_to timestamptz;
begin
  -- Up to the year 2100: beyond it lies no day that anybody looks at.
  if cardinality(p_midnights) > 63 or not coalesce(0 <= all (p_midnights), false)
    or not 4102444800000 >= all (p_midnights)
  then
    perform private.refuse('bad_request');
  end if;
  v_midnights := array(
    select to_timestamp(m.ms / 1000.0) from unnest(p_midnights) with ordinality m(ms, place)
    order by m.place
  );
  v_from := v_midnights[1];
  v_to := v_midnights[cardinality(v_midnights)];
  perform private.check_span(v_from, v_to);
  return query
    select v_midnights[w.day], array_agg(h.id order by w.place), array_agg(h.name order by w.place),
      array_agg(w.programme order by w.place), array_agg(w.sessions order by w.place)
    from (
      select s.horse_id, s.programme, width_bucket(s.started_at, v_midnights) as day,
        count(*)::integer as sessions,
        row_number() over (order by min(s.started_at), s.horse_id, s.programme) as place
      from public.training_sessions s
      where s.stable_id = v_stable_id and s.started_at >= v_from and s.started_at < v_to
      group by s.horse_id, s.programme, day
    ) w
    join public.horses h on h.id = w.horse_id
    group by w.day
    order by w.day;
end
$$;

-- The secret of the player's calendar address; null before one is made.
create function public.my_calendar_secret() returns text
language sql stable security definer set search_path = '' as $$
  select secret from private.calendar_addresses where stable_id = private.own_stable()
$$;

-- Makes the address at which the player's calendar is followed, or another in its place: what knew the
-- one before reads nothing any more.
create function public.renew_calendar_secret(p_request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_secret text;
begin
  perform private.player();
  if p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'renew_calendar_secret', '');
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  insert into private.calendar_addresses (stable_id, secret, made_at)
  values (private.own_stable(), private.random_hex(), clock_timestamp())
  on conflict (stable_id) do update set secret = excluded.secret, made_at = excluded.made_at
  returning secret into v_secret;
  perform private.keep_answer(p_request_id, to_jsonb(v_secret));
  return v_secret;
end
$$;

-- What a calendar program reads at a secret address: the races of 62 days before and after, and the
-- sessions of the last week, the newest 500 of them. A horse that is `renamed` had another name before.
create function public.followed_calendar(p_secret text)
returns table (
  id uuid, horse_name text, renamed boolean, begins_at timestamptz, ends_at timestamptz,
  programme text, race_id uuid, race_name text, track_id text, distance integer, surface text,
  grade text, status text, place integer
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_stable_id constant uuid := (
    select stable_id from private.calendar_addresses where secret = p_secret
  );
begin
  if v_stable_id is null then
    perform private.refuse('calendar_not_found');
  end if;
  return query
    select r.entry_id, r.horse_name, h.former_name is not null, r.off_at, r.finishes_at, null::text,
      r.race_id, r.race_name, r.track_id, r.distance, r.surface, r.grade, r.status, r.place
    from private.races_of_stable(v_stable_id, now() - interval '62 days', now() + interval '62 days') r
    join public.horses h on h.id = r.horse_id
    union all (
      select s.id, h.name, h.former_name is not null, s.started_at, s.ends_at, s.programme, null,
        null, null, null, null, null, null, null
      from public.training_sessions s
      join public.horses h on h.id = s.horse_id
      where s.stable_id = v_stable_id and s.started_at >= now() - interval '7 days'
      order by s.started_at desc, s.id
      limit 500
    );
end
$$;

revoke execute on function
  public.my_calendar_races,
  public.my_training_days,
  public.my_calendar_secret,
  public.renew_calendar_secret,
  public.followed_calendar
  from public, anon, authenticated, service_role;
grant execute on function
  public.my_calendar_races,
  public.my_training_days,
  public.my_calendar_secret,
  public.renew_calendar_secret
  to authenticated;
grant execute on function public.followed_calendar to service_role;

-- schemas/14_statistics/01_statistics.sql

-- Performance Stats: what a stable's runs come to, and how its horses' ratings and condition went.

-- The first moment of a season of twelve weeks; refuses what lies before the first, and far beyond it.
create function private.season_begins(p_season integer) returns timestamptz
language plpgsql immutable set search_path = '' as $$
begin
  if p_season not between 0 and 10000 then
    perform private.refuse('bad_request', 'no such season');
  end if;
  return timestamptz '2026-01-05 00:00:00+00' + p_season * interval '2016 hours';
end
$$;

-- The settled runs of a stable, of one horse or of all, in one season or in all. Entries open hours before
-- the off, so that one made more than 31 days before the season is not of it.
create function private.settled_runs(p_stable_id uuid, p_horse_id uuid, p_season integer)
returns table (
  horse_id uuid, off_at timestamptz, settled_at timestamptz, track_id text, surface text, going integer,
  distance integer, third smallint, jockey integer, style smallint, place integer, prize bigint,
  win_chance integer, rating_before integer, rating_after integer, condition_after integer
)
language plpgsql stable set search_path = '' as $$
declare
  v_from timestamptz := '-infinity';
  v_to timestamptz := 'infinity';
begin
  if p_season is not null then
    v_from := private.season_begins(p_season);
    v_to := v_from + interval '2016 hours';
  end if;
  return query
    select
      e.horse_id, r.off_at, r.settled_at, r.track_id, r.surface, r.going, r.distance,
      private.third_of(e.draw, r.entries_count), e.jockey, e.style, e.place, e.prize,
      e.win_chance, e.rating_before, e.rating_after, e.condition_after
    from public.entries e
    join public.races r on r.id = e.race_id
    where e.stable_id = p_stable_id and e.place is not null
      and (p_horse_id is null or e.horse_id = p_horse_id)
      and e.entered_at >= v_from - interval '31 days' and e.entered_at < v_to
      and r.off_at >= v_from and r.off_at < v_to;
end
$$;

-- The player's settled runs, counted as a whole and by each of what decides how a horse runs: a row for
-- each way of counting, in lists of one length by key. A key is a number of metres, the surface with the
-- figure of the going, a track, a third of the field from the rail, a jockey's licence, a style, a week
-- since the first season began, or a horse; empty of all runs, and where that was not noted. What the morning line made of the
-- runs that had one is added up in hundredths of a percent.
create function public.my_run_counts(p_horse_id uuid default null, p_season integer default null)
returns table (
  counted_by text, keys text[], runs integer[], wins integer[], places integer[], earnings bigint[],
  lined_runs integer[], lined_wins integer[], expected bigint[]
)
language sql stable security definer set search_path = '' as $$
  with run as (
    select
      s.*,
      floor(
        (extract(epoch from s.off_at) - extract(epoch from private.season_begins(0)))
        / (7 * 24 * 60 * 60)
      )::integer as week
    from private.settled_runs(private.own_stable(), p_horse_id, p_season) s
  ), counted as (
    select
      case 0
        when grouping(distance) then 'distance'
        when grouping(going) then 'going'
        when grouping(track_id) then 'track'
        when grouping(third) then 'draw'
        when grouping(jockey) then 'jockey'
        when grouping(style) then 'style'
        when grouping(week) then 'week'
        when grouping(horse_id) then 'horse'
        else 'all'
      end as counted_by,
      coalesce(
        distance::text, surface || ' ' || going, track_id, third::text, jockey::text, style::text,
        week::text, horse_id::text, ''
      ) as key,
      count(*)::integer as runs,
      (count(*) filter (where place = 1))::integer as wins,
      (count(*) filter (where place <= 3))::integer as places,
      coalesce(sum(prize), 0)::bigint as earnings,
      count(win_chance)::integer as lined_runs,
      (count(win_chance) filter (where place = 1))::integer as lined_wins,
      coalesce(sum(win_chance), 0)::bigint as expected
    from run
    group by grouping sets (
      (), (distance), (surface, going), (track_id), (third), (jockey), (style), (week), (horse_id)
    )
  )
  select
    c.counted_by, array_agg(c.key order by c.key), array_agg(c.runs order by c.key),
    array_agg(c.wins order by c.key), array_agg(c.places order by c.key),
    array_agg(c.earnings order by c.key), array_agg(c.lined_runs order by c.key),
    array_agg(c.lined_wins order by c.key), array_agg(c.expected order by c.key)
  from counted c
  group by c.counted_by
$$;

-- The official ratings of the player's horses from run to run, a row a horse: what it was rated before the
-- first of these runs, and after each, with the off in ms since 1970, the oldest first. Of the last 5,000
-- runs at most.
create function public.my_rating_history(p_season integer default null)
returns table (
  horse_id uuid, horse_name text, rating_before integer, run_at bigint[], ratings integer[]
)
language sql stable security definer set search_path = '' as $$
  select
    r.horse_id, (select h.name from public.horses h where h.id = r.horse_id) as name,
    r.rating_before, r.run_at, r.ratings
  from (
    select
      s.horse_id, (array_agg(s.rating_before order by s.off_at))[1] as rating_before,
      array_agg((extract(epoch from s.off_at) * 1000)::bigint order by s.off_at) as run_at,
      array_agg(s.rating_after order by s.off_at) as ratings
    from (
      select * from private.settled_runs(private.own_stable(), null, p_season)
      order by off_at desc
      limit 5000
    ) s
    group by s.horse_id
  ) r
  order by name
  limit 1000
$$;

-- How fit a horse of the player's was after each of its last 500 runs and sessions, the newest first.
create function public.my_condition_history(p_horse_id uuid, p_season integer default null)
returns table (at timestamptz, condition integer, run boolean)
language sql stable security definer set search_path = '' as $$
  select s.settled_at, s.condition_after, true
  from private.settled_runs(private.own_stable(), p_horse_id, p_season) s
  where p_horse_id is not null and s.condition_after is not null
  union all
  select t.ends_at, t.condition, false
  from public.training_sessions t
  where t.horse_id = p_horse_id and t.stable_id = private.own_stable() and t.state = 'completed'
    and (
      p_season is null
      or (
        t.ends_at >= private.season_begins(p_season)
        and t.ends_at < private.season_begins(p_season) + interval '2016 hours'
      )
    )
  order by 1 desc, 2, 3
  limit 500
$$;

revoke execute on function
  public.my_run_counts,
  public.my_rating_history,
  public.my_condition_history
  from public, anon, authenticated, service_role;
grant execute on function
  public.my_run_counts,
  public.my_rating_history,
  public.my_condition_history
  to authenticated;

-- schemas/15_invariants/01_stable_invariants.sql

-- What must hold of the horses, their work and what they wear. Each function returns a row for every
-- violation.

create function private.check_horses() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select 'talents are those that were sealed', h.id::text
  from public.horses h
  left join private.talents t on t.horse_id = h.id
  where h.talents_hash is distinct from private.talents_hash(h.id, t.salt, array[
    t.speed, t.acceleration, t.stamina, t.recovery, t.agility, t.balance, t.heart,
    t.distance_preferred, t.distance_breadth, t.going_preferred, t.surface_aptitude
  ])
  union all
  select 'a retired horse has nothing to do and nothing on', h.id::text
  from public.horses h
  where h.retired_at is not null and (
    h.at_work_until is not null
    or exists (select from private.engagements g where g.horse_id = h.id)
    or exists (select from public.horse_equipment w where w.horse_id = h.id)
    or exists (select from public.entries e where e.horse_id = h.id and e.entered_at > h.retired_at)
  )
$$;

create function private.check_training() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  with gained as (
    select
      x.horse_id,
      array_agg(
        (select sum(y.gains[i]) from public.training_sessions y
         where y.horse_id = x.horse_id and y.state = 'completed')::integer order by i
      ) as sums
    from (
      select distinct horse_id from public.training_sessions where state = 'completed'
    ) x, generate_series(1, 6) i
    group by x.horse_id
  )
  select 'what a horse has gained is the sum of its sessions', coalesce(g.horse_id, s.horse_id)::text
  from private.talents_gained g full join gained s using (horse_id)
  where s.sums is distinct from array[
    g.speed, g.acceleration, g.stamina, g.recovery, g.agility, g.balance
  ]
  union all
  select 'a horse is at work while its session is', coalesce(h.id, x.horse_id)::text
  from (select * from public.horses where at_work_until is not null) h
  full join (select * from public.training_sessions where state = 'at_work') x
    on x.horse_id = h.id and x.ends_at = h.at_work_until
  full join private.sessions_at_work w
    on w.session_id = x.id and w.horse_id = x.horse_id and w.ends_at = x.ends_at
  where h.id is null or x.id is null or w.horse_id is null
  union all
  select 'sessions have been paid for', coalesce(paid.stable_id, owed.stable_id)::text
  from (
    select a.stable_id, -sum(p.amount) as amount
    from private.transactions t
    join private.postings p on p.transaction_id = t.id
    join private.accounts a on a.id = p.account_id and a.kind = 'credits'
    where t.kind = 'training'
    group by a.stable_id
  ) paid
  full join (
    select stable_id, sum(price) as amount from public.training_sessions group by stable_id
  ) owed using (stable_id)
  where paid.amount is distinct from owed.amount
  union all
  select 'each session of the auto-trainer was due in its order', t.order_id || ' ' || t.at
  from public.auto_training_slots t
  join public.auto_training_orders o on o.id = t.order_id
  join public.training_programmes p on p.id = o.programme
  left join public.training_sessions x on x.id = t.session_id
  where t.at <= o.started_at or t.at > o.ended_at or t.at >= o.next_at
    or mod(
      round(extract(epoch from t.at - o.started_at) * 1000)::bigint, p.every_minutes * 60000
    ) <> 0
    or (t.session_id is not null and (
      x.horse_id, x.stable_id, x.programme, x.started_at
    ) is distinct from (o.horse_id, o.stable_id, o.programme, t.at))
  union all
  select 'a session of the auto-trainer has its order', x.id::text
  from public.training_sessions x
  join public.training_programmes p on p.id = x.programme and p.every_minutes is not null
  where not exists (select from public.auto_training_slots t where t.session_id = x.id)
  union all
  select 'a horse in auto-training is its stable''s, not retired and not for sale', o.id::text
  from public.auto_training_orders o
  join public.horses h on h.id = o.horse_id
  where o.ended_at is null and (
    h.stable_id <> o.stable_id or h.retired_at is not null or private.is_for_sale(h.id)
  )
$$;

-- Horses wear what their stable owns, in its slot, while it lasts; and what was bought was paid.
create function private.check_equipment() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select 'a horse wears what its stable owns', w.horse_id || ' ' || w.slot
  from public.horse_equipment w
  join public.horses h on h.id = w.horse_id
  join public.equipment e on e.id = w.piece_id
  join public.equipment_items i on i.id = e.item_id
  where (w.slot, w.item, w.effect, h.stable_id) is distinct from (i.slot, i.name, i.effect, e.stable_id)
    or e.worn_out_at is not null
  union all
  select 'equipment is paid for', coalesce(b.stable_id, p.stable_id)::text
  from (
    select e.stable_id, sum(e.price) as price
    from public.equipment e where e.price is not null group by e.stable_id
  ) b
  full join (
    select a.stable_id, -sum(p.amount) as amount
    from private.transactions t
    join private.postings p on p.transaction_id = t.id
    join private.accounts a on a.id = p.account_id and a.kind = 'credits'
    where t.kind = 'equipment'
    group by a.stable_id
  ) p using (stable_id)
  where b.price is distinct from p.amount
$$;

-- Boxes were paid for as they were billed.
create function private.check_boxes() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select 'boxes were paid for as they were billed', coalesce(b.stable_id, p.stable_id)::text
  from (
    select stable_id, sum(paid) as paid from private.box_bills group by stable_id having sum(paid) > 0
  ) b
  full join (
    select a.stable_id, -sum(p.amount) as amount
    from private.transactions t
    join private.postings p on p.transaction_id = t.id
    join private.accounts a on a.id = p.account_id and a.kind = 'credits'
    where t.kind = 'box_fee'
    group by a.stable_id
  ) p using (stable_id)
  where b.paid is distinct from p.amount
$$;

-- schemas/15_invariants/02_sale_invariants.sql

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

-- schemas/15_invariants/03_invariants.sql

-- What must hold at all times. Each function returns a row for every violation.

create function private.check_ledger() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select 'a transaction sums to zero', transaction_id::text
  from private.postings group by transaction_id having sum(amount) <> 0
  union all
  select 'a transaction has postings', t.id::text
  from private.transactions t
  where not exists (select from private.postings p where p.transaction_id = t.id)
  union all
  select 'a balance is the sum of its postings', a.kind || ' ' || a.id
  from private.accounts a
  where a.balance <> (
    select coalesce(sum(p.amount), 0) from private.postings p where p.account_id = a.id
  )
  union all
  select 'all balances sum to zero', sum(balance)::text
  from private.accounts having sum(balance) <> 0
  union all
  select 'only the house owes', a.kind || ' ' || a.id
  from private.accounts a where a.balance < 0 and a.kind <> 'house'
  union all
  select 'a purse shows its account', coalesce(u.stable_id, a.stable_id)::text
  from public.wallets u
  full join (select * from private.accounts where stable_id is not null) a
    on a.stable_id = u.stable_id and a.kind = u.kind
  where u.balance is distinct from a.balance
  union all
  select 'one purse takes the prizes', stable_id::text
  from public.wallets group by stable_id having count(*) filter (where takes_prizes) <> 1
  union all
  select 'the days of a stable sum to what it has', s.id::text
  from public.stables s
  where (select coalesce(sum(a.balance), 0) from private.accounts a where a.stable_id = s.id) <> (
    select coalesce(sum(d.amount), 0) from public.money_days d
    where d.stable_id = s.id and d.kind <> 'wallet_transfer'
  )
$$;

create function private.check_races() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  -- What a stable paid into a race's pool, less what came back.
  with paid as (
    select pool.race_id, purse.stable_id, -sum(p.amount) as amount
    from private.transactions t
    join private.postings p on p.transaction_id = t.id
    join private.accounts purse on purse.id = p.account_id and purse.kind = 'credits'
    join private.postings q on q.transaction_id = t.id
    join private.accounts pool on pool.id = q.account_id and pool.kind = 'pool'
    where t.kind in ('entry_fee', 'entry_refund')
    group by pool.race_id, purse.stable_id
  ), owed as (
    select e.race_id, e.stable_id,
      sum(case when r.status = 'void' then 0 else r.entry_fee end) as amount
    from public.entries e
    join public.races r on r.id = e.race_id
    join public.stables s on s.id = e.stable_id and not s.is_house
    group by e.race_id, e.stable_id
  )
  select 'an entry fee has its entry or its refund', race_id || ' ' || stable_id
  from paid full join owed using (race_id, stable_id)
  where coalesce(paid.amount, 0) <> coalesce(owed.amount, 0)
  union all
  select 'a settled race has paid its pool out', r.id::text
  from public.races r
  join private.accounts a on a.race_id = r.id
  where r.settled_at is not null and a.balance <> 0
  union all
  select 'the prizes are the purse', r.id::text
  from public.races r
  where r.status = 'finished'
    and r.purse is distinct from (select sum(prize) from public.entries where race_id = r.id)
  union all
  select 'a purse left its pool once', r.id::text
  from public.races r
  join private.accounts a on a.race_id = r.id
  left join private.postings p on p.account_id = a.id
  left join private.transactions t on t.id = p.transaction_id and t.kind = 'prizes'
  group by r.id
  having coalesce(-sum(p.amount) filter (where t.id is not null), 0)
    <> case when r.status = 'finished' then r.purse else 0 end
  union all
  select 'a race counts its entries', r.id::text
  from public.races r
  where (r.entries_count, r.house_count) <> (
    select count(*)::integer, (count(*) filter (where s.is_house))::integer
    from public.entries e join public.stables s on s.id = e.stable_id
    where e.race_id = r.id
  )
  union all
  select 'a ballot leaves those who run', l.race_id || ' ' || l.horse_id
  from public.ballot_lots l
  join public.races r on r.id = l.race_id
  left join public.entries e on e.race_id = l.race_id and e.horse_id = l.horse_id
  where (e.id is not null) <> l.runs or l.runs <> (l.turn <= r.max_entries)
  union all
  select 'a race with a ballot has its lots', r.id::text
  from public.races r
  where (r.balloted_at is not null)
      <> exists (select from public.ballot_lots l where l.race_id = r.id and not l.runs)
  union all
  select 'a horse has one engagement', coalesce(g.horse_id, e.horse_id)::text
  from private.engagements g
  full join (
    select x.horse_id, x.race_id
    from public.entries x join public.races r on r.id = x.race_id
    where r.status in ('open', 'closed', 'running')
  ) e on e.horse_id = g.horse_id and e.race_id = g.race_id
  where g.horse_id is null or e.horse_id is null
  union all
  select 'a record is the sum of its races', h.id::text
  from public.horses h
  left join public.entries e on e.horse_id = h.id and e.place is not null
  group by h.id
  having (h.runs, h.wins, h.places, h.earnings) is distinct from (
    count(e.id), count(e.id) filter (where e.place = 1), count(e.id) filter (where e.place <= 3),
    coalesce(sum(e.prize), 0)
  )
  union all
  select 'a seed is sealed until the off and is the one announced', r.id::text
  from public.races r
  left join private.race_secrets s on s.race_id = r.id
  left join public.openings o on o.race_id = r.id and r.rules <> 'furlong-race-1'
  where (r.seed is not null) <> (r.status in ('running', 'finished', 'void'))
    or (r.rules <> 'furlong-race-1' and o.race_id is null)
    or r.seed_hash is distinct from private.sha256_hex(concat_ws(
      ':', r.rules, r.id, s.seed, o.terms, array_to_string(o.reserves, ',')
    ))
$$;

-- Standings are what the entries of players' stables say, those of horses what the horses say, and the
-- days what their races say.
create function private.check_standings() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  with run as (
    select
      e.stable_id, count(*) as runs, count(*) filter (where e.place = 1) as wins,
      count(*) filter (where e.place <= 3) as places, sum(e.prize) as earnings
    from public.entries e
    join public.stables o on o.id = e.stable_id and not o.is_house
    where e.place is not null
    group by e.stable_id
  ), horse as (
    select h.id, h.runs, h.wins, h.places, h.earnings
    from public.horses h
    join public.stables o on o.id = h.stable_id and not o.is_house
    where h.runs > 0
  ), day as (
    select (r.off_at at time zone 'UTC')::date as day, count(*) as races, sum(r.entries_count) as runners
    from public.races r
    where r.status = 'finished'
    group by 1
  )
  select 'standings are the sum of the races', coalesce(s.stable_id, r.stable_id)::text
  from private.standings s full join run r using (stable_id)
  where (s.runs, s.wins, s.places, s.earnings)
    is distinct from (r.runs::integer, r.wins::integer, r.places::integer, r.earnings::bigint)
  union all
  select 'standings of horses are what they have done', coalesce(s.horse_id, h.id)::text
  from private.horse_standings s full join horse h on h.id = s.horse_id
  where (s.runs, s.wins, s.places, s.earnings)
    is distinct from (h.runs, h.wins, h.places, h.earnings)
  union all
  select 'days count their races', coalesce(d.day, r.day)::text
  from private.race_days d full join day r using (day)
  where (d.races, d.runners) is distinct from (r.races::integer, r.runners::integer)
$$;

-- What courses have shown is what their settled races say.
create function private.check_courses() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  with run as (
    select
      r.track_id, r.surface, r.distance, private.third_of(e.draw, r.entries_count) as third, e.style,
      count(*) as runs, count(*) filter (where e.place = 1) as wins,
      sum(1.0 / r.entries_count) as by_chance
    from public.races r
    join public.entries e on e.race_id = r.id and e.draw is not null
    where r.status = 'finished'
    group by 1, 2, 3, 4, 5
  ), course as (
    select r.track_id, r.surface, r.distance, count(distinct r.id) as races, min(e.time_ms) as best
    from public.races r
    join public.entries e on e.race_id = r.id and e.place = 1
    where r.status = 'finished'
    group by 1, 2, 3
  )
  select 'runs over courses are counted once', concat_ws(' ', track_id, surface, distance)
  from private.course_runs c
  full join run using (track_id, surface, distance, third, style)
  where (c.runs, c.wins, round(c.by_chance, 6))
    is distinct from (run.runs::integer, run.wins::integer, round(run.by_chance, 6))
  union all
  select 'courses count their races and keep their record', concat_ws(' ', track_id, surface, distance)
  from private.courses c
  full join course using (track_id, surface, distance)
  where (c.races, c.record_ms) is distinct from (course.races::integer, course.best)
$$;

create function private.check_everything() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select * from private.check_ledger()
  union all select * from private.check_races()
  union all select * from private.check_horses()
  union all select * from private.check_training()
  union all select * from private.check_standings()
  union all select * from private.check_courses()
  union all select * from private.check_equipment()
  union all select * from private.check_boxes()
  union all select * from private.check_sales()
$$;

reset check_function_bodies;
