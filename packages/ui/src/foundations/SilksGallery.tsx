import {
  bodyPatterns,
  capPatterns,
  type SilksDesign,
  silksColours,
  sleevePatterns,
} from '../components/horses/Silks/design';
import { Silks } from '../components/horses/Silks/Silks';
import { Heading } from '../primitives/Heading/Heading';
import { smallFigure } from '../theme/typography.css';
import { gallery, pageInTheme, piece, section } from './foundations.css';

const plain: SilksDesign = {
  body: 'plain',
  bodyColours: ['royal blue', 'white'],
  sleeves: 'plain',
  sleeveColours: ['royal blue', 'white'],
  cap: 'plain',
  capColours: ['royal blue', 'white'],
};

const kinds: { title: string; designs: readonly (readonly [string, SilksDesign])[] }[] = [
  {
    title: 'Colours',
    designs: silksColours.map((colour) => [
      colour,
      {
        ...plain,
        bodyColours: [colour, colour],
        sleeveColours: [colour, colour],
        capColours: [colour, colour],
      },
    ]),
  },
  { title: 'Bodies', designs: bodyPatterns.map((body) => [body, { ...plain, body }]) },
  { title: 'Sleeves', designs: sleevePatterns.map((sleeves) => [sleeves, { ...plain, sleeves }]) },
  { title: 'Caps', designs: capPatterns.map((cap) => [cap, { ...plain, cap }]) },
];

/** Every colour and pattern a stable may register. */
export function SilksGallery() {
  return (
    <div className={pageInTheme}>
      {kinds.map(({ title, designs }) => (
        <section key={title} className={section}>
          <Heading level={2} size="card">
            {title}
          </Heading>
          <div className={gallery}>
            {designs.map(([name, design]) => (
              <div key={name} className={piece}>
                <Silks design={design} size={72} decorative />
                <span className={smallFigure}>{name}</span>
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
