import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { fromFoot } from '../../../theme/foot.css';
import { turfCard } from '../../../theme/turf.css';
import { cardTitle, label as labelText, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { tone, text } = vars.color;

export const root = style([
  turfCard,
  {
    containerType: 'inline-size',
    // On a phone it stays in reach while the programmes above are read.
    position: 'sticky',
    insetBlockEnd: fromFoot.xsmall,
    zIndex: 1,
    '@media': { [media.laptop]: { position: 'static' } },
  },
]);

/** Room for two columns, and for one line, is a matter of the place the bar is given, not of the window. */
const medium = '(min-width: 36rem)';
const wide = '(min-width: 60rem)';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  padding: vars.space.medium,
  '@container': {
    [medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      padding: vars.space.large,
    },
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      // Sums and buttons; once it is done, the sums alone.
      gridAutoColumns: 'auto',
      gridAutoFlow: 'column',
      gap: vars.space.xlarge,
    },
  },
});

export const pair = style({ display: 'grid', gap: vars.space.xxsmall, minInlineSize: 0 });

export const label = style([
  labelText,
  {
    fontSize: vars.size.micro,
    // Two lines of a phone's screen are worth more than a title that the button repeats.
    display: 'none',
    '@container': { [medium]: { display: 'block' } },
  },
]);

export const title = style([cardTitle, { overflowWrap: 'anywhere' }]);

export const arrow = style({
  display: 'inline-block',
  color: text.gold,
  fontFamily: vars.font.text,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const benefits = style([smallText, { color: text.muted, overflowWrap: 'anywhere' }]);

export const warning = style([
  smallText,
  {
    display: 'flex',
    alignItems: 'start',
    gap: vars.space.xsmall,
    color: tone.caution.text,
    fontWeight: vars.weight.medium,
  },
]);

export const warningIcon = style({ flexShrink: 0, marginBlockStart: '0.125rem' });

export const message = style([
  smallText,
  {
    color: tone.critical.text,
    fontWeight: vars.weight.medium,
    selectors: { '&[data-done]': { color: tone.positive.text }, '&:empty': { display: 'none' } },
  },
]);

export const actions = style({
  display: 'grid',
  // The way back is as wide as its word, so that the start has room for its own.
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.xsmall,
  '@container': {
    // Beside both the title and the sums.
    [medium]: { gridTemplateColumns: 'auto auto', gridColumn: 2, gridRow: '1 / span 2' },
    [wide]: { gridColumn: 'auto', gridRow: 'auto' },
  },
});
