import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { column } from '../../../theme/column.css';
import { paperCard } from '../../../theme/paper.css';
import { sectionTitle, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { tone, text } = vars.color;

export const root = style([
  paperCard,
  column,
  {
    gap: vars.space.large,
    selectors: {
      '&[data-verdict="passed"]': { borderColor: tone.positive.solid },
      '&[data-verdict="failed"]': { borderColor: tone.critical.solid },
    },
    '@media': {
      [media.tablet]: { padding: vars.space.large },
      // A question that was not asked says nothing on paper.
      [media.print]: {
        selectors: { '&:not(:has(> header + *))': { display: 'none' } },
        padding: vars.space.small,
        gap: vars.space.xsmall,
      },
    },
  },
]);

export const head = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': {
    [media.tablet]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.xlarge,
    },
  },
});

export const content = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = style([sectionTitle]);

export const summary = style([
  textType,
  { display: 'flex', alignItems: 'flex-start', gap: vars.space.xsmall, color: text.muted },
]);

export const action = style({ flexShrink: 0, whiteSpace: 'nowrap' });

export const choice = style({ maxInlineSize: '22rem' });
