import type { Landscape } from '../film';

export type TreeKind = 'round' | 'palm' | 'cypress' | 'scrub';

/** A strip of paper on the horizon. */
export interface Ridge {
  /** Metres from the course, and up. */
  far: number;
  height: number;
  colour: string;
  /** Rolling hills, flat-topped mesas, or peaks. */
  shape: 'rolling' | 'flat' | 'peaks';
  /** Snow, or a layer of other rock: from so many metres up. */
  cap?: { above: number; colour: string };
}

export interface LandscapeLook {
  ridges: readonly Ridge[];
  tree: TreeKind;
  trees: number;
  /** Tints of the trees' crowns. */
  greens: readonly string[];
  /** The ground around the course, dark and light. */
  ground: readonly [dark: string, light: string];
  /** Whether there is a lake within the oval, or the sea behind the back straight. */
  water: 'lake' | 'sea' | 'none';
}

const greens = ['#2F6B3C', '#3C7A44', '#28603A', '#4C8748', '#5B8F4A'];

export const landscapes: Record<Landscape, LandscapeLook> = {
  downs: {
    ridges: [
      { far: 1500, height: 120, colour: '#7FA595', shape: 'rolling' },
      { far: 1050, height: 62, colour: '#4B8463', shape: 'rolling' },
    ],
    tree: 'round',
    trees: 240,
    greens,
    ground: ['#335f39', '#457044'],
    water: 'lake',
  },
  parkland: {
    ridges: [
      { far: 1500, height: 70, colour: '#86A79C', shape: 'rolling' },
      { far: 900, height: 44, colour: '#3F7556', shape: 'rolling' },
    ],
    tree: 'round',
    trees: 380,
    greens: ['#35663A', '#2C5934', '#4D7D40', '#6C8C42', '#3E7049'],
    ground: ['#315b36', '#4a7543'],
    water: 'lake',
  },
  shore: {
    ridges: [{ far: 1500, height: 46, colour: '#6E9AA8', shape: 'rolling' }],
    tree: 'palm',
    trees: 190,
    greens: ['#3F7F4A', '#57934F', '#2F6F47', '#6B9C54'],
    ground: ['#557448', '#83905a'],
    water: 'sea',
  },
  marsh: {
    ridges: [
      { far: 1500, height: 40, colour: '#9AA38C', shape: 'rolling' },
      { far: 1000, height: 20, colour: '#7C8A5A', shape: 'rolling' },
    ],
    tree: 'round',
    trees: 150,
    greens: ['#55703F', '#66804A', '#7C8A55', '#4C6A44'],
    ground: ['#6F7F4C', '#95986A'],
    water: 'sea',
  },
  hills: {
    ridges: [
      {
        far: 1600,
        height: 330,
        colour: '#7388AA',
        shape: 'peaks',
        cap: { above: 175, colour: '#F3F6F8' },
      },
      { far: 1150, height: 130, colour: '#5D7F66', shape: 'rolling' },
    ],
    tree: 'cypress',
    trees: 300,
    greens: ['#2C5138', '#365C3C', '#274A35', '#41683F'],
    ground: ['#4c6a3a', '#7b8a4c'],
    water: 'none',
  },
  desert: {
    ridges: [
      {
        far: 1550,
        height: 190,
        colour: '#B97A5E',
        shape: 'flat',
        cap: { above: 130, colour: '#CF9A78' },
      },
      {
        far: 1100,
        height: 90,
        colour: '#96492F',
        shape: 'flat',
        cap: { above: 64, colour: '#B5674A' },
      },
    ],
    tree: 'scrub',
    trees: 260,
    greens: ['#7C8752', '#6B7A4B', '#8B8F5C', '#5F7048'],
    ground: ['#9a6a48', '#b98a5e'],
    water: 'none',
  },
};
