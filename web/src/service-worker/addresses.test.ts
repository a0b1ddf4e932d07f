import { describe, expect, it } from 'vitest';
import { isPicture, isSignInPage, learnerDocuments, schoolIcon } from './addresses.ts';

const documentOf = (address: string, root = '') =>
  learnerDocuments(root).find(({ addresses }) => addresses.test(address))?.document;

const signInPagesBelow = (root: string) =>
  ['/login', '/login/', '/login/x', '/admin/login'].map((path) => isSignInPage(root, root + path));

describe('the response of the service worker', () => {
  it.each([
    ['/user', '/learn.html'],
    ['/user/', '/learn.html'],
    ['/user/dashboard', '/learn.html'],
    ['/user/nowhere', '/learn.html'],
    ['/user/course/1?a=b', '/learn-course.html'],
    ['/user/lesson/1/2/3', '/learn-lesson.html'],
    ['/user/lesson/1/2', '/learn-lesson.html'],
    ['/courses/1', '/learn-days.html'],
  ])('to %s is %s', (address, document) => {
    expect(documentOf(address)).toBe(document);
    expect(documentOf(`/ml${address}`, '/ml')).toBe(`/ml${document}`);
  });

  it.each([
    '/',
    '/courses',
    '/courses/ecommerce-mastery',
    '/users',
    '/login',
    '/admin/user',
    '/api/user/',
    '/register?returnUrl=/user/dashboard',
  ])('to %s is none of the documents of learners', (address) => {
    expect(documentOf(address)).toBeUndefined();
    expect(documentOf(`/ml${address}`, '/ml')).toBeUndefined();
  });

  it('of one language is none of the documents of another', () => {
    expect(documentOf('/ml/user/dashboard')).toBeUndefined();
    expect(documentOf('/user/dashboard', '/ml')).toBeUndefined();
  });

  it.each([
    ['/assets/drawings/map.svg', true],
    ['/static/malayalam-x.woff2', true],
    ['/assets/brand/mark.svg', true],
    [schoolIcon, true],
    ['/static/AdminLayout-x.js', false],
    ['/api/courses/map.svg', false],
  ])('to %s is cached at its first use: %s', (address, isCached) => {
    expect(isPicture.test(address)).toBe(isCached);
  });

  it('distinguishes the sign-in page from the addresses below and beside it', () => {
    expect(signInPagesBelow('')).toEqual([true, true, false, false]);
    expect(signInPagesBelow('/ml')).toEqual([true, true, false, false]);
  });
});
