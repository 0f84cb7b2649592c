import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { column } from '../../../theme/column.css';
import { paperCard } from '../../../theme/paper.css';
import { cardTitle, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { question } from '../RerunTabs/RerunTabs.css';

const { tone, text } = vars.color;

/** The room of an answer that has not come. */
export const awaitedAnswer = style({});

export const root = style([
  paperCard,
  column,
  {
    gap: vars.space.small,
    selectors: {
      '&[data-verdict="passed"]': { borderColor: tone.positive.solid },
      '&[data-verdict="failed"]': { borderColor: tone.critical.solid },
      // Among others it stands in the card that they share.
      [`${question} > &`]: { padding: 0, border: 0, background: 'none', boxShadow: 'none' },
    },
    '@media': {
      [media.tablet]: { gap: vars.space.large, padding: vars.space.large },
      // A question that was not asked says nothing on paper.
      [media.print]: {
        selectors: {
          [`&:not(:has(> header + *)), &:has(> ${awaitedAnswer})`]: { display: 'none' },
        },
        padding: vars.space.small,
        gap: vars.space.xsmall,
      },
    },
  },
]);

/** On a phone the button stands beside the title where there is room, and the sentence under both. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xsmall} ${vars.space.small}`,
  '@media': { [media.tablet]: { flexWrap: 'nowrap', gap: vars.space.xlarge } },
});

export const content = style({
  display: 'contents',
  overflowWrap: 'anywhere',
  '@media': {
    [media.tablet]: { display: 'grid', gap: vars.space.xxsmall, minInlineSize: 0 },
  },
});

export const title = style([
  cardTitle,
  { minInlineSize: 0, '@media': { [media.tablet]: { fontSize: vars.size.heading } } },
]);

export const summary = style([
  textType,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.xsmall,
    color: text.muted,
    '@media': {
      [media.phone]: {
        order: 1,
        flexBasis: '100%',
        minInlineSize: 0,
        fontSize: vars.size.small,
      },
    },
  },
]);

export const action = style({ flexShrink: 0, whiteSpace: 'nowrap' });

export const choice = style({ maxInlineSize: '22rem' });
