-- The forums: sections, threads and posts. A post has a number within its thread that never changes, so that any page of
-- a thread is read by its key, and so is the page of a post. Counts are running totals.

create table private.forum_sections (
  id text primary key,
  place integer not null unique,
  threads integer not null default 0,
  posts integer not null default 0,
  last_thread_id bigint
);

create table private.forum_threads (
  id bigint generated always as identity primary key,
  section_id text not null references private.forum_sections (id),
  title text not null,
  -- Null for what the operator wrote.
  stable_id uuid references public.stables (id),
  opened_at timestamptz not null,
  posts integer not null default 0,
  last_at timestamptz not null,
  last_stable_id uuid references public.stables (id),
  pinned boolean not null default false,
  locked boolean not null default false,
  -- A referee has hidden its first post: its title is not told.
  hidden boolean not null default false,
  -- Of which race or horse it is: each has one.
  race_id uuid unique references public.races (id),
  horse_id uuid unique references public.horses (id),
  check (race_id is null or horse_id is null)
);

alter table private.forum_sections
  add foreign key (last_thread_id) references private.forum_threads (id);

create index forum_threads_by_time
  on private.forum_threads (section_id, pinned desc, last_at desc, id desc);

create table private.forum_posts (
  id bigint generated always as identity primary key,
  thread_id bigint not null references private.forum_threads (id),
  number integer not null,
  section_id text not null references private.forum_sections (id),
  stable_id uuid references public.stables (id),
  body text not null check (body = private.player_text(body, 5000)),
  posted_at timestamptz not null,
  edited_at timestamptz,
  -- Its author has taken it back; a referee has hidden it.
  deleted boolean not null default false,
  hidden boolean not null default false,
  -- Of its words, and for the first of a thread of its title before them. Of what is not shown, nothing.
  search tsvector not null,
  unique (thread_id, number)
);

create index forum_posts_search on private.forum_posts using gin (search);
create index forum_posts_of_section on private.forum_posts (section_id, id desc);
create index forum_posts_of_stable on private.forum_posts (stable_id, id desc);

-- What a post said before it was edited.
create table private.forum_edits (
  post_id bigint not null references private.forum_posts (id),
  version integer not null,
  body text not null,
  -- Since when it said so.
  at timestamptz not null,
  primary key (post_id, version)
);

-- How far a stable has read a thread, and whether it follows it.
create table private.forum_reads (
  stable_id uuid not null references public.stables (id),
  thread_id bigint not null references private.forum_threads (id),
  read_to integer not null default 0,
  followed boolean not null default false,
  primary key (stable_id, thread_id)
);

create index forum_reads_followed on private.forum_reads (stable_id) where followed;

-- What a stable wrote, counted by the minute (UTC), as `letters_sent` is.
create table private.posts_written (
  stable_id uuid not null references public.stables (id),
  minute timestamptz not null,
  posts integer not null,
  threads integer not null,
  primary key (stable_id, minute)
);

-- What is looked for in a post.
create function private.search_of(p_title text, p_body text) returns tsvector
language sql immutable set search_path = '' as $$
  select setweight(to_tsvector('pg_catalog.simple', coalesce(p_title, '')), 'A')
    || to_tsvector('pg_catalog.simple', p_body)
$$;

-- Each section begins with a word of the operator's.
create function private.open_section(p_id text, p_place integer, p_title text, p_body text)
returns void
language plpgsql set search_path = '' as $$
declare
  v_at constant timestamptz := '2026-11-28 12:00:00+00';
  v_body constant text := private.player_text(p_body, 5000);
  v_id bigint;
begin
  insert into private.forum_sections (id, place, threads, posts) values (p_id, p_place, 1, 1);
  insert into private.forum_threads (section_id, title, opened_at, posts, last_at, pinned)
  values (p_id, p_title, v_at, 1, v_at, true)
  returning id into v_id;
  insert into private.forum_posts (thread_id, number, section_id, body, posted_at, search)
  values (v_id, 1, p_id, v_body, v_at, private.search_of(p_title, v_body));
  update private.forum_sections set last_thread_id = v_id where id = p_id;
end
$$;

select private.open_section('news', 1, 'What is said here, and the rules of these forums', $text$
What changes in Furlong is told in this section. The operator opens its threads; anybody may answer.

The rules are few:

- **Respect.** Argue about horses, not about people.
- **Fair play.** One stable each. Do not lose a race on purpose, and do not agree on a result.
- **No deceit.** Do not pass yourself off as somebody else, and do not offer what you do not have.
- **Nothing private.** No names, addresses or letters of others without their word.
- **To the point.** No advertising, and nothing ten times over.
- **The law.** What is forbidden elsewhere is forbidden here.

A post is reported with the button under it. What a referee does about it, under which rule and why, is told in [the stewards' room](/community/referees); who reported it never is.
$text$);

select private.open_section('racing', 2, 'What this section is for', $text$
Races that were run, races to come, and how the game is played. A race has a thread of its own, which its page leads to.

What a result shows can be checked: on the page of a race your browser runs it again from its card and seed.
$text$);

select private.open_section('form', 3, 'What this section is for', $text$
Who will win, and why. Say before the off what you see in the form, the going, the pace or the draw.

> A chance is worth more with a reason.
$text$);

select private.open_section('clubs', 4, 'What this section is for', $text$
Looking for stables to race with, or for a club to join? Say what your club is about, and what it asks of its members.
$text$);

select private.open_section('market', 5, 'What this section is for', $text$
Horses wanted, horses to be sold, lots and claims. Horses change hands in [the sales ring](/marketplace/buy-in-sales-ring), [under the hammer](/marketplace/bid-in-auction) and by [claims](/marketplace/claim-a-horse) alone: what is agreed here binds nobody, and credits cannot be given away.
$text$);

select private.open_section('help', 6, 'Ask anything', $text$
No question is too small. Begin with [the quick start guide](/help/quick-start-guide); how races are kept fair stands under [fairness](/fairness), where the money comes from under [economy](/help/economy).
$text$);

select private.open_section('suggestions', 7, 'What would make Furlong better', $text$
One suggestion a thread, please: say what you wanted to do, and what kept you from it. What does not work as it should belongs here too.
$text$);

-- What must hold of the forums. A row for every violation.
create function private.check_forums() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select 'the posts of a thread are numbered from one on', t.id::text
  from private.forum_threads t
  where t.posts <> (select count(*) from private.forum_posts p where p.thread_id = t.id)
    or t.posts <> (select max(p.number) from private.forum_posts p where p.thread_id = t.id)
  union all
  select 'a section counts its threads and posts', s.id
  from private.forum_sections s
  where s.threads <> (select count(*) from private.forum_threads t where t.section_id = s.id)
    or s.posts <> (select count(*) from private.forum_posts p where p.section_id = s.id)
  union all
  select 'what is hidden or deleted is not found', p.id::text
  from private.forum_posts p where (p.hidden or p.deleted) and p.search <> ''::tsvector
  union all
  select 'a thread is hidden with its first post', t.id::text
  from private.forum_threads t
  join private.forum_posts p on p.thread_id = t.id and p.number = 1
  where p.hidden <> t.hidden
$$;
