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
    await expect(canvas.getByRole('status', { name: 'The judge' })).toBeEmptyDOMElement();
    canvas.getByRole('region').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('Photograph')).toBeVisible();
    const photograph = await canvas.findByRole('img', { name: /^Photograph/ });
    await expect(photograph).toHaveAccessibleName('Photograph of the finish');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByText(/^(First three|Official): 1 /)).toBeVisible();
  },
});

/** The film at its end, on the page of its race. */
export const CalledInFilm = meta.story({
  tags: ['webgl'],
  args: {
    picture: 'film',
    start: { ms: 120_000, camera: 'director', horseId: 'quiet-harbour' },
  },
  play: Called.input.play,
});

export const CalledOnPhone = CalledInFilm.extend({
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const TestNothingMoves = meta.story({
  name: 'Test: what the judge calls lies over the picture, and moves nothing',
  tags: ['!vrt', '!autodocs'],
  args: { start: { ms: 88_000, camera: 'director', horseId: 'quiet-harbour' } },
  play: async ({ canvas, userEvent }) => {
    const film = canvas.getByRole('region');
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    const controls = () => topOf(canvas.getByRole('button', { name: 'Play' })) - topOf(film);
    const [before, height] = [controls(), film.offsetHeight];
    film.focus();
    await userEvent.keyboard('{ArrowRight>6/}');
    await expect(canvas.getByText(/^Official: 1 /)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('img', { name: /^Photograph/ })).toBeVisible());
    await expect([controls(), film.offsetHeight]).toEqual([before, height]);
  },
});

export const TestResultOnPage = meta.story({
  name: 'Test: where the result stands on the page, the film tells no order of its own',
  tags: ['!vrt', '!autodocs'],
  args: {
    start: { ms: 120_000, camera: 'director', horseId: 'quiet-harbour' },
    resultOnPage: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Official: 1 /)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Place/ })).toBeNull();
    const field = within(canvas.getByRole('list', { name: 'The field, by stall' }));
    await expect(field.getAllByRole('button')[0]).toHaveTextContent('1 Silver Comet');
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
    await expect(canvas.getByText(/^All home: 1 /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Settle' }));
    await expect(canvas.getByText(/^Official: 1 /)).toBeVisible();
  },
});
