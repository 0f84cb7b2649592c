import type { StableFoundation } from '../stables/stable.ts';

/** Who sells the house's horses. They race none: what stands with them is for sale. */
export const salesAgents: readonly StableFoundation[] = [
  {
    name: 'Furlong Bloodstock',
    ownerName: 'Imogen Vale',
    silks: {
      body: 'star',
      bodyColours: ['dark green', 'yellow'],
      sleeves: 'plain',
      sleeveColours: ['yellow', 'dark green'],
      cap: 'plain',
      capColours: ['dark green', 'yellow'],
    },
  },
  {
    name: 'Marlpit Sales',
    ownerName: 'Tobias Marl',
    silks: {
      body: 'seams',
      bodyColours: ['beige', 'maroon'],
      sleeves: 'plain',
      sleeveColours: ['maroon', 'beige'],
      cap: 'plain',
      capColours: ['maroon', 'beige'],
    },
  },
  {
    name: 'Holt & Daughters',
    ownerName: 'Beatrix Holt',
    silks: {
      body: 'hoop',
      bodyColours: ['light blue', 'pink'],
      sleeves: 'plain',
      sleeveColours: ['light blue', 'pink'],
      cap: 'plain',
      capColours: ['pink', 'light blue'],
    },
  },
];
