import { describe, expect, it } from 'vitest';
import { AuditAction, type AuditEntry } from './audit.ts';
import { auditActionNames, auditPhrase, auditSentence } from './audit-words.ts';

function anEntry(action: AuditAction, label: string, overrides: Partial<AuditEntry> = {}): AuditEntry {
  return {
    at: new Date('2025-05-01T09:00:00.000Z'),
    actor: { uid: 'rajan', name: 'Rajan Pillai' },
    action,
    target: { collection: 'users', id: 'anjali', label },
    before: null,
    after: null,
    ...overrides,
  };
}

const inCategories = { target: { collection: 'subcategories', id: '7', label: 'Foundations' } };

const rows: [action: AuditAction, label: string, words: string, overrides?: Partial<AuditEntry>][] = [
  ['user.approve', 'Anjali Menon', 'approved Anjali Menon', { before: { status: 'pending' } }],
  ['user.approve', 'Anjali Menon', 'reactivated Anjali Menon', { before: { status: 'inactive' } }],
  ['user.approve', 'Anjali Menon', 'made Anjali Menon an administrator', { after: { role: 'admin' } }],
  ['user.deactivate', 'Anjali Menon', 'deactivated Anjali Menon'],
  ['user.hold', 'Anjali Menon', 'put Anjali Menon on hold'],
  ['user.payment', 'Anjali Menon', 'recorded a payment of Anjali Menon'],
  [
    'user.payment',
    'Anjali Menon',
    'corrected the payment of Anjali Menon',
    { before: { amount: 1 }, after: { amount: 2 } },
  ],
  ['user.payment', 'Anjali Menon', 'removed a payment of Anjali Menon', { before: { amount: 1 } }],
  ['user.refund', 'Anjali Menon', 'recorded a refund of Anjali Menon'],
  [
    'user.refund',
    'Anjali Menon',
    'corrected the refund of Anjali Menon',
    { before: { amount: 1 }, after: { amount: 2 } },
  ],
  ['user.refund', 'Anjali Menon', 'removed the refund of Anjali Menon', { before: { amount: 1 } }],
  ['user.create', 'Anjali Menon', 'created an account for Anjali Menon'],
  ['user.delete', 'Anjali Menon', 'deleted the account of Anjali Menon'],
  ['user.correct', 'Anjali Menon', 'corrected the details of Anjali Menon'],
  ['user.pace', 'Anjali Menon', 'changed the open days of Anjali Menon'],
  ['user.congratulate', 'Anjali Menon', 'congratulated Anjali Menon'],
  ['user.quiz-try', 'Anjali Menon', 'gave Anjali Menon one more try at a quiz'],
  ['user.restore', 'Anjali Menon', 'restored the account of Anjali Menon'],
  ['user.erase', 'Anjali Menon', 'erased an account'],
  ['course.create', 'Design', 'created the course "Design"'],
  ['course.update', 'Design', 'changed the course "Design"'],
  ['course.delete', 'Design', 'deleted the course "Design"'],
  ['course.restore', 'Design', 'restored the course "Design"'],
  ['course.erase', 'Design', 'deleted the course "Design" for good'],
  ['subcategory.create', 'Logos', 'created the category "Logos"'],
  ['subcategory.update', 'Logos', 'changed the category "Logos"'],
  ['subcategory.duplicate', 'Logos (copy)', 'copied a category to "Logos (copy)"'],
  ['subcategory.delete', 'Logos', 'deleted the category "Logos"'],
  ['subcategory.delete', 'Logos', 'deleted the category "Logos" with its course', { partOf: 'courses/3' }],
  ['subcategory.restore', 'Logos', 'restored the category "Logos"'],
  ['subcategory.erase', 'Logos', 'deleted the category "Logos" for good'],
  ['lesson.create', 'Lines', 'created the lesson "Lines"'],
  ['lesson.create', 'Lines', 'created the lesson "Lines" with its category', { partOf: 'subcategories/7' }],
  ['lesson.update', 'Lines', 'changed the lesson "Lines"'],
  ['lesson.reorder', 'Foundations', 'changed the order of the lessons of "Foundations"', inCategories],
  ['lesson.reorder', 'Lines', 'moved the lesson "Lines"'],
  ['lesson.duplicate', 'Lines (copy)', 'copied a lesson to "Lines (copy)"'],
  ['lesson.quiz', 'Lines', 'changed the quiz of the lesson "Lines"'],
  ['lesson.delete', 'Lines', 'deleted the lesson "Lines"'],
  ['lesson.delete', 'Lines', 'deleted the lesson "Lines" with its category', { partOf: 'subcategories/7' }],
  ['lesson.restore', 'Lines', 'restored the lesson "Lines"'],
  ['lesson.erase', 'Lines', 'deleted the lesson "Lines" for good'],
  ['user.repair', 'Anjali Menon', 'repaired the account of Anjali Menon'],
  ['payment.repair', 'Anjali Menon', 'repaired the payment of Anjali Menon'],
  [
    'user.role',
    'Meera Nair',
    'made Meera Nair a teacher',
    { before: { role: 'user' }, after: { role: 'teacher' } },
  ],
  [
    'user.role',
    'Meera Nair',
    'made Meera Nair a learner',
    { before: { role: 'teacher' }, after: { role: 'user' } },
  ],
  [
    'user.role',
    'Meera Nair',
    'changed the courses that Meera Nair teaches',
    { before: { teaches: [1] }, after: { teaches: [2] } },
  ],
  ['payment.delete', 'Anjali Menon', 'deleted the payment of Anjali Menon'],
  ['course.repair', 'Design', 'repaired the course "Design"'],
  ['subcategory.repair', 'Logos', 'repaired the category "Logos"'],
  ['lesson.repair', 'Lines', 'repaired the lesson "Lines"'],
  [
    'security.update',
    'Security',
    'required a second factor of administrators and teachers',
    { after: { requireSecondFactor: true } },
  ],
  [
    'security.update',
    'Security',
    'no longer required a second factor of administrators and teachers',
    { after: { requireSecondFactor: false } },
  ],
  [
    'settings.update',
    'Settings',
    "changed the school's settings: telephone",
    { before: { phone: '1' }, after: { phone: '2' } },
  ],
  [
    'settings.update',
    'Settings',
    "changed the school's settings: UPI ID, Facebook, registration open, map point and 2 more",
    {
      before: {
        'payment.upiId': '',
        'social.facebook': '',
        'registration.open': true,
        location: null,
        name: 'A',
        email: '',
      },
      after: {
        'payment.upiId': 'a@b',
        'social.facebook': 'https://a.example',
        'registration.open': false,
        location: { latitude: 1, longitude: 2 },
        name: 'B',
        email: 'a@b.example',
      },
    },
  ],
  [
    'settings.update',
    'Settings',
    "changed the school's settings: tagline in Malayalam, payment instructions in Malayalam",
    {
      before: { 'translations.ml.tagline': 'അ', 'payment.translations.ml.instructions': '' },
      after: { 'translations.ml.tagline': '', 'payment.translations.ml.instructions': 'ആ' },
    },
  ],
  [
    'settings.restore',
    'Settings',
    "undid a change of the school's settings: telephone",
    { before: { phone: '2' }, after: { phone: '1' } },
  ],
  ['page.update', 'Home', 'changed the draft of the page "Home"'],
  ['page.publish', 'Home', 'published the page "Home"'],
  ['page.restore', 'Home', 'restored an older version of the page "Home"'],
  ['certificate.withdraw', 'Asha Menon', 'withdrew the certificate of Asha Menon'],
  ['certificate.reissue', 'Asha Menon', 'reissued the certificate of Asha Menon'],
  ['task.answer', 'Asha Menon', 'answered the work of Asha Menon'],
  ['question.answer', 'Budgeting', 'answered a question under the lesson "Budgeting"'],
  ['question.moderate', 'Budgeting', 'moderated a question under the lesson "Budgeting"'],
  ['discount.create', 'ONAM25', 'created the discount code "ONAM25"'],
  ['discount.update', 'ONAM25', 'changed the discount code "ONAM25"'],
  ['discount.delete', 'ONAM25', 'deleted the discount code "ONAM25"'],
  ['discount.restore', 'ONAM25', 'restored the discount code "ONAM25"'],
  ['unknown', 'Lines', 'made an unknown change to "Lines"'],
];

describe('what an administrator did, in words', () => {
  it.each(rows)('%s of %s: %s', (action, label, words, overrides) => {
    expect(auditPhrase(anEntry(action, label, overrides))).toBe(words);
  });

  it('is tested for every action', () => {
    expect(new Set(rows.map(([action]) => action))).toEqual(new Set(AuditAction.options));
  });

  it('is a sentence with the name', () => {
    const entry = anEntry('user.approve', 'Anjali Menon');
    expect(auditSentence(entry)).toBe('Rajan Pillai approved Anjali Menon');
  });

  it('has a name for every action, and no two alike', () => {
    expect(new Set(Object.values(auditActionNames)).size).toBe(AuditAction.options.length);
  });
});
