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
