import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { watched } from '../../../fixtures/watched';
import { RacePlayer } from './RacePlayer';

const meta = preview.meta({
  title: 'Components/Races/RacePlayer/Finish',
  component: RacePlayer,
  tags: ['vrt'],
  args: watched,
  parameters: { maxInlineSize: 760 },
});

/** The judge has looked at the photograph; what it shows is told beside it. */
export const Called = meta.story({
  args: { start: { ms: 107_500, camera: 'director', horseId: 'quiet-harbour' } },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('canvas[data-developed]')).not.toBeNull(),
    );
  },
});

export const TestJudge = meta.story({
  name: 'Test: a close finish is a photograph first, and no result is told before it is called',
  tags: ['!vrt', '!autodocs'],
  args: { start: { ms: 97_000, camera: 'director', horseId: 'quiet-harbour' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/Photo finish/)).toBeNull();
    canvas.getByRole('region').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('Photograph')).toBeVisible();
    // Who is not in it is written down already.
    const placed = watched.finish.order.slice(0, 3);
    const card = canvas.queryByRole('article');
    for (const { horse } of placed)
      await expect(card ?? canvas.getByText('Photograph')).not.toHaveTextContent(horse);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByText(/^(First three|All home): 1 /)).toBeVisible();
    await expect(canvas.getByText(/Photo finish/)).toBeVisible();
  },
});

const [won = 0, second = 0] = watched.film.runners
  .flatMap(({ timeMs }) => timeMs ?? [])
  .toSorted((a, b) => a - b);

export const TestCard = meta.story({
  name: 'Test: a finish that is plain is written down as each passes the post',
  tags: ['!vrt', '!autodocs'],
  args: {
    finish: { ...watched.finish, close: false },
    start: { ms: (won + second) / 2, camera: 'director', horseId: 'quiet-harbour' },
  },
  play: async ({ canvas, userEvent }) => {
    const written = () => within(canvas.getByRole('article')).getAllByRole('listitem');
    await expect(written()).toHaveLength(1);
    await expect(canvas.getByRole('status', { name: 'The judge' })).toBeEmptyDOMElement();
    canvas.getByRole('region').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(written()).toHaveLength(watched.film.runners.length);
  },
});

export const TestUnsettled = meta.story({
  name: 'Test: what the judge calls is not official until the race is settled',
  tags: ['!vrt', '!autodocs'],
  args: { start: { ms: 120_000, camera: 'director', horseId: 'quiet-harbour' }, official: false },
  render: function Settled(args) {
    const [settled, setSettled] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setSettled(true)}>
          Settle
        </button>
        <RacePlayer {...args} official={settled} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Photo finish/)).toBeVisible();
    await expect(canvas.queryByText('Official')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Settle' }));
    await expect(canvas.getByText('Official')).toBeVisible();
  },
});
