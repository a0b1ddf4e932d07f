import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AuditEntry } from '@padavu/domain/admin/audit';
import { instant } from './instant.ts';

describe('a moment', () => {
  it.each([
    ['2026-11-01T10:00:00Z', '2026-11-01T10:00:00.000Z'],
    ['2026-11-01T15:30:00.250+05:30', '2026-11-01T10:00:00.250Z'],
  ])('is read from %s', (text, expected) => {
    expect(instant.parse(text).toISOString()).toBe(expected);
  });

  it.each([
    '2026-11-01',
    '2026-11-01T10:00:00',
    '2026-13-01T10:00:00Z',
    'yesterday',
    '',
    7,
    null,
    new Date(Number.NaN),
  ])('is not read from %o', (value) => {
    expect(instant.safeParse(value).success).toBe(false);
  });

  it('is the same after JSON', () => {
    const date = fc.date({
      noInvalidDate: true,
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T00:00:00Z'),
    });
    fc.assert(
      fc.property(date, (moment) => {
        expect(instant.parse(JSON.parse(JSON.stringify(moment)))).toEqual(moment);
      }),
    );
  });
});

describe('an audit entry', () => {
  const entry = {
    at: '2026-11-01T10:00:00Z',
    actor: { uid: 'demo-admin', name: 'Lakshmi Warrier' },
    action: 'user.approve',
    target: { collection: 'users', id: 'uid-1', label: 'Devika Pillai' },
    before: { status: 'pending' },
    after: { status: 'approved' },
  };

  it('names the actor, the action and the target', () => {
    expect(AuditEntry.parse(entry)).toEqual({ ...entry, at: new Date(entry.at) });
    expect(AuditEntry.parse({ ...entry, before: null }).before).toBeNull();
  });

  it.each([
    ['an action of a later version', { action: 'user.promote' }, { action: 'unknown' }],
    ['no actor', { actor: undefined }, { actor: { uid: '', name: 'Unknown' } }],
    ['no values after the change', { after: undefined }, { after: null }],
  ])('is read with defaults where it has %s', (_case, wrong, expected) => {
    expect(AuditEntry.parse({ ...entry, ...wrong })).toMatchObject(expected);
  });
});
