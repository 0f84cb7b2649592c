import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginSelection,
  chosen,
  type Selection,
  type SelectionAction,
  select,
} from '../../src/selection/selection.ts';
import { selectAutoTraining } from '../../src/training/selectAutoTraining.ts';

const play = (...actions: SelectionAction[]) => actions.reduce(select, beginSelection(null, null));
const pickHorse: SelectionAction = { type: 'pick horse', horseId: 'silver-comet' };
const pickRace: SelectionAction = { type: 'pick target', target: 'ashford-stakes' };
const confirm = (requestId: string): SelectionAction => ({ type: 'confirm', requestId });
const both = { horseId: 'silver-comet', target: 'ashford-stakes' };

describe('the summary', () => {
  it('exists only when both are chosen, in either order', () => {
    expect(chosen(play())).toBeNull();
    expect(chosen(play(pickHorse))).toBeNull();
    expect(chosen(play(pickRace))).toBeNull();
    expect(chosen(play(pickHorse, pickRace))).toEqual(both);
    expect(chosen(play(pickRace, pickHorse))).toEqual(both);
  });

  it('begins with what the link named', () => {
    expect(chosen(beginSelection('a', 'b'))).toEqual({ horseId: 'a', target: 'b' });
    expect(chosen(beginSelection('a', null))).toBeNull();
    expect(chosen(beginSelection(null, 'b'))).toBeNull();
  });

  it('goes with Cancel, which clears the programme and keeps the horse', () => {
    expect(play(pickHorse, pickRace, { type: 'cancel' })).toEqual(play(pickHorse));
    expect(play(pickRace, { type: 'cancel' })).toEqual(play());
  });
});

describe('a request', () => {
  it('is not sent before both are chosen', () => {
    expect(play(pickHorse, confirm('r1'))).toEqual(play(pickHorse));
  });

  it('keeps its first request id through a double click', () => {
    const twice = play(pickHorse, pickRace, confirm('r1'), confirm('r2'));
    expect(twice).toEqual({ step: 'sending', ...both, requestId: 'r1' });
  });

  it('is repeated with the same request id after a lost answer', () => {
    const again = play(pickHorse, pickRace, confirm('r1'), { type: 'answer lost' }, confirm('r2'));
    expect(again).toEqual({ step: 'sending', ...both, requestId: 'r1' });
  });

  it('cannot be turned into another one, or cancelled, while its answer is outstanding', () => {
    const lost = play(pickHorse, pickRace, confirm('r1'), { type: 'answer lost' });
    expect(select(lost, { type: 'pick target', target: 'other' })).toBe(lost);
    expect(select(lost, { type: 'cancel' })).toBe(lost);
  });

  it('gets a new request id after a refusal, which is an answer', () => {
    const refused = play(pickHorse, pickRace, confirm('r1'), {
      type: 'refused',
      code: 'race_full',
    });
    expect(refused).toEqual({ step: 'refused', ...both, code: 'race_full' });
    expect(select(refused, confirm('r2'))).toMatchObject({ step: 'sending', requestId: 'r2' });
  });

  it('shows the refusal until something else is picked', () => {
    const refused = play(pickHorse, pickRace, confirm('r1'), {
      type: 'refused',
      code: 'race_full',
    });
    expect(select(refused, { type: 'pick target', target: 'other' }).step).toBe('chosen');
  });

  it('that was granted is not sent again, and the next pick begins another', () => {
    const made = play(pickHorse, pickRace, confirm('r1'), { type: 'done' });
    expect(select(made, confirm('r2'))).toBe(made);
    expect(select(made, pickHorse)).toEqual(beginSelection('silver-comet', null));
    expect(select(made, pickRace)).toEqual(beginSelection(null, 'ashford-stakes'));
  });
});

const ids = fc.constantFrom('a', 'b', 'c');
const actions: fc.Arbitrary<SelectionAction[]> = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('pick horse' as const), horseId: ids }),
    fc.record({ type: fc.constant('pick target' as const), target: ids }),
    fc.record({ type: fc.constant('confirm' as const), requestId: fc.uuid() }),
    fc.constant({ type: 'cancel' } as const),
    fc.constant({ type: 'answer lost' } as const),
    fc.constant({ type: 'refused', code: 'race_full' } as const),
    fc.constant({ type: 'done' } as const),
  ),
  { maxLength: 30 },
);

/** Every state on the way, the first one included. */
function states(path: readonly SelectionAction[], next = select): Selection[] {
  const seen = [beginSelection(null, null)];
  for (const action of path) seen.push(next(seen.at(-1) ?? beginSelection(null, null), action));
  return seen;
}

describe('on every path', () => {
  it('each state is legal: whole from the choice on, half before it', () => {
    fc.assert(
      fc.property(actions, (path) => {
        for (const state of states(path)) {
          const whole = state.horseId !== null && state.target !== null;
          expect(whole).toBe(state.step !== 'choosing');
          expect(chosen(state) !== null).toBe(whole);
          expect('requestId' in state).toBe(
            state.step === 'sending' || state.step === 'unanswered',
          );
          expect('code' in state).toBe(state.step === 'refused');
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('a request id changes only once its request is answered', () => {
    fc.assert(
      fc.property(actions, (path) => {
        let open: string | null = null;
        for (const state of states(path)) {
          if (!('requestId' in state)) open = null;
          else if (open !== null) expect(state.requestId).toBe(open);
          else open = state.requestId;
        }
      }),
    );
  });

  it('no horse that is in auto-training is picked or sent to it', () => {
    fc.assert(
      fc.property(actions, fc.subarray(['a', 'b', 'c']), (path, busy) => {
        const inAutoTraining = new Set(busy);
        for (const { horseId } of states(path, selectAutoTraining(inAutoTraining))) {
          expect(horseId !== null && inAutoTraining.has(horseId)).toBe(false);
        }
      }),
    );
  });
});

it('a horse that got into auto-training since it was picked is not started again', () => {
  const picked = beginSelection('a', 'balanced');
  expect(selectAutoTraining(new Set(['a']))(picked, confirm('r1'))).toBe(picked);
  expect(selectAutoTraining(new Set(['b']))(picked, confirm('r1')).step).toBe('sending');
});
