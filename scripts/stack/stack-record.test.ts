import { expect, test } from 'vitest';
import { groupsOf } from './stack-record.mjs';

const stack = { groups: [{ pid: 10, started: '500' }], root: '/home/dev/padavu', firestorePort: 8080 };
const leader = { pid: 10, group: 10, started: '500', command: 'npm run build' };
const member = { pid: 11, group: 10, started: '501', command: 'esbuild --watch' };
const worker = { ...member, command: 'node /home/dev/padavu/node_modules/firebase-tools/runtime' };

const firestore = (port: number, root: string) => ({
  pid: 20,
  group: 20,
  started: '502',
  command: `java -jar x.jar --host 127.0.0.1 --port ${port} --rules ${root}/firestore.rules`,
});

test('a group belongs to the stack while its first process runs, whatever that is called by now', () => {
  expect(groupsOf([leader, member], stack)).toStrictEqual([10]);
});

test('a group that lost its first process belongs to the stack by what it runs', () => {
  expect(groupsOf([worker], stack)).toStrictEqual([10]);
  expect(groupsOf([member], stack)).toStrictEqual([]);
});

test('a number that was given to another program since does not belong to the stack', () => {
  expect(groupsOf([{ ...leader, started: '900' }, worker], stack)).toStrictEqual([]);
});

test('the Firestore emulator belongs to the stack by its port and rules', () => {
  expect(groupsOf([firestore(8080, '/home/dev/padavu')], stack)).toStrictEqual([20]);
  expect(groupsOf([firestore(18_080, '/home/dev/padavu')], stack)).toStrictEqual([]);
  expect(groupsOf([firestore(8080, '/home/dev/other')], stack)).toStrictEqual([]);
});
