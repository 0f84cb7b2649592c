-- The lists that the house keeps: each by a rule that is told with it, from the races as they are settled.

-- Puts the winners of a settled race in the house's lists, each list the last fifty horses that its rule took.
create function private.count_house_lists(p_race_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_taken record;
  v_list_id uuid;
begin
  for v_taken in
    select k.rule, k.name, k.description, h.id as horse_id, r.off_at
    from public.races r
    join public.entries e on e.race_id = r.id and e.place = 1
    join public.horses h on h.id = e.horse_id
    cross join lateral (
      select initcap(replace(r.track_id, '-', ' ')) as track
    ) t
    cross join lateral (
      values
        ('grey', 'Winning Greys', 'The last fifty grey horses to win a race.', h.coat = 'Grey'),
        (
          'graded', 'Graded Winners',
          'The last fifty horses to win a Grade 1, 2 or 3 or a Listed race.',
          r.grade in ('Grade 1', 'Grade 2', 'Grade 3', 'Listed')
        ),
        (
          'course ' || r.track_id, t.track || ' Specialists',
          'The last fifty horses to win at ' || t.track || ' for the second time or more.',
          exists (
            select from public.entries x
            join public.races w on w.id = x.race_id
            where x.horse_id = h.id and x.place = 1 and w.track_id = r.track_id and w.id <> r.id
          )
        )
    ) k (rule, name, description, takes)
    where r.id = p_race_id and k.takes
    order by k.rule, h.id
  loop
    insert into private.horse_lists (rule, name, description, made_at)
    values (v_taken.rule, v_taken.name, v_taken.description, v_taken.off_at)
    on conflict (rule) do nothing;
    select id into v_list_id from private.horse_lists where rule = v_taken.rule for no key update;
    insert into private.listed_horses as l (list_id, horse_id, listed_at)
    values (v_list_id, v_taken.horse_id, v_taken.off_at)
    on conflict (list_id, horse_id) do update
    set listed_at = greatest(l.listed_at, excluded.listed_at);
    delete from private.listed_horses
    where list_id = v_list_id and horse_id in (
      select x.horse_id from private.listed_horses x
      where x.list_id = v_list_id
      order by x.listed_at desc, x.horse_id
      offset 50
    );
    update private.horse_lists
    set horses = (select count(*) from private.listed_horses where list_id = v_list_id)
    where id = v_list_id;
  end loop;
end
$$;
