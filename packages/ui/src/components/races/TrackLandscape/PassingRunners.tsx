import type { Coat } from '../../horses/coats';
import type { SilksDesign } from '../../horses/Silks/design';
import { coatColours } from '../RaceView/scene/coats';
import * as styles from './PassingRunners.css';
import { Runner } from './Runners';

export interface PassingRunner {
  horseId: string;
  coat: Coat;
  silks: SilksDesign;
  /** Lengths behind the winner as it passes the post. */
  behind: number;
}

/** The post in the land's picture, at the far rail and at the near edge of the course. */
const post = { x: 690, top: 170, far: 318, near: 394, lean: 16 };
/** How much nearer they are than a field that gallops by, and what a length of theirs measures. */
const scale = 1.85;
const length = 158;
/** Where the feet of each come down, the winner nearest to who looks, and where its nose is. */
const lanes = [386, 362, 374, 352, 380, 357, 368] as const;
const nose = { x: 94, feet: 55 };
/** Who is further behind is not in the picture. */
const furthest = 5;

/** The first of a field as the winner passes the post, each as far behind as it was beaten. */
export function PassingRunners({ order }: { order: readonly PassingRunner[] }) {
  const seen = order
    .filter(({ behind }) => behind < furthest)
    .flatMap((runner, i) => {
      const feet = lanes[i];
      return feet === undefined ? [] : { ...runner, feet };
    });
  return (
    <>
      <path
        className={styles.line}
        d={`M${post.x} ${post.far}L${post.x + post.lean} ${post.near}`}
      />
      <path className={styles.post} d={`M${post.x} ${post.far}V${post.top}`} />
      <circle className={styles.disc} cx={post.x} cy={post.top} r={13} />
      {seen
        .toSorted((a, b) => a.feet - b.feet)
        .map(({ horseId, coat, silks, behind, feet }) => {
          const line = post.x + (post.lean * (feet - post.far)) / (post.near - post.far);
          const x = line - behind * length - nose.x * scale;
          const y = feet - nose.feet * scale;
          return (
            <Runner
              key={horseId}
              coat={coatColours[coat].body}
              at={`translate(${x.toFixed(1)} ${y})scale(${scale})`}
              silks={silks}
            />
          );
        })}
    </>
  );
}
