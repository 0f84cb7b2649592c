import type { ReactNode } from 'react';
import { Chance } from '../components/badges/Chance/Chance';
import { Countdown } from '../components/badges/Countdown/Countdown';
import { Distance } from '../components/badges/Distance/Distance';
import { FormGuide } from '../components/badges/FormGuide/FormGuide';
import { Margin } from '../components/badges/Margin/Margin';
import { Money } from '../components/badges/Money/Money';
import { Place } from '../components/badges/Place/Place';
import { RaceTime } from '../components/badges/RaceTime/RaceTime';
import { RatingBadge } from '../components/badges/RatingBadge/RatingBadge';
import { TimeAgo } from '../components/badges/TimeAgo/TimeAgo';
import { Button } from '../primitives/Button/Button';
import { RowButton } from '../primitives/Button/RowButton';
import type { ButtonVariant } from '../primitives/Button/variants';
import { cardTitle, label, smallFigure, smallText } from '../theme/typography.css';
import * as styles from './foundations.css';

const acts: readonly [dress: ButtonVariant, words: readonly string[]][] = [
  ['gold', ['Enter Race', 'Buy Now', 'JOIN']],
  ['primary', ['LOGIN', 'Save', 'Watch the Race']],
  ['danger', ['Retire for good', 'Withdraw']],
  ['secondary', ['Cancel', 'Show all horses']],
  ['quiet', ['View Details', 'Later']],
];

/** Each dress of a button, with acts that wear it. */
export function ActsGallery() {
  return (
    <div className={styles.pageInTheme}>
      {acts.map(([variant, words]) => (
        <div key={variant} className={styles.spoken}>
          <p className={label}>{variant}</p>
          <div className={styles.pairs}>
            {words.map((each) => (
              <Button key={each} variant={variant}>
                {each}
              </Button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

const horses = ['Silver Comet', 'Turf Legend', 'Paper Moon'];

/** A list, each of its rows with an act and one beside it. */
export function RowGallery() {
  return (
    <ul className={styles.rows}>
      {horses.map((horse) => (
        <li key={horse} className={styles.row}>
          <span className={cardTitle}>{horse}</span>
          <span className={styles.pairs}>
            <RowButton aside label={`Train ${horse}`}>
              Train
            </RowButton>
            <RowButton label={`Enter Race with ${horse}`}>Enter Race</RowButton>
          </span>
        </li>
      ))}
    </ul>
  );
}

const at = '2026-06-13T14:30:00Z';
const settings: [what: string, shown: ReactNode, by: string][] = [
  ['Price, credits', <Money key="price" amount="$12,500" />, 'Money'],
  ['Prize', <Money key="prize" amount="$25,000" tone="gold" />, 'Money, gold'],
  [
    'Account',
    <span key="account" className={styles.pairs}>
      <Money amount="$6,000" tone="gain" />
      <Money amount="$1,200" tone="loss" />
    </span>,
    'Money, gain and loss',
  ],
  [
    'Place',
    <span key="place" className={styles.pairs}>
      <Place place={1} />
      <Place place={7} of={9} />
    </span>,
    'Place, formatOrdinal',
  ],
  ['Form', <FormGuide key="form" form="LLWLW" figures="79131" />, 'FormGuide'],
  [
    'Rating',
    <span key="rating" className={styles.pairs}>
      <RatingBadge rating={94} band="gold" />
      <RatingBadge rating={84} band="green" />
      <RatingBadge rating={61} band="blue" />
    </span>,
    'RatingBadge, sayRating',
  ],
  [
    'Chance',
    <span key="chance" className={styles.pairs}>
      <Chance chance="18%" price="5.6" />
    </span>,
    'Chance, sayChance',
  ],
  [
    'Distance',
    <span key="distance" className={smallFigure}>
      <Distance metres={2400} furlongs="1m 4f" />
    </span>,
    'Distance, formatMetres',
  ],
  ['Margin', <Margin key="margin" margin="1¼" form="full" />, 'Margin, sayMargin'],
  ['Time of a race', <RaceTime key="time" time="1:23.41" />, 'RaceTime'],
  [
    'To come',
    <Countdown key="countdown" label="Off in" seconds={249} done="They are off!" />,
    'Countdown',
  ],
  [
    'Past',
    <TimeAgo key="ago" ago="12 minutes ago" at={at} exact="Sat 13 Jun 2026, 14:30" />,
    'TimeAgo',
  ],
];

/** What is set in text, each by its component. */
export function SetInText() {
  return (
    <dl className={styles.pageInTheme}>
      {settings.map(([what, shown, by]) => (
        <div key={what} className={styles.spoken}>
          <dt className={label}>{what}</dt>
          <dd className={styles.setting}>
            {shown}
            <span className={smallText}>{by}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
