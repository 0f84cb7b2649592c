-- What a server takes to mail it: all that waits for a stable in one mail.

-- What was taken of a stable at a moment is sent, or is not to be: it waits no more.
create function private.mails_over(p_stable_id uuid, p_taken_at timestamptz) returns void
language sql set search_path = '' as $$
  delete from private.mail_news where stable_id = p_stable_id and taken_at <= p_taken_at;
  delete from private.mail_letters where stable_id = p_stable_id and taken_at <= p_taken_at;
  update private.mail_choices set next_at = private.next_mail_at(kind, p_taken_at)
  where stable_id = p_stable_id and next_at <= p_taken_at;
  update private.mail_addresses set taken_until = null where stable_id = p_stable_id
$$;

-- The races of championships whose entries close within a day and that suit a horse of the stable's which is not
-- entered: how many, twenty at most, and which is the first.
create function private.entries_closing(p_stable_id uuid, p_at timestamptz)
returns table (races integer, race_id uuid, race_name text, closes_at timestamptz)
language sql stable set search_path = '' as $$
  with suitable as (
    select r.id, r.name, r.closes_at
    from public.races r
    join public.stables s on s.id = p_stable_id
    where r.status in ('open', 'closed', 'running')
      and r.status = 'open' and r.championship is not null and r.balloted_at is null
      and r.closes_at > p_at and r.closes_at <= p_at + interval '1 day'
      and exists (
        select from public.horses h
        where h.stable_id = p_stable_id and h.retired_at is null
          and not private.is_engaged(h.id) and private.suits(r, h, s.created_at, p_at)
      )
    order by r.closes_at, r.id
    limit 20
  )
  select (select count(*) from suitable)::integer, f.id, f.name, f.closes_at
  from (select) one
  left join lateral (select * from suitable order by closes_at, id limit 1) f on true
$$;

-- Takes the news of up to p_limit stables that are due, with all else that waits for them, and what is counted at this
-- moment. A row for each line, the lines of a mail together. Taken they are a server's for five minutes: if it has not
-- said by then that they are sent (`mails_sent`), another takes them, so that a server that ends between sends a mail
-- twice rather than never. Only confirmed addresses are written to.
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
        select l.stable_id from private.mail_letters l where l.due_at <= p_at
        union
        select c.stable_id from private.mail_choices c where c.next_at <= p_at
      )
      and (a.taken_until is null or a.taken_until <= p_at)
    order by a.stable_id
    limit p_limit
    for update skip locked
  );
  update private.mail_addresses a set taken_until = p_at + interval '5 minutes'
  where a.stable_id = any (v_stable_ids);
  update private.mail_news n set taken_at = p_at where n.stable_id = any (v_stable_ids);
  update private.mail_letters l set taken_at = p_at where l.stable_id = any (v_stable_ids);
  -- To whom nothing is mailed nothing waits.
  perform private.mails_over(id, p_at)
  from unnest(v_stable_ids) id
  where (private.pause_at(id, p_at)).stable_id is not null
    or not exists (select from private.players_stables s where s.id = id);
  v_stable_ids := array(
    select s.id from private.players_stables s
    where s.id = any (v_stable_ids) and (private.pause_at(s.id, p_at)).stable_id is null
  );
  return query
    with counted as (
      select c.stable_id, c.kind, private.week_start(private.week_at(p_at) - 1) as begins_at
      from private.mail_choices c
      where c.stable_id = any (v_stable_ids) and c.next_at <= p_at
    ), line as (
      select t.stable_id, a.type, a.at, h.name as horse_name, r.id as race_id, r.name as race_name, a.place,
        a.prize, null::integer as runs, null::integer as wins, null::bigint as money
      from private.mail_news t
      join public.activities a on a.id = t.activity_id
      join public.horses h on h.id = a.horse_id
      left join public.races r on r.id = a.race_id
      where t.stable_id = any (v_stable_ids)
      union all
      select l.stable_id, 'letters', p_at, null, null, null, null, null, (
        select coalesce(sum(c.unread), 0)::integer from private.correspondents c
        where c.stable_id = l.stable_id and c.unread > 0
      ), null, null
      from private.mail_letters l
      where l.stable_id = any (v_stable_ids)
      union all
      select e.stable_id, 'closing', coalesce(f.closes_at, p_at), null, f.race_id, f.race_name, null, null,
        f.races, null, null
      from counted e
      cross join lateral private.entries_closing(e.stable_id, p_at) f
      where e.kind = 'closing'
      union all
      select e.stable_id, 'week', e.begins_at, null, null, null, null, ran.prizes, ran.runs, ran.wins, (
        select coalesce(sum(d.amount), 0)::bigint from public.money_days d
        where d.stable_id = e.stable_id and d.kind <> 'wallet_transfer'
          and d.day >= (e.begins_at at time zone 'UTC')::date
          and d.day < (e.begins_at at time zone 'UTC')::date + 7
      )
      from counted e
      cross join lateral (
        select count(*)::integer as runs, (count(*) filter (where a.place = 1))::integer as wins,
          coalesce(sum(a.prize), 0)::bigint as prizes
        from public.activities a
        where a.stable_id = e.stable_id and a.type = 'race_result'
          and a.at >= e.begins_at and a.at < e.begins_at + interval '7 days'
      ) ran
      where e.kind = 'week'
    )
    select u.email::text, s.name, m.secret, l.type, l.at, l.horse_name, l.race_id, l.race_name, l.place,
      l.prize, l.runs, l.wins, l.money
    from line l
    join private.players_stables s on s.id = l.stable_id
    join auth.users u on u.id = s.owner_id
    join private.mail_addresses m on m.stable_id = s.id
    order by s.id, l.at, l.horse_name;
end
$$;

-- The mail of a stable that was taken at a moment is sent.
create function public.mails_sent(p_secret text, p_taken_at timestamptz) returns void
language sql security definer set search_path = '' as $$
  select private.mails_over(a.stable_id, p_taken_at)
  from private.mail_addresses a where a.secret = p_secret
$$;

revoke execute on function public.take_due_mails, public.mails_sent
  from public, anon, authenticated, service_role;
grant execute on function public.take_due_mails, public.mails_sent to service_role;
