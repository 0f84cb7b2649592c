import { Course, depthOf, emptyPlace } from '../course/Course';
import type { Landscape } from '../film';
import type { Vector } from '../model/ModelMesh';
import { house } from './house';
import type { Site, Solid } from './Solid';

/** Metres from the rail of the home straight to the hedge in the middle of the course. */
const hedgeAt = -24;
/** Where a landmark stands: metres before the post, and beyond the outer rail of the back straight. */
const before = 170;
const beyond = 80;

/** What bounds the middle of the course, with half its height and breadth in metres. */
const hedges: Record<Landscape, { colour: string; half: number }> = {
  downs: { colour: '#2C5A34', half: 0.55 },
  parkland: { colour: '#27523A', half: 0.6 },
  shore: { colour: '#5E7A45', half: 0.5 },
  marsh: { colour: '#8C8A4E', half: 0.5 },
  hills: { colour: '#A8997C', half: 0.5 },
  desert: { colour: '#7A4A30', half: 0.35 },
};

const landmarks: Record<Landscape, (solid: Solid, site: Site) => void> = {
  downs: oasts,
  parkland: church,
  shore: lighthouse,
  marsh: windPump,
  hills: villa,
  desert: saloon,
};

/** What a course has between its rails and the horizon, as on its poster. */
export function addLandmarks(solid: Solid, course: Course, landscape: Landscape): void {
  const { plan, hand, lap } = course;
  const { colour, half } = hedges[landscape];
  const round = new Course(plan, hand > 0 ? 'left' : 'right', 0);
  const hedge: Vector[] = [];
  for (let toGo = 0; toGo < lap; toGo += 9) {
    const { x, z } = round.at(toGo, hedgeAt, emptyPlace());
    hedge.push([x, half, z]);
  }
  solid.tube(hedge, half, colour, true);
  landmarks[landscape](solid, [-before * hand, -(depthOf(course) + plan.width + beyond)]);
  // Beside the stands, past the post.
  for (let i = 0; i < 4; i++) marquee(solid, [(62 + i * 17) * hand, plan.width + 38]);
}

function marquee(solid: Solid, [x, z]: Site) {
  solid.turned(
    [x, z],
    [
      [0, 8],
      [3, 8],
      [3.2, 8.6],
      [6.4, 0.3],
    ],
    '#F7F3E6',
    6,
  );
  solid.turned(
    [x, z],
    [
      [6.4, 0.06],
      [8.6, 0.06],
    ],
    '#C8102E',
    4,
  );
}

/** A farm with its two round kilns. */
function oasts(solid: Solid, [x, z]: Site) {
  house(solid, [x + 16, z], {
    wide: 26,
    deep: 11,
    high: 7,
    rise: 6,
    wall: '#D9CDB2',
    roof: '#8A4B3A',
  });
  for (const aside of [-4, -15]) {
    solid.turned(
      [x + aside, z],
      [
        [0, 5],
        [9, 5],
      ],
      '#B98467',
    );
    solid.turned(
      [x + aside, z],
      [
        [9, 5.6],
        [18, 0.9],
      ],
      '#8A4B3A',
    );
    solid.turned(
      [x + aside, z],
      [
        [18, 1],
        [21, 0.2],
      ],
      '#F4F0E2',
      6,
    );
  }
}

function church(solid: Solid, [x, z]: Site) {
  house(solid, [x + 14, z], {
    wide: 28,
    deep: 11,
    high: 8,
    rise: 6,
    wall: '#D9CFB8',
    roof: '#5B6673',
  });
  solid.box([x - 9, 0, z - 4.5], [x, 19, z + 4.5], '#CFC4AA');
  solid.turned(
    [x - 4.5, z],
    [
      [19, 6],
      [38, 0.1],
    ],
    '#5B6673',
    4,
  );
}

