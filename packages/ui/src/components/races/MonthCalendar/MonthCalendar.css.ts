import { style } from '@vanilla-extract/css';
import { hidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.css';
import { media } from '../../../theme/breakpoints';
import { paperCard } from '../../../theme/paper.css';
import { figure, label } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { accent, outline, surface, text, tone } = vars.color;

/** Marks have words where a day is wide enough for them, and are dots elsewhere. */
const wide = '(min-width: 44rem)';

export const root = style({ containerType: 'inline-size' });

export const table = style([
  paperCard,
  { borderCollapse: 'separate', borderSpacing: 0, overflow: 'hidden', tableLayout: 'fixed' },
]);

export const weekday = style([
  label,
  { padding: vars.space.xsmall, fontWeight: vars.weight.medium, textAlign: 'center' },
]);

export const cell = style({
  blockSize: 1,
  padding: 0,
  borderBlockStart: `1px solid ${outline.hairline}`,
  verticalAlign: 'top',
  selectors: { '& + &': { borderInlineStart: `1px solid ${outline.hairline}` } },
});

export const day = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'center',
  gap: vars.space.xxsmall,
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '3.75rem',
  padding: vars.space.xxsmall,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-outside]': { background: surface.page },
    '&[aria-pressed="true"]': {
      background: accent.soft,
      boxShadow: `inset 0 0 0 2px ${accent.solid}`,
    },
    '&:active': { background: surface.sunken },
    // Neighbours would cover a ring outside.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@container': {
    [wide]: { justifyItems: 'stretch', minBlockSize: '6.5rem', padding: vars.space.xsmall },
  },
  '@media': {
    [media.pointer]: {
      selectors: { '&:hover:not([aria-pressed="true"])': { background: surface.raised } },
    },
    [media.forcedColors]: {
      selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
    },
  },
});

/** The days of a month that is on its way, without the line of weekdays. */
export const skeleton = style([
  paperCard,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    overflow: 'hidden',
  },
]);

export const skeletonDay = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  minBlockSize: '3.75rem',
  padding: vars.space.xsmall,
  borderBlockStart: `1px solid ${outline.hairline}`,
  borderInlineStart: `1px solid ${outline.hairline}`,
  // The card has an edge of its own.
  selectors: {
    '&:nth-child(7n + 1)': { borderInlineStart: 'none' },
    '&:nth-child(-n + 7)': { borderBlockStart: 'none' },
  },
  '@container': { [wide]: { justifyItems: 'start', minBlockSize: '6.5rem' } },
});

export const number = style([
  figure,
  {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '1.75rem',
    blockSize: '1.75rem',
    borderRadius: vars.radius.full,
    justifySelf: 'center',
    selectors: {
      '[data-outside] > &': { color: text.muted },
      '[aria-current="date"] > &': { background: accent.solid, color: accent.onSolid },
    },
    '@container': { [wide]: { justifySelf: 'start' } },
  },
]);

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '3px',
  minInlineSize: 0,
  '@container': {
    [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' },
  },
});

/** A disc for a run, a ring for training, a dash for rest: told apart without their colours. */
export const mark = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  background: tone.info.solid,
  selectors: {
    '&[data-kind="win"]': { background: vars.color.gold.solid },
    '&[data-kind="result"]': { background: tone.neutral.text },
    '&[data-kind="training"]': {
      border: `2px solid ${accent.solid}`,
      background: 'none',
    },
    '&[data-kind="void"]': { background: tone.critical.solid, borderRadius: 0 },
    '&[data-kind="rest"]': { blockSize: '2px', background: outline.control },
  },
  '@container': {
    [wide]: {
      inlineSize: 'auto',
      blockSize: 'auto',
      padding: `0 ${vars.space.xxsmall}`,
      borderRadius: vars.radius.small,
      background: tone.info.soft,
      color: tone.info.text,
      selectors: {
        '&[data-kind="win"]': { background: tone.caution.soft, color: tone.caution.text },
        '&[data-kind="result"]': { background: tone.neutral.soft, color: tone.neutral.text },
        '&[data-kind="training"]': {
          border: 0,
          background: tone.positive.soft,
          color: tone.positive.text,
        },
        '&[data-kind="void"]': {
          borderRadius: vars.radius.small,
          background: tone.critical.soft,
          color: tone.critical.text,
        },
        // A month of rest is no wall of words.
        '&[data-kind="rest"]': {
          inlineSize: '0.75rem',
          blockSize: '2px',
          marginInline: vars.space.xsmall,
          padding: 0,
          background: outline.control,
        },
      },
    },
  },
});

/** Heard where there is no room to read it. */
export const words = style([
  hidden,
  {
    fontSize: vars.size.micro,
    fontWeight: vars.weight.medium,
    textOverflow: 'ellipsis',
    '@container': {
      [wide]: {
        selectors: {
          ':not([data-kind="rest"]) > &': {
            position: 'static',
            display: 'block',
            inlineSize: 'auto',
            blockSize: 'auto',
            clipPath: 'none',
          },
        },
      },
    },
  },
]);

export const more = style({
  color: text.muted,
  fontSize: vars.size.micro,
  fontWeight: vars.weight.medium,
  lineHeight: 1,
  '@container': {
    [wide]: {
      display: 'flex',
      gap: '0.25em',
      paddingInline: vars.space.xxsmall,
      lineHeight: vars.lineHeight.text,
    },
  },
});
