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
