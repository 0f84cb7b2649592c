/** What lies around each of the six tracks. */
export const trackScenes = ['downs', 'mere', 'harbour', 'marsh', 'hills', 'desert'] as const;

export type TrackScene = (typeof trackScenes)[number];

/** The land's paper strips from the horizon forward, before the light of the hour falls on them. */
export interface ScenePalette {
  far: string;
  middle: string;
  near: string;
  /** Crowns of trees, and what stands like them. */
  trees: string;
  /** Its landmark's walls or rock, and roof or shade. */
  stone: string;
  roof: string;
  water: string;
}

export const palettes: Readonly<Record<TrackScene, ScenePalette>> = {
  downs: {
    far: '#90bc98',
    middle: '#6fa878',
    near: '#3f7f52',
    trees: '#2c5f3e',
    stone: '#f4f0e2',
    roof: '#8a4b3a',
    water: '#a9d3e0',
  },
  mere: {
    far: '#a7bfae',
    middle: '#6d9a78',
    near: '#3a7550',
    trees: '#27563b',
    stone: '#d9cfb8',
    roof: '#5b6673',
    water: '#a4cbdc',
  },
  harbour: {
    far: '#7fb7c4',
    middle: '#4f9fb4',
    near: '#d8c590',
    trees: '#2f7a54',
    stone: '#f7f3e8',
    roof: '#c6373c',
    water: '#5fb0c4',
  },
  marsh: {
    far: '#b7b690',
    middle: '#95a06a',
    near: '#6f8452',
    trees: '#55703f',
    stone: '#aaa79b',
    roof: '#6b5a48',
    water: '#b6d5dc',
  },
  hills: {
    far: '#9a8fb0',
    middle: '#76856f',
    near: '#56774a',
    trees: '#2a4b34',
    stone: '#e6c79c',
    roof: '#b4573a',
    water: '#a9cfe0',
  },
  desert: {
    far: '#c98a6a',
    middle: '#b0603f',
    near: '#cf9a68',
    trees: '#5e7a4a',
    stone: '#a14f33',
    roof: '#7c3a2a',
    water: '#d9b48a',
  },
};
