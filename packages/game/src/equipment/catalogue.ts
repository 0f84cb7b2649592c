import type { Bonuses } from './effects.ts';
import type { EquipmentSlot } from './slots.ts';

/** Stars, 1 to 5: how good a piece is among those for its slot. */
type Stars = 1 | 2 | 3 | 4 | 5;

/** A piece of equipment as the shop sells it. */
export interface EquipmentPiece {
  readonly id: string;
  readonly name: string;
  readonly slot: EquipmentSlot;
  /** Whole dollars, 300 to 2,500. */
  readonly price: number;
  readonly stars: Stars;
  readonly description: string;
  readonly bonuses: Partial<Bonuses>;
}

type Piece = readonly [
  name: string,
  price: number,
  stars: Stars,
  bonuses: Partial<Bonuses>,
  description: string,
];

const pieces: Readonly<Record<EquipmentSlot, readonly Piece[]>> = {
  saddle: [
    ['Club Saddle', 900, 3, { speed: 1, control: 2 }, 'Plain leather that sits still.'],
    ['Feather Saddle', 1600, 4, { speed: 3, control: 2 }, 'Half the weight of a club saddle.'],
    ['Champion Saddle', 2500, 5, { speed: 4, control: 3 }, 'Fitted by hand to one back only.'],
  ],
  horseshoes: [
    [
      'Steel Plates',
      400,
      2,
      { speed: 1 },
      'Plain steel, for the walk to the gallops and the race.',
    ],
    ['Aluminium Plates', 850, 4, { speed: 2, agility: 1 }, 'Light plates for race day.'],
    ['Featherlight Plates', 1400, 5, { speed: 3, agility: 2 }, 'So thin that they bend by hand.'],
  ],
  bridle: [
    ['Snaffle Bridle', 350, 2, { control: 1 }, 'A plain bit and a soft mouth.'],
    ['Ring Bridle', 700, 3, { control: 2 }, 'Keeps a keen horse straight.'],
    ['Racing Bridle', 1200, 5, { control: 3, agility: 1 }, 'Steers with two fingers.'],
  ],
  blanket: [
    ['Cotton Cooler', 380, 2, { endurance: 1 }, 'Dries a horse after work.'],
    ['Wool Blanket', 750, 3, { endurance: 2 }, 'Warm muscles before the start.'],
    ['Thermal Blanket', 1300, 5, { endurance: 4 }, 'Warmth that reaches the loins.'],
  ],
  whip: [
    ['Cushioned Whip', 300, 2, { speed: 1 }, 'Padded, for a tap on the shoulder.'],
    ['Balanced Whip', 450, 3, { speed: 1, control: 1 }, 'Carried more than used.'],
    ['Carbon Whip', 650, 4, { speed: 2, control: 1 }, 'Weighs no more than a pencil.'],
  ],
  boots: [
    ['Brushing Boots', 420, 2, { agility: 1 }, 'For horses that knock themselves.'],
    ['Gel Boots', 800, 4, { agility: 2, endurance: 1 }, 'Soft landings for hard ground.'],
    ['Race Boots', 1250, 5, { agility: 3, endurance: 2 }, 'Close, light and off in a moment.'],
  ],
};

function stock(slot: EquipmentSlot): EquipmentPiece[] {
  return pieces[slot].map(([name, price, stars, bonuses, description]) => {
    const id = name.toLowerCase().replaceAll(' ', '-');
    return { id, name, slot, price, stars, description, bonuses };
  });
}

/** All that the shop sells, slot by slot, the dearest last. */
export const catalogue: readonly EquipmentPiece[] = [
  ...stock('saddle'),
  ...stock('horseshoes'),
  ...stock('bridle'),
  ...stock('blanket'),
  ...stock('whip'),
  ...stock('boots'),
];

/** The piece that is called so, or null if the shop does not sell it. */
export function equipmentNamed(name: string): EquipmentPiece | null {
  return catalogue.find((piece) => piece.name === name) ?? null;
}
