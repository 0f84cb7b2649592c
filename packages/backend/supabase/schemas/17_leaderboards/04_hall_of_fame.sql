-- Halls of fame: of the horses and of the stables, the house's like the players'. What a horse or stable has to do is a row of
-- `private.hall_reasons`; who has done it stays a member for good.

-- So many feats of a kind open the hall's door. A further reason is one more row, and a call of
-- `private.note_feat` where the feat is done.
create table private.hall_reasons (
  hall text not null check (hall in ('horses', 'stables')),
  feat text not null,
  needs integer not null check (needs > 0),
  primary key (hall, feat)
);

insert into private.hall_reasons (hall, feat, needs) values
  ('horses', 'graded_win', 5),
  ('horses', 'grade_1_win', 2),
  ('horses', 'standing_record', 1),
  ('horses', 'championship', 1),
  ('stables', 'graded_win', 10),
  ('stables', 'grade_1_winner', 3),
  ('stables', 'championship', 3),
  ('stables', 'season_title', 1);

-- What a horse or a stable has done, with the race and the horse that did it.
create table private.feats (
  hall text not null,
  -- The horse or the stable.
  subject_id uuid not null,
  feat text not null,
  race_id uuid not null references public.races (id),
  horse_id uuid not null references public.horses (id),
  at timestamptz not null,
  primary key (hall, subject_id, feat, race_id, horse_id),
  foreign key (hall, feat) references private.hall_reasons
);

create table private.feat_counts (
  hall text not null,
  feat text not null,
  subject_id uuid not null,
  amount integer not null,
  primary key (hall, feat, subject_id)
);

create index feat_counts_most on private.feat_counts (hall, feat, amount desc, subject_id);

create table private.hall_members (
  hall text not null,
  subject_id uuid not null,
  since timestamptz not null,
  -- What opened the door.
  feat text not null,
  primary key (hall, subject_id)
);

create index hall_members_newest on private.hall_members (hall, since desc, subject_id desc);

-- Notes a feat, once, and admits whoever has done it often enough. After the boards in the order of locks.
create function private.note_feat(
  p_hall text, p_subject_id uuid, p_feat text, p_race_id uuid, p_horse_id uuid, p_at timestamptz
) returns void
language plpgsql set search_path = '' as $$
declare
  v_amount integer;
begin
  insert into private.feats (hall, subject_id, feat, race_id, horse_id, at)
  values (p_hall, p_subject_id, p_feat, p_race_id, p_horse_id, p_at)
  on conflict do nothing;
  if not found then
    return;
  end if;
  insert into private.feat_counts as c (hall, feat, subject_id, amount)
  values (p_hall, p_feat, p_subject_id, 1)
  on conflict (hall, feat, subject_id) do update set amount = c.amount + 1
  returning amount into v_amount;
  insert into private.hall_members (hall, subject_id, since, feat)
  select p_hall, p_subject_id, p_at, p_feat
  from private.hall_reasons r
  where r.hall = p_hall and r.feat = p_feat and v_amount >= r.needs
  on conflict do nothing;
end
$$;

-- What a settled race tells: its graded winners, a championship's, and the course records that have stood for
-- a season, over courses that twenty races were run over. Before the course counts this race, so that a record
-- that falls in it has stood until then.
create function private.count_feats(p_race_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_race public.races;
  v_done record;
begin
  select * into v_race from public.races where id = p_race_id;
  for v_done in
    with winner as (
      select e.horse_id, e.stable_id
      from public.entries e
      where e.race_id = p_race_id and e.place = 1
    ), graded as (
      select * from winner where v_race.grade in ('Grade 1', 'Grade 2', 'Grade 3')
    )
    select 'horses' as hall, w.horse_id as subject_id, 'graded_win' as feat, p_race_id as race_id, w.horse_id
    from graded w
    union all
    select 'horses', w.horse_id, 'grade_1_win', p_race_id, w.horse_id
    from winner w where v_race.grade = 'Grade 1'
    union all
    select 'stables', w.stable_id, 'graded_win', p_race_id, w.horse_id
    from graded w
    union all
    -- A horse is counted once: three different ones are asked for.
    select 'stables', w.stable_id, 'grade_1_winner', p_race_id, w.horse_id
    from winner w
    where v_race.grade = 'Grade 1' and not exists (
      select from private.feats f
      where f.hall = 'stables' and f.subject_id = w.stable_id and f.feat = 'grade_1_winner'
        and f.horse_id = w.horse_id
    )
    union all
    select h.hall, case h.hall when 'horses' then w.horse_id else w.stable_id end, 'championship',
      p_race_id, w.horse_id
    -- Of whatever grade: the finals of the younger divisions are Listed or of Grade 3.
    from winner w cross join (values ('horses'), ('stables')) h (hall)
    where v_race.championship ->> 'kind' = 'final'
    union all
    select 'horses', e.horse_id, 'standing_record', e.race_id, e.horse_id
    from private.courses c
    join public.entries e on e.id = c.record_entry_id
    join public.races r on r.id = e.race_id
    where c.races >= 20 and r.off_at <= v_race.off_at - interval '2016 hours' and not exists (
      select from private.feats f
      where f.hall = 'horses' and f.subject_id = e.horse_id and f.feat = 'standing_record'
        and f.race_id = e.race_id
    )
    order by 1, 2, 3, 4
  loop
    perform private.note_feat(
      v_done.hall, v_done.subject_id, v_done.feat, v_done.race_id, v_done.horse_id, v_race.off_at
    );
  end loop;
end
$$;

-- Notes who heads the table of stables of a season that is over, by the race that paid it most.
create function private.note_season_title(p_season integer) returns void
language sql set search_path = '' as $$
  select private.note_feat(
    'stables', first.subject_id, 'season_title', best.race_id, best.horse_id,
    private.season_begins(p_season + 1)
  )
  from (
    select subject_id from private.boards
    where board = 'stables' and period = p_season and earnings > 0
    order by earnings desc, wins desc, subject_id desc
    limit 1
  ) first
  cross join lateral (
    select e.race_id, e.horse_id
    from public.entries e join public.races r on r.id = e.race_id
    where e.stable_id = first.subject_id and e.prize > 0 and private.season_at(r.off_at) = p_season
    order by e.prize desc, r.off_at, e.race_id, e.horse_id
    limit 1
  ) best
$$;
