-- Where a player is signed in: the account service's sessions, as their owner may see and end them.

-- The fifty sessions of the caller that were seen last. A session is seen when it is renewed, as it is each
-- quarter of an hour while it is used. Its device is what its browser calls itself.
create function public.my_sessions()
returns table (
  id uuid, is_current boolean, user_agent text, address text,
  signed_in_at timestamptz, seen_at timestamptz
)
language plpgsql stable security definer rows 50 set search_path = '' as $$
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
$$;

-- Ends a session of the caller; one that has ended, or is another's, is left as it is, and nothing said of it.
create function public.end_session(p_session_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.sessions where id = p_session_id and user_id = private.player();
end
$$;

revoke execute on function public.my_sessions, public.end_session
  from public, anon, authenticated, service_role;
grant execute on function public.my_sessions, public.end_session to authenticated;
