import { expect, test } from 'vitest';
import { parseProcStat, parsePs } from './process-table.mjs';

test('a process is read from /proc, whatever its name', () => {
  const stat = '71 (a (b) c) S 1 70 70 0 -1 4194560 9 0 0 0 1 2 0 0 20 0 11 0 5150 1 2 3';
  expect(parseProcStat(stat, 'node a.mjs')).toStrictEqual([
    { pid: 71, group: 70, started: '5150', command: 'node a.mjs' },
  ]);
});

test('processes are read from ps', () => {
  const output = [
    '   71    70 Ss   Sat Nov  1 07:31:36 2026 node a.mjs --b',
    '12345 12345 R+   Fri Nov 21 17:01:02 2026 java -jar x',
  ];
  expect(parsePs(output.join('\n'))).toStrictEqual([
    { pid: 71, group: 70, started: 'Sat Nov  1 07:31:36 2026', command: 'node a.mjs --b' },
    { pid: 12_345, group: 12_345, started: 'Fri Nov 21 17:01:02 2026', command: 'java -jar x' },
  ]);
});

test('what has ended and was not waited for does not run', () => {
  expect(parseProcStat('71 (node) Z 1 70 70 0 -1', '')).toStrictEqual([]);
  expect(parsePs('71 70 Z+ Fri Nov 21 17:01:02 2026 (node)\n')).toStrictEqual([]);
});
