import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue } from './fairQueue.ts';

const plenty = { running: 1, waitingOfRequester: 100, waitingOfAll: 500 };

/** A queue that is held, and what ran in it once it was let go. */
function held(limits = plenty) {
  const queue = new FairQueue(limits);
  const gate = Promise.withResolvers<void>();
  const ran: string[] = [];
  const tasks: Promise<unknown>[] = [];
  for (let place = 0; place < limits.running; place += 1) {
    tasks.push(queue.run({ requester: 'first', urgent: false }, () => gate.promise));
  }
  const ask = (requester: string, name = requester, urgent = false, signal?: AbortSignal) => {
    const task = queue.run({ requester, urgent, signal }, async () => void ran.push(name));
    tasks.push(task);
    return task;
  };
  const letGo = async () => {
    gate.resolve();
    await Promise.allSettled(tasks);
    return ran;
  };
  return { ask, letGo };
}

describe('a fair queue', () => {
  it('takes requesters in turns, each one in the order it asked', async () => {
    const { ask, letGo } = held();
    for (const name of ['a1', 'a2', 'a3']) ask('a', name);
    for (const name of ['b1', 'b2']) ask('b', name);
    ask('c', 'c1');
    expect(await letGo()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('forgets who waits no more', async () => {
    const { ask, letGo } = held({ ...plenty, waitingOfRequester: 1 });
    const patience = new AbortController();
    const gone = ask('a', 'gone', false, patience.signal);
    ask('b');
    patience.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    ask('a');
    expect(await letGo()).toEqual(['b', 'a']);
  });

  it('takes what is urgent first, in turns too', async () => {
    const { ask, letGo } = held();
    ask('a');
    for (const name of ['b1', 'b2']) ask('b', name, true);
    ask('c', 'c1', true);
    expect(await letGo()).toEqual(['b1', 'c1', 'b2', 'a']);
  });

  it('lets nobody wait for ever behind what is urgent', async () => {
    const { ask, letGo } = held();
    for (let number = 0; number < 20; number += 1) ask('a', 'urgent', true);
    ask('b', 'ordinary');
    expect((await letGo()).indexOf('ordinary')).toBe(8);
  });

  it('refuses one requester who has too many waiting, and no other', async () => {
    const { ask, letGo } = held({ ...plenty, waitingOfRequester: 2 });
    ask('a', 'a1');
    ask('a', 'a2');
    await expect(ask('a', 'a3', true)).rejects.toMatchObject({ of: 'requester' });
    ask('b');
    expect(await letGo()).toEqual(['a1', 'b', 'a2']);
  });

  it('refuses all when too many wait together', async () => {
    const { ask, letGo } = held({ ...plenty, waitingOfAll: 2 });
    ask('a');
    ask('b');
    await expect(ask('c')).rejects.toMatchObject({ of: 'all' });
    expect(await letGo()).toEqual(['a', 'b']);
  });

  it('makes room for who has least waiting, out of what came last of who has most', async () => {
    const { ask, letGo } = held({ ...plenty, waitingOfAll: 6 });
    const greedy = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name));
    for (const name of ['b1', 'b2']) ask('b', name, true);
    const newcomer = ask('c', 'c1');
    await expect(greedy[3]).rejects.toMatchObject({ of: 'requester' });
    const second = ask('c', 'c2');
    await expect(greedy[2]).rejects.toMatchObject({ of: 'requester' });
    await expect(ask('c', 'c3')).rejects.toMatchObject({ of: 'all' });
    expect(await letGo()).toEqual(['b1', 'b2', 'a1', 'c1', 'a2', 'c2']);
    await Promise.all([newcomer, second]);
  });

  it('goes on after a task that failed', async () => {
    const queue = new FairQueue(plenty);
    const whose = { requester: 'a', urgent: false };
    const failed = queue.run(whose, async () => Promise.reject(new Error('fell')));
    const next = queue.run(whose, async () => 'home');
    await expect(failed).rejects.toThrow('fell');
    await expect(next).resolves.toBe('home');
  });

  it('runs everything once, never more at a time than it may, and nobody twice before another', async () => {
    const asked = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(asked, fc.integer({ min: 1, max: 4 }), async (requesters, running) => {
        const queue = new FairQueue({ ...plenty, running });
        const ran: string[] = [];
        let now = 0;
        await Promise.all(
          requesters.map((requester) =>
            queue.run({ requester, urgent: false }, async () => {
              now += 1;
              expect(now).toBeLessThanOrEqual(running);
              await Promise.resolve();
              ran.push(requester);
              now -= 1;
            }),
          ),
        );
        expect(ran.toSorted()).toEqual(requesters.toSorted());
        const waited = ran.slice(running);
        for (const [index, requester] of waited.entries()) {
          const before = waited.slice(0, index).filter((other) => other === requester).length;
          const others = new Set(waited.slice(index + 1));
          for (const other of others) {
            const had = waited.slice(0, index).filter((ranBefore) => ranBefore === other).length;
            expect(had).toBeGreaterThanOrEqual(before);
          }
        }
      }),
      { seed: 21 },
    );
  });
});
