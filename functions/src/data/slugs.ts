import { coursesCollection, type Course } from '@padavu/domain/course';
import { messages } from '@padavu/domain/messages';
import { EntityId } from '@padavu/domain/route-id';
import { slugCandidates, slugsCollection } from '@padavu/domain/slug';
import { trashPath } from '@padavu/domain/trash';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { conflictAt } from '#/errors.ts';
import { readDocument } from './documents.ts';
import { fetchMatches, fetchOne, fetchSeveral } from './reads.ts';

/** The document `slugs/{slug}`: the course that has it, or had it before. */
export const Reservation = z.object({ courseId: EntityId });

type Titled = Pick<Course, 'id' | 'title' | 'slug'>;

/** The slug that a course gets, and what writes down that it is that course's. */
type Claim = { slug: string; reserve: () => void };

export type SlugsData = ReturnType<typeof slugsData>;

/**
 * Keeps the slugs of courses apart, those included that courses had before, so that old addresses go on leading to them
 * (docs/decisions/124).
 */
export function slugsData({ db }: { db: Firestore }) {
  const slugs = db.collection(slugsCollection);
  const courses = db.collection(coursesCollection);

  /** Whether no other course has a slug or had it before. A course that is gone for good leaves its slugs to others. */
  async function isFree(transaction: Transaction, slug: string, id: number): Promise<boolean> {
    // A course that was written past the API has a slug that nobody wrote down.
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

  /** The first free one of `candidates`; writes down that it is the course's, and that `before` was. */
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
     * The slug that a course gets which wants `wanted`: without a wish it keeps its own, or gets one from its title. Reads in
     * the transaction that writes the course; `reserve` writes there. 409 at the field for the slug of another course.
     */
    async claim(transaction: Transaction, { id, title, slug }: Titled, wanted: string): Promise<Claim> {
      if (slug !== '' && (wanted === '' || wanted === slug)) return { slug, reserve: () => undefined };
      const candidates = wanted === '' ? slugCandidates(title, id) : [wanted];
      const claim = await claimFirst(transaction, candidates, id, slug);
      if (!claim) throw conflictAt('slug', messages.validation.slugTaken, 'slug-taken');
      return claim;
    },

    /** The slug of a course that comes back: its own, or another one where a course that was made meanwhile has that. */
    async reclaim(transaction: Transaction, { id, title, slug }: Titled): Promise<Claim> {
      const candidates = slug === '' ? [] : [slug, ...slugCandidates(title, id)];
      return (await claimFirst(transaction, candidates, id)) ?? { slug: '', reserve: () => undefined };
    },
  };
}
