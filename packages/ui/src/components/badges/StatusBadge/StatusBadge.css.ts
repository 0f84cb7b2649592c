import type { StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { smallFigure } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import type { Status } from './StatusBadge';

const { status, tone, outline } = vars.color;

function look(chip: { soft: string; text: string }): StyleRule {
  return { background: chip.soft, color: chip.text };
}

export const root = recipe({
  base: [
    smallFigure,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '0.375rem',
      flexShrink: 0,
      paddingBlock: vars.space.xxsmall,
      paddingInline: vars.space.xsmall,
      borderRadius: vars.radius.full,
      fontSize: vars.size.small,
      fontWeight: vars.weight.strong,
      letterSpacing: '0.02em',
      lineHeight: vars.lineHeight.tight,
      whiteSpace: 'nowrap',
      '::before': {
        content: '',
        inlineSize: '0.375rem',
        blockSize: '0.375rem',
        borderRadius: vars.radius.full,
        background: 'currentColor',
      },
      '@media': { '(forced-colors: active)': { border: `1px solid ${outline.hairline}` } },
    },
  ],
  variants: {
    status: {
      open: look(status.open),
      closingSoon: look(status.startingSoon),
      full: look(tone.neutral),
      entered: look(tone.positive),
      closed: look(status.closed),
      startingSoon: look(status.startingSoon),
      inProgress: look(status.inProgress),
      finished: look(status.finished),
      void: look(status.abandoned),
      suitable: look(tone.positive),
      notSuitable: look(tone.critical),
      active: look(tone.positive),
      completed: look(tone.neutral),
    } satisfies Record<Status, StyleRule>,
  },
});
