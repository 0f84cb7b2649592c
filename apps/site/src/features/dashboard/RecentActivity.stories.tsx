import { DAY } from '@furlong/game/rules';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { game } from '../../storybook/game.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben } from '../../storybook/players.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Recent Activity',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/stable', player: ada },
});

const activities = [
  ...ada.activities,
  {
    ...{ id: 'worked', stableId: 'silver-birch', stableName: 'Silver Birch' },
    ...{ horseId: 'iron-duchess', horseName: 'Iron Duchess', at: moment - 3 * DAY },
    ...{ type: 'training' as const, programme: 'endurance' as const },
  },
  {
    ...{ id: 'entered', stableId: 'silver-birch', stableName: 'Silver Birch' },
    ...{ horseId: 'iron-duchess', horseName: 'Iron Duchess', at: moment - 4 * DAY },
    ...{ type: 'race_entry' as const, raceId: 'harbour-sprint', raceName: 'Harbour Sprint' },
  },
];

export const TestActivity = meta.story({
  name: 'Test: wins, training and entries are told with their time, and a win with its prize',
  args: { game: { ...game, players: [{ ...ada, activities }, ben] } },
  play: async ({ canvas }) => {
    const item = async (words: RegExp) => (await canvas.findByText(words)).closest('li');
    const win = await item(/won the Ashford Stakes/);
    await expect(win).toHaveTextContent(/Silver Comet won the Ashford Stakes.*2 h.* ago/);
    await expect(win).toHaveTextContent('$25,000');
    const work = await item(/finished Endurance training/);
    await expect(work).toHaveTextContent(/Iron Duchess finished Endurance training.*3 days ago/);
    const entry = await item(/entered the Harbour Sprint/);
    await expect(entry).toHaveTextContent(/Iron Duchess entered the Harbour Sprint.*4 days ago/);
    await expect(entry).not.toHaveTextContent('$');
  },
});
