import { describe, expect, it } from 'vitest';
import { checkedCollections } from './attention.ts';
import { deletionConsequence, attentionName, attentionProblem } from './attention-words.ts';

const missing = (...fields: string[]) => fields.map((field) => ({ field, problem: 'missing' as const }));
const incomplete = (fields: Parameters<typeof attentionProblem>[0]['fields']) =>
  attentionProblem({ kind: 'incomplete', fields });

describe('what needs attention, in words', () => {
  it.each([
    ['courses', 'Course'],
    ['subcategories', 'Category'],
    ['lessons', 'Lesson'],
    ['users', 'User'],
    ['payments', 'Payment of'],
    ['furtherPayments', 'Further payment of'],
  ] as const)('names a document of %s by its title, and without one by its number', (collection, noun) => {
    expect(attentionName({ collection, documentId: '7', label: 'Foundations' })).toBe(
      `${noun} 'Foundations'`,
    );
    expect(attentionName({ collection, documentId: '7', label: '7' })).toBe(`${noun} 7`);
    expect(attentionName({ collection, documentId: '7', label: '' })).toBe(`${noun} 7`);
  });

  it('names the fields that are missing', () => {
    expect(incomplete(missing('instructor'))).toBe('instructor is missing');
    expect(incomplete(missing('topics'))).toBe('topics are missing');
    expect(incomplete(missing('instructor', 'originalPrice'))).toBe(
      'instructor and original price are missing',
    );
    expect(incomplete(missing('title', 'videoUrl', 'courseId', 'day'))).toBe(
      'title, video address, course and day are missing',
    );
  });

  it('counts the fields after the third where there are many', () => {
    expect(incomplete(missing('title', 'description', 'topics', 'duration', 'day'))).toBe(
      'title, description, topics and 2 more fields are missing',
    );
  });

  it('distinguishes fields that are missing, unreadable and too large', () => {
    expect(
      incomplete([
        { field: 'day', problem: 'invalid' },
        { field: 'title', problem: 'missing' },
        { field: 'description', problem: 'too-large' },
      ]),
    ).toBe('title is missing; day cannot be read; description is too large');
  });

  it('has a sentence where no field is named', () => {
    expect(incomplete([])).toBe('something in it is wrong');
    expect(attentionProblem({ kind: 'unreadable', fields: [] })).toMatch(/^its ID/);
  });

  it('names for every kind of document what its deletion removes', () => {
    for (const collection of checkedCollections)
      expect(deletionConsequence({ collection })).toMatch(/deletes/);
  });
});
