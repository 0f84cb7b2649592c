import type { EndedEntry } from '@furlong/backend';
import { expect, test, vi } from 'vitest';
import { endedEntries } from '../../storybook/endedEntries.ts';
import { moment } from '../../storybook/moment.ts';
import { lastOfEach } from './alternatives.ts';
import { toEndedEntry } from './toEndedEntry.ts';

// What auth draws is drawn with ui, whose styles need a bundler.
vi.mock('../auth/index.ts', () => ({ useSession: vi.fn() }));

test('each ending has its word, its reason, and what came back', () => {
  expect(endedEntries.map((entry) => toEndedEntry(entry, moment))).toMatchObject([
    {
      tag: { word: 'Balloted out' },
      why: expect.stringMatching(/lots left it out.*\$240 came back/),
    },
    { tag: { word: 'Withdrawn' }, why: 'You took the entry back. The race was free.' },
    { tag: { word: 'Race void' }, why: 'Too few runners. The fee of $240 came back.' },
  ]);
});

test('what a horse could run in instead is told at its last entry alone', () => {
  const of = (id: string, horseId: string) => ({ id, horseId }) as EndedEntry;
  const entries = [of('a', 'comet'), of('b', 'duchess'), of('c', 'comet')];
  expect([...lastOfEach(entries)]).toEqual(['a', 'b']);
});
