-- Written by `pnpm --filter @furlong/backend generated` from packages/game. When it changes, add a
-- migration that deletes the rows and inserts these.

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
    'Crest', 'Crown', 'Dancer', 'Daydream', 'Delight', 'Diamond', 'Dream', 'Domino', 'Echo',
    'Edge', 'Embrace', 'Emblem', 'Ember', 'Encore', 'Envoy', 'Fable', 'Falcon', 'Fancy', 'Fanfare',
    'Festival', 'Flame', 'Flight', 'Fortune', 'Galleon', 'Gambit', 'Garland', 'Glance', 'Glory',
    'Grace', 'Hallmark', 'Harmony', 'Haven', 'Heart', 'Herald', 'Heritage', 'Hero', 'Hope',
    'Horizon', 'Jester', 'Jewel', 'Journey', 'Lantern', 'Legend', 'Lullaby', 'Lyric', 'Magic',
    'Marvel', 'Meadow', 'Melody', 'Memory', 'Merit', 'Mirage', 'Monarch', 'Moon', 'Music', 'Oasis',
    'Odyssey', 'Orbit', 'Passage', 'Pilgrim', 'Pioneer', 'Poet', 'Promise', 'Quest', 'Ransom',
    'Reason', 'Rebel', 'Reward', 'Rhythm', 'Rocket', 'Romance', 'Sage', 'Scholar', 'Serenade',
    'Shadow', 'Sky', 'Song', 'Sonnet', 'Spark', 'Spirit', 'Sprite', 'Star', 'Storm', 'Story',
    'Sunrise', 'Swallow', 'Tempest', 'Thunder', 'Tide', 'Toast', 'Token', 'Treasure', 'Triumph',
    'Tryst', 'Tune', 'Venture', 'Verse', 'Victory', 'Voyage', 'Waltz', 'Warrior', 'Whisper',
    'Wing', 'Wisdom', 'Wish', 'Wonder'
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
  ('specialty', array[
    'Sprint', 'Mile'
  ]),
  ('coat', array[
    'Bay', 'Bay', 'Bay', 'Chestnut', 'Chestnut', 'Bay', 'Dark bay', 'Brown', 'Chestnut',
    'Liver chestnut', 'Grey', 'Roan', 'Black'
  ]),
  ('style', array[
    '0', '0', '0', '1', '1', '1', '1', '1', '1', '2', '2', '2', '2', '2', '2', '2', '3', '3', '3',
    '3'
  ]),
  ('silks pair', array[
    'dark green, white', 'dark green, yellow', 'dark green, pink', 'dark green, light blue',
    'emerald green, white', 'emerald green, yellow', 'emerald green, dark blue',
    'light green, dark green', 'light green, purple', 'royal blue, white', 'royal blue, yellow',
    'royal blue, orange', 'royal blue, pink', 'dark blue, white', 'dark blue, yellow',
    'dark blue, light blue', 'dark blue, pink', 'dark blue, orange', 'light blue, maroon',
    'light blue, dark blue', 'light blue, white', 'red, white', 'red, dark blue', 'red, yellow',
    'red, light blue', 'maroon, white', 'maroon, light blue', 'maroon, yellow', 'maroon, beige',
    'purple, white', 'purple, yellow', 'purple, light green', 'mauve, dark blue', 'mauve, white',
    'pink, dark green', 'pink, dark blue', 'pink, black', 'yellow, black', 'yellow, royal blue',
    'yellow, red', 'orange, dark blue', 'orange, black', 'orange, white', 'white, red',
    'white, royal blue', 'white, emerald green', 'white, black', 'grey, red', 'grey, dark green',
    'beige, brown', 'beige, dark blue', 'brown, light blue', 'brown, yellow', 'black, white',
    'black, orange', 'black, emerald green', 'black, pink'
  ]),
  ('silks colours', array[
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
  ('busy silks body', array[
    'stripes', 'hoops', 'chevrons', 'cross sashes', 'cross of lorraine', 'maltese cross',
    'diamonds', 'triple diamond', 'spots', 'large spots', 'stars', 'check', 'quartered', 'diabolo',
    'inverted triangle', 'hollow box'
  ]),
  ('quiet silks sleeves', array[
    'plain', 'plain', 'armlets', 'seams'
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
  ('age', 2, 2),
  ('rating', 40, 55),
  ('talent deviation', -3, 3),
  ('preferred distance: Sprint', 1050, 1250),
  ('preferred distance: Mile', 1400, 1600),
  ('distance breadth', 120, 250),
  ('preferred going', -30, 30),
  ('surface aptitude', -30, 30);
