import { Course, coursesCollection } from '@padavu/domain/course';
import { limits } from '@padavu/domain/limits';
import { pageLimits } from '@padavu/domain/page-limits';
import { newSchool, School, schoolDocument } from '@padavu/domain/school';
import { settingsCollection } from '@padavu/domain/security';
import { pageIds } from '@padavu/domain/page-content';
import { SiteCourse, siteCourse, sitePath } from '@padavu/domain/site';
import { PublishedPages, SiteDocument } from '@padavu/domain/site-document';
import { slugsCollection } from '@padavu/domain/slug';
import { never, storedMoment } from '@padavu/domain/stored';
import { pagesCollection } from '@padavu/domain/stored-page';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { isDeepStrictEqual } from 'node:util';
import { fieldsOf, readDocument, readDocuments } from './documents.ts';
import { fetchMatches, fetchOne, fetchSeveral } from './reads.ts';
import { Reservation } from './slugs.ts';
import type { Transactions } from './transactions.ts';

/** Published courses that are read; those that the site shows are the first of them by their place. */
const mostRead = 500;

/** The list of its lessons makes a course long, and is none of the site's business. */
const readFields = [...Object.keys(SiteCourse.shape), 'published', 'order'];

const PublishedCourse = Course.omit({ lessonIds: true });
type PublishedCourse = Omit<Course, 'lessonIds'>;

const bytesOf = (content: unknown) => Buffer.byteLength(JSON.stringify(content));

/**
 * The courses in their order on the site. One without a slug has no address there; of two with one slug, which a hand in the
 * console can make, the lower id has it.
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

/** The courses that one document can hold; one that is too long for it leaves the place to those after it. */
function thatFit(courses: readonly SiteCourse[], bytes: number): SiteCourse[] {
  let left = bytes;
  return courses.filter((course) => {
    const needed = bytesOf(course);
    const fits = needed <= left;
    if (fits) left -= needed;
    return fits;
  });
}

export type SiteContentData = ReturnType<typeof siteContentData>;

/** What the public site shows, kept in one document (docs/decisions/124). */
export function siteContentData({
  db,
  transactions,
}: {
  db: Firestore;
  transactions: Pick<Transactions, 'run' | 'snapshot'>;
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
    const shown = inOrder(readDocuments(PublishedCourse, courseDocs));
    const pages = publishedIn(pageDocs);
    const courses = thatFit(shown, limits.siteBytes - bytesOf(pages));
    const leftOut = shown.filter((course) => !courses.includes(course)).map(({ id }) => id);
    if (leftOut.length > 0) warn('Courses are too long together for the site and are left out', { leftOut });
    return { school: schoolIn(schoolDoc), courses, redirects: redirectsTo(courses, slugDocs), pages };
  }

  /** The content as the store makes it, what is to be stored of it, and whether that is another one than is stored. */
  async function compare(transaction: Transaction) {
    const [stored, content] = await Promise.all([fetchOne(ref, transaction), readStore(transaction)]);
    const { pages, ...rest } = content;
    // By the missing pages the migrations know a school from before they were stored, which has still to get its own.
    const awaitsPages =
      stored.get('pages') === undefined &&
      SiteDocument.safeParse({ ...fieldsOf(stored), pages }).success &&
      isDeepStrictEqual(pages, publishedIn([]));
    const toStore = awaitsPages ? rest : content;
    return { content, toStore, isChanged: !isDeepStrictEqual(fieldsOf(stored), toStore) };
  }

  /** Makes the content anew from the store, and writes it where it differs. Safe to repeat and to run at once. */
  function rebuild(): Promise<{ content: SiteDocument; isChanged: boolean }> {
    return transactions.run(async (transaction) => {
      const { content, toStore, isChanged } = await compare(transaction);
      if (isChanged) transaction.set(ref, toStore);
      return { content, isChanged };
    });
  }

  return {
    rebuild,

    /** What the site shows: one document, or the store where that one is missing or cannot be read. */
    async read(): Promise<SiteDocument> {
      const stored = SiteDocument.safeParse({ pages: publishedIn([]), ...fieldsOf(await fetchOne(ref)) });
      return stored.success ? stored.data : (await rebuild()).content;
    },

    /** Whether the content is what the store makes of it; writes nothing. */
    isRight: async (): Promise<boolean> => !(await transactions.snapshot(compare)).isChanged,

    /**
     * Makes the content anew, as the hourly check does.
     * @returns whether there was anything to put right
     */
    check: async (): Promise<boolean> => (await rebuild()).isChanged,
  };
}

/** A field that is missing or cannot be read is empty; a school that has said nothing yet is a new one. */
function schoolIn(snapshot: DocumentSnapshot): School {
  return snapshot.exists ? School.parse(fieldsOf(snapshot)) : newSchool;
}

/** What pages say to visitors. One that is too long, or cannot be read, is empty; the others show as they are. */
function publishedIn(snapshots: readonly DocumentSnapshot[]): PublishedPages {
  const all = pageIds.map((id) => {
    const found = snapshots.find((snapshot) => snapshot.id === id);
    const fields = found ? fieldsOf(found) : {};
    const at = storedMoment().parse(fields['publishedAt']);
    return { id, content: fields['published'], publishedAt: at > never ? at.toISOString() : '' };
  });
  const tooLong = all.filter(({ content }) => content !== undefined && bytesOf(content) > pageLimits.bytes);
  if (tooLong.length > 0) warn('Pages are too long and are left out', { pages: tooLong.map(({ id }) => id) });
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
