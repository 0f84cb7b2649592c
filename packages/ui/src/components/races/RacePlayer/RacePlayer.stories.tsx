import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { watched } from '../../../fixtures/watched';
import type { RaceFilm } from '../RaceView/film';
import { RacePlayer } from './RacePlayer';

const meta = preview.meta({
  title: 'Components/Races/RacePlayer',
  component: RacePlayer,
  tags: ['vrt'],
  args: watched,
  parameters: { maxInlineSize: 760 },
});

/** Where motion is unwelcome, data is dear or there is no WebGL: the course, and nothing else lost. */
export const Default = meta.story();

/** With the film; a colour of its own for who is followed, a word for what is one's own. */
export const Film = meta.story({
  args: { picture: 'film' },
  tags: ['webgl'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
  },
});

/** Figures and plan beside each other over the picture. */
export const FilmOnPhone = Film.extend({
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** A race that is on, at everybody's moment: on the course, and the field nearer. */
export const Live = meta.story({ args: { live: () => 62_400, autoplay: true } });

export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const LiveOnPhone = meta.story({
  args: { live: () => 62_400, autoplay: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const TestKeyboard = meta.story({
  name: 'Test: the film is moved, cut and shared by the keyboard',
  tags: ['!vrt', '!autodocs'],
  args: { autofocus: true },
  render: function Chosen(args) {
    const [picture, setPicture] = useState(args.picture);
    return (
      <RacePlayer
        {...args}
        picture={picture}
        onPictureChange={(detail) => setPicture(detail.picture)}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const share = canvas.getByRole('button', { name: 'Copy a link to this moment' });
    await expect(
      canvas.getByRole('button', { name: /^Place 2 +number 8 North Wind +behind by \+0\.0 L$/ }),
    ).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('1:20')).toBeVisible();
    await userEvent.keyboard('.4');
    await userEvent.click(share);
    await expect(args.onShare).toHaveBeenLastCalledWith({
      ms: 80_040,
      camera: 'head-on',
      horseId: 'quiet-harbour',
    });
    await expect(canvas.getByText('The link to this moment is copied.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Morning Glory/ }));
    // Its page opens beside the film, which is not lost.
    const page = canvas.getByRole('link', { name: 'Morning Glory (opens in a new tab)' });
    await expect(page).toHaveAttribute('href', '/horses/morning-glory');
    await expect(page).toHaveAttribute('target', '_blank');
    await userEvent.click(share);
    await expect(args.onShare).toHaveBeenLastCalledWith({
      ms: 80_040,
      camera: 'follow',
      horseId: 'morning-glory',
    });
  },
});

export const TestLive = meta.story({
  name: 'Test: a race that is on is joined where it is, rewound, and returned to, and not run ahead of',
  tags: ['!vrt', '!autodocs'],
  args: { live: () => 42_000, autoplay: true },
  play: async ({ canvas, userEvent }) => {
    const live = canvas.getByRole('button', { name: 'Live' });
    await expect(canvas.getByText('0:42')).toBeVisible();
    await expect(live).toHaveAttribute('aria-pressed', 'true');
    // The leader and one's own are told apart on the plan, and nobody else.
    const [leader = canvas.getByRole('list')] = canvas.getAllByRole('listitem');
    const [, first] = leader.textContent.match(/number (\d+)/) ?? [];
    const plan = canvas.getByRole('img', { name: /^Plan of Ashford Downs/ });
    const flags = Array.from(plan.querySelectorAll('text'), ({ textContent }) => textContent);
    await expect(flags.toSorted()).toEqual([first, '5'].toSorted());
    await expect(canvas.queryByTitle(/200 metres to go/)).toBeNull();
    canvas.getByRole('region').focus();
    await userEvent.keyboard('{ArrowLeft} ');
    await expect(canvas.getByText('0:37')).toBeVisible();
    await expect(live).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByText('0:42')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}l');
    await expect(canvas.getByText('0:42')).toBeVisible();
    await expect(live).toHaveAttribute('aria-pressed', 'true');
  },
});

const { film } = watched;
const inStalls: RaceFilm = {
  ...film,
  positions: film.positions.slice(0, 2 * film.runners.length),
};

export const TestOff = meta.story({
  name: 'Test: who waited at the stalls sees the race from its first stride, and catches up',
  tags: ['!vrt', '!autodocs'],
  args: { film: inStalls, live: () => 0, autoplay: true },
  render: function Waiting(args) {
    const [off, setOff] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOff(true)}>
          Off
        </button>
        <RacePlayer {...args} film={off ? film : inStalls} live={off ? () => 2_000 : () => 0} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('0:00')).toBeVisible();
    canvas.getByRole('region').focus();
    await userEvent.keyboard(' {ArrowLeft}{ArrowLeft}');
    // Nobody leads, or lies anywhere, who is being loaded.
    const field = within(canvas.getByRole('list', { name: 'The field, by stall' }));
    await expect(field.getByRole('button', { name: 'Number 1 Silver Comet' })).toBeVisible();
    await expect(canvas.queryByText('Leader at')).toBeNull();
    await expect(canvas.queryByRole('img', { name: /leads/ })).toBeNull();
    await expect(canvas.getByText('The even numbers follow.')).toBeVisible();
    await userEvent.keyboard('l');
    await userEvent.click(canvas.getByRole('button', { name: 'Off' }));
    await waitFor(() => expect(canvas.getByText('0:01')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Live' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
});

export const TestPlays = meta.story({
  name: 'Test: it plays, says what happens, and stops',
  tags: ['!vrt', '!autodocs'],
  args: { start: { ms: 83_500, camera: 'director', horseId: 'quiet-harbour' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status', { name: 'Commentary' })).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'Commentary' })).toHaveTextContent(
        '200 metres to go: Golden Mile',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
});

export const TestUnavailable = meta.story({
  name: 'Test: a browser without WebGL shows the course instead, and says so',
  tags: ['!vrt', '!autodocs'],
  args: { picture: 'film' },
  beforeEach: () => {
    const { getContext } = HTMLCanvasElement.prototype;
    const without = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind === '2d' ? Reflect.apply(getContext, this, [kind, ...rest]) : null;
    };
    Object.assign(HTMLCanvasElement.prototype, { getContext: without });
    return () => {
      Object.assign(HTMLCanvasElement.prototype, { getContext });
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This browser cannot show the film/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: /Plan of Ashford Downs/ })).toBeVisible();
  },
});
