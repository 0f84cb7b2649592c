-- What a server takes to mail it: all that waits for a stable in one mail.

-- Takes the news of up to p_limit stables that are due, with all else that waits for them, and the summaries of the
-- week before that are. A row for each line, the lines of a mail together; what is taken is not there a second time,
-- so that no mail comes twice. Only confirmed addresses are written to.
create function public.take_due_mails(p_at timestamptz, p_limit integer default 50)
returns table (
  email text, stable_name text, secret text, type text, at timestamptz, horse_name text, race_id uuid,
  race_name text, place integer, prize bigint, runs integer, wins integer, money bigint
)
language plpgsql security definer set search_path = '' as $$
declare
  v_stable_ids uuid[];
begin
  p_at := private.not_ahead(p_at);
  if p_at is null or (p_limit between 1 and 1000) is not true then
    perform private.refuse('bad_request');
  end if;
  -- Of servers that take at once each takes its own.
  v_stable_ids := array(
    select a.stable_id from private.mail_addresses a
    where a.stable_id in (
      select n.stable_id from private.mail_news n where n.due_at <= p_at
      union
      select c.stable_id from private.mail_choices c where c.next_at <= p_at
    )
    order by a.stable_id
    limit p_limit
    for update skip locked
  );
  return query
    with taken as (
      delete from private.mail_news n where n.stable_id = any (v_stable_ids)
      returning n.stable_id, n.activity_id
    ), ended as (
      update private.mail_choices c set next_at = private.next_monday_morning(p_at)
      where c.stable_id = any (v_stable_ids) and c.next_at <= p_at
      returning c.stable_id, private.week_start(private.week_at(p_at) - 1) as begins_at
    ), line as (
      select t.stable_id, a.type, a.at, h.name as horse_name, r.id as race_id, r.name as race_name, a.place,
        a.prize, null::integer as runs, null::integer as wins, null::bigint as money
      from taken t
      join public.activities a on a.id = t.activity_id
      join public.horses h on h.id = a.horse_id
      left join public.races r on r.id = a.race_id
      union all
      select e.stable_id, 'week', e.begins_at, null, null, null, null, ran.prizes, ran.runs, ran.wins, (
        select coalesce(sum(d.amount), 0)::bigint from public.money_days d
        where d.stable_id = e.stable_id and d.kind <> 'wallet_transfer'
          and d.day >= (e.begins_at at time zone 'UTC')::date
          and d.day < (e.begins_at at time zone 'UTC')::date + 7
      )
      from ended e
      cross join lateral (
        select count(*)::integer as runs, (count(*) filter (where a.place = 1))::integer as wins,
          coalesce(sum(a.prize), 0)::bigint as prizes
        from public.activities a
        where a.stable_id = e.stable_id and a.type = 'race_result'
          and a.at >= e.begins_at and a.at < e.begins_at + interval '7 days'
      ) ran
    )
    select u.email::text, s.name, m.secret, l.type, l.at, l.horse_name, l.race_id, l.race_name, l.place,
      l.prize, l.runs, l.wins, l.money
    from line l
    join private.players_stables s on s.id = l.stable_id
    join auth.users u on u.id = s.owner_id
    join private.mail_addresses m on m.stable_id = s.id
    where (private.pause_at(s.id, p_at)).stable_id is null
    order by s.id, l.at, l.horse_name;
end
$$;

revoke execute on function public.take_due_mails from public, anon, authenticated, service_role;
grant execute on function public.take_due_mails to service_role;
