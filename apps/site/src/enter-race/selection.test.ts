import { describe, expect, test } from 'vitest';
import { beginSelection, chosenPair, type SelectionAction, select } from './selection.ts';

const play = (...actions: SelectionAction[]) => actions.reduce(select, beginSelection(null, null));
const pickHorse: SelectionAction = { type: 'pick horse', horseId: 'silver-comet' };
const pickRace: SelectionAction = { type: 'pick race', raceId: 'ashford-stakes' };
const confirm = (requestId: string): SelectionAction => ({ type: 'confirm', requestId });

describe('the summary', () => {
  test('exists only when a horse and a race are chosen, in either order', () => {
    expect(chosenPair(play())).toBeNull();
    expect(chosenPair(play(pickHorse))).toBeNull();
    expect(chosenPair(play(pickRace))).toBeNull();
    const both = { horseId: 'silver-comet', raceId: 'ashford-stakes' };
    expect(chosenPair(play(pickHorse, pickRace))).toEqual(both);
    expect(chosenPair(play(pickRace, pickHorse))).toEqual(both);
  });

  test('begins with what the link named', () => {
    expect(chosenPair(beginSelection('a', 'b'))).toEqual({ horseId: 'a', raceId: 'b' });
  });
});

describe('an entry', () => {
  test('is not sent before both are chosen', () => {
    expect(play(pickHorse, confirm('r1')).entry).toEqual({ step: 'choosing' });
  });

  test('keeps its first request id through a double click', () => {
    const twice = play(pickHorse, pickRace, confirm('r1'), confirm('r2'));
    expect(twice.entry).toEqual({ step: 'sending', requestId: 'r1' });
  });

  test('is repeated with the same request id after a lost answer', () => {
    const again = play(pickHorse, pickRace, confirm('r1'), { type: 'answer lost' }, confirm('r2'));
    expect(again.entry).toEqual({ step: 'sending', requestId: 'r1' });
  });

  test('cannot be turned into another one while its answer is outstanding', () => {
    const lost = play(pickHorse, pickRace, confirm('r1'), { type: 'answer lost' });
    expect(select(lost, { type: 'pick race', raceId: 'other' })).toBe(lost);
  });

  test('gets a new request id after a refusal, which is an answer', () => {
    const refused = play(pickHorse, pickRace, confirm('r1'), {
      type: 'refused',
      code: 'race_full',
    });
    expect(refused.entry).toEqual({ step: 'refused', code: 'race_full' });
    expect(select(refused, confirm('r2')).entry).toEqual({ step: 'sending', requestId: 'r2' });
  });

  test('shows the refusal until another horse or race is picked', () => {
    const refused = play(pickHorse, pickRace, confirm('r1'), {
      type: 'refused',
      code: 'race_full',
    });
    expect(select(refused, { type: 'pick race', raceId: 'other' }).entry.step).toBe('choosing');
  });

  test('that was made is not sent again, and the next pick begins another', () => {
    const made = play(pickHorse, pickRace, confirm('r1'), { type: 'entered' });
    expect(select(made, confirm('r2'))).toBe(made);
    expect(select(made, pickHorse)).toEqual(beginSelection('silver-comet', null));
  });
});
