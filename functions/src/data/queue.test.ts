import { describe, expect, it } from 'vitest';
import { queue } from './queue.ts';

describe('a queue', () => {
  it('runs one piece of work at a time, in order', async () => {
    const inTurn = queue();
    const steps: string[] = [];
    const work = (name: string) => async () => {
      steps.push(`${name} starts`);
      await Promise.resolve();
      steps.push(`${name} ends`);
      return name;
    };
    expect(await Promise.all(['a', 'b', 'c'].map((name) => inTurn(work(name))))).toEqual(['a', 'b', 'c']);
    expect(steps).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
  });

  it('goes on after work that failed', async () => {
    const inTurn = queue();
    const failed = inTurn(() => Promise.reject(new Error('no')));
    const next = inTurn(() => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
