import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';
import type { EquipmentIconSize } from './EquipmentIcon';

const { accent, surface, text, tone } = vars.color;

const box = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: vars.radius.control,
  background: accent.soft,
  color: text.accent,
  selectors: {
    '&[data-make="finest"]': { background: tone.caution.soft, color: tone.caution.text },
    '&[data-empty]': { background: surface.sunken, color: text.muted },
  },
});

export const root = styleVariants({
  small: [box, { inlineSize: '2.5rem', blockSize: '2.5rem' }],
  standard: [box, { inlineSize: '4rem', blockSize: '4rem' }],
} satisfies Record<EquipmentIconSize, unknown>);

export const drawing = style({
  inlineSize: '66%',
  blockSize: '66%',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** The parts that give a drawing its weight. */
export const filled = style({ fill: 'currentcolor', fillOpacity: 0.22 });

/** What a dear piece is bound or set with. */
export const dense = style({ fill: 'currentcolor' });

export const seam = style({ strokeWidth: 1, strokeDasharray: '1.2 1.8' });
