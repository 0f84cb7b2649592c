import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { horse } from '../../storybook/fixtures.ts';
import { bodiesOf, forgetRequests, sentCalls } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { press, refused } from '../../storybook/refusals.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Send to Gallop',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: `/stable/gallops?horse=${horse.id}`, player: ada },
});

const button = { name: 'Gallop' };
const galloping = '*/rest/v1/rpc/gallop';

export const TestAsked = meta.story({
  name: 'Test: what is chosen is asked, and no more is fetched than it changed',
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Distance' }),
      '1200',
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

export const TestRefused = meta.story({
  name: 'Test: each refusal is read where it was pressed, and no gallop of the day is gone',
  ...refused('gallop', {}, async (round) => {
    await screen.findByText('6 of 6 left today');
    await press('Gallop', round);
  }),
});

export const TestNoGhost = meta.story({
  name: 'Test: … also against a ghost',
  ...refused('gallop_against_ghost', {}, async (round) => {
    await userEvent.click(await screen.findByRole('radio', { name: /a race it has run$/ }));
    await screen.findByText('6 of 6 left today');
    await press('Gallop', round);
  }),
});
