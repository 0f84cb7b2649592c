import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { watched } from '../../../../fixtures/watched';
import { RacePlayer } from '../RacePlayer';

const meta = preview.meta({
  title: 'Components/Races/RacePlayer/Sound',
  component: RacePlayer,
  tags: ['!autodocs'],
  args: { ...watched, autofocus: true },
  parameters: { maxInlineSize: 760 },
});

/** Sounds that begin, counted. */
function countSounds() {
  const begun = { count: 0 };
  const start = spyOn(AudioBufferSourceNode.prototype, 'start').mockImplementation(() => {
    begun.count += 1;
  });
  return { begun, restore: () => start.mockRestore() };
}
let begun = { count: 0 };

export const TestSound = meta.story({
  name: 'Test: hooves are heard while it plays, once sound is switched on, and not before',
  beforeEach: () => {
    const counted = countSounds();
    begun = counted.begun;
    return counted.restore;
  },
  play: async ({ canvas, userEvent }) => {
    const sound = canvas.getByRole('button', { name: 'Sound' });
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(canvas.getByText('1:26')).toBeVisible());
    await expect(begun.count).toBe(0);
    await userEvent.click(sound);
    await expect(sound).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(begun.count).toBeGreaterThan(8));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
  },
});

/** A voice that reads until it is told that it has come to the end. */
function slowVoice() {
  const read: SpeechSynthesisUtterance[] = [];
  const speak = spyOn(speechSynthesis, 'speak').mockImplementation((sentence) => {
    read.push(sentence);
  });
  const speaking = spyOn(speechSynthesis, 'speaking', 'get').mockImplementation(
    () => read.length > 0,
  );
  return {
    voice: {
      sentences: () => read.map(({ text }) => text),
      end: () => read.at(-1)?.dispatchEvent(new Event('end')),
    },
    restore: () => {
      speak.mockRestore();
      speaking.mockRestore();
    },
  };
}
let voice = { sentences: (): string[] => [], end: (): boolean | undefined => false };

export const TestReadAloud = meta.story({
  name: 'Test: the commentary is read aloud, each sentence to its end, and the last of those that came meanwhile',
  args: {
    start: { ms: 23_900, camera: 'director', horseId: 'quiet-harbour' },
    captions: [
      { ms: 23_000, text: 'Golden Mile leads.' },
      { ms: 24_000, text: 'North Wind is running wide.' },
      { ms: 24_300, text: 'Ember Days moves up.' },
    ],
  },
  beforeEach: () => {
    const slow = slowVoice();
    voice = slow.voice;
    return slow.restore;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(voice.sentences()).toEqual([]);
    await userEvent.keyboard('r');
    await expect(voice.sentences()).toEqual(['Golden Mile leads.']);
    const commentary = canvas.getByRole('status', { name: 'Commentary' });
    await expect(commentary).toHaveAttribute('aria-live', 'off');
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(commentary).toHaveTextContent('Ember Days'));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(voice.sentences()).toEqual(['Golden Mile leads.']);
    voice.end();
    await expect(voice.sentences()).toEqual(['Golden Mile leads.', 'Ember Days moves up.']);
  },
});
