-- The horses for sale by each word of their names and of their sellers': what is common, but stands late in
-- the order of names, is found by it.

-- Every word that a name in the ring ever held, and all that is one, two or three letters long in it.
create table private.sale_words (
  word text collate "C" primary key,
  grams text[] not null
);

create index sale_words_by_grams on private.sale_words using gin (grams);

create table private.listing_words (
  word text collate "C" not null,
  horse_name text collate "C" not null,
  horse_id uuid not null,
  primary key (word, horse_name, horse_id)
);

-- The words of a listing's names, in the order in which all who write them wait for each other.
create function private.words_of(p_horse_name text, p_seller_name text) returns setof text
language sql immutable set search_path = '' as $$
  select word
  from (
    select distinct word collate "C" as word
    from unnest(string_to_array(p_horse_name || ' ' || p_seller_name, ' ')) word
  ) each
  where word <> ''
  order by word
$$;

-- Keeps the words of a listing as long as it is open.
create function private.word_listing() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.ended_at is null then
    delete from private.listing_words x
    using private.words_of(old.horse_name, old.seller_name) w (word)
    where (x.word, x.horse_name, x.horse_id) = (w.word, old.horse_name, old.horse_id);
  end if;
  if new.ended_at is null then
    insert into private.sale_words (word, grams)
    select w.word, private.grams(w.word, 1)
    from private.words_of(new.horse_name, new.seller_name) w (word)
    where not exists (select from private.sale_words x where x.word = w.word)
    on conflict do nothing;
    insert into private.listing_words (word, horse_name, horse_id)
    select w.word, new.horse_name, new.horse_id
    from private.words_of(new.horse_name, new.seller_name) w (word);
  end if;
  return null;
end
$$;

create trigger listings_have_their_words
  after insert or update of horse_name, seller_name, ended_at on private.listings
  for each row execute function private.word_listing();

-- Where a text of several parts is found: in names that have one of the words that hold its longest part, none
-- of them before the first name that has a word for each part. Parts that more than 200 words hold are left
-- out; the words are null where all are.
create function private.words_holding(p_text text, out words text[], out first_name text)
language plpgsql stable set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  v_part text;
  v_words text[];
begin
  for v_part in
    select part from unnest(string_to_array(p_text, ' ')) part where part <> '' order by length(part)
  loop
    select coalesce(array_agg(found.word), '{}') into v_words
    from (
      select w.word from private.sale_words w
      where w.grams @> private.grams(v_part, least(3, length(v_part))) and strpos(w.word, v_part) > 0
      limit 201
    ) found;
    continue when cardinality(v_words) > 200;
    words := v_words;
    first_name := greatest(first_name, (
      select min(x.horse_name)
      from unnest(v_words) w (word) cross join lateral (
        select l.horse_name from private.listing_words l
        where l.word = w.word order by l.horse_name limit 1
      ) x
    ));
  end loop;
end
$$;
