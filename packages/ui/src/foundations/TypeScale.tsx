import * as type from '../theme/typography.css';
import { pageInTheme, sample } from './foundations.css';

const samples: [name: string, style: string, words: string, use: string][] = [
  ['hero', type.hero, 'Own. Train. Race. Win!', 'Fraunces 600, once on a page at most'],
  ['pageTitle', type.pageTitle, 'Enter Race', 'Fraunces 600, title of a page'],
  [
    'sectionTitle',
    type.sectionTitle,
    'Recent Activity',
    'Fraunces 600, title of a section or dialog',
  ],
  ['cardTitle', type.cardTitle, 'Ashford Stakes', 'Fraunces 600, name on a card'],
  ['text', type.text, 'Pick a horse, then a race that suits it.', 'Instrument Sans, running text'],
  ['smallText', type.smallText, '4-year-old Colt', 'Instrument Sans, the line under a name'],
  ['label', type.label, 'Potential prize', 'Barlow Condensed 500, small capitals'],
  ['largeFigure', type.largeFigure, '$50,000', 'Barlow Condensed 600, what a tile is about'],
  ['figure', type.figure, '1:23.41', 'Barlow Condensed 600, money and times'],
  ['smallFigure', type.smallFigure, '9/12 entered', 'Barlow Condensed 500, beside meters'],
];

/** Every text style of `typography.css.ts`, in itself. */
export function TypeScale() {
  return (
    <div className={pageInTheme}>
      {samples.map(([name, style, words, use]) => (
        <div key={name} className={sample}>
          <p className={type.smallFigure}>
            {name}: {use}
          </p>
          <p className={style}>{words}</p>
        </div>
      ))}
    </div>
  );
}
