import { coursesCollection, type Course } from '@padavu/domain/course/course';
import { messages } from '@padavu/domain/messages';
import { EntityId } from '@padavu/domain/values/route-id';
import { slugCandidates, slugsCollection } from '@padavu/domain/course/slug';
import { trashPath } from '@padavu/domain/admin/trash';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { conflictAt } from '#/errors.ts';
import { readDocument } from '#/data/store/documents.ts';
import { fetchMatches, fetchOne, fetchSeveral } from '#/data/store/reads.ts';

/** The document `slugs/{slug}`, with the course that has the slug or had it before. */
export const Reservation = z.object({ courseId: EntityId });

type Titled = Pick<Course, 'id' | 'title' | 'slug'>;

/** The slug that a course gets, and a function that reserves it for the course. */
type Claim = { slug: string; reserve: () => void };

export type SlugsData = ReturnType<typeof slugsData>;

/**
 * Keeps the slugs of courses unique, including earlier ones, so that old addresses still lead to their courses
 * (docs/decisions/124).
 */
export function slugsData({ db }: { db: Firestore }) {
  const slugs = db.collection(slugsCollection);
  const courses = db.collection(coursesCollection);

  /** Whether no other course has a slug or had it before. The slugs of a course that is gone for good are free. */
  async function isFree(transaction: Transaction, slug: string, id: number): Promise<boolean> {
    // A course that was not written by the API has a slug without a reservation.
    const [reservation, holders] = await Promise.all([
      fetchOne(slugs.doc(slug), transaction),
      fetchMatches(courses.where('slug', '==', slug).limit(2), transaction),
    ]);
    if (holders.some((course) => course.id !== String(id))) return false;
    const holder = readDocument(Reservation, reservation)?.courseId ?? id;
    if (holder === id) return true;
    const found = [courses.doc(String(holder)), db.doc(trashPath(coursesCollection, String(holder)))];
    return !(await fetchSeveral(found, transaction)).some(({ exists }) => exists);
  }

  /** Claims the first free one of `candidates` for the course, and keeps the reservation of `before`. */
  async function claimFirst(
    transaction: Transaction,
    candidates: readonly string[],
    id: number,
    before = '',
  ): Promise<Claim | undefined> {
    for (const slug of candidates) {
      if (!(await isFree(transaction, slug, id))) continue;
      const wasOwn = before !== '' && before !== slug && (await isFree(transaction, before, id));
      const owned = wasOwn ? [slug, before] : [slug];
      const reserve = () => {
        for (const own of owned) transaction.set(slugs.doc(own), { courseId: id });
      };
      return { slug, reserve };
    }
    return undefined;
  }

  return {
    /**
     * The slug for a course that asks for `wanted`. If that is empty, it keeps its own slug or gets one from its title.
     * Reads in the transaction that writes the course; `reserve` writes there. Throws 409 at the field for the slug of
     * another course.
     */
    async claim(transaction: Transaction, { id, title, slug }: Titled, wanted: string): Promise<Claim> {
      if (slug !== '' && (wanted === '' || wanted === slug)) return { slug, reserve: () => undefined };
      const candidates = wanted === '' ? slugCandidates(title, id) : [wanted];
      const claim = await claimFirst(transaction, candidates, id, slug);
      if (!claim) throw conflictAt('slug', messages.validation.slugTaken, 'slug-taken');
      return claim;
    },

    /** The slug of a restored course: its own, or another one where a newer course has that. */
    async reclaim(transaction: Transaction, { id, title, slug }: Titled): Promise<Claim> {
      const candidates = slug === '' ? [] : [slug, ...slugCandidates(title, id)];
      return (await claimFirst(transaction, candidates, id)) ?? { slug: '', reserve: () => undefined };
    },
  };
}
