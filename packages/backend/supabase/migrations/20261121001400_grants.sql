-- Who may do what: a short list of functions, and select on the public tables. Every later
-- migration that adds a function revokes and grants for it in the same way.

revoke all on all tables in schema public from public, anon, authenticated, service_role;
grant select on all tables in schema public to anon, authenticated, service_role;

revoke execute on all functions in schema public, private
  from public, anon, authenticated, service_role;

grant execute on function
  public.stable_name_available(text),
  public.future_races(text, timestamptz, uuid, integer),
  public.race_results(text, timestamptz, uuid, integer)
  to anon, authenticated;

grant execute on function public.enter_race(uuid, uuid, uuid) to authenticated;

grant execute on function
  public.found_house_stable,
  public.register_horses,
  public.open_race,
  public.declare_horse,
  public.fill_race,
  public.claim_race,
  public.race_inputs,
  public.race_secret,
  public.close_race,
  public.settle_race,
  public.void_race
  to service_role;
