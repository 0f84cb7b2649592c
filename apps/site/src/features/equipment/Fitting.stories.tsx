import { expect, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { horse } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { forgetRequests, sentCalls } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben } from '../../storybook/players.ts';
import { desktop, press, refused } from '../../storybook/refusals.ts';
import { piece } from '../../storybook/shop.ts';

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
    await expect(sentCalls()).toEqual(['POST rpc/equip_horse', 'POST rpc/my_inventory']);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(
      await canvas.findByRole('button', { name: 'Take off Basic Saddle' }),
    ).toBeVisible();
  },
});

export const TestNothingMoves = meta.story({
  name: 'Test: what was pressed stays under the pointer, and the summary tells of nothing else',
  play: async ({ canvas, userEvent }) => {
    const equip = await canvas.findByRole('button', { name: 'Equip Club Saddle' });
    const pieces = () =>
      canvas
        .getAllByRole('button', { name: /^(Equip|Take off) / })
        .map((button) => button.textContent.replace(/^(Equip|Take off) /, ''));
    const before = pieces();
    const { top } = equip.getBoundingClientRect();
    await userEvent.click(equip);
    await expect(
      await canvas.findByText('Silver Comet wears Club Saddle, in place of Basic Saddle.'),
    ).toBeVisible();
    const takeOff = await canvas.findByRole('button', { name: 'Take off Club Saddle' });
    await expect(pieces()).toEqual(before);
    await expect(takeOff.getBoundingClientRect().top).toBe(top);
    await expect(canvas.queryByText(/^\([+−]\d+\)$/)).toBeNull();
  },
});

export const TestTakesOff = meta.story({
  name: 'Test: a piece is taken off, and put on again by Undo',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Horseshoes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take off Steel Plates' }));
    await expect(
      await canvas.findByText('Taken off Silver Comet, and put in your tack room: Steel Plates.'),
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

/** The saddle room of a large stable: as many kinds of saddle as there are horses. */
const manySaddles = {
  ...game,
  players: [
    {
      ...ada,
      equipment: [
        ...ada.equipment,
        ...Array.from({ length: 60 }, (_, index) =>
          piece('Club Saddle', { id: `saddle ${index}`, name: `Saddle ${index + 1}` }),
        ),
      ],
    },
    ben,
  ],
};

export const TestEquipRefused = meta.story({
  name: 'Test: each refusal to put a piece on is read where it was pressed',
  ...refused('equip_horse', { game: manySaddles }, async (round) => {
    await press('Equip Saddle 40', round);
    await expect(screen.getByRole('button', { name: 'Equip Saddle 40' })).toHaveFocus();
  }),
});

export const TestEquipRefusedAtDesk = TestEquipRefused.extend({
  name: 'Test: … also at a desk',
  ...desktop,
});

export const TestTakingOffRefused = meta.story({
  name: 'Test: each refusal to take a piece off is read where it was pressed',
  ...refused('unequip_horse', {}, (round) => press('Take off Basic Saddle', round)),
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
