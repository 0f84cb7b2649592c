import { Color, Vector3 } from 'three';
import type { TimeOfDay } from '../film';

interface Lamp {
  colour: string;
  strength: number;
}

interface Day {
  /** Where the sun, or at night the floodlights, stand. */
  sun: readonly [x: number, y: number, z: number];
  sunlight: Lamp;
  sky: Lamp;
  ground: Lamp;
  haze: string;
  /** The sky overhead and low. */
  zenith: string;
  horizon: string;
}

const days: Record<TimeOfDay, Day> = {
  morning: {
    sun: [0.74, 0.36, 0.36],
    sunlight: { colour: '#FFE2B8', strength: 1.55 },
    sky: { colour: '#C9DAEA', strength: 0.72 },
    ground: { colour: '#7E8A66', strength: 0.42 },
    haze: '#EFE3D2',
    zenith: '#5B97CC',
    horizon: '#F3D9B6',
  },
  day: {
    sun: [0.38, 0.74, 0.55],
    sunlight: { colour: '#FFF3DA', strength: 1.3 },
    sky: { colour: '#CFE2F0', strength: 0.75 },
    ground: { colour: '#7C8F5E', strength: 0.42 },
    haze: '#D9E7EC',
    zenith: '#3F86C6',
    horizon: '#A9CFE6',
  },
  evening: {
    sun: [-0.74, 0.27, 0.2],
    sunlight: { colour: '#FFB56E', strength: 2.1 },
    sky: { colour: '#A3A9CF', strength: 0.66 },
    ground: { colour: '#7A6A50', strength: 0.45 },
    haze: '#F4C493',
    zenith: '#3B4C86',
    horizon: '#E9A27C',
  },
  night: {
    sun: [0.18, 0.8, 0.58],
    sunlight: { colour: '#F2F5FF', strength: 1.35 },
    sky: { colour: '#5F7698', strength: 0.5 },
    ground: { colour: '#4A5C46', strength: 0.4 },
    haze: '#16263A',
    zenith: '#050B18',
    horizon: '#1D3350',
  },
};

/** Uniforms of the light, shared by everything that is drawn. */
export type Light = ReturnType<typeof lightOf>;

export function lightOf(timeOfDay: TimeOfDay) {
  const { sun, sunlight, sky, ground, haze, zenith, horizon } = days[timeOfDay];
  return {
    sun: { value: new Vector3(...sun).normalize() },
    sunlight: { value: lamp(sunlight) },
    sky: { value: lamp(sky) },
    ground: { value: lamp(ground) },
    haze: { value: new Color(haze) },
    zenith: { value: new Color(zenith) },
    horizon: { value: new Color(horizon) },
    night: { value: timeOfDay === 'night' ? 1 : 0 },
  };
}

function lamp({ colour, strength }: Lamp) {
  return new Color(colour).multiplyScalar(strength);
}
