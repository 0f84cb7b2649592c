-- What the steward does once the week is over, once. What stays is the sport's: races, entries and results, what the
-- stable won, and the ledger, under "Former stable N". Nothing that its owner has typed, and nothing of the account.

-- True while something of the stable's is under way: a horse in a race, in a request, at work or under the hammer, a
-- bid that leads, or a claim.
create function private.has_unfinished(p_stable_id uuid) returns boolean
language sql volatile set search_path = '' as $$
  select exists (
      select from public.horses h
      where h.stable_id = p_stable_id and h.retired_at is null and (
        h.at_work_until is not null or private.is_engaged(h.id)
        or private.waits_in_request(h.id) or private.hammer_of(h.id) is not null
      )
    )
    or exists (select from private.bids b where b.stable_id = p_stable_id and b.held)
    or exists (select from private.claims c where c.stable_id = p_stable_id and c.state = 'held')
$$;

-- A name for a horse that has had it before, or one like it.
create function private.name_born_with(p_horse public.horses) returns text
language plpgsql stable set search_path = '' as $$
begin
  if exists (
    select from public.horses where lower(name) = lower(p_horse.former_name) and id <> p_horse.id
  ) then
    return left(p_horse.former_name, 21) || ' ' || left(p_horse.id::text, 8);
  end if;
  return p_horse.former_name;
end
$$;

