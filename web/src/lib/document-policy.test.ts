import { describe, expect, it } from 'vitest';
import { covers, policyOf } from './document-policy.ts';
import { paths } from './paths.ts';

describe('the policy of a document', () => {
  it.each([
    [paths.home, 'public'],
    [paths.courses, 'public'],
    ['/courses/graphic-design', 'public'],
    ['/courses/3d-printing', 'public'],
    [paths.register, 'public'],
    ['/nowhere', 'public'],
    ['/users', 'public'],
    [paths.login, 'signIn'],
    [paths.adminLoginAlias, 'signIn'],
    [paths.reset, 'signIn'],
    [paths.learner, 'app'],
    ['/user/lesson/1/2/3', 'app'],
    ['/courses/3', 'app'],
    [paths.adminLogin, 'app'],
    [paths.adminLessons, 'app'],
  ])('of %s is "%s"', (pathname, policy) => {
    expect(policyOf(pathname)).toBe(policy);
  });
});

describe('a document', () => {
  it.each([
    [paths.home, paths.about],
    [paths.home, paths.register],
    [paths.login, paths.forgotPassword],
    [paths.learnerDashboard, '/user/lesson/1/2'],
    [paths.learnerDashboard, paths.login],
    [paths.adminLogin, paths.adminDashboard],
    [paths.adminDashboard, paths.learnerDashboard],
    [paths.contact, paths.home],
    [paths.contact, paths.contact],
    ['/courses/pottery', '/courses/pottery'],
    ['/courses/pottery', paths.home],
  ])('of %s may show %s', (from, to) => {
    expect(covers(from, to)).toBe(true);
  });

  it.each([
    [paths.home, paths.login],
    [paths.register, paths.login],
    [paths.login, paths.learnerDashboard],
    [paths.login, paths.adminDashboard],
    ['/courses/graphic-design', '/courses/3'],
    [paths.courses, '/courses/graphic-design'],
    ['/courses/pottery', '/courses/graphic-design'],
    [paths.home, paths.contact],
    [paths.login, paths.contact],
    [paths.login, paths.home],
    [paths.adminDashboard, paths.home],
    [paths.learnerDashboard, paths.adminDashboard],
    [paths.login, paths.adminLoginAlias],
    [paths.learnerDashboard, paths.contact],
  ])('of %s cannot show %s, which needs its own document', (from, to) => {
    expect(covers(from, to)).toBe(false);
  });
});
