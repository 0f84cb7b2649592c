-- The starter horses and the silks of new stables are drawn from what packages/game has, instead of
-- from word lists, ranges and patterns of their own.

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

insert into private.draw_lists (name, items) values
  ('first word', array[
    'Amber', 'Ancient', 'Autumn', 'Azure', 'Balmy', 'Bold', 'Brave', 'Bright', 'Bronze', 'Candle',
    'Carnival', 'Cedar', 'Celtic', 'Cinnamon', 'Cloud', 'Cobalt', 'Copper', 'Coral', 'Crimson',
    'Crystal', 'Dancing', 'Daring', 'Dawn', 'Desert', 'Distant', 'Dusky', 'Eastern', 'Ebony',
    'Electric', 'Emerald', 'Endless', 'Evening', 'Faithful', 'Fearless', 'Fiery', 'Flying',
    'Forest', 'Frosty', 'Gallant', 'Gentle', 'Gilded', 'Golden', 'Grand', 'Harbour', 'Hidden',
    'Highland', 'Honest', 'Humble', 'Indigo', 'Island', 'Ivory', 'Jade', 'Jolly', 'Jubilee',
    'Kindred', 'Lasting', 'Lively', 'Lonely', 'Lucky', 'Lunar', 'Marble', 'Merry', 'Midnight',
    'Misty', 'Moonlit', 'Morning', 'Moving', 'Mystic', 'Noble', 'Northern', 'Olive', 'Opal',
    'Orchid', 'Painted', 'Pacific', 'Patient', 'Pearl', 'Playful', 'Prairie', 'Proud', 'Quiet',
    'Radiant', 'Rapid', 'Restless', 'River', 'Roman', 'Royal', 'Ruby', 'Russet', 'Saffron',
    'Sandy', 'Sapphire', 'Scarlet', 'Secret', 'Shining', 'Silent', 'Silver', 'Smiling', 'Southern',
    'Spanish', 'Spring', 'Starlit', 'Stately', 'Steady', 'Stormy', 'Summer', 'Sunlit', 'Tender',
    'Tidal', 'Timeless', 'Topaz', 'Twilight', 'Valiant', 'Velvet', 'Violet', 'Wandering',
    'Western', 'Whispering', 'Wild', 'Willow', 'Winter', 'Witty', 'Yonder', 'Zephyr'
  ]),
  ('second word', array[
    'Advocate', 'Admiral', 'Alibi', 'Anthem', 'Arrow', 'Aria', 'Ballad', 'Banner', 'Beacon',
    'Bell', 'Blaze', 'Bloom', 'Bolero', 'Bounty', 'Breeze', 'Brigade', 'Cadence', 'Candour',
    'Caper', 'Captain', 'Chance', 'Charm', 'Chorus', 'Comet', 'Compass', 'Corsair', 'Courier',
    'Crest', 'Crown', 'Dancer', 'Daydream', 'Delight', 'Diamond', 'Dream', 'Duchess', 'Echo',
    'Edge', 'Embrace', 'Emblem', 'Empress', 'Encore', 'Envoy', 'Fable', 'Falcon', 'Fancy',
    'Fanfare', 'Festival', 'Flame', 'Flight', 'Fortune', 'Galleon', 'Gambit', 'Garland', 'Glance',
    'Glory', 'Grace', 'Hallmark', 'Harmony', 'Haven', 'Heart', 'Herald', 'Heritage', 'Hero',
    'Hope', 'Horizon', 'Jester', 'Jewel', 'Journey', 'Lantern', 'Legend', 'Lullaby', 'Lyric',
    'Magic', 'Marvel', 'Meadow', 'Melody', 'Memory', 'Merit', 'Mirage', 'Monarch', 'Moon', 'Music',
    'Oasis', 'Odyssey', 'Orbit', 'Passage', 'Pilgrim', 'Pioneer', 'Poet', 'Promise', 'Quest',
    'Ransom', 'Reason', 'Rebel', 'Reward', 'Rhythm', 'Rocket', 'Romance', 'Sage', 'Scholar',
    'Serenade', 'Shadow', 'Sky', 'Song', 'Sonnet', 'Spark', 'Spirit', 'Sprite', 'Star', 'Storm',
    'Story', 'Sunrise', 'Swallow', 'Tempest', 'Thunder', 'Tide', 'Toast', 'Token', 'Treasure',
    'Triumph', 'Tryst', 'Tune', 'Venture', 'Verse', 'Victory', 'Voyage', 'Waltz', 'Warrior',
    'Whisper', 'Wing', 'Wisdom', 'Wish', 'Wonder'
  ]),
  ('sire', array[
    'Alderman''s Oath', 'Bannerman', 'Black Meridian', 'Castle Key', 'Citadel Guard', 'Corvus',
    'Crown Prosecutor', 'Deep Harbour', 'Drumlanrig Lad', 'Equinox King', 'Far Pavilion',
    'Field Marshal Fox', 'Grey Cardinal', 'Halcyon Days', 'High Treason', 'Iron Regent',
    'Kingsway', 'Lord of the Fells', 'Magnetic North', 'Monsoon Rider', 'Night Watchman',
    'Ocean Sovereign', 'Old Parchment', 'Palatine', 'Polar Night', 'Quiet Thunder', 'Red Ensign',
    'Roaring Forties', 'Saint Aldhelm', 'Sea of Marmara', 'Sir Tarquin', 'Solstice',
    'Steel Trumpet', 'Sultan''s Gate', 'Tall Timber', 'The Cartographer', 'Trade Wind',
    'Ulysses Grey', 'Westering Sun', 'Winter Palace'
  ]),
  ('dam', array[
    'Abigail''s Garden', 'Alizarin', 'Amaryllis', 'Arabesque', 'Belle of the Vale',
    'Blue Hydrangea', 'Calla Lily', 'Candlelight', 'Chanterelle', 'Clara Bow Bells', 'Columbine',
    'Dame Jocelyn', 'Delphinium', 'Dulcimer', 'Eglantine', 'Evensong', 'Fair Rosalind', 'Filigree',
    'Firefly Lane', 'Flower of Fife', 'Gossamer', 'Harvest Queen', 'Helena''s Ruby', 'Honeydew',
    'Isabeau', 'Isle of Pearls', 'Jasmine Tea', 'Kind Regards', 'Lady Ottoline', 'Lavender Mist',
    'Lillibet Rose', 'Little Egret', 'Lune de Miel', 'Madrigal', 'Marchioness', 'Mimosa',
    'Moon Penny', 'Mrs Delaney', 'Nocturne', 'Odalisque', 'Penelope''s Loom', 'Petite Marmite',
    'Pink Gin', 'Queen''s Lace', 'Rainbow Bridge', 'Rose Window', 'Sea Lavender', 'Silk Route',
    'Snow Goose', 'Sonatina', 'Sweet Cicely', 'Tapestry', 'Tea at Four', 'Tiger Lily', 'Velouté',
    'Vespers', 'Vesta Tilly', 'White Heather', 'Wild Bergamot', 'Zinnia'
  ]),
  ('coat', array[
    'Bay', 'Bay', 'Bay', 'Chestnut', 'Chestnut', 'Bay', 'Dark bay', 'Brown', 'Chestnut',
    'Liver chestnut', 'Grey', 'Roan', 'Black'
  ]),
  ('style', array[
    '0', '0', '0', '1', '1', '1', '1', '1', '1', '2', '2', '2', '2', '2', '2', '2', '3', '3', '3',
    '3'
  ]),
  ('silks colour', array[
    'white', 'grey', 'pink', 'red', 'maroon', 'light green', 'emerald green', 'dark green',
    'light blue', 'royal blue', 'dark blue', 'mauve', 'purple', 'yellow', 'orange', 'beige',
    'brown', 'black'
  ]),
  ('silks body', array[
    'plain', 'seams', 'epaulets', 'stripe', 'stripes', 'braces', 'hoop', 'hoops', 'chevron',
    'chevrons', 'sash', 'cross sashes', 'cross of lorraine', 'maltese cross', 'diamond',
    'diamonds', 'triple diamond', 'disc', 'spots', 'large spots', 'star', 'stars', 'check',
    'halved', 'quartered', 'diabolo', 'panel', 'inverted triangle', 'hollow box'
  ]),
  ('silks sleeves', array[
    'plain', 'armlets', 'chevrons', 'check', 'diabolo', 'diamonds', 'halved', 'hooped', 'seams',
    'spots', 'stars', 'striped'
  ]),
  ('silks cap', array[
    'plain', 'check', 'diamond', 'diamonds', 'hooped', 'quartered', 'spots', 'star', 'stars',
    'striped'
  ]);