-- Its horses are retired, and have the names that they were born with.
create function private.retire_string(p_stable_id uuid, p_at timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  v_horse public.horses;
begin
  for v_horse in
    select * from public.horses where stable_id = p_stable_id order by id for no key update
  loop
    if v_horse.retired_at is null then
      perform private.retire(v_horse.id, p_at);
    end if;
    if v_horse.former_name is not null then
      update public.horses set name = private.name_born_with(v_horse), former_name = null
      where id = v_horse.id;
      delete from private.taken_horse_looks where horse_id = v_horse.id;
    end if;
  end loop;
end
$$;

-- What is found in the sales ring and the auctions, of old and new, by names that are no more.
create function private.forget_sellers(p_stable_id uuid, p_name text, p_at timestamptz)
returns void
language plpgsql set search_path = '' as $$
begin
  update private.listings set ended_at = p_at, ending = 'withdrawn'
  where stable_id = p_stable_id and ended_at is null;
  update private.auctions a set seller_name = lower(p_name) where a.stable_id = p_stable_id;
  update private.auctions a set horse_name = lower(h.name)
  from public.horses h
  where h.id = a.horse_id and h.stable_id = p_stable_id and a.horse_name <> lower(h.name);
  update private.listings l set seller_name = lower(p_name) where l.stable_id = p_stable_id;
  update private.listings l set horse_name = lower(h.name)
  from public.horses h
  where h.id = l.horse_id and h.stable_id = p_stable_id and l.horse_name <> lower(h.name);
  -- Words that no listing needs, by whoever was called so. Nobody writes any meanwhile: what a listing needs is there.
  lock table private.sale_words in share row exclusive mode;
  delete from private.sale_words w
  where not exists (select from private.listing_words x where x.word = w.word);
end
$$;

-- What a stable has said where all read it: its posts and reviews are taken back, its lists and its profile go, and it
-- leaves its club. What others say in its threads stays, and so do rulings, without the stable's own words.
create function private.forget_words(p_stable_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_member private.club_members;
begin
  delete from private.forum_edits e
  using private.forum_posts p
  where p.id = e.post_id and p.stable_id = p_stable_id;
  update private.forum_posts set body = '-', deleted = true, search = '' where stable_id = p_stable_id;
  update private.forum_threads set title = 'A thread of a former stable'
  where stable_id = p_stable_id and race_id is null and horse_id is null;
  update private.reports set note = '' where stable_id = p_stable_id;
  update private.appeals set body = '-' where stable_id = p_stable_id;
  update private.horse_lists l set followers = l.followers - 1
  from private.list_followers f
  where f.stable_id = p_stable_id and l.id = f.list_id;
  select * into v_member from private.club_members where stable_id = p_stable_id;
  if found then
    perform from private.clubs where id = v_member.club_id for no key update;
    perform private.part_from_club(v_member);
  end if;
  delete from private.club_invitations where invited_by = p_stable_id;
end
$$;

-- All that a stable keeps for its owner alone, and what others were told of by its owner.
create function private.forget_belongings(p_stable_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_table text;
begin
  perform private.forget_words(p_stable_id);
  -- Letters are of two: with one they go for the other as well, and what was reported of them.
  delete from private.appeals a
  using private.moderations m, private.report_cases c, private.letters l
  where m.id = a.moderation_id and c.id = m.case_id and l.id = c.letter_id
    and p_stable_id in (l.low_id, l.high_id);
  delete from private.moderations m
  using private.report_cases c, private.letters l
  where c.id = m.case_id and l.id = c.letter_id and p_stable_id in (l.low_id, l.high_id);
  delete from private.reports r
  using private.report_cases c, private.letters l
  where c.id = r.case_id and l.id = c.letter_id and p_stable_id in (l.low_id, l.high_id);
  delete from private.report_cases c
  using private.letters l
  where l.id = c.letter_id and p_stable_id in (l.low_id, l.high_id);
  delete from private.letters l
  using private.correspondents c
  where c.stable_id = p_stable_id
    and l.low_id = least(p_stable_id, c.other_id) and l.high_id = greatest(p_stable_id, c.other_id);
  delete from private.correspondents where stable_id = p_stable_id;
  delete from private.correspondents where other_id = p_stable_id;
  delete from private.blocked_stables where blocked_id = p_stable_id;
  delete from private.grouped_horses g
  using private.horse_groups h
  where h.id = g.group_id and h.stable_id = p_stable_id;
  foreach v_table in array array[
    'owner_names', 'former_names', 'first_visit_steps', 'season_turns_seen', 'cart_lines',
    'calendar_addresses', 'horse_notes', 'horse_groups', 'letters_sent', 'blocked_stables',
    'limits', 'pauses', 'play_time', 'mail_news', 'mail_letters', 'mail_choices', 'mail_addresses', 'exports',
    'watched_lots', 'sightings', 'notices_seen', 'forum_reads', 'posts_written', 'race_reviews', 'list_followers',
    'horse_lists', 'club_invitations', 'club_notices', 'community_acts', 'profiles', 'contact_messages',
    'papers_seen'
  ] loop
    execute format('delete from private.%I where stable_id = $1', v_table) using p_stable_id;
  end loop;
end
$$;

-- The account, with all that the account service keeps of it, here or on hosted Supabase.
create function private.forget_account(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_table text;
begin
  delete from private.requests where user_id = p_user_id;
  -- What a referee did stays, and by which role.
  update private.moderations set user_id = null where user_id = p_user_id;
  update private.moderations set undone_by = null where undone_by = p_user_id;
  if to_regclass('auth.audit_log_entries') is not null then
    execute 'delete from auth.audit_log_entries a where strpos(a.payload::text, $1::text) > 0'
      using p_user_id;
  end if;
  for v_table in
    select c.table_name
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'auth' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE'
    order by c.table_name
  loop
    execute format('delete from auth.%I where user_id::text = $1::text', v_table) using p_user_id;
  end loop;
  delete from auth.users where id = p_user_id;
end
$$;

-- One stable leaves, which is locked.
create function private.leave(p_stable public.stables, p_at timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  v_name text;
begin
  loop
    insert into private.former_stables (stable_id, left_at) values (p_stable.id, p_at)
    returning 'Former stable ' || number into v_name;
    -- Somebody may have had the name before names like it were kept.
    exit when not exists (select from private.stables_named(v_name));
    delete from private.former_stables where stable_id = p_stable.id;
  end loop;
  perform private.retire_string(p_stable.id, p_at);
  update public.stables set name = v_name, owner_name = null where id = p_stable.id;
  perform private.forget_sellers(p_stable.id, v_name, p_at);
  perform private.forget_belongings(p_stable.id);
  delete from private.leavings where stable_id = p_stable.id;
  perform private.forget_account(p_stable.owner_id);
end
$$;

-- Lets up to p_limit stables leave whose week is over and that have nothing under way; answers how many have. What
-- is under way is looked at again at the next call.
create function public.leave_due_stables(p_at timestamptz, p_limit integer default 20)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_stable public.stables;
  v_id uuid;
  v_left integer := 0;
begin
  p_at := private.not_ahead(p_at);
  if p_at is null or (p_limit between 1 and 100) is not true then
    perform private.refuse('bad_request');
  end if;
  for v_id in
    select l.stable_id from private.leavings l
    where l.leaves_at <= p_at and not private.has_unfinished(l.stable_id)
    order by l.leaves_at, l.stable_id
    limit p_limit
    for update of l skip locked
  loop
    -- Whose limits are taken does nothing meanwhile.
    perform from private.limits where stable_id = v_id order by kind for no key update;
    select * into v_stable from public.stables where id = v_id for update;
    if not private.has_unfinished(v_id) then
      perform private.leave(v_stable, p_at);
      v_left := v_left + 1;
    end if;
  end loop;
  return v_left;
end
$$;

revoke execute on function public.leave_due_stables
  from public, anon, authenticated, service_role;
grant execute on function public.leave_due_stables to service_role;
