import { describe, expect, it } from 'vitest';
import { Mutex } from './mutex.ts';

describe('a mutex', () => {
  it('lets one task run at a time, in the order they came', async () => {
    const mutex = new Mutex();
    const seen: string[] = [];
    const task = (name: string) => async () => {
      seen.push(`${name} in`);
      await Promise.resolve();
      await Promise.resolve();
      seen.push(`${name} out`);
      return name;
    };
    const results = await Promise.all(['a', 'b', 'c'].map((name) => mutex.run(task(name))));
    expect(results).toEqual(['a', 'b', 'c']);
    expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  });

  it('goes on after a task that failed, and tells only its own caller', async () => {
    const mutex = new Mutex();
    const failed = mutex.run(async () => {
      throw new Error('fell');
    });
    const next = mutex.run(async () => 'home');
    await expect(failed).rejects.toThrow('fell');
    await expect(next).resolves.toBe('home');
  });
});
