import type { AttentionItem } from '@padavu/domain/admin/attention';
import type { AuditEntry } from '@padavu/domain/admin/audit';
import type { Course } from '@padavu/domain/course/course';
import type { Discount } from '@padavu/domain/payment/discount';
import type { Lesson } from '@padavu/domain/course/lesson';
import type { FurtherPayment } from '@padavu/domain/payment/further-payment';
import type { Payment, Refund } from '@padavu/domain/payment/payment';
import type { Note } from '@padavu/domain/learning/notes';
import type { LessonProgress, Progress } from '@padavu/domain/learning/progress';
import { foldForOrder, searchGrams } from '@padavu/domain/values/search';
import type { Category } from '@padavu/domain/course/category';
import type { TrashEntry } from '@padavu/domain/admin/trash';
import type { UserFilter } from '@padavu/domain/user/user';
import type { UserRecord } from '@padavu/domain/user/user-record';

/** The time at which every record of the builders was created; both SDKs store a `Date` as a timestamp. */
export const someMoment = new Date('2025-05-01T09:00:00.000Z');

/** The filter of a list of users that every user passes. */
export const everyUser: UserFilter = { status: 'all', courseId: null, search: '' };

/** An approved learner of course 1. Name and address decide search grams and `sortName`, unless these are given. */
export function aUserRecord(overrides: Partial<UserRecord> = {}): UserRecord {
  const { name = 'Anjali Menon', email = 'anjali@padavu.example' } = overrides;
  return {
    name,
    email,
    role: 'user',
    status: 'approved',
    courseId: 1,
    courseName: 'Ecommerce Mastery',
    registrationDate: someMoment,
    paymentReference: 'K7M3QX',
    searchGrams: searchGrams(name, email),
    sortName: foldForOrder(name),
    ...overrides,
  };
}

/** The fields of a course for visitors, all of them empty. */
export const emptySalesFields = {
  picture: null,
  summary: '',
  outcomes: [],
  instructors: [],
  duration: '',
  language: '',
  rating: 0,
  reviewCount: 0,
  days: [],
  questions: [],
  sessions: [],
  pace: 'open' as const,
  opensOn: [],
  certificate: false,
  hours: 0,
  openForRegistration: false,
  order: 0,
};

/** A published course without lessons and without a slug. */
export function aCourse(overrides: Partial<Course> = {}): Course {
  return {
    ...emptySalesFields,
    slug: '',
    id: 1,
    title: 'Ecommerce Mastery',
    description: 'Sell online, from the first product to the first parcel.',
    thumbnail: '/assets/drawings/course-ecommerce.svg',
    instructor: 'Meera Nair',
    level: 'All Levels',
    category: 'ecommerce',
    price: 1999,
    originalPrice: 9999,
    badge: 'Premium',
    published: true,
    lessonIds: [],
    pacing: 0,
    updatedAt: someMoment,
    ...overrides,
  };
}

/** A discount code that takes 500 rupees off every course. */
export function aDiscount(overrides: Partial<Discount> = {}): Discount {
  return {
    id: 'ONAM25',
    kind: 'amount',
    value: 500,
    courseIds: null,
    limit: null,
    startsOn: null,
    endsOn: null,
    active: true,
    note: '',
    used: 0,
    updatedAt: someMoment,
    ...overrides,
  };
}

/** A category of course 1. */
export function aCategory(overrides: Partial<Category> = {}): Category {
  return {
    id: 1,
    courseId: 1,
    title: 'Foundations',
    description: 'How a shop on the web earns its money.',
    thumbnail: '',
    instructor: 'Meera Nair',
    duration: '1 week',
    lessonsCount: 0,
    updatedAt: someMoment,
    ...overrides,
  };
}

/** The lesson of day 1 in category 1 of course 1. */
export function aLesson(overrides: Partial<Lesson> = {}): Lesson {
  return {
    id: 1,
    courseId: 1,
    subcategoryId: 1,
    day: 1,
    title: 'Choosing a business model',
    description: 'Four ways to sell, and what each one asks of you.',
    topics: ['Own stock', 'Dropshipping', 'Affiliate marketing', 'Reselling'],
    videoUrl: 'https://www.youtube.com/embed/dQw4w9WgXcQ',
    duration: '45 minutes',
    updatedAt: someMoment,
    ...overrides,
  };
}

