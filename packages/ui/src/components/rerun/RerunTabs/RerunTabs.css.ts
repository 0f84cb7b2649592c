import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { paperCard } from '../../../theme/paper.css';
import { vars } from '../../../theme/vars.css';

export const question = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const known = style([
  question,
  { '@media': { [media.print]: { selectors: { '&[hidden]': { display: 'grid' } } } } },
]);

export const root = style([
  paperCard,
  {
    minInlineSize: 0,
    padding: vars.space.medium,
    paddingBlockStart: vars.space.xsmall,
    '@media': {
      [media.tablet]: { paddingInline: vars.space.large, paddingBlockEnd: vars.space.large },
      // Only what is known is for paper.
      [media.print]: {
        padding: vars.space.small,
        selectors: { [`&:not(:has(header + *, ${known}))`]: { display: 'none' } },
      },
    },
  },
]);

globalStyle(`${root} [role=tablist]`, { '@media': { [media.print]: { display: 'none' } } });
