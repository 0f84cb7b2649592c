import { assignInlineVars } from '@vanilla-extract/dynamic';
import { dyes } from '../../horses/Silks/colours';
import type { SilksDesign } from '../../horses/Silks/design';
import * as styles from './Runners.css';
import runner from './runner.svg?no-inline';

/** Where each runs in the land's picture, how large, and on which coat: those behind are drawn first. */
const places = [
  { coat: '#4a2a18', at: 'translate(612 323)scale(.76)' },
  { coat: '#7c4522', at: 'translate(452 325)scale(.78)' },
  { coat: '#2b1d17', at: 'translate(268 328)scale(.8)' },
  { coat: '#9a5227', at: 'translate(682 335)scale(.94)' },
  { coat: '#6b6f74', at: 'translate(530 336)scale(.95)' },
  { coat: '#3a2417', at: 'translate(366 337)scale(.96)' },
  { coat: '#63361d', at: 'translate(176 338)scale(.96)' },
] as const;

/** The field at full stretch, each in its stable's colours: no more of it than there is room for. */
export function Runners({ field }: { field: readonly SilksDesign[] }) {
  const front = places.length - Math.min(field.length, places.length);
  return places
    .slice(front)
    .map((place, i) => field[i] && <Runner key={place.coat} {...place} silks={field[i]} />);
}

export interface RunnerProps {
  /** Its colour. */
  coat: string;
  /** Where it is in the land's picture, as a transform. */
  at: string;
  silks: SilksDesign;
}

/** A horse and its rider at full stretch, 96 by 56 before it is put in its place. */
export function Runner({ coat, at, silks }: RunnerProps) {
  return (
    <use
      href={`${runner}#runner`}
      transform={at}
      className={styles.runner}
      style={assignInlineVars({
        [styles.coat]: coat,
        [styles.jacket]: dyes[silks.bodyColours[0]],
        [styles.sleeve]: dyes[silks.sleeveColours[0]],
        [styles.cap]: dyes[silks.capColours[0]],
      })}
    />
  );
}