insert into private.draw_ranges (name, least, most) values
  ('rating', 40, 55),
  ('talent deviation', -3, 3),
  ('preferred distance: Sprint', 1050, 1250),
  ('preferred distance: Mile', 1400, 1600),
  ('distance breadth', 120, 250),
  ('preferred going', -30, 30),
  ('surface aptitude', -30, 30);

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

-- Colours drawn from an id, so that every new stable is told from the next; a pattern never has the
-- colour of its ground.
create or replace function private.default_silks(p_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_bytes bytea := sha256(convert_to(p_id::text, 'UTF8'));
  v_colours integer := (
    select cardinality(items) from private.draw_lists where name = 'silks colour'
  );
  v_ground integer := get_byte(v_bytes, 0) % v_colours;
  v_figure integer := v_ground + 1 + get_byte(v_bytes, 1) % (v_colours - 1);
  v_pair jsonb := jsonb_build_array(
    private.pick('silks colour', v_ground), private.pick('silks colour', v_figure)
  );
  v_reverse jsonb := jsonb_build_array(v_pair -> 1, v_pair -> 0);
begin
  return jsonb_build_object(
    'body', private.pick('silks body', get_byte(v_bytes, 2)),
    'bodyColours', v_pair,
    'sleeves', private.pick('silks sleeves', get_byte(v_bytes, 3)),
    'sleeveColours', case when get_byte(v_bytes, 4) % 2 = 0 then v_pair else v_reverse end,
    'cap', private.pick('silks cap', get_byte(v_bytes, 5)),
    'capColours', case when get_byte(v_bytes, 6) % 2 = 0 then v_pair else v_reverse end
  );
end
$$;

create or replace function private.horse_words() returns text
language sql volatile set search_path = '' as $$
  select private.draw('first word') || ' ' || private.draw('second word')
$$;

-- A two-year-old sprinter or miler whose talents are worth about its rating (the inverse of
-- `abilityOf` in @furlong/game), with a saddle, horseshoes and a bridle.
create or replace function private.give_starter_horse(p_stable_id uuid, p_at timestamptz) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_id uuid;
  v_specialty text := (array['Sprint', 'Mile'])[private.between(1, 2)];
  v_rating integer := private.draw_within('rating');
  v_talent integer := round((v_rating + 13) / 1.3);
  v_name text;
begin
  loop
    v_name := private.horse_words();
    if exists (select from public.horses where lower(name) = lower(v_name)) then
      v_name := v_name || ' ' || private.between(2, 9999);
    end if;
    insert into public.horses (
      stable_id, name, sex, birth_season, coat, sire, dam, specialty, style, rating,
      condition, energy, condition_at, created_at
    ) values (
      p_stable_id, v_name, (array['male', 'female'])[private.between(1, 2)],
      private.season_at(p_at) - 2, private.draw('coat'), private.draw('sire'), private.draw('dam'),
      v_specialty, private.draw('style')::smallint, v_rating, 90, 100, p_at, p_at
    )
    on conflict ((lower(name))) do nothing
    returning id into v_id;
    exit when v_id is not null;
  end loop;

  insert into private.talents (
    horse_id, speed, acceleration, stamina, recovery, agility, balance, heart,
    distance_preferred, distance_breadth, going_preferred, surface_aptitude
  ) values (
    v_id,
    v_talent + private.draw_within('talent deviation'),
    v_talent + private.draw_within('talent deviation'),
    v_talent + private.draw_within('talent deviation'),
    v_talent + private.draw_within('talent deviation'),
    v_talent + private.draw_within('talent deviation'),
    v_talent + private.draw_within('talent deviation'),
    v_talent + private.draw_within('talent deviation'),
    private.draw_within('preferred distance: ' || v_specialty),
    private.draw_within('distance breadth'),
    private.draw_within('preferred going'),
    private.draw_within('surface aptitude')
  );

  insert into public.horse_equipment (horse_id, slot, item, effect) values
    (v_id, 'saddle', 'Basic Saddle', 'None'),
    (v_id, 'horseshoes', 'Basic Horseshoes', 'None'),
    (v_id, 'bridle', 'Basic Bridle', 'None');
  insert into public.activities (stable_id, horse_id, type, at)
  values (p_stable_id, v_id, 'new_horse', p_at);
  return v_id;
end
$$;

revoke execute on function private.draw, private.draw_within, private.pick
  from public, anon, authenticated, service_role;
