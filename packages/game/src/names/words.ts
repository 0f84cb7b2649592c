/** First words of horses' names; none is also a second word. */
export const firstWords: readonly string[] = `
  Amber Ancient Autumn Azure Balmy Bold Brave Bright Bronze Candle Carnival Cedar Celtic Cinnamon
  Cloud Cobalt Copper Coral Crimson Crystal Dancing Daring Dawn Desert Distant Dusky Eastern Ebony
  Electric Emerald Endless Evening Faithful Fearless Fiery Flying Forest Frosty Gallant Gentle
  Gilded Golden Grand Harbour Hidden Highland Honest Humble Indigo Island Ivory Jade Jolly Jubilee
  Kindred Lasting Lively Lonely Lucky Lunar Marble Merry Midnight Misty Moonlit Morning Moving
  Mystic Noble Northern Olive Opal Orchid Painted Pacific Patient Pearl Playful Prairie Proud
  Quiet Radiant Rapid Restless River Roman Royal Ruby Russet Saffron Sandy Sapphire Scarlet Secret
  Shining Silent Silver Smiling Southern Spanish Spring Starlit Stately Steady Stormy Summer
  Sunlit Tender Tidal Timeless Topaz Twilight Valiant Velvet Violet Wandering Western Whispering
  Wild Willow Winter Witty Yonder Zephyr
`
  .trim()
  .split(/\s+/);

/** Second words of horses' names; each suits a male and a female. */
export const secondWords: readonly string[] = `
  Advocate Admiral Alibi Anthem Arrow Aria Ballad Banner Beacon Bell Blaze Bloom Bolero Bounty
  Breeze Brigade Cadence Candour Caper Captain Chance Charm Chorus Comet Compass Corsair Courier
  Crest Crown Dancer Daydream Delight Diamond Dream Domino Echo Edge Embrace Emblem Ember
  Encore Envoy Fable Falcon Fancy Fanfare Festival Flame Flight Fortune Galleon Gambit Garland
  Glance Glory Grace Hallmark Harmony Haven Heart Herald Heritage Hero Hope Horizon Jester Jewel
  Journey Lantern Legend Lullaby Lyric Magic Marvel Meadow Melody Memory Merit Mirage Monarch Moon
  Music Oasis Odyssey Orbit Passage Pilgrim Pioneer Poet Promise Quest Ransom Reason Rebel Reward
  Rhythm Rocket Romance Sage Scholar Serenade Shadow Sky Song Sonnet Spark Spirit Sprite Star
  Storm Story Sunrise Swallow Tempest Thunder Tide Toast Token Treasure Triumph Tryst Tune Venture
  Verse Victory Voyage Waltz Warrior Whisper Wing Wisdom Wish Wonder
`
  .trim()
  .split(/\s+/);
