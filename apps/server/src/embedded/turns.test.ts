import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';

describe('turns', () => {
  it('let one task run at a time, in the order they came', async () => {
    const turns = new Turns();
    const seen: string[] = [];
    const task = (name: string) => async () => {
      seen.push(`${name} in`);
      await Promise.resolve();
      await Promise.resolve();
      seen.push(`${name} out`);
      return name;
    };
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => turns.take(task(name))));
    expect(answers).toEqual(['a', 'b', 'c']);
    expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  });

  it('go on after a task that failed, and tell only its own caller', async () => {
    const turns = new Turns();
    const failed = turns.take(async () => {
      throw new Error('fell');
    });
    const next = turns.take(async () => 'home');
    await expect(failed).rejects.toThrow('fell');
    await expect(next).resolves.toBe('home');
  });

  it('tell how many wait', async () => {
    const turns = new Turns();
    const gate = Promise.withResolvers<void>();
    const taken = Array.from({ length: 5 }, () => turns.take(() => gate.promise));
    expect(turns.waiting).toBe(5);
    gate.resolve();
    await Promise.all(taken);
    expect(turns.waiting).toBe(0);
  });
});