/** The mark that a lesson is complete. */
export function aLessonProgress(overrides: Partial<LessonProgress> = {}): LessonProgress {
  return { complete: true, at: someMoment, position: 90, ...overrides };
}

/** The progress of someone who has completed lesson 1. */
export function aProgress(overrides: Partial<Progress> = {}): Progress {
  return {
    lessons: { '1': aLessonProgress() },
    lastLessonId: 1,
    lastSubcategoryId: 1,
    lastAt: someMoment,
    ...overrides,
  };
}

/** A note on lesson 1. */
export function aNote(overrides: Partial<Note> = {}): Note {
  return { lessonId: 1, second: 90, text: 'Ask three customers first.', at: someMoment, ...overrides };
}

/** The payment for course 1, with a note that only administrators may see. */
export function aPayment(overrides: Partial<Payment> = {}): Payment {
  return {
    amount: 1999,
    currency: 'INR',
    price: null,
    method: 'upi',
    note: 'Her brother paid',
    receivedOn: '2025-05-01',
    receiptNumber: '2025-000001',
    recordedAt: someMoment,
    recordedBy: { uid: 'admin', name: 'Administrator' },
    ...overrides,
  };
}

/** A payment after `aPayment`, with a note that only administrators may see. */
export function aFurtherPayment(overrides: Partial<FurtherPayment> = {}): FurtherPayment {
  return {
    amount: 999,
    currency: 'INR',
    method: 'cash',
    note: 'At the office',
    receivedOn: '2025-06-01',
    receiptNumber: '2025-000001',
    recordedAt: new Date(someMoment.getTime() + 1),
    recordedBy: { uid: 'admin', name: 'Administrator' },
    ...overrides,
  };
}

/** The refund of a part of `aPayment`, with a note that only administrators may see. */
export function aRefund(overrides: Partial<Refund> = {}): Refund {
  return {
    amount: 500,
    method: 'bank-transfer',
    note: 'She moves away',
    refundedOn: '2025-06-03',
    recordedAt: new Date(someMoment.getTime() + 1),
    recordedBy: { uid: 'admin', name: 'Administrator' },
    ...overrides,
  };
}

/** The audit entry of an approval. */
export function anAuditEntry(overrides: Partial<AuditEntry> = {}): AuditEntry {
  return {
    at: someMoment,
    actor: { uid: 'admin', name: 'Administrator' },
    action: 'user.approve',
    target: { collection: 'users', id: 'anjali', label: 'Anjali Menon' },
    before: { status: 'pending' },
    after: { status: 'approved' },
    ...overrides,
  };
}

/** A learner whose account an administrator deleted. */
export function aTrashEntry(overrides: Partial<TrashEntry> = {}): TrashEntry {
  return {
    collection: 'users',
    documentId: 'gone',
    label: 'Anjali Menon',
    deletedAt: someMoment,
    deletedBy: { uid: 'admin', name: 'Administrator' },
    auditId: 'deletion',
    deletionId: 'deletion',
    document: aUserRecord(),
    restoring: false,
    accountCleared: false,
    erasing: false,
    ...overrides,
  };
}

/** A lesson that lacks its topics. */
export function anAttentionItem(overrides: Partial<AttentionItem> = {}): AttentionItem {
  return {
    collection: 'lessons',
    documentId: '1',
    label: 'Choosing a business model',
    kind: 'incomplete',
    fields: [{ field: 'topics', problem: 'missing' }],
    foundAt: someMoment,
    ...overrides,
  };
}

/** The body of a call that writes a lesson. */
export const aLessonBody = (overrides: Record<string, unknown> = {}) => ({
  day: 3,
  title: 'Finding a supplier',
  description: 'Where to look, and what to ask.',
  topics: ['Markets', 'Samples'],
  videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
  duration: '30 minutes',
  ...overrides,
});

/** The body of a call that writes a category. */
export const aCategoryBody = (courseId: number, overrides: Record<string, unknown> = {}) => ({
  title: 'Marketplaces',
  description: 'Selling where the buyers are.',
  courseId,
  thumbnail: 'assets/drawings/shop.svg',
  instructor: 'Meera Nair',
  duration: '2 weeks',
  lessonsCount: 0,
  ...overrides,
});