/** On the mole, with the white houses of the harbour. */
function lighthouse(solid: Solid, [x, z]: Site) {
  const bands = ['#F7F3E8', '#C6373C'];
  for (let i = 0; i < 5; i++) {
    solid.turned(
      [x, z],
      [
        [i * 5, 4 - i * 0.4],
        [i * 5 + 5, 3.6 - i * 0.4],
      ],
      bands[i % 2] ?? '#F7F3E8',
    );
  }
  solid.turned(
    [x, z],
    [
      [25, 2.6],
      [26, 2.6],
      [26, 1.5],
      [29, 1.5],
    ],
    '#2B4A45',
  );
  solid.turned(
    [x, z],
    [
      [29, 2.3],
      [32, 0.1],
    ],
    '#C6373C',
  );
  for (let i = 0; i < 7; i++) {
    const high = 5 + ((i * 5) % 4) * 1.6;
    const wall = i % 3 ? '#F7F3E8' : '#E6CFA6';
    house(solid, [x + 30 + i * 12, z + (i % 3) * 5], {
      wide: 9,
      deep: 8,
      high,
      rise: 3,
      wall,
      roof: '#B4573A',
    });
  }
}

/** A wheel on a mast, and sheds by the salt pans. */
function windPump(solid: Solid, [x, z]: Site) {
  for (const [dx, dz] of [
    [-2.4, -2.4],
    [2.4, -2.4],
    [-2.4, 2.4],
    [2.4, 2.4],
  ] as const) {
    solid.tube(
      [
        [x + dx, 0, z + dz],
        [x, 19, z],
      ],
      0.25,
      '#6B5A48',
    );
  }
  const hub: Vector = [x, 19.5, z + 1];
  for (let i = 0; i < 12; i++) {
    const [cos, sin] = [Math.cos((i / 6) * Math.PI), Math.sin((i / 6) * Math.PI)];
    solid.tube([hub, [x + cos * 6, 19.5 + sin * 6, z + 1]], 0.5, i % 2 ? '#AAA79B' : '#D8D4C4');
  }
  solid.box([x - 0.2, 18.4, z - 7], [x + 0.2, 20.8, z - 3], '#B4573A');
  for (let i = 0; i < 3; i++) {
    house(solid, [x + 22 + i * 19, z], {
      wide: 15,
      deep: 9,
      high: 4,
      rise: 3,
      wall: '#8C8478',
      roof: '#6B5A48',
    });
  }
}

/** A villa with its tower. */
function villa(solid: Solid, [x, z]: Site) {
  solid.box([x - 6, 0, z - 5], [x + 4, 24, z + 5], '#E6C79C');
  solid.turned(
    [x - 1, z],
    [
      [24, 7.6],
      [29, 0.1],
    ],
    '#B4573A',
    4,
  );
  house(solid, [x + 17, z], {
    wide: 28,
    deep: 13,
    high: 10,
    rise: 4,
    wall: '#E9D2AE',
    roof: '#B4573A',
  });
  house(solid, [x - 22, z + 4], {
    wide: 20,
    deep: 10,
    high: 6,
    rise: 3.5,
    wall: '#DDBD92',
    roof: '#A24C33',
  });
}

/** A street of false fronts, a water tower, and saguaros. */
function saloon(solid: Solid, [x, z]: Site) {
  const fronts = ['#A8623F', '#C9996A', '#8A4B34', '#B87B50'];
  fronts.forEach((front, i) => {
    const [left, high] = [x + i * 15, 9 + ((i * 3) % 4)];
    solid.box([left, 0, z - 8], [left + 13.5, high - 2.5, z], front);
    solid.box([left - 0.3, 0, z], [left + 13.8, high, z + 0.6], front, '#E3C9A0');
    solid.box([left, 4.2, z + 0.6], [left + 13.5, 4.8, z + 4], '#5B3A28');
  });
  for (const dx of [-3, 3])
    solid.tube(
      [
        [x - 20 + dx, 0, z],
        [x - 20, 13, z],
      ],
      0.35,
      '#5B3A28',
    );
  solid.turned(
    [x - 20, z],
    [
      [12, 4.4],
      [18, 4.4],
      [20.5, 0.2],
    ],
    '#7C4A30',
  );
  for (let i = 0; i < 6; i++) {
    const at = x - 60 + i * 34 + ((i * 13) % 9);
    solid.tube(
      [
        [at, 0, z + 22],
        [at, 8, z + 22],
      ],
      0.7,
      '#5E7A4A',
    );
    solid.tube(
      [
        [at, 4, z + 22],
        [at + 2.4, 4.4, z + 22],
        [at + 2.4, 7, z + 22],
      ],
      0.5,
      '#5E7A4A',
    );
  }
}
