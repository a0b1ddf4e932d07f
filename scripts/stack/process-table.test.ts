import { expect, test } from 'vitest';
import { parseProcStat, parsePs } from './process-table.mjs';

test('a process is read from /proc, whatever its name', () => {
  expect(parseProcStat('71 (a (b) c) S 1 70 70 0 -1', 'node a.mjs')).toStrictEqual([
    { pid: 71, group: 70, command: 'node a.mjs' },
  ]);
});

test('processes are read from ps', () => {
  const output = '   71    70 Ss   node a.mjs --b\n12345 12345 R+   java -jar x\n';
  expect(parsePs(output)).toStrictEqual([
    { pid: 71, group: 70, command: 'node a.mjs --b' },
    { pid: 12_345, group: 12_345, command: 'java -jar x' },
  ]);
});

test('what has ended and was not waited for does not run', () => {
  expect(parseProcStat('71 (node) Z 1 70 70 0 -1', '')).toStrictEqual([]);
  expect(parsePs('71 70 Z+ (node)\n')).toStrictEqual([]);
});
