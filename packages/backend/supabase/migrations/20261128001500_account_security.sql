SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.has_second_factor (
  p_user_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if to_regclass('auth.mfa_factors') is null then
    return false;
  end if;
  return exists (
    select from auth.mfa_factors where user_id = p_user_id and status = 'verified'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.player()
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if auth.uid() is null then
    perform private.refuse('not_signed_in');
  end if;
  if auth.jwt() ->> 'aal' is distinct from 'aal2' and private.has_second_factor(auth.uid()) then
    perform private.refuse('second_factor_needed');
  end if;
  return auth.uid();
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse (
  p_code   text,
  p_detail text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_status text := case p_code
    when 'not_signed_in' then '401'
    when 'horse_not_yours' then '403'
    when 'second_factor_needed' then '403'
    when 'no_stable' then '404'
    when 'race_not_found' then '404'
    when 'horse_not_found' then '404'
    when 'not_entered' then '404'
    when 'race_request_not_found' then '404'
    when 'auction_not_found' then '404'
    when 'bid_too_low' then '422'
    when 'reserve_below_start' then '422'
    when 'request_times' then '422'
    when 'request_ground' then '422'
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
    when 'not_invited' then '422'
    when 'not_a_final' then '422'
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
$function$;

CREATE OR REPLACE FUNCTION public.end_session (
  p_session_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from auth.sessions where id = p_session_id and user_id = private.player();
end
$function$;

REVOKE ALL ON FUNCTION "public"."end_session"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_sessions()
  RETURNS TABLE (
    id           uuid,
    is_current   boolean,
    user_agent   text,
    address      text,
    signed_in_at timestamp with time zone,
    seen_at      timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  ROWS 50
  SET search_path TO ''
  AS $function$
begin
  return query
  select
    s.id, s.id::text = auth.jwt() ->> 'session_id', s.user_agent, host(s.ip), s.created_at,
    greatest(s.refreshed_at at time zone 'UTC', s.created_at) as seen
  from auth.sessions s
  where s.user_id = private.player()
  order by seen desc, s.id
  limit 50;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_sessions"() FROM PUBLIC, "anon", "service_role";

REVOKE ALL ON FUNCTION "private"."has_second_factor"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_second_factor"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_second_factor"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_session"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."end_session"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_session"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_sessions"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_sessions"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_sessions"() TO "postgres";
