import { describe, expect, it } from 'vitest';
import { expiryOf, TrashEntry, trashId, trashPath } from './trash.ts';

const deletedAt = new Date('2025-05-01T09:00:00Z');

describe('an entry of the trash', () => {
  it('is read from its identity only, with defaults for the rest', () => {
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
    'is invalid without the document that was deleted: %o',
    (stored) => {
      expect(TrashEntry.safeParse(stored).success).toBe(false);
    },
  );

  it('has a path with the collection and the id of the document', () => {
    expect([trashId('users', 'a_b'), trashPath('lessons', '7')]).toEqual(['users_a_b', 'trash/lessons_7']);
  });

  it('is removed for good 30 days after its deletion', () => {
    expect(expiryOf({ deletedAt })).toEqual(new Date('2025-05-31T09:00:00Z'));
  });
});
