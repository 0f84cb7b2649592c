import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { paperCard } from '../../../theme/paper.css';
import { label } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { beside } from '../RacePoster/Poster.css';

/** Wide enough for what is known, the field and the ways in, all in one line. */
const inLine = '(min-width: 64rem)';

/** Names the panel: quiet, over the name of the race. */
export const announcement = style([label, { color: vars.color.text.standard }]);

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const entered = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.xsmall });

/** Two by two where there is little room, else in one line. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'start',
  gap: `${vars.space.small} ${vars.space.large}`,
  '@container': { '(min-width: 30rem)': { display: 'flex', flexWrap: 'wrap' } },
});

/** The field in its colours, and how many they are: between the others only where all have room. */
export const field = style({
  flex: '1 1 100%',
  display: 'grid',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  '@container': { [beside]: { order: 1 }, [inLine]: { order: 0, flexBasis: 0 } },
});

export const colours = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxsmall });

/** As wide as the panel where that is narrow, else at its end. */
export const actions = style({
  flex: '1 1 100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  '@container': { [beside]: { flex: '0 0 auto', marginInlineStart: 'auto' } },
});

globalStyle(`${actions} > *`, {
  flex: '1 1 auto',
  '@container': { [beside]: { flexGrow: 0 } },
});

/** As high as the poster of a graded race with its foot. */
export const skeleton = style([
  paperCard,
  {
    display: 'grid',
    alignContent: 'space-between',
    gap: vars.space.large,
    minBlockSize: '22rem',
    padding: vars.space.large,
    '@media': { [media.laptop]: { minBlockSize: '24rem' } },
  },
]);
