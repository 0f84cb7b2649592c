import { Color, type Mesh } from 'three';
import type { Course } from '../course/Course';
import { stands, standsFrom, steps } from './buildings';
import { chance } from './chance';
import type { Light } from './light';
import { drawn, matter, type Placed, scattered } from './matter';
import { Solid } from './Solid';

const clothes = [
  '#14201B',
  '#F4EEE0',
  '#1D4F86',
  '#B3261E',
  '#5C6B63',
  '#E0B44C',
  '#7CC3A2',
  '#495057',
  '#C3A3D8',
  '#2F6FB5',
];

/** Figures on the steps, and before them. They are only ever seen from afar. */
const onSteps = 520;
const atRail = 180;
/** Metres from the outer rail within which nobody stands: the camera on the stand looks over it. */
const kept = 6;

export function crowd({ plan, hand }: Course, light: Light): Mesh {
  const roll = chance(11);
  const people: Placed[] = [];
  const add = (x: number, y: number, z: number, heading: number) => {
    const coat = new Color(clothes[Math.floor(roll() * clothes.length)] ?? '#14201B');
    people.push({
      at: [x * hand, y, z, heading],
      tint: [coat.r, coat.g, coat.b, 0.92 + roll() * 0.2],
    });
  };
  for (let i = 0; i < onSteps; i++) {
    const { from, to } = stands[i % 2 ? 1 : 0];
    const row = Math.floor(roll() * steps.count);
    const z = plan.width + standsFrom + row * steps.depth + 0.7;
    add(from + roll() * (to - from), steps.first + row * steps.rise, z, Math.PI / 2);
  }
  for (let i = 0; i < atRail; i++) {
    add(-170 + roll() * 230, 0, plan.width + kept + roll() ** 2 * 9, roll() * 6);
  }
  const figure = new Solid();
  figure.turned(
    [0, 0],
    [
      [0, 0.14],
      [1.3, 0.23],
      [1.42, 0.07],
    ],
    '#FFFFFF',
    5,
  );
  figure.turned(
    [0, 0],
    [
      [1.42, 0.07],
      [1.56, 0.12],
      [1.72, 0.03],
    ],
    '#C99272',
    5,
  );
  return drawn(scattered(figure.geometry(), people), matter(light, { instanced: true }));
}
