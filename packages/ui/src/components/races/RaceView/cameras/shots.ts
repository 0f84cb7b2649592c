import { atThePost, close } from './atThePost';
import { away, loading, stalls } from './atTheStalls';
import { angleOf, behindNose, type Shot, type ShotQuestion, Stage } from './Stage';
import { bodies, horizon, sideOn } from './sideOn';

export const cameraNames = ['broadcast', 'follow', 'jockey', 'head-on', 'blimp'] as const;

/** A camera that a visitor can choose. */
type CameraName = (typeof cameraNames)[number];

/** A camera, or the director's choice from moment to moment; their keys are their numbers here. */
export const filmCameras = ['director', ...cameraNames] as const;
export type FilmCamera = (typeof filmCameras)[number];

/** The director's own: the stalls from behind and from before, the field leaving them, at the post, and pulling up. */
export type ShotName = CameraName | 'loading' | 'stalls' | 'away' | 'post' | 'close';

/**
 * Metres that the jockey's camera stands before a runner's middle and over the ground: over the cap of
 * a rider who crouches, and before the peak of one who sits up.
 */
const eyes = { crouched: { ahead: 0.42, up: 2.36 }, sitting: { ahead: 0.74, up: 2.34 } };

/** A camera's view is a function of the moment: no springs, so any frame can be had on its own. */
export function shot(name: ShotName, question: ShotQuestion): Shot {
  return shots[name](new Stage(question));
}

const shots: Record<ShotName, (stage: Stage) => Shot> = {
  broadcast,
  follow,
  jockey,
  'head-on': headOn,
  blimp,
  loading,
  stalls,
  away,
  post: atThePost,
  close,
};

/** The leader, and all that he must hold off. */
function broadcast(stage: Stage): Shot {
  return stage.tall ? before(stage) : sideOn(stage, { ...stage.pack, least: 17, ahead: 3 });
}

/** From before the field and over it: on a phone it strings out up the picture. */
function before(stage: Stage): Shot {
  const { pack, aspect } = stage;
  const wide = pack.outer - pack.inner;
  const angle = narrowed(Math.min(44, 22 + pack.spread * 0.4 + wide * 1.3), aspect);
  const along = 19 + pack.spread * 0.95;
  const off = 9 + wide / 2;
  // What the picture is high, at the middle of the field.
  const high = Math.hypot(along, off) * 2 * Math.tan((angle * Math.PI) / 360);
  const height = 1.2 + high * (bodies.middle - horizon);
  return {
    from: stage.at(pack.leader - 19 - pack.spread * 0.5, pack.outer + 9, height),
    to: stage.at(
      pack.leader + pack.spread * 0.45,
      (pack.inner + pack.outer) / 2,
      height - high * (0.5 - horizon),
    ),
    angle,
  };
}

/** Beside one runner, over the heads of those outside it. */
function follow(stage: Stage): Shot {
  const { runner, tall } = stage;
  const middle = runner.toGo + behindNose;
  return {
    from: stage.at(middle - 3.4, runner.lane + (tall ? 12 : 9.5), 4.3),
    to: stage.at(middle - 0.5, runner.lane, 1.35),
    angle: tall ? 34 : 27,
  };
}

/** Between the ears of the horse that is ridden. */
function jockey(stage: Stage): Shot {
  const { runner, tall } = stage;
  const sitting = runner.walk >= 0 ? 1 : runner.still;
  const between = (part: keyof typeof eyes.crouched) =>
    eyes.crouched[part] + (eyes.sitting[part] - eyes.crouched[part]) * sitting;
  const ahead = between('ahead');
  return {
    from: [
      runner.x + Math.cos(runner.heading) * ahead,
      between('up'),
      runner.z - Math.sin(runner.heading) * ahead,
    ],
    to: stage.at(runner.toGo - 10, runner.lane, 0.95),
    angle: tall ? 80 : 62,
  };
}

/** A long lens behind the first bend, in line with the straight; before that, a car in front. */
function headOn(stage: Stage): Shot {
  const { pack, middle, width, motion } = stage;
  const { plan } = motion.course;
  if (pack.leader > plan.runIn - 20) {
    return {
      from: stage.at(pack.leader - 26, pack.lane + 1.5, 4.4),
      to: stage.at(middle, pack.lane, 1.4),
      angle: stage.tall ? 34 : 24,
    };
  }
  // In the middle of the straight's line, beyond where the course turns away from it.
  const past = plan.homeStraight - plan.runIn + 95;
  const far = past + Math.max(pack.leader, -40);
  const across = Math.min(width, 15);
  return {
    from: stage.straight(past, width * 0.62, 9),
    to: stage.at(Math.max(pack.leader, -40) + 5, pack.lane * 0.8 + 1, 1.8),
    angle: Math.max(0.9, angleOf(Math.max(across / stage.aspect, 9), far)),
  };
}

/** From the air, behind the field and outside it: all of it, the last as well. */
function blimp(stage: Stage): Shot {
  const { pack, aspect } = stage;
  const long = pack.last - pack.leader;
  const away = 30 + long * 0.3;
  const [x, y, z] = stage.at((pack.leader + pack.last) / 2 + behindNose, pack.lane, 0);
  const from = stage.at(pack.last + away, pack.lane + away, 38 + long * 0.3);
  const far = Math.hypot(from[0] - x, from[1] - y, from[2] - z);
  return { from, to: [x, y, z], angle: angleOf((long + 16) * Math.max(0.62, 0.85 / aspect), far) };
}

/** Width of a phone's picture by its height, on the page of a race. */
const onPage = 0.8;

/** The angle under which a narrower picture shows as much from side to side as one on a page. */
function narrowed(angle: number, aspect: number) {
  return angleOf(2 * Math.tan((angle * Math.PI) / 360) * Math.max(1, onPage / aspect), 1);
}
