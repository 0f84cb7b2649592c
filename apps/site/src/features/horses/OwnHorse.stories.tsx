import { DAY } from '@furlong/game/rules';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { careerOf } from '../../storybook/career.ts';
import { horse } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { declaredRace } from '../../storybook/races.ts';

const [comet, ...others] = ada.horses;
if (!comet) throw new Error('Ada has no horse.');
const justBought = { ...comet, sellableFrom: moment + 7 * DAY };
const races = [...careerOf(9), declaredRace];
const sold = {
  ...game,
  players: [{ ...ada, horses: [justBought, ...others] }],
  races,
  bought: { [comet.id]: 11_200 },
};

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Horse, by Its Owner',
  tags: ['!autodocs'],
  args: {
    ...pageStoryArgs,
    path: `/horses/${horse.id}`,
    game: { ...game, races },
  },
});

/** A note whose answer is lost stays where it was typed. */
export const NoteNotKept = meta.story({
  args: {
    player: ada,
    handlers: () => [http.post('*/rest/v1/rpc/note_horse', () => HttpResponse.error())],
  },
  play: async ({ canvas, userEvent }) => {
    const notes = await canvas.findByRole('textbox', { name: 'Your notes' });
    await userEvent.type(notes, 'Slow to start.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save notes' }));
    await expect(await canvas.findByText(/No answer came\. Do it again/)).toBeVisible();
    await expect(notes).toHaveValue('Slow to start.');
  },
});

export const TestDraftKept = meta.story({
  name: 'Test: a note that was typed and not saved is there when the page is entered again',
  args: { player: ada },
  play: async ({ canvas, userEvent }) => {
    const notes = () => canvas.findByRole('textbox', { name: 'Your notes' });
    await userEvent.type(await notes(), 'Slow to start.');
    await userEvent.click(canvas.getByRole('link', { name: declaredRace.race.name }));
    await canvas.findByRole('heading', { level: 1, name: declaredRace.race.name });
    const [link] = await canvas.findAllByRole('link', { name: horse.name });
    if (link) await userEvent.click(link);
    await expect(await notes()).toHaveValue('Slow to start.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save notes' }));
    await expect(await canvas.findByText('Saved.')).toBeVisible();
    await expect(Object.keys(sessionStorage)).toEqual([]);
  },
});

/** It is renamed, once: then its page says what it was called before. */
export const Renamed = meta.story({
  args: { player: ada },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'New name' }), 'Ebony Tide');
    await userEvent.click(screen.getByRole('button', { name: 'Rename once' }));
    await expect(
      await canvas.findByText('Called Silver Comet until its owner renamed it'),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ebony Tide' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Rename' })).toBeNull());
  },
});

/** It came from the house today: a new name would end the time in which it can go back. */
export const RenamedForGood = meta.story({
  args: { player: { ...ada, horses: [justBought, ...others] }, game: sold },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename' }));
    await expect(
      await screen.findByText(/takes it back for \$11,200 until .*, but not once it is renamed/),
    ).toBeVisible();
  },
});

export const TestFitness = meta.story({
  name: 'Test: its owner sees its condition and energy, when it is rested, and how good it is',
  args: { player: ada },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('meter', { name: 'Condition' })).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Energy' })).toBeVisible();
    await expect(canvas.getByText('It is rested.')).toBeVisible();
    await expect(
      canvas.getByText(/agility and balance lie between \d\d and \d\d points/),
    ).toBeVisible();
  },
});

/** Somebody else's horse tells nothing of that. */
export const TestOthersFitness = meta.story({
  name: 'Test: nobody else sees its condition or energy',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: horse.name });
    await expect(canvas.queryByRole('meter', { name: 'Energy' })).toBeNull();
  },
});
