import { expect, test } from 'vitest';
import { groupsOf } from './stack-record.mjs';

const stack = {
  groups: [{ pid: 10, command: 'hidane exec -- node firebase.js' }],
  root: '/home/dev/padavu',
  firestorePort: 8080,
};
const running = (group: number, command: string) => ({ pid: group + 1, group, command });
const firestore = (port: number, root: string) =>
  running(20, `java -jar x.jar --host 127.0.0.1 --port ${port} --rules ${root}/firestore.rules`);

test.each([
  ['the program that was noted', running(10, 'hidane exec -- node firebase.js')],
  ['a worker in its group', running(10, 'node /home/dev/padavu/node_modules/firebase-tools/runtime')],
])('%s belongs to the stack', (_, other) => {
  expect(groupsOf([other], stack)).toStrictEqual([10]);
});

test('the Firestore emulator belongs to the stack by its port and rules', () => {
  expect(groupsOf([firestore(8080, '/home/dev/padavu')], stack)).toStrictEqual([20]);
  expect(groupsOf([firestore(18_080, '/home/dev/padavu')], stack)).toStrictEqual([]);
  expect(groupsOf([firestore(8080, '/home/dev/other')], stack)).toStrictEqual([]);
});

test.each([
  ['another program with a number that was noted', running(10, 'vim notes.txt')],
  ['another program of the checkout', running(30, 'node /home/dev/padavu/scripts/seed.ts')],
])('%s does not belong to the stack', (_, other) => {
  expect(groupsOf([other], stack)).toStrictEqual([]);
});
