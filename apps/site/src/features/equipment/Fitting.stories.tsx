import { http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { refusal } from '../../storybook/backendStates.ts';
import { horse } from '../../storybook/fixtures.ts';
import { forgetRequests, sentCalls } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';

const path = '/stable/apply-equipment';
const chosen = `${path}?horse=${horse.id}`;

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Fitting',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: chosen, player: ada },
});

export const TestEquips = meta.story({
  name: 'Test: a piece is put on by key, what was there comes off, and the way back is offered',
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Equip Club Saddle' });
    button.focus();
    await expect(await canvas.findByText('(+2)')).toBeVisible();
    forgetRequests();
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByText('Silver Comet wears Club Saddle, in place of Basic Saddle.'),
    ).toBeVisible();
    const takeOff = await canvas.findByRole('button', { name: 'Take off Club Saddle' });
    await expect(takeOff).toHaveFocus();
    await expect(sentCalls()).toEqual(['POST rpc/equip_horse', 'POST rpc/tack_room']);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(
      await canvas.findByRole('button', { name: 'Take off Basic Saddle' }),
    ).toBeVisible();
  },
});

export const TestTakesOff = meta.story({
  name: 'Test: a piece is taken off, and put on again by Undo',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Horseshoes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take off Steel Plates' }));
    await expect(
      await canvas.findByText('Steel Plates is off Silver Comet, and lies in your tack room.'),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Equip Steel Plates' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(
      await canvas.findByRole('button', { name: 'Take off Steel Plates' }),
    ).toBeVisible();
  },
});

export const TestMoves = meta.story({
  name: 'Test: what another horse wears is moved',
  args: { path: `${chosen}&slot=bridle` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Worn by Iron Duchess: it will be moved')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Equip Ring Bridle' }));
    await expect(await canvas.findByRole('button', { name: 'Take off Ring Bridle' })).toBeVisible();
  },
});

const refusals = {
  equipment_not_yours: 'This piece of equipment belongs to another stable.',
  horse_not_yours: 'This horse belongs to another stable.',
  wrong_slot: 'This piece does not fit that slot.',
  equipment_worn_out: 'This piece is worn out. Buy another to put on.',
  equipment_on_card:
    'Entries for the race of this horse have closed, and its card names what it wears. Change it after the race.',
  not_signed_in: 'Please sign in to do this.',
} as const;

const codes = [
  'equipment_not_yours',
  'horse_not_yours',
  'wrong_slot',
  'equipment_worn_out',
  'equipment_on_card',
  'not_signed_in',
] as const;
let answered = 0;

/** The database knows better than the page. */
export const Refused = meta.story({
  args: {
    handlers: () => [
      http.post('*/rest/v1/rpc/equip_horse', () => {
        answered += 1;
        return refusal(codes[answered - 1] ?? 'bad_request');
      }),
    ],
  },
  beforeEach: () => {
    answered = 0;
  },
  play: async ({ canvas, userEvent }) => {
    for (const code of codes) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Equip Club Saddle' }));
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(refusals[code]));
    }
  },
});

/** Another device took it off a moment ago. */
export const TakingOffRefused = meta.story({
  args: {
    handlers: () => [http.post('*/rest/v1/rpc/unequip_horse', () => refusal('equipment_not_worn'))],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take off Basic Saddle' }));
    await expect(await canvas.findByText('No horse wears this piece any more.')).toBeVisible();
  },
});

export const TestSlots = meta.story({
  name: 'Test: six slots, what there is for one, and the four bonuses that all adds up to',
  play: async ({ canvas, userEvent }) => {
    const worn = within(await canvas.findByRole('list', { name: 'Equipment of Silver Comet' }));
    const slots = ['Saddle', 'Horseshoes', 'Bridle', 'Blanket', 'Whip', 'Boots'];
    await expect(worn.getAllByRole('listitem')).toHaveLength(slots.length);
    for (const name of slots) await expect(worn.getByRole('button', { name })).toBeVisible();
    await expect(worn.getByRole('button', { name: 'Whip' })).toHaveAccessibleDescription(
      'None equipped',
    );
    await userEvent.click(worn.getByRole('button', { name: 'Saddle' }));
    await expect(canvas.getByRole('button', { name: 'Equip Club Saddle' })).toBeEnabled();
    const summary = within(canvas.getByRole('region', { name: 'Effects Summary' }));
    const bonuses = summary.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(bonuses).toEqual([
      expect.stringMatching(/^Speed bonus/),
      expect.stringMatching(/^Endurance bonus/),
      expect.stringMatching(/^Agility bonus/),
      expect.stringMatching(/^Control bonus/),
    ]);
  },
});
