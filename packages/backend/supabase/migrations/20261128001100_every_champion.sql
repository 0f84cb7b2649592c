SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.count_feats (
  p_race_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
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
$function$;
