import { pick } from '../lists/pick.ts';
import type { Grade } from './race.ts';

/** What each class of race is called, after its own name. */
const titles: Readonly<Record<Grade, readonly string[]>> = {
  'Grade 1': ['Cup', 'Crown', 'Champion Stakes'],
  'Grade 2': ['Trophy', 'Cup', 'Stakes'],
  'Grade 3': ['Stakes', 'Trophy', 'Plate'],
  Listed: ['Stakes', 'Plate'],
  'Class 2': ['Handicap'],
  'Class 3': ['Handicap'],
  'Class 4': ['Handicap'],
  'Class 5': ['Handicap'],
  'Class 6': ['Handicap'],
  Maiden: ['Maiden Stakes'],
  Novice: ['Novice Stakes'],
};

const names = [
  'Amberley',
  'Anchor Light',
  'Applewood',
  'Bell Tower',
  'Blackthorn',
  'Bluebell Walk',
  'Boathouse',
  'Bracken Hill',
  'Candlemas',
  'Carillon',
  'Cedar Lawn',
  'Chalk Stream',
  'Clover Field',
  'Copper Beech',
  'Coronet',
  'Cypress Avenue',
  'Dovecote',
  'Driftwood',
  'Evening Tide',
  'Falconer',
  'Fernbank',
  'Foxglove',
  'Golden Plover',
  'Granary',
  'Harbour Light',
  'Harvest Moon',
  'Hawthorn',
  'Heron Pool',
  'Holly Lodge',
  'Honeysuckle',
  'Ironbridge',
  'Juniper',
  'Kestrel',
  'Kingfisher',
  'Lantern Hill',
  'Larkspur',
  'Lighthouse',
  'Linden Avenue',
  'Magnolia',
  'Maple Ridge',
  'Meadowlark',
  'Midsummer',
  'Millrace',
  'Mulberry',
  'Nightingale',
  'Old Orchard',
  'Orangery',
  'Osprey',
  'Paddock Gate',
  'Palace Gardens',
  'Pavilion',
  'Pine Barrens',
  'Quarry Lane',
  'Quicksilver',
  'Rose Garden',
  'Rosemary',
  'Salt Meadow',
  'Sandpiper',
  'Silver Birch',
  'Skylark',
  'Stone Bridge',
  'Summerhouse',
  'Sunrise',
  'Swan Lake',
  'Tamarisk',
  'Thistledown',
  'Town Clock',
  'Treasure Coast',
  'Vineyard',
  'Walled Garden',
  'Water Meadow',
  'Weathercock',
  'White Cliff',
  'Willow Bend',
  'Windmill',
  'Wisteria',
  'Woodpecker',
] as const;

/** Coprime to the number of names, and far from one: neighbours in the alphabet run far apart. */
const STRIDE = 30;

/**
 * A race's name. Consecutive numbers have different names until all have been given, so that no two
 * races of a list are called the same; `chance`, any unsigned 32-bit integer, picks the title.
 */
export function raceName(grade: Grade, number: number, chance: number): string {
  const kinds = titles[grade];
  return `${pick(names, number * STRIDE)} ${pick(kinds, chance >>> 16)}`;
}
