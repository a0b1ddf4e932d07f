import { Course, coursesCollection } from '@padavu/domain/course/course';
import { limits } from '@padavu/domain/limits';
import { pageLimits } from '@padavu/domain/site/page-limits';
import { newSchool, School, schoolDocument } from '@padavu/domain/school/school';
import { settingsCollection } from '@padavu/domain/user/security';
import { pageIds } from '@padavu/domain/site/page-content';
import { SiteCourse, siteCourse, sitePath } from '@padavu/domain/site/site';
import { PublishedPages, SiteDocument } from '@padavu/domain/site/site-document';
import { slugsCollection } from '@padavu/domain/course/slug';
import { never, storedMoment } from '@padavu/domain/stored';
import { pagesCollection } from '@padavu/domain/site/stored-page';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { isDeepStrictEqual } from 'node:util';
import { fieldsOf, readDocument, readDocuments } from '#/data/store/documents.ts';
import { fetchMatches, fetchOne, fetchSeveral } from '#/data/store/reads.ts';
import { Reservation } from '#/data/course/slugs.ts';
import type { Transactions } from '#/data/store/transactions.ts';

/** Published courses that are read; the site shows the first of them in their order. */
const mostRead = 500;

/** The list of lessons makes a course long, and the site does not need it. */
const readFields = [...Object.keys(SiteCourse.shape), 'published', 'order'];

const PublishedCourse = Course.omit({ lessonIds: true });
type PublishedCourse = Omit<Course, 'lessonIds'>;

const bytesOf = (content: unknown) => Buffer.byteLength(JSON.stringify(content));

/**
 * The courses in their order on the site. A course without a slug has no address there and is left out. Of two courses
 * with the same slug, which only an edit in the console can cause, the one with the lower id has it.
 */
function inOrder(courses: readonly PublishedCourse[]): SiteCourse[] {
  const bySlug = new Map<string, PublishedCourse>();
  for (const course of courses.toSorted((one, other) => one.id - other.id)) {
    if (course.slug !== '' && !bySlug.has(course.slug)) bySlug.set(course.slug, course);
  }
  return [...bySlug.values()]
    .toSorted((one, other) => one.order - other.order)
    .slice(0, limits.siteCourses)
    .map(siteCourse);
}

/** The courses that fit into one document. One that is too long is skipped for those after it. */
function fitting(courses: readonly SiteCourse[], bytes: number): SiteCourse[] {
  let remaining = bytes;
  return courses.filter((course) => {
    const needed = bytesOf(course);
    const fits = needed <= remaining;
    if (fits) remaining -= needed;
    return fits;
  });
}

export type SiteContentData = ReturnType<typeof siteContentData>;

