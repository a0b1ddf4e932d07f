import { auditActions } from '@padavu/domain/admin/audit';
import { expect, it } from 'vitest';
import { actionsOf, auditKinds } from './audit-filter.ts';

it('every action can be chosen once, so that the filter shows what an address asks for', () => {
  const values = auditKinds.map(({ value }) => value);
  expect(values.filter((value) => value.includes('.')).toSorted()).toEqual(auditActions.toSorted());
  expect(new Set(values).size).toBe(values.length);
});

it('payments contain the ones that were recorded for a user, and their refunds', () => {
  expect(actionsOf('payment')).toEqual(['user.payment', 'user.refund', 'payment.repair', 'payment.delete']);
});
