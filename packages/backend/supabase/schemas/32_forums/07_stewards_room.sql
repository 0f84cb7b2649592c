-- What is read in the stewards' room.

-- What the caller is in it: a role and what that may do, until when they may not write, and for who acts on them how many
-- reports and appeals are open; 100 at most are counted. A visitor has none.
create function public.my_standing()
returns table (
  role text, powers text[], muted_until timestamptz, open_reports integer, open_appeals integer
)
language sql stable security definer set search_path = '' as $$
  select
    h.role,
    coalesce(
      (select array_agg(p.power order by p.power) from private.role_powers p where p.role = h.role), '{}'
    ),
    private.muted_until(s.id, clock_timestamp()),
    case when h.role is not null then
      (
        select count(*) from (
          select from private.report_cases where closed_at is null limit 100
        ) c
      )
    end::integer,
    case when h.role is not null then
      (select count(*) from (select from private.appeals where answered_at is null limit 100) a)
    end::integer
  from public.stables s
  left join private.role_holders h on h.user_id = s.owner_id
  where s.id = private.viewing_stable()
$$;

-- What referees did, the last first; before one of it. Neither who reported nor who acted, nor what is hidden.
create function public.moderation_log(p_before_id bigint default null, p_limit integer default 20)
returns table (
  id bigint, action text, rule text, reason text, days integer, role text, at timestamptz,
  thread_id bigint, title text, number integer, letter boolean, undone_at timestamptz,
  undone_reason text, undone_role text
)
language sql stable security definer set search_path = '' as $$
  select
    m.id, m.action, m.rule, m.reason, m.days, m.role, m.at, m.thread_id,
    case when not t.hidden then t.title end, p.number, c.letter_id is not null, m.undone_at,
    m.undone_reason, m.undone_role
  from (
    select * from private.moderations x
    where x.id < coalesce(p_before_id, 9223372036854775807)
    order by x.id desc
    limit private.page_size(p_limit)
  ) m
  left join private.forum_threads t on t.id = m.thread_id
  left join private.forum_posts p on p.id = m.post_id
  left join private.report_cases c on c.id = m.case_id
  order by m.id desc
$$;

