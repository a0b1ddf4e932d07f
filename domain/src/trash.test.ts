import { describe, expect, it } from 'vitest';
import { expiredBy, expiryOf, TrashEntry, trashId, trashPath } from './trash.ts';

const deletedAt = new Date('2025-05-01T09:00:00Z');

describe('an entry of the trash', () => {
  it('is read from what identifies it alone, with defaults for the rest', () => {
    expect(
      TrashEntry.parse({ collection: 'lessons', documentId: '7', document: 'torn', deletedBy: 3 }),
    ).toEqual({
      collection: 'lessons',
      documentId: '7',
      label: '',
      deletedAt: new Date(0),
      deletedBy: { uid: '', name: 'Unknown' },
      auditId: '',
      deletionId: '',
      document: {},
      restoring: false,
      accountCleared: false,
      erasing: false,
    });
  });

  it.each([{ collection: 'audit', documentId: '7' }, { collection: 'lessons', documentId: '' }, {}])(
    'is none where nothing says what it stands for: %o',
    (stored) => {
      expect(TrashEntry.safeParse(stored).success).toBe(false);
    },
  );

  it('stands at an address made of what it stands for', () => {
    expect([trashId('users', 'a_b'), trashPath('lessons', '7')]).toEqual(['users_a_b', 'trash/lessons_7']);
  });

  it('goes for good 30 days after its deletion, and not before', () => {
    const expiry = expiryOf({ deletedAt });
    expect(expiry).toEqual(new Date('2025-05-31T09:00:00Z'));
    expect(expiredBy(expiry)).toEqual(deletedAt);
  });
});