/** What the public site shows, stored in one document (docs/decisions/124). */
export function siteContentData({
  db,
  inTransaction,
  inSnapshot,
}: {
  db: Firestore;
  inTransaction: Transactions['inTransaction'];
  inSnapshot: Transactions['inSnapshot'];
}) {
  const ref = db.doc(sitePath);
  const school = db.collection(settingsCollection).doc(schoolDocument);
  const published = db
    .collection(coursesCollection)
    .where('published', '==', true)
    .select(...readFields)
    .limit(mostRead);
  const pageRefs = pageIds.map((id) => db.collection(pagesCollection).doc(id));
  const slugs = db.collection(slugsCollection).limit(limits.redirects);

  async function readStore(transaction: Transaction): Promise<SiteDocument> {
    const [schoolDoc, courseDocs, slugDocs, pageDocs] = await Promise.all([
      fetchOne(school, transaction),
      fetchMatches(published, transaction),
      fetchMatches(slugs, transaction),
      fetchSeveral(pageRefs, transaction),
    ]);
    const ordered = inOrder(readDocuments(PublishedCourse, courseDocs));
    const pages = publishedIn(pageDocs);
    const courses = fitting(ordered, limits.siteBytes - bytesOf(pages));
    const leftOut = ordered.filter((course) => !courses.includes(course)).map(({ id }) => id);
    if (leftOut.length > 0)
      warn('Courses are left out of the site, because together they are too long', { leftOut });
    return { school: schoolIn(schoolDoc), courses, redirects: redirectsTo(courses, slugDocs), pages };
  }

  /**
   * The content that follows from the stored documents, what to store of it, and whether it differs from the stored
   * content.
   */
  async function compare(transaction: Transaction) {
    const [stored, content] = await Promise.all([fetchOne(ref, transaction), readStore(transaction)]);
    const { pages, ...rest } = content;
    // A school from before pages were stored has none yet. The migrations recognise it by that, so they stay missing.
    const awaitsPages =
      stored.get('pages') === undefined &&
      SiteDocument.safeParse({ ...fieldsOf(stored), pages }).success &&
      isDeepStrictEqual(pages, publishedIn([]));
    const toStore = awaitsPages ? rest : content;
    return { content, toStore, isChanged: !isDeepStrictEqual(fieldsOf(stored), toStore) };
  }

  /**
   * Rebuilds the content from the stored documents, and writes it where it differs. Safe to repeat and to run
   * concurrently.
   */
  function rebuild(): Promise<{ content: SiteDocument; isChanged: boolean }> {
    return inTransaction(async (transaction) => {
      const { content, toStore, isChanged } = await compare(transaction);
      if (isChanged) transaction.set(ref, toStore);
      return { content, isChanged };
    });
  }

  return {
    rebuild,

    /** What the site shows, from its document; rebuilt where that is missing or cannot be read. */
    async read(): Promise<SiteDocument> {
      const stored = SiteDocument.safeParse({ pages: publishedIn([]), ...fieldsOf(await fetchOne(ref)) });
      return stored.success ? stored.data : (await rebuild()).content;
    },

    /** Whether the content is up to date; writes nothing. */
    isCorrect: async (): Promise<boolean> => !(await inSnapshot(compare)).isChanged,

    /**
     * Rebuilds the content for the hourly check.
     * @returns whether it differed
     */
    check: async (): Promise<boolean> => (await rebuild()).isChanged,
  };
}

/** The school of a document. Missing and unreadable fields are empty; a missing document is a new school. */
function schoolIn(snapshot: DocumentSnapshot): School {
  return snapshot.exists ? School.parse(fieldsOf(snapshot)) : newSchool;
}

/** The published contents of pages. One that is too long or cannot be read is empty; the others are complete. */
function publishedIn(snapshots: readonly DocumentSnapshot[]): PublishedPages {
  const all = pageIds.map((id) => {
    const found = snapshots.find((snapshot) => snapshot.id === id);
    const fields = found ? fieldsOf(found) : {};
    const at = storedMoment().parse(fields['publishedAt']);
    return { id, content: fields['published'], publishedAt: at > never ? at.toISOString() : '' };
  });
  const tooLong = all.filter(({ content }) => content !== undefined && bytesOf(content) > pageLimits.bytes);
  if (tooLong.length > 0)
    warn('Pages are left out of the site, because they are too long', { pages: tooLong.map(({ id }) => id) });
  return PublishedPages.parse(
    Object.fromEntries(all.map((page) => [page.id, tooLong.includes(page) ? { content: {} } : page])),
  );
}

/** The slugs that courses of the site had before. */
function redirectsTo(
  courses: readonly SiteCourse[],
  reservations: readonly DocumentSnapshot[],
): Record<string, string> {
  const slugOf = new Map(courses.map(({ id, slug }) => [id, slug]));
  const taken = new Set(slugOf.values());
  return Object.fromEntries(
    reservations.flatMap((reservation) => {
      const slug = slugOf.get(readDocument(Reservation, reservation)?.courseId ?? 0);
      return slug === undefined || taken.has(reservation.id) ? [] : [[reservation.id, slug] as const];
    }),
  );
}