-- What referees did about the player, and what became of the player's appeals; the last 100.
create function public.my_moderations()
returns table (
  id bigint, action text, rule text, reason text, days integer, role text, at timestamptz,
  thread_id bigint, title text, number integer, letter boolean, undone_at timestamptz,
  undone_reason text, undone_role text, appeal_id bigint, due_at timestamptz, upheld boolean,
  answer text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_own constant uuid := private.own_stable();
begin
  return query
    select
      m.id, m.action, m.rule, m.reason, m.days, m.role, m.at, m.thread_id, t.title, p.number,
      c.letter_id is not null, m.undone_at, m.undone_reason, m.undone_role, a.id, a.due_at, a.upheld,
      a.answer
    from private.moderations m
    left join private.forum_threads t on t.id = m.thread_id
    left join private.forum_posts p on p.id = m.post_id
    left join private.report_cases c on c.id = m.case_id
    left join private.appeals a on a.moderation_id = m.id
    where m.stable_id = v_own and m.action in ('hide', 'lock', 'mute', 'warn')
    order by m.id desc
    limit 100;
end
$$;

-- The appeals, the last first; before one of them. What a player wrote is told once it is answered, before that to the
-- player and to who may answer.
create function public.appeals(p_before_id bigint default null, p_limit integer default 20)
returns table (
  id bigint, moderation_id bigint, action text, rule text, body text, at timestamptz,
  due_at timestamptz, upheld boolean, answer text, answered_at timestamptz, role text, own boolean
)
language sql stable security definer set search_path = '' as $$
  select
    a.id, m.id, m.action, m.rule,
    case
      when a.answered_at is not null or a.stable_id = v.id or private.may('answer') then a.body
    end,
    a.at, a.due_at, a.upheld, a.answer, a.answered_at, a.role, coalesce(a.stable_id = v.id, false)
  from (
    select * from private.appeals x
    where x.id < coalesce(p_before_id, 9223372036854775807)
    order by x.id desc
    limit private.page_size(p_limit)
  ) a
  join private.moderations m on m.id = a.moderation_id
  cross join (select private.viewing_stable() as id) v
  order by a.id desc
$$;

-- What was reported and waits for a referee, the first first; after one of it. With what stands before it: two posts,
-- or four letters between the two.
create function public.report_queue(p_after_id bigint default null, p_limit integer default 20)
returns table (
  id bigint, opened_at timestamptz, reports integer, rules text[], notes text[], post_id bigint,
  thread_id bigint, title text, number integer, letter boolean, body text, stable_id uuid,
  stable_name text, warnings integer, context jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_power('hide');
  return query
    select
      c.id, c.opened_at, c.reports,
      (select array_agg(distinct r.rule) from private.reports r where r.case_id = c.id),
      (
        select array_agg(n.note) from (
          select r.note from private.reports r
          where r.case_id = c.id and r.note <> '' order by r.at limit 5
        ) n
      ),
      p.id, p.thread_id, t.title, p.number, l.id is not null, coalesce(p.body, l.body), s.id, s.name,
      (
        select count(*)::integer from private.moderations m
        where m.stable_id = s.id and m.undone_at is null and m.action in ('hide', 'mute', 'warn')
      ),
      coalesce(
        case when p.id is not null then (
          select jsonb_agg(jsonb_build_object('name', b.name, 'body', b.body) order by b.number)
          from (
            select coalesce(w.name, 'Furlong') as name, x.body, x.number
            from private.forum_posts x left join public.stables w on w.id = x.stable_id
            where x.thread_id = p.thread_id and x.number < p.number
            order by x.number desc limit 2
          ) b
        ) else (
          select jsonb_agg(jsonb_build_object('name', b.name, 'body', b.body) order by b.id)
          from (
            select w.name, x.body, x.id
            from private.letters x
            join public.stables w on w.id = case when x.from_low then x.low_id else x.high_id end
            where x.low_id = l.low_id and x.high_id = l.high_id and x.id < l.id
            order by x.id desc limit 4
          ) b
        ) end,
        '[]'
      )
    from private.report_cases c
    join public.stables s on s.id = c.stable_id
    left join private.forum_posts p on p.id = c.post_id
    left join private.forum_threads t on t.id = p.thread_id
    left join private.letters l on l.id = c.letter_id
    where c.closed_at is null and c.id > coalesce(p_after_id, 0)
    order by c.id
    limit private.page_size(p_limit);
end
$$;

-- Races that were called off, the last first, with how many entries were given their fees back; before one of them.
create function public.enquiries(
  p_before_at timestamptz default null, p_before_id uuid default null, p_limit integer default 20
)
returns table (
  race_id uuid, race_name text, track_id text, off_at timestamptz, void_reason text,
  entries integer, stables integer
)
language sql stable security definer set search_path = '' as $$
  select
    r.id, r.name, r.track_id, r.off_at, r.void_reason,
    (select count(*)::integer from public.entries e where e.race_id = r.id),
    (
      select count(distinct e.stable_id)::integer
      from public.entries e join public.stables s on s.id = e.stable_id
      where e.race_id = r.id and not s.is_house
    )
  from (
    select * from public.races x
    where x.status = 'void'
      and (x.off_at, x.id) < (
        coalesce(p_before_at, 'infinity'),
        coalesce(p_before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      )
    order by x.off_at desc, x.id desc
    limit private.page_size(p_limit)
  ) r
  order by r.off_at desc, r.id desc
$$;

revoke execute on function
  public.my_standing,
  public.moderation_log,
  public.my_moderations,
  public.appeals,
  public.report_queue,
  public.enquiries
  from public, anon, authenticated, service_role;
grant execute on function public.my_standing, public.my_moderations, public.report_queue
  to authenticated;
grant execute on function public.moderation_log, public.appeals, public.enquiries
  to anon, authenticated;
