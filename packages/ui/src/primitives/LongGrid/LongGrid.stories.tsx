import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { SaleCard } from '../../components/market/SaleCard/SaleCard';
import { forSale } from '../../fixtures/market';
import { LongGrid, type LongGridProps } from './LongGrid';

const horses = Object.values(forSale);
const cards = Array.from({ length: 100_000 }, (_, index) => ({
  ...(horses[index % horses.length] ?? forSale.nightingale),
  horseId: `h${index + 1}`,
  name: `Horse ${index + 1}`,
}));

const meta = preview.meta({
  title: 'Primitives/LongGrid',
  component: LongGrid<(typeof cards)[number]>,
  tags: ['!autodocs'],
  args: {
    label: 'Horses',
    items: cards,
    keyOf: ({ horseId }) => horseId,
    renderItem: (card, place) => <SaleCard {...card} place={place} onBuy={() => undefined} />,
    columnMin: 288,
    cardHeight: { inLine: 460, alone: 210 },
    total: cards.length,
    visit: 'story',
  },
});

/** A hundred thousand cards, of which few are in the document. */
export const Default = meta.story();

/** Fewer than fill the screen. */
export const Few = meta.story({ args: { items: cards.slice(0, 2), total: 2, visit: 'few' } });

const shown = (root: HTMLElement) =>
  [...root.querySelectorAll('article')].map((card) => Number(card.getAttribute('aria-posinset')));

/** The elements below the list, of which 250 may be in the document. */
const nodes = (feed: HTMLElement) => feed.querySelectorAll('*').length;

const cardsOnScreen = (root: HTMLElement) =>
  [...root.querySelectorAll('article')].filter((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  }).length;

const sized = (width: number, height: number) => ({
  globals: { viewport: { value: 'window', isRotated: false } },
  parameters: {
    viewport: {
      options: {
        window: {
          name: `${width} × ${height}`,
          styles: { width: `${width}px`, height: `${height}px` },
        },
      },
    },
  },
});

async function testNodes(feed: HTMLElement) {
  const seen: number[] = [];
  // A window of one column is too high for a browser at 100,000 cards: it goes as far as it can.
  const scrollTo = async (part: number) => {
    window.scrollTo(0, part * document.documentElement.scrollHeight);
    await waitFor(() => expect(cardsOnScreen(feed)).toBeGreaterThan(0));
    seen.push(nodes(feed));
  };
  for (const part of [0, 0.25, 0.5, 1]) await scrollTo(part);
  // Up again, with the focus far away.
  feed.querySelector<HTMLElement>('article a')?.focus({ preventScroll: true });
  for (const part of [0.7501, 0.3333, 0]) await scrollTo(part);
  await expect(Math.max(...seen)).toBeLessThanOrEqual(250);
}

export const TestNodes = meta.story({
  name: 'Test: of 100,000 cards the document holds 250 elements at most, at 1440 × 900',
  args: { visit: 'nodes' },
  ...sized(1440, 900),
  play: async ({ canvas }) => testNodes(await canvas.findByRole('feed', { name: 'Horses' })),
});

export const TestNodesOnAPhone = meta.story({
  name: 'Test: of 100,000 cards the document holds 250 elements at most, at 390 × 844',
  args: { visit: 'nodes on a phone' },
  ...sized(390, 844),
  play: async ({ canvas }) => testNodes(await canvas.findByRole('feed', { name: 'Horses' })),
});

export const TestFocus = meta.story({
  name: 'Test: the card with the focus stays when its row is far away, and Tab goes on from it',
  args: { visit: 'focus' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const feed = await canvas.findByRole('feed', { name: 'Horses' });
    await waitFor(() => expect(shown(canvasElement)[0]).toBe(1));
    const [first] = feed.querySelectorAll<HTMLElement>('article button');
    first?.focus();
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await waitFor(() =>
      expect(shown(canvasElement).some((n) => Math.abs(n - cards.length / 2) < 50)).toBe(true),
    );
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(shown(canvasElement)[0]).toBe(1);
    await expect(document.activeElement?.closest('article')).not.toBeNull();
    window.scrollTo(0, 0);
  },
});

/** Its items are turned round by an answer. */
function Answered(args: LongGridProps<(typeof cards)[number]>) {
  const [items, setItems] = useState(args.items);
  useEffect(() => {
    const answer = () => setItems((before) => before.toReversed());
    document.addEventListener('answer', answer);
    return () => document.removeEventListener('answer', answer);
  }, []);
  return <LongGrid {...args} items={items} />;
}

async function testAnswer(canvasElement: HTMLElement, count: number) {
  const canvas = within(canvasElement);
  const button = await canvas.findByRole('button', { name: 'Buy Now Horse 1' });
  button.focus();
  document.dispatchEvent(new Event('answer'));
  await waitFor(() =>
    expect(canvas.getAllByRole('article')[0]).toHaveTextContent(`Horse ${count}`),
  );
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Buy Now Horse 1'));
}

export const TestAnswer = meta.story({
  name: 'Test: a card that an answer moves to another row keeps the focus',
  args: { visit: 'answer', items: cards.slice(0, 6), total: 6 },
  render: Answered,
  play: ({ canvasElement }) => testAnswer(canvasElement, 6),
});

export const TestFarAnswer = meta.story({
  name: 'Test: a card that an answer moves to a row far away keeps the focus',
  args: { visit: 'far answer', items: cards.slice(0, 600), total: 600 },
  render: Answered,
  play: ({ canvasElement }) => testAnswer(canvasElement, 600),
});
