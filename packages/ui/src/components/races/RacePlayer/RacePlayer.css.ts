import { type StyleRule, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../../theme/breakpoints';
import { plainList } from '../../../theme/plainList.css';
import { turfCard } from '../../../theme/turf.css';
import { figure, label, smallFigure, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import type { RacePicture } from './RacePlayer';

const { accent, brand, gold, outline, text, tone } = vars.color;

/** What is written over the picture stands on this, so that it can be read over any of them. */
const over = 'rgb(6 20 15 / 82%)';

export const root = style([
  turfCard,
  {
    containerType: 'inline-size',
    display: 'grid',
    gap: vars.space.small,
    overflow: 'hidden',
    color: text.standard,
    selectors: {
      '&:fullscreen': { gridTemplateRows: 'minmax(0, 1fr)', alignContent: 'end', borderRadius: 0 },
    },
  },
]);

export const stage = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    overflow: 'hidden',
    background: brand.deep,
    selectors: { ':fullscreen > &': { aspectRatio: 'auto' } },
  },
  variants: {
    shown: {
      film: { aspectRatio: '16 / 9', '@media': { [media.phone]: { aspectRatio: '4 / 5' } } },
      plan: { gap: vars.space.xsmall, paddingBlock: vars.space.xsmall },
    },
  },
});

export const waiting = style([textType, { placeSelf: 'center', color: text.muted }]);

const planWidth = 'clamp(7rem, 24%, 14rem)';

export const plan = style({
  position: 'absolute',
  insetBlockStart: vars.space.small,
  insetInlineEnd: vars.space.small,
  inlineSize: planWidth,
  padding: vars.space.xsmall,
  borderRadius: vars.radius.control,
  background: over,
});

export const strip = style({
  display: 'grid',
  justifyItems: 'center',
  paddingInline: vars.space.small,
});

/** Over a film, and before and after a plan. */
export const figures = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.xxsmall} ${vars.space.medium}`,
    margin: 0,
    padding: `${vars.space.xsmall} ${vars.space.small}`,
  },
  variants: {
    shown: {
      film: {
        position: 'absolute',
        insetBlockStart: vars.space.small,
        insetInlineStart: vars.space.small,
        // Beside the plan, on a phone too.
        columnGap: vars.space.small,
        maxInlineSize: `calc(100% - ${planWidth} - 3 * ${vars.space.small})`,
        borderRadius: vars.radius.control,
        background: over,
      },
      plan: { order: -1 },
    } satisfies Record<RacePicture, StyleRule>,
  },
});

export const figureLabel = style([label, { color: text.muted }]);
export const figureValue = style([figure]);

export const caption = recipe({
  base: [
    textType,
    {
      justifySelf: 'center',
      maxInlineSize: '44rem',
      padding: `${vars.space.xsmall} ${vars.space.small}`,
      color: text.standard,
      overflowWrap: 'anywhere',
      textAlign: 'center',
    },
  ],
  variants: {
    shown: {
      film: {
        position: 'absolute',
        insetBlockEnd: vars.space.small,
        insetInline: vars.space.small,
        inlineSize: 'fit-content',
        borderRadius: vars.radius.control,
        background: over,
        // It stays for those who listen.
        selectors: { '&:empty': { background: 'transparent' } },
      },
      // As high as two lines: what stands below does not jump.
      plan: { minBlockSize: '4em' },
    } satisfies Record<RacePicture, StyleRule>,
  },
});

/** It stays for those who listen. */
export const judge = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingInline: vars.space.small,
  selectors: {
    '&:has(> :only-child:empty)': { position: 'absolute' },
    ':fullscreen > &': { display: 'none' },
  },
});

export const call = style([label, { color: text.gold }]);

export const finish = style({ display: 'grid', gap: vars.space.small });

export const controls = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingInline: vars.space.small,
});

export const moment = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

export const scrub = style({ position: 'relative', flexGrow: 1 });

/** The dot before the word is full where the race is shown as it is run, and hollow behind it. */
export const live = style([
  label,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    minBlockSize: vars.touchTarget,
    paddingInline: vars.space.small,
    border: `1px solid ${outline.control}`,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: text.standard,
    cursor: 'pointer',
    selectors: {
      '&::before': {
        content: '""',
        inlineSize: '0.6em',
        blockSize: '0.6em',
        border: `2px solid ${tone.critical.text}`,
        borderRadius: '50%',
      },
      '&[aria-pressed="true"]': { borderColor: tone.critical.text },
      '&[aria-pressed="true"]::before': { background: tone.critical.text },
    },
  },
]);

/** As long as the way of the thumb's middle. */
export const marks = style({ position: 'absolute', insetBlock: 0, insetInline: 8 });

export const mark = style({
  position: 'absolute',
  insetBlockStart: '50%',
  inlineSize: 2,
  blockSize: 12,
  marginBlockStart: -6,
  background: gold.solid,
});

export const range = style({
  position: 'relative',
  inlineSize: '100%',
  minBlockSize: vars.touchTarget,
  margin: 0,
  accentColor: gold.solid,
  cursor: 'pointer',
  background: 'transparent',
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const transport = style({ display: 'flex', alignItems: 'center' });

export const view = style({ display: 'flex', marginInlineStart: 'auto' });

export const choice = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall });

export const select = style([
  smallFigure,
  {
    minBlockSize: vars.touchTarget,
    paddingInline: vars.space.xsmall,
    border: `1px solid ${outline.control}`,
    borderRadius: vars.radius.control,
    background: brand.deep,
    color: text.standard,
  },
]);

/** A row of its own where the others leave it none. */
export const cameras = style({
  display: 'flex',
  '@container': { '(max-width: 44rem)': { order: 1, flexBasis: '100%' } },
  flexWrap: 'wrap',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const camera = style([
  smallFigure,
  {
    minBlockSize: vars.touchTarget,
    paddingInline: vars.space.small,
    border: 0,
    borderBlockEnd: '2px solid transparent',
    background: 'transparent',
    color: text.muted,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: text.standard },
      '&[aria-pressed="true"]': { color: text.gold, borderColor: gold.solid },
    },
  },
]);

export const order = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
    gap: `0 ${vars.space.small}`,
    paddingInline: vars.space.small,
    paddingBlockEnd: vars.space.small,
    selectors: { ':fullscreen > &': { display: 'none' } },
  },
]);

export const runner = style([
  textType,
  {
    display: 'grid',
    gridTemplateColumns: '1.5rem auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.xsmall,
    inlineSize: '100%',
    minBlockSize: vars.touchTarget,
    padding: `0 ${vars.space.xsmall}`,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: 'color-mix(in srgb, currentcolor 9%, transparent)' },
      '&[aria-pressed="true"]': { background: accent.soft },
    },
  },
]);

export const place = style([smallFigure, { color: text.muted, textAlign: 'end' }]);
export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const own = style([label, { marginInlineStart: vars.space.xsmall, color: text.gold }]);
export const gap = style([smallFigure, { color: text.muted }]);
