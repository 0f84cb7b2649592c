import type { StableFoundation } from './stable.ts';

/** The twelve stables that the house keeps, so that no race need be run short of runners. */
export const houseStables: readonly StableFoundation[] = [
  {
    name: 'Larkhill House',
    ownerName: 'Cordelia Finch',
    silks: {
      body: 'hoops',
      bodyColours: ['royal blue', 'white'],
      sleeves: 'plain',
      sleeveColours: ['royal blue', 'white'],
      cap: 'plain',
      capColours: ['red', 'white'],
    },
  },
  {
    name: 'Casa Montalvo',
    ownerName: 'Rafael Montalvo',
    silks: {
      body: 'sash',
      bodyColours: ['maroon', 'yellow'],
      sleeves: 'armlets',
      sleeveColours: ['maroon', 'yellow'],
      cap: 'plain',
      capColours: ['yellow', 'maroon'],
    },
  },
  {
    name: 'Greywater Stud',
    ownerName: 'Angus Greywater',
    silks: {
      body: 'cross sashes',
      bodyColours: ['grey', 'pink'],
      sleeves: 'plain',
      sleeveColours: ['pink', 'grey'],
      cap: 'quartered',
      capColours: ['grey', 'pink'],
    },
  },
  {
    name: 'Haras de Valcour',
    ownerName: 'Solange de Valcour',
    silks: {
      body: 'plain',
      bodyColours: ['emerald green', 'white'],
      sleeves: 'spots',
      sleeveColours: ['emerald green', 'white'],
      cap: 'spots',
      capColours: ['emerald green', 'white'],
    },
  },
  {
    name: 'Sagebrush Ranch',
    ownerName: 'Wyatt Colson',
    silks: {
      body: 'chevrons',
      bodyColours: ['orange', 'brown'],
      sleeves: 'chevrons',
      sleeveColours: ['orange', 'brown'],
      cap: 'plain',
      capColours: ['brown', 'orange'],
    },
  },
  {
    name: 'Tsukimi Farm',
    ownerName: 'Haruka Tsukimi',
    silks: {
      body: 'disc',
      bodyColours: ['white', 'red'],
      sleeves: 'hooped',
      sleeveColours: ['white', 'red'],
      cap: 'star',
      capColours: ['white', 'red'],
    },
  },
  {
    name: 'Blackmoor Racing',
    ownerName: 'Edmund Blackmoor',
    silks: {
      body: 'stars',
      bodyColours: ['black', 'yellow'],
      sleeves: 'plain',
      sleeveColours: ['black', 'yellow'],
      cap: 'stars',
      capColours: ['black', 'yellow'],
    },
  },
  {
    name: 'Wisteria Lodge',
    ownerName: 'Philippa Hargreave',
    silks: {
      body: 'quartered',
      bodyColours: ['mauve', 'beige'],
      sleeves: 'halved',
      sleeveColours: ['mauve', 'beige'],
      cap: 'quartered',
      capColours: ['beige', 'mauve'],
    },
  },
  {
    name: 'Southern Cross Bloodstock',
    ownerName: 'Bill Tallara',
    silks: {
      body: 'cross of lorraine',
      bodyColours: ['dark blue', 'light blue'],
      sleeves: 'stars',
      sleeveColours: ['dark blue', 'white'],
      cap: 'striped',
      capColours: ['light blue', 'dark blue'],
    },
  },
  {
    name: 'Coolnagrena Stables',
    ownerName: 'Niamh Costigan',
    silks: {
      body: 'diamonds',
      bodyColours: ['dark green', 'light green'],
      sleeves: 'diamonds',
      sleeveColours: ['light green', 'dark green'],
      cap: 'diamond',
      capColours: ['dark green', 'light green'],
    },
  },
  {
    name: 'Al Sahra Stables',
    ownerName: 'Khalid Al Sahra',
    silks: {
      body: 'epaulets',
      bodyColours: ['light blue', 'white'],
      sleeves: 'striped',
      sleeveColours: ['light blue', 'white'],
      cap: 'hooped',
      capColours: ['white', 'light blue'],
    },
  },
  {
    name: 'Thornbury Court',
    ownerName: 'Arabella Thornbury',
    silks: {
      body: 'halved',
      bodyColours: ['purple', 'orange'],
      sleeves: 'diabolo',
      sleeveColours: ['orange', 'purple'],
      cap: 'check',
      capColours: ['purple', 'orange'],
    },
  },
];
