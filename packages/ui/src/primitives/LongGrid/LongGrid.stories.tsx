import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { SaleCard } from '../../components/market/SaleCard/SaleCard';
import { forSale } from '../../fixtures/market';
import { LongGrid } from './LongGrid';

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
    cardHeight: 460,
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

export const TestNodes = meta.story({
  name: 'Test: of 100,000 cards the document holds the 40 at most that are near the screen',
  args: { visit: 'nodes' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('feed', { name: 'Horses' });
    for (const part of [0, 0.25, 0.5, 1]) {
      window.scrollTo(0, part * document.documentElement.scrollHeight);
      await waitFor(() =>
        expect(shown(canvasElement).some((n) => Math.abs(n - part * cards.length) < 50)).toBe(true),
      );
      await expect(shown(canvasElement).length).toBeLessThanOrEqual(40);
    }
    window.scrollTo(0, 0);
  },
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
