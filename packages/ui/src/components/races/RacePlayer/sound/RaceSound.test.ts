import { expect, test } from 'vitest';
import { RaceSound } from './RaceSound';

/** What is to be heard in two seconds: its mean loudness, and its loudest moment. */
async function rendered(play: (sound: RaceSound) => void) {
  const context = new OfflineAudioContext(1, 2 * 44_100, 44_100);
  play(new RaceSound(context, 'Turf'));
  const samples = (await context.startRendering()).getChannelData(0);
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return { mean: Math.sqrt(power), peak: samples.reduce((a, b) => Math.max(a, Math.abs(b)), 0) };
}

/** Six horses at the gallop, close by. */
function gallop(sound: RaceSound) {
  for (let i = 0; i < 110; i++) sound.beat({ loudness: 0.8 }, i / 55);
}

test('nothing is heard until there is something to hear', async () => {
  expect(await rendered(() => {})).toEqual({ mean: 0, peak: 0 });
});

test('hooves and a full stand are heard, and nothing is distorted', async () => {
  const hooves = await rendered(gallop);
  expect(hooves.mean).toBeGreaterThan(0.02);
  const murmur = await rendered((sound) => sound.cheer(0.12));
  const cheer = await rendered((sound) => sound.cheer(1));
  expect(cheer.mean).toBeGreaterThan(4 * murmur.mean);
  const all = await rendered((sound) => {
    gallop(sound);
    sound.cheer(1);
  });
  expect(all.mean).toBeGreaterThan(hooves.mean);
  expect(all.peak).toBeLessThan(1);
});
