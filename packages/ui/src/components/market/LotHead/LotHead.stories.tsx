import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { LotHead, type LotHeadProps, LotHeadSkeleton } from './LotHead';

const tiles = (price: string, reserve: string, putOff: number, ended = false) => [
  { label: ended ? 'Stood at' : 'Stands at', value: price, detail: '3 bids', gold: true },
  { label: 'Reserve', value: reserve, detail: 'its height is secret' },
  { label: 'Guide', value: '$5,400', detail: 'by rating and age' },
  { label: 'Put off', value: `${putOff}`, detail: 'of 12 times, 5 minutes each' },
];

const meta = preview.meta({
  title: 'Components/Market/LotHead',
  component: LotHead,
  args: {
    ...{ hammerIn: 3_725, standing: null, tiles: tiles('$2,400', 'Not met', 0) },
  } satisfies LotHeadProps,
  parameters: { maxInlineSize: 900 },
});

/** Bids so far do not reach the reserve. */
export const ReserveNotMet = meta.story();

const said = (tone: 'success' | 'info', text: string) => ({ tone, text }) as const;

export const Leading = meta.story({
  tags: ['vrt'],
  args: {
    standing: said('success', 'You lead at $2,400. Your maximum of $3,000 is held.'),
    tiles: tiles('$2,400', 'Met', 0),
  },
});

export const Outbid = meta.story({
  args: { standing: said('info', 'You were outbid, and your credits are back.') },
});

/** A bid in its last minutes has put the hammer off. */
export const Extended = meta.story({
  args: { hammerIn: 299, tiles: tiles('$5,200', 'Met', 7) },
});

export const Sealed = meta.story({
  args: {
    hammerIn: 120,
    standing: said('info', 'Your sealed bid is in. Nobody sees it before the hammer falls.'),
    tiles: tiles('$6,100', 'Met', 12),
  },
});

/** No time is left, and its end is not told yet. */
export const Falling = meta.story({ args: { hammerIn: 0 } });

const over = { hammerIn: null };

export const Won = meta.story({
  args: {
    ...{ ...over, tiles: tiles('$6,100', 'Met', 3, true) },
    standing: said('success', 'Yours for $6,100. It is in your stable.'),
  },
});

export const Lost = meta.story({
  args: {
    ...{ ...over, tiles: tiles('$6,100', 'Met', 3, true) },
    standing: said('info', 'Sold to Hillside for $6,100.'),
  },
});

export const Unsold = meta.story({
  args: {
    ...{ ...over, tiles: tiles('$2,400', 'Not met', 0, true) },
    standing: said('info', 'Not sold: the reserve was not met. All credits are back.'),
  },
});

export const Withdrawn = meta.story({
  args: {
    ...{ ...over, tiles: tiles('$1,600', '–', 0, true) },
    standing: said('info', 'Its owner withdrew it before the first bid.'),
  },
});

export const Void = meta.story({
  args: {
    ...{ ...over, tiles: tiles('$2,400', 'Not met', 0, true) },
    standing: said(
      'info',
      'Called off: the horse could not be sold any more. All credits are back.',
    ),
  },
});

export const LongNames = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    ...{ ...over, tiles: tiles('$1,000,000', 'Met', 12, true) },
    standing: said('info', 'Sold to The Thirty-Seventh Marquis of Wetherby for $1,000,000.'),
  },
});

export const Loading = meta.story({ render: () => <LotHeadSkeleton /> });

export const Dark = Leading.extend({ tags: ['!vrt'], globals: { theme: 'dark' } });

export const TestTold = meta.story({
  name: 'Test: how it stands is told to those who hear the page when it changes',
  tags: ['!autodocs'],
  args: { standing: said('info', 'You were outbid, and your credits are back.') },
  play: async ({ canvas }) => {
    const told = canvas.getByText(/^You were outbid/);
    await expect(told.closest('[role="status"]')).toBeVisible();
  },
});
