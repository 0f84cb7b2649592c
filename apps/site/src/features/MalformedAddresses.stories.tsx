import { HttpResponse, http } from 'msw';
import { expect, type within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageStoryArgs, pageStoryMeta } from '../storybook/pageStoryMeta.ts';

/** How the database refuses a value that can be no id, before it looks for anything. */
const malformed = ['races', 'race_requests', 'horses', 'stables'].map((table) =>
  http.get(`*/rest/v1/${table}`, () =>
    HttpResponse.json(
      {
        ...{ code: '22P02', hint: null, details: null },
        message: 'invalid input syntax for type uuid: "nowhere"',
      },
      { status: 400 },
    ),
  ),
);

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Malformed Addresses',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/', handlers: () => malformed },
});

/** A page for an address that can be nothing's is not there; nothing has failed that could be tried again. */
const missing = (path: string) => ({
  args: { path },
  play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    await expect(await canvas.findByText('This page has bolted')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const Race = meta.story(missing('/races/nowhere'));
export const RaceRequest = meta.story(missing('/races/requests/nowhere'));
export const Horse = meta.story(missing('/horses/nowhere'));
export const Stable = meta.story(missing('/stables/nowhere'));
export const Jockey = meta.story(missing('/races/jockeys/tom'));
export const NobodysLicence = meta.story(missing('/races/jockeys/41'));
export const Track = meta.story(missing('/races/track/nowhere'));
