-- Letters between stables. Each stable has a row for each other that it exchanges letters with: a list of them, its
-- unread marks and the count in the header cost the same however many letters there are.

create table private.letters (
  id bigint generated always as identity primary key,
  -- Of the two stables, the one with the lesser id and the other.
  low_id uuid not null references public.stables (id),
  high_id uuid not null references public.stables (id),
  from_low boolean not null,
  body text not null check (body = private.player_text(body, 2000)),
  sent_at timestamptz not null,
  check (low_id < high_id)
);

create index letters_by_pair on private.letters (low_id, high_id, id desc);

create table private.correspondents (
  stable_id uuid not null references public.stables (id),
  other_id uuid not null references public.stables (id),
  last_at timestamptz not null,
  -- The first of the last letter, and whether it was the stable's own.
  last_words text not null,
  last_own boolean not null,
  unread integer not null default 0,
  primary key (stable_id, other_id),
  check (stable_id <> other_id)
);

create index correspondents_by_time on private.correspondents (stable_id, last_at desc, other_id desc);
create index correspondents_unread on private.correspondents (stable_id) where unread > 0;

-- From whom a stable takes no letters.
create table private.blocked_stables (
  stable_id uuid not null references public.stables (id),
  blocked_id uuid not null references public.stables (id),
  blocked_at timestamptz not null,
  primary key (stable_id, blocked_id),
  check (stable_id <> blocked_id)
);

-- What a stable sent, counted by the minute (UTC): the limits ask it, however many letters there are. To how many that
-- it had not written to before, too.
create table private.letters_sent (
  stable_id uuid not null references public.stables (id),
  minute timestamptz not null,
  letters integer not null,
  openings integer not null,
  primary key (stable_id, minute)
);
