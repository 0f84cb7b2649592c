-- What is drawn at random: from the lists and ranges that packages/game has, in random_draw_tables.sql.

create table private.draw_lists (
  name text primary key,
  items text[] not null check (cardinality(items) > 0)
);

-- Whole numbers, both ends included.
create table private.draw_ranges (
  name text primary key,
  least integer not null,
  most integer not null,
  check (least <= most)
);

-- One of the numbers from p_low to p_high, by 48 bits that nobody can foresee. (What is seen of a horse would tell
-- where `random()` stands, and with that its hidden talents, and those of the next.)
create function private.between(p_low integer, p_high integer) returns integer
language sql volatile set search_path = '' as $$
  select p_low
    + (('x' || right(gen_random_uuid()::text, 12))::bit(48)::bigint % (p_high - p_low + 1))::integer
$$;

create function private.draw(p_list text) returns text
language sql volatile set search_path = '' as $$
  select items[private.between(1, cardinality(items))] from private.draw_lists where name = p_list
$$;

create function private.draw_within(p_range text) returns integer
language sql volatile set search_path = '' as $$
  select private.between(least, most) from private.draw_ranges where name = p_range
$$;

-- The item of a list to which a number leads, counted round and round from 0.
create function private.pick(p_list text, p_number integer) returns text
language sql stable set search_path = '' as $$
  select items[1 + p_number % cardinality(items)] from private.draw_lists where name = p_list
$$;
