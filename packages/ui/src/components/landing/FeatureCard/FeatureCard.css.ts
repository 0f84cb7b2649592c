import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { sectionTitle, smallText, text } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.medium,
  paddingBlock: vars.space.large,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.outline.hairline}` } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)',
      columnGap: vars.space.xlarge,
    },
  },
});

export const words = style({ display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 });

export const title = style([sectionTitle]);

export const explanation = style([text, { color: vars.color.text.muted }]);

export const piece = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
  margin: 0,
  minInlineSize: 0,
});

export const caption = style([smallText, { color: vars.color.text.muted }]);
