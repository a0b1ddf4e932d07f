import { expect, it } from 'vitest';
import { store, storeText } from '@/lib/stored.ts';
import { cleanUp } from './cleanup.ts';

it('the cleanup after a session that was not signed out removes the registration on the device', async () => {
  store('user', { role: 'user', status: 'pending' });
  storeText('pendingRegistration', '{}');
  await cleanUp();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('a cleanup that finds no session keeps the registration of a visitor', async () => {
  storeText('pendingRegistration', '{}');
  await cleanUp();
  expect(Object.keys(localStorage)).toEqual(['pendingRegistration']);
});
