import preview from '#.storybook/preview';
import { Card } from '../Card/Card';
import { Grid, type GridProps } from './Grid';

const meta = preview.meta({
  title: 'Primitives/Grid',
  component: Grid,
  args: {
    columnMin: 260,
    children: ['Ashford Downs', 'Kingsmere', 'Port Regis', 'Saltmarsh Park', 'Red Mesa'].map(
      (track) => <Card key={track}>{track}</Card>,
    ),
  } satisfies GridProps,
});

export const Default = meta.story();

/** Four, as two and two where they have no room in one line. */
export const Fours = meta.story({
  args: {
    columnMin: 230,
    lineOf: 4,
    children: ['Sprint', 'Mile', 'Middle Distance', 'Long Distance'].map((each) => (
      <Card key={each}>{each}</Card>
    )),
  },
});

/** Narrower than one column: the card fills the line instead of running out of it. */
export const Phone = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
});
