import { type GameErrorCode, gameErrors } from '@furlong/game/rules';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { refusal } from '../../storybook/backendStates.ts';
import { horse } from '../../storybook/fixtures.ts';
import { bodiesOf, forgetRequests, sentCalls } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Send to Gallop',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: `/stable/gallops?horse=${horse.id}`, player: ada },
});

const button = { name: 'Gallop' };
const galloping = '*/rest/v1/rpc/gallop';

/** Whatever the database refuses, in the order in which it looks. */
const refusals: readonly GameErrorCode[] = [
  'not_signed_in',
  'bad_request',
  'request_reused',
  'no_stable',
  'horse_not_found',
  'horse_not_yours',
  'horse_retired',
  'gallops_after_work',
  'horse_for_sale',
  'no_gallops_left',
];

/** Answers each request with the next of the refusals. */
const refuseInTurn = (path: string, codes: readonly GameErrorCode[]) => () => {
  let asked = 0;
  return [
    http.post(path, () => {
      const code = codes[asked++];
      return code === undefined ? HttpResponse.error() : refusal(code);
    }),
  ];
};

/** The database refuses what the screen could not foresee, each time for a reason of its own. */
export const Refused = meta.story({
  args: { handlers: refuseInTurn(galloping, refusals) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('6 of 6 left today');
    for (const code of refusals) {
      await userEvent.click(await canvas.findByRole('button', button));
      await expect(await canvas.findByText(gameErrors[code])).toBeVisible();
    }
    await expect(canvas.getByText('6 of 6 left today')).toBeVisible();
    await expect(canvas.queryByText(/lengths ahead/)).toBeNull();
  },
});

/** There is no ghost of that race: it was run on another engine. */
export const NoGhost = meta.story({
  args: { handlers: refuseInTurn('*/rest/v1/rpc/gallop_against_ghost', ['run_not_found']) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /a race it has run$/ }));
    await userEvent.click(canvas.getByRole('button', button));
    await expect(
      await canvas.findByText('There is no run of this horse that it can be sent against.'),
    ).toBeVisible();
  },
});

export const TestAsked = meta.story({
  name: 'Test: what is chosen is asked, and no more is fetched than it changed',
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Distance' }),
      '1200 m',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Surface' }), 'Dirt');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Going' }), 'Muddy');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Equipment' }),
      'Without equipment',
    );
    forgetRequests();
    await userEvent.click(canvas.getByRole('button', button));
    await expect(await canvas.findByText('5 of 6 left today')).toBeVisible();
    await expect(bodiesOf('POST rpc/gallop')[0]).toMatchObject({
      p_horse_id: horse.id,
      ...{ p_distance: 1200, p_surface: 'Dirt', p_going: 65, p_equipped: false },
    });
    await expect(sentCalls().toSorted()).toEqual([
      'POST rpc/gallop',
      'POST rpc/my_gallop_notebook',
      'POST rpc/my_gallops',
    ]);
  },
});

export const TestDoublePress = meta.story({
  name: 'Test: two presses at once are one gallop',
  play: async ({ canvas }) => {
    const press = await canvas.findByRole('button', button);
    await canvas.findByText('6 of 6 left today');
    // Nothing is drawn between the two, so that no disabled button helps.
    press.click();
    press.click();
    await expect(await canvas.findByText('5 of 6 left today')).toBeVisible();
    await expect(bodiesOf('POST rpc/gallop')).toHaveLength(1);
  },
});

export const TestLostAnswer = meta.story({
  name: 'Test: a lost answer is asked for with the same request',
  args: {
    handlers: () => [http.post(galloping, () => HttpResponse.error(), { once: true })],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('6 of 6 left today');
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(await canvas.findByText(/No answer came/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', button));
    await expect(await canvas.findByText('1.3 lengths ahead')).toBeVisible();
    const [first, second] = bodiesOf('POST rpc/gallop');
    await expect(second).toEqual(first);
  },
});
