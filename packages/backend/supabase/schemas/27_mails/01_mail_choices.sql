-- Which news of their stable players are mailed, and when. Nothing is mailed that nobody asked for.

-- When a kind can be mailed: `mailTimings` in @furlong/game.
create function private.is_mail_timing(p_kind text, p_timing text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case
    when p_kind in ('results', 'entries', 'market', 'claims', 'championships', 'letters')
      then p_timing in ('at_once', 'daily')
    when p_kind = 'closing' then p_timing = 'daily'
    when p_kind = 'week' then p_timing = 'weekly'
  end, false)
$$;

-- A kind that is not mailed has no row. What is counted when it is mailed, a week's summary and the entries that
-- close, comes at a moment, the next of which is kept.
create table private.mail_choices (
  stable_id uuid not null references public.stables (id) on delete cascade,
  kind text not null,
  timing text not null,
  next_at timestamptz,
  primary key (stable_id, kind),
  check (private.is_mail_timing(kind, timing)),
  check ((next_at is not null) = (kind in ('week', 'closing')))
);

create index mail_choices_next on private.mail_choices (next_at, stable_id) where next_at is not null;

-- By what the link of a mail is known, which ends all mails: nobody who has not had one can guess it.
create table private.mail_addresses (
  stable_id uuid primary key references public.stables (id) on delete cascade,
  secret text not null unique check (secret ~ '^[0-9a-f]{64}$'),
  -- Which server's it is to mail what waits, until then.
  taken_until timestamptz
);

-- News that wait to be mailed, and are gone once they are. What a server has taken, it is about to send.
create table private.mail_news (
  activity_id uuid primary key references public.activities (id) on delete cascade,
  stable_id uuid not null references public.stables (id) on delete cascade,
  kind text not null,
  due_at timestamptz not null,
  taken_at timestamptz
);

create index mail_news_due on private.mail_news (due_at, stable_id);
create index mail_news_by_stable on private.mail_news (stable_id, kind);

-- That letters wait to be mailed of, unless they are read before.
create table private.mail_letters (
  stable_id uuid primary key references public.stables (id) on delete cascade,
  due_at timestamptz not null,
  taken_at timestamptz
);

create index mail_letters_due on private.mail_letters (due_at, stable_id);

-- Of which kind of mail an activity is; null for one of none. An entry is news where the draw of a final made it.
create function private.mail_kind(p_type text, p_race_id uuid) returns text
language sql stable set search_path = '' as $$
  select case
    when p_type = 'race_entry' then (
      select 'championships' from public.races r
      where r.id = p_race_id and private.is_by_invitation(r)
    )
    when p_type in ('claimed', 'claim_lost', 'claim_returned', 'horse_claimed') then 'claims'
    when p_type in ('race_result', 'race_void') then 'results'
    when p_type in ('balloted_out', 'race_request', 'request_expired') then 'entries'
    when p_type in (
      'outbid', 'auction_won', 'bid_returned', 'horse_sold', 'horse_returned', 'auction_unsold'
    ) then 'market'
  end
$$;

-- When what comes each day at seven comes next, UTC; and what comes on Mondays.
create function private.next_morning(p_at timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select date_trunc('day', p_at - interval '7 hours', 'UTC') + interval '31 hours'
$$;

create function private.next_monday_morning(p_at timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select private.week_start(private.week_at(p_at - interval '7 hours') + 1) + interval '7 hours'
$$;

-- When what is counted comes next; null for what comes as it happens.
create function private.next_mail_at(p_kind text, p_at timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select case p_kind
    when 'week' then private.next_monday_morning(p_at)
    when 'closing' then private.next_morning(p_at)
  end
$$;

-- When a piece of news of now is mailed. What comes at once waits for five minutes, so that what happens together
-- comes together.
create function private.mail_due_at(p_timing text, p_at timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select case p_timing when 'daily' then private.next_morning(p_at) else p_at + interval '5 minutes' end
$$;

-- Keeps a piece of news for the mail that its stable has chosen. In a pause nothing is kept.
create function private.keep_news() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_now constant timestamptz := clock_timestamp();
begin
  insert into private.mail_news (activity_id, stable_id, kind, due_at)
  select new.id, c.stable_id, c.kind, private.mail_due_at(c.timing, v_now)
  from private.mail_choices c
  where c.stable_id = new.stable_id and c.kind = private.mail_kind(new.type, new.race_id)
    and (private.pause_at(c.stable_id, v_now)).stable_id is null
  on conflict (activity_id) do update
  set due_at = excluded.due_at, taken_at = null
  where mail_news.taken_at is not null;
  return null;
end
$$;

create trigger keep_news after insert or update on public.activities
  for each row execute function private.keep_news();

-- What the caller has mailed, by kind.
create function public.my_mail_choices() returns table (kind text, timing text)
language sql stable security definer set search_path = '' as $$
  select c.kind, c.timing
  from private.mail_choices c
  join public.stables s on s.id = c.stable_id
  where s.owner_id = (select auth.uid())
  order by c.kind
$$;

-- Chooses when a kind of news is mailed, or 'off'; what waits of it is then not. Answers the choice.
create function public.choose_mails(p_kind text, p_timing text, p_request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
begin
  perform private.player();
  if p_kind is null or p_request_id is null or (
      private.is_mail_timing(p_kind, p_timing)
      or p_timing = 'off' and private.is_mail_timing(
        p_kind, case p_kind when 'week' then 'weekly' else 'daily' end
      )
    ) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'choose_mails', concat_ws(' ', p_kind, p_timing));
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.own_stable();
  if p_timing = 'off' then
    delete from private.mail_choices where stable_id = v_stable_id and kind = p_kind;
    delete from private.mail_news where stable_id = v_stable_id and kind = p_kind;
    delete from private.mail_letters where stable_id = v_stable_id and p_kind = 'letters';
  else
    insert into private.mail_addresses (stable_id, secret)
    values (v_stable_id, private.random_hex())
    on conflict (stable_id) do nothing;
    insert into private.mail_choices (stable_id, kind, timing, next_at)
    values (
      v_stable_id, p_kind, p_timing,
      private.next_mail_at(p_kind, clock_timestamp())
    )
    on conflict (stable_id, kind) do update set timing = excluded.timing;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_timing));
  return p_timing;
end
$$;

-- Ends all mails to whom the link of one belongs, as often as it is followed.
create function public.stop_mails(p_secret text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_stable_id constant uuid := (
    select stable_id from private.mail_addresses where secret = p_secret
  );
begin
  if v_stable_id is null then
    perform private.refuse('mails_not_found');
  end if;
  delete from private.mail_choices where stable_id = v_stable_id;
  delete from private.mail_news where stable_id = v_stable_id;
  delete from private.mail_letters where stable_id = v_stable_id;
  return true;
end
$$;

revoke execute on function public.my_mail_choices, public.choose_mails, public.stop_mails
  from public, anon, authenticated, service_role;
grant execute on function public.my_mail_choices, public.choose_mails to authenticated;
grant execute on function public.stop_mails to anon, authenticated, service_role;
