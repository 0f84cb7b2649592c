import type { Bonuses, Sex } from '@furlong/game/rules';
import type { EquipmentSlot } from '../horses/rows.ts';
import { type Horse, type HorseRow, toHorse } from '../horses/rows.ts';
import type { Race, RaceRow } from '../races/rows.ts';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp } from '../shared/timestamps.ts';

/** What the shop sells, and what the player has of it. */
export interface ShopItem {
  readonly id: string;
  readonly name: string;
  readonly slot: EquipmentSlot;
  readonly description: string;
  /** Whole dollars. */
  readonly price: number;
  /** 1 to 5. */
  readonly stars: number;
  readonly bonuses: Bonuses;
  /** Races that it lasts; null for what does not wear. */
  readonly lifeInRuns: number | null;
  /** How many lie in the player's cart, 0 to 12. */
  readonly inCart: number;
  /** What it cost when it was put into the cart; null for what is not in it. */
  readonly cartPrice: number | null;
  /** How many the stable has that are not worn out. */
  readonly owned: number;
}

/** A piece that the player's stable owns. */
export interface OwnedPiece {
  readonly id: string;
  readonly slot: EquipmentSlot;
  readonly name: string;
  readonly bonuses: Bonuses;
  /** Races that it lasts new; null for what does not wear. */
  readonly lifeInRuns: number | null;
  /** Races until it is worn out; null for what does not wear. */
  readonly runsLeft: number | null;
  /** The horse that wears it. */
  readonly horseId: string | null;
  /** The horse that wore it out. */
  readonly wornOutBy: string | null;
}

/** A horse of the player's with the race that it is declared for. */
export interface TackedHorse extends Horse {
  readonly race: Pick<Race, 'id' | 'name' | 'offAt' | 'closesAt' | 'status'> | null;
}

/** All that Apply Equipment shows. */
export interface Inventory {
  /** The longest in the stable first. */
  readonly horses: readonly TackedHorse[];
  /** All that can be worn, the dearest of a slot last, and the last twelve that were worn out. */
  readonly pieces: readonly OwnedPiece[];
}

type ShopRow = Database['public']['Functions']['equipment_shop']['Returns'][number];

export type ShopItemRow = Omit<ShopRow, 'slot' | 'life_in_runs' | 'cart_price'> & {
  slot: EquipmentSlot;
  life_in_runs: number | null;
  cart_price: number | null;
};

export function toShopItem(row: ShopItemRow): ShopItem {
  return {
    id: row.id,
    name: row.name,
    slot: row.slot,
    description: row.description,
    price: row.price,
    stars: row.stars,
    bonuses: toBonuses(row),
    lifeInRuns: row.life_in_runs,
    inCart: row.in_cart,
    cartPrice: row.cart_price,
    owned: row.owned,
  };
}

export interface InventoryRow {
  readonly horses: (HorseRow & {
    sex: Sex;
    race: Pick<RaceRow, 'id' | 'name' | 'off_at' | 'closes_at' | 'status'> | null;
  })[];
  readonly pieces: (Bonuses & {
    id: string;
    slot: EquipmentSlot;
    name: string;
    life_in_runs: number | null;
    runs_left: number | null;
    horse_id: string | null;
    worn_out_by: string | null;
  })[];
}

export function toInventory({ horses, pieces }: InventoryRow): Inventory {
  return {
    horses: horses.map(({ race, ...horse }) => ({
      ...toHorse(horse),
      race: race && {
        id: race.id,
        name: race.name,
        status: race.status,
        offAt: parseTimestamp(race.off_at),
        closesAt: parseTimestamp(race.closes_at),
      },
    })),
    pieces: pieces.map((piece) => ({
      id: piece.id,
      slot: piece.slot,
      name: piece.name,
      bonuses: toBonuses(piece),
      lifeInRuns: piece.life_in_runs,
      runsLeft: piece.runs_left,
      horseId: piece.horse_id,
      wornOutBy: piece.worn_out_by,
    })),
  };
}

function toBonuses({ speed, endurance, agility, control }: Bonuses): Bonuses {
  return { speed, endurance, agility, control };
}
