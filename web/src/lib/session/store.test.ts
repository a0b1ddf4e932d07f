import { User } from '@padavu/domain/user/user';
import type { UserRecord } from '@padavu/domain/user/user-record';
import { aUserRecord } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { forget, readStoredText, storeText } from '@/lib/stored.ts';
import { rememberTokens, rememberUser } from './records.ts';
import type { Live } from '@/lib/firebase/live.ts';
import type * as store from './store.ts';

type Claims = { approved: boolean; admin: boolean; courseId: number | null };
type Account = ReturnType<typeof anAccount>;

const learnerClaims: Claims = { approved: true, admin: false, courseId: 1 };
const noClaims: Claims = { approved: false, admin: false, courseId: null };

/** The languages in which the page was offered, and how often the chosen one was sent. */
const language = vi.hoisted(() => ({ offered: [] as string[], sent: 0 }));
vi.mock('@/lib/suggest-language.ts', () => ({
  suggestLanguage: (requested: string) => void language.offered.push(requested),
}));
vi.mock('./language-sync.ts', () => ({ syncLanguage: () => Promise.resolve(void (language.sent += 1)) }));

/** The fakes of Auth and Firestore: tests make them report, and check their calls. */
const world = vi.hoisted(() => ({
  tell: (_account: unknown) => {},
  watches: [] as { path: string; tell: (live: unknown) => void; isOver: boolean }[],
  signOut: () => Promise.resolve(),
  otherTab: (_end: { uid: string; reason: string }) => {},
  announced: [] as unknown[],
  otherSignIn: (_uid: string) => {},
  /** The other tab's person, once this tab has switched to them. */
  switchToUser: (_uid: string) => Promise.resolve(false),
  heldElsewhere: false,
  cleared: 0,
  /** Whose work waits on the device to be sent. */
  unsentOf: null as string | null,
  /** Part of loading the code that watches an administrator's account. */
  deleteCopies: () => Promise.resolve(),
  isHolding: false,
  revocation: Promise.resolve('revoked'),
  /** The changes of the cleanup mark, and where the copy is kept, in order. */
  steps: [] as string[],
  auth: { currentUser: null } as { currentUser: unknown },
}));

vi.mock('@/lib/firebase/auth.ts', () => ({ auth: world.auth }));
vi.mock('@/lib/firebase/firestore.ts', () => ({
  closeFirestore: () => Promise.resolve(void (world.cleared += 1)),
}));
vi.mock('@/lib/query-client.ts', () => ({ forgetReads: () => void (world.cleared += 1) }));
vi.mock('@/lib/outbox.ts', () => ({ openOutbox: () => Promise.resolve(), closeOutbox: () => {} }));
vi.mock('./cleanup.ts', () => ({
  requestCleanup: () => Promise.resolve(void world.steps.push('mark')),
  cancelCleanup: () => Promise.resolve(void world.steps.push('keep')),
  deleteCopies: () => world.deleteCopies(),
}));
vi.mock('./keep-unsent.ts', () => ({
  keepUnsent: (uid: string) => {
    if (world.unsentOf === uid) world.steps.push('keep unsent');
    return Promise.resolve(world.unsentOf === uid);
  },
}));
vi.mock('./auth-ready.ts', () => ({
  authReady: Promise.resolve(),
  recordsReady: Promise.resolve(),
  switchToUser: (uid: string) => world.switchToUser(uid),
}));
vi.mock('./revocation.ts', () => ({ revokeSession: () => world.revocation }));
vi.mock('./tab-session.ts', () => {
  return {
    markStoreRunning: () => {},
    answerOtherTabs: () => {},
    isHolding: () => world.isHolding,
    holdSession: () => void (world.isHolding = true),
    releaseSession: () => Promise.resolve(void (world.isHolding = false)),
    isSessionHeld: () => Promise.resolve(world.heldElsewhere),
  };
});
vi.mock('./other-tabs.ts', () => ({
  onSignInElsewhere: (listener: typeof world.otherSignIn) => {
    world.otherSignIn = listener;
  },
  onEndElsewhere: (listener: typeof world.otherTab) => {
    world.otherTab = listener;
  },
  announceEnd: (end: unknown) => world.announced.push(end),
}));
vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_auth: unknown, listener: (account: unknown) => void) => {
    world.tell = (account) => {
      world.auth.currentUser = account;
      listener(account);
    };
  },
  signOut: () => world.signOut(),
}));
vi.mock('@/lib/firebase/live.ts', () => ({
  watchDocument: ({ path }: { path: string }, tell: (live: unknown) => void) => {
    world.steps.push('memory');
    return watchAt(path, tell);
  },
}));
vi.mock('@/lib/firebase/watch-account.ts', () => ({
  watchAccount: (uid: string, tell: (live: unknown) => void) => {
    world.steps.push('device');
    return Promise.resolve(watchAt(`users/${uid}`, tell));
  },
}));

function watchAt(path: string, tell: (live: unknown) => void) {
  const watch = { path, tell, isOver: false };
  world.watches.push(watch);
  return () => {
    watch.isOver = true;
  };
}

const signedInAt = new Date('2026-11-21T09:00:00Z');

function anAccount(uid: string, claims: Claims) {
  const account = {
    uid,
    refreshToken: `refresh-${uid}`,
    claims,
    getIdTokenResult: () =>
      Promise.resolve({ token: `token-${uid}`, claims: account.claims, authTime: signedInAt.toUTCString() }),
    getIdToken: vi.fn<(force: boolean) => Promise<string>>().mockResolvedValue(`token-${uid}`),
  };
  return account;
}

/** The account's document arrives. */
async function deliverDocument(overrides: Partial<UserRecord> | null, fromCache = false) {
  const data = overrides && User.parse(aUserRecord(overrides));
  const live: Live<User | null> = { state: 'ready', data, fromCache };
  await vi.waitFor(() => expect(world.watches.at(-1)?.isOver).toBe(false));
  world.watches.at(-1)?.tell(live);
}

async function signedIn(account: Account, overrides: Partial<UserRecord> = {}) {
  world.tell(account);
  await deliverDocument(overrides);
  await vi.waitFor(() => expect(session.currentSession().status).toBe('signed-in'));
}

let session: typeof store;

async function openPage() {
  vi.resetModules();
  session = await import('./store.ts');
  session.subscribeToSession(() => {});
}

beforeEach(async () => {
  Object.assign(language, { offered: [], sent: 0 });
  forget('language', 'agreedLanguage', 'languageBefore');
  world.watches = [];
  world.announced = [];
  world.heldElsewhere = false;
  world.cleared = 0;
  world.unsentOf = null;
  world.isHolding = false;
  world.steps = [];
  world.switchToUser = () => Promise.resolve(false);
  world.signOut = () => Promise.resolve(world.tell(null));
  await openPage();
});

describe('the session', () => {
  it('is starting until Auth answers, then signed out if nobody is signed in', () => {
    expect(session.currentSession()).toEqual({ status: 'starting' });
    world.tell(null);
    expect(session.currentSession()).toEqual({ status: 'signed-out', reason: 'not_authenticated' });
  });

  it("is a learner's when document and claims agree, and is stored for the guards", async () => {
    await signedIn(anAccount('anjali', learnerClaims));
    expect(session.currentSession()).toMatchObject({ uid: 'anjali', access: 'learner' });
    expect(world.watches.map(({ path }) => path)).toEqual(['users/anjali']);
    expect(readStoredText('user')).toContain('"status":"approved"');
  });

  it('stores its token only in this tab unless it is remembered, and is marked for cleanup before any read', async () => {
    await signedIn(anAccount('anjali', learnerClaims));
    expect(world.steps).toEqual(['mark', 'device']);
    expect(sessionStorage.getItem('token')).toBe('token-anjali');
    expect([readStoredText('token'), readStoredText('refreshToken')]).toEqual([null, null]);
  });

  it('stores its tokens on the device when it is remembered, and is not marked for cleanup', async () => {
    localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
    await signedIn(anAccount('anjali', learnerClaims));
    expect([readStoredText('token'), readStoredText('refreshToken'), readStoredText('adminToken')]).toEqual([
      'token-anjali',
      'refresh-anjali',
      null,
    ]);
    expect(world.steps).toEqual(['keep', 'device']);
  });

  it('stores nothing on the device of what an administrator reads', async () => {
    await signedIn(anAccount('lakshmi', { approved: true, admin: true, courseId: null }), { role: 'admin' });
    expect(world.steps).toEqual(['mark', 'memory']);
  });

  it('moves its copy off the device when the document has the role of an administrator and the token does not yet', async () => {
    const account = anAccount('lakshmi', learnerClaims);
    world.tell(account);
    await deliverDocument({ role: 'admin' });
    await deliverDocument({ role: 'admin' });
    await vi.waitFor(() => expect(session.currentSession()).toMatchObject({ access: 'waiting' }));
    expect(world.steps).toEqual(['mark', 'device', 'memory']);
    expect(account.getIdToken).toHaveBeenCalledWith(true);
  });

  it("is an administrator's, whose token is also stored under its own key", async () => {
    await signedIn(anAccount('lakshmi', { approved: true, admin: true, courseId: null }), {
      role: 'admin',
      courseId: null,
    });
    expect(session.currentSession()).toMatchObject({ access: 'admin' });
    expect(sessionStorage.getItem('adminToken')).toBe('token-lakshmi');
  });

  it('loads its code again when that fails at first', async () => {
    vi.useFakeTimers();
    const arrives = vi.spyOn(world, 'deleteCopies');
    arrives.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    world.tell(anAccount('lakshmi', { approved: true, admin: true, courseId: null }));
    await vi.waitFor(() => expect(arrives).toHaveBeenCalledOnce());
    await vi.advanceTimersByTimeAsync(2000);
    expect([session.currentSession(), world.watches]).toEqual([{ status: 'starting' }, []]);
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    await deliverDocument({ role: 'admin', courseId: null });
    await vi.waitFor(() => expect(session.currentSession()).toMatchObject({ access: 'admin' }));
  });

  it('depends on the document alone when the token cannot be read, as without a network', async () => {
    const account = anAccount('anjali', learnerClaims);
    account.getIdTokenResult = () => Promise.reject(new Error('no network'));
    await signedIn(account);
    expect(session.currentSession()).toMatchObject({ access: 'learner' });
  });

  it('notifies its listeners of every change until they unsubscribe', () => {
    const listener = vi.fn<() => void>();
    const leave = session.subscribeToSession(listener);
    world.tell(null);
    leave();
    world.tell(null);
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('a session that the server has ended', () => {
  it('ends when the document revokes sign-ins up to its own', async () => {
    await signedIn(anAccount('anjali', learnerClaims));
    await deliverDocument({ courseId: 2, signedOutAt: new Date(signedInAt.getTime() + 400) });
    await vi.waitFor(() => expect(session.currentSession()).toMatchObject({ reason: 'session_expired' }));
  });

  it('is not one that began after the revocation', async () => {
    await signedIn(anAccount('anjali', learnerClaims), {
      signedOutAt: new Date(signedInAt.getTime() - 400),
    });
    expect(session.currentSession()).toMatchObject({ status: 'signed-in', access: 'learner' });
  });
});

describe('an approval', () => {
  it('renews the token once, and grants access when its claims follow', async () => {
    const account = anAccount('anjali', noClaims);
    await signedIn(account, { status: 'pending', claimsSetAt: new Date(1) });
    expect(session.currentSession()).toMatchObject({ access: 'waiting' });
    const before = account.getIdToken.mock.calls.length;

    await deliverDocument({ status: 'approved', claimsSetAt: new Date(2) });
    await deliverDocument({ status: 'approved', claimsSetAt: new Date(2) });
    expect(session.currentSession()).toMatchObject({ access: 'waiting' });
    expect(account.getIdToken.mock.calls.slice(before)).toEqual([[true]]);

    account.claims = learnerClaims;
    world.tell(account);
    await vi.waitFor(() => expect(session.currentSession()).toMatchObject({ access: 'learner' }));
  });

  it('renews the token again at the next change of the document when that failed', async () => {
    const account = anAccount('anjali', noClaims);
    account.getIdToken.mockRejectedValueOnce(new Error('no network'));
    await signedIn(account, { claimsSetAt: new Date(1) });
    await vi.waitFor(() => expect(account.getIdToken).toHaveBeenCalledOnce());
    await deliverDocument({ claimsSetAt: new Date(1) });
    expect(account.getIdToken).toHaveBeenCalledTimes(2);
  });
});

describe('the end of a session', () => {
  it.each([
    ['is deactivated', { status: 'inactive' as const }, 'inactive'],
    ['has no document', null, 'deleted'],
  ])('comes when the account %s', async (_case, overrides, reason) => {
    await signedIn(anAccount('anjali', learnerClaims));
    await deliverDocument(overrides);
    expect(session.currentSession()).toEqual({ status: 'signed-out', reason });
    expect(world.watches.at(-1)?.isOver).toBe(true);
    expect(readStoredText('user')).toBeNull();
    expect(sessionStorage.getItem('token')).toBeNull();
    await vi.waitFor(() => expect(world.cleared).toBe(1));
    expect(world.steps.at(-1)).toBe('mark');
  });

  it.each([
    ['a deactivation', { status: 'inactive' as const }],
    ['an absence', null],
  ])('does not follow a cached document with %s', async (_case, overrides) => {
    await signedIn(anAccount('anjali', learnerClaims));
    await deliverDocument(overrides, true);
    expect(session.currentSession()).toMatchObject({ access: 'learner' });
  });

  it('is announced to the other tabs before Auth signs out', async () => {
    await signedIn(anAccount('anjali', learnerClaims));
    world.signOut = () => {
      expect(world.announced).toEqual([{ uid: 'anjali', reason: 'not_authenticated' }]);
      return Promise.resolve(world.tell(null));
    };
    await session.endSession();
    expect(session.currentSession().status).toBe('signed-out');
  });

  it('is announced once to the other tabs as a sign-out, also when the store refuses this one meanwhile', async () => {
    await signedIn(anAccount('anjali', learnerClaims));
    const { promise, resolve: revoked } = Promise.withResolvers<string>();
    world.revocation = promise;
    const leaving = session.signOut();
    await vi.waitFor(() => expect(world.announced).toHaveLength(1));
    world.watches.at(-1)?.tell({ state: 'failed', error: new Error('permission-denied') });
    revoked('revoked');
    await leaving;
    expect(session.currentSession()).toEqual({ status: 'signed-out', reason: 'not_authenticated' });
    expect(world.announced).toEqual([{ uid: 'anjali', reason: 'not_authenticated' }]);
  });

  it("comes from another tab of the same person, with its reason, but not from another person's", async () => {
    await signedIn(anAccount('anjali', learnerClaims));
    world.otherTab({ uid: 'basil', reason: 'inactive' });
    expect(session.currentSession().status).toBe('signed-in');
    world.otherTab({ uid: 'anjali', reason: 'inactive' });
    expect(session.currentSession()).toEqual({ status: 'signed-out', reason: 'inactive' });
    expect(world.announced).toEqual([]);
  });

  it('does not follow a cached document that may be out of date', async () => {
    world.tell(anAccount('anjali', learnerClaims));
    await deliverDocument({ status: 'inactive' }, true);
    expect(session.currentSession()).toEqual({ status: 'starting' });
    await deliverDocument({ status: 'approved' });
    await vi.waitFor(() => expect(session.currentSession()).toMatchObject({ access: 'learner' }));
  });

  it('comes when the document may not be read', async () => {
    await signedIn(anAccount('anjali', learnerClaims));
    world.watches.at(-1)?.tell({ state: 'failed', error: new Error('permission-denied') });
    expect(session.currentSession()).toEqual({ status: 'signed-out', reason: 'session_expired' });
  });

  it('counts as expired when Auth ends the session by itself', async () => {
    await signedIn(anAccount('anjali', learnerClaims));
    world.tell(null);
    await vi.waitFor(() => {
      expect(session.currentSession()).toEqual({ status: 'signed-out', reason: 'session_expired' });
    });
  });

  it('has the reason of another tab also when Auth signs out first', async () => {
    await signedIn(anAccount('anjali', learnerClaims));
    world.tell(null);
    world.otherTab({ uid: 'anjali', reason: 'not_authenticated' });
    await vi.waitFor(() => {
      expect(session.currentSession()).toEqual({ status: 'signed-out', reason: 'not_authenticated' });
    });
  });

  it('has the reason that was given, which does not apply to the next session', async () => {
    await signedIn(anAccount('anjali', learnerClaims));
    await session.endSession();
    expect(session.currentSession()).toEqual({ status: 'signed-out', reason: 'not_authenticated' });
    await signedIn(anAccount('anjali', learnerClaims));
    world.tell(null);
    await vi.waitFor(() => {
      expect(session.currentSession()).toMatchObject({ reason: 'session_expired' });
    });
  });
});

describe('a later visit', () => {
  const token = `x.${btoa(JSON.stringify({ sub: 'anjali' }))}.x`;

  beforeEach(async () => {
    rememberUser(User.parse(aUserRecord()));
    rememberTokens({ remembered: true, token, refreshToken: 'refresh', admin: false });
    await openPage();
  });

  it('shows the copy on the device before Auth has answered', async () => {
    await deliverDocument({}, true);
    expect(session.currentSession()).toMatchObject({ uid: 'anjali', access: 'learner' });
    expect(world.watches.map(({ path }) => path)).toEqual(['users/anjali']);
  });

  it('keeps watching the same document when Auth confirms the person', async () => {
    await deliverDocument({}, true);
    world.tell(anAccount('anjali', learnerClaims));
    await vi.waitFor(() => expect(sessionStorage.getItem('token')).toBe('token-anjali'));
    expect(world.watches).toHaveLength(1);
  });

  it('ends, and leaves nothing on the device, when Auth has no user', async () => {
    await deliverDocument({}, true);
    world.tell(null);
    await vi.waitFor(() => {
      expect(session.currentSession()).toEqual({ status: 'signed-out', reason: 'session_expired' });
    });
    await vi.waitFor(() => expect(world.cleared).toBe(1));
    expect(readStoredText('user')).toBeNull();
  });

  describe('with work that waits to be sent', () => {
    const ends = {
      'an expired session': null,
      'a deactivation': 'inactive',
      'a sign-out': 'not_authenticated',
    } as const;
    /** The key under which Auth stores a session that is remembered. */
    const authKey = 'firebase:authUser:key:[DEFAULT]';
    const lastStepAfter = async (end: keyof typeof ends) => {
      Object.assign(world, { unsentOf: 'anjali', steps: [] });
      world.deleteCopies = () => Promise.resolve(void world.steps.push('delete'));
      await deliverDocument({}, true);
      const reason = ends[end];
      if (reason === null) world.tell(null);
      else await session.endSession(reason);
      await vi.waitFor(() => expect(world.steps.at(-1)).toMatch(/keep unsent|delete/));
      return world.steps.at(-1);
    };

    beforeEach(async () => {
      const { deleteCopies } = world;
      localStorage.setItem(authKey, '{}');
      onTestFinished(() => {
        Object.assign(world, { deleteCopies });
        localStorage.removeItem(authKey);
      });
      await openPage();
    });

    it.each(['an expired session', 'a deactivation'] as const)('keeps it after %s', async (end) => {
      expect(await lastStepAfter(end)).toBe('keep unsent');
    });

    it('removes it after a sign-out', async () => {
      expect(await lastStepAfter('a sign-out')).toBe('delete');
    });

    it('removes it when the session was to end with the window', async () => {
      rememberTokens({ remembered: false, token, admin: false });
      localStorage.removeItem(authKey);
      await openPage();
      expect(await lastStepAfter('an expired session')).toBe('delete');
    });
  });

  it('leaves the data of a session that another tab holds', async () => {
    world.heldElsewhere = true;
    world.tell(null);
    await vi.waitFor(() => {
      expect(session.currentSession()).toEqual({ status: 'signed-out', reason: 'not_authenticated' });
    });
    expect(readStoredText('user')).not.toBeNull();
    expect(world.cleared).toBe(0);
  });
});

describe('the language of the account', () => {
  it('is offered on a device on which none was chosen, and is not stored as the choice of the device', async () => {
    await signedIn(anAccount('anjali', learnerClaims), { language: 'ml' });
    await vi.waitFor(() => expect(language.offered).toEqual(['ml']));
    expect([readStoredText('language'), readStoredText('agreedLanguage')]).toEqual([null, 'ml']);
    await deliverDocument({ language: 'ml', name: 'Anjali' });
    expect(language).toEqual({ offered: ['ml'], sent: 0 });
  });

  it.each([
    ['it is that of the page', 'en', null],
    ['the account has none', undefined, null],
    ['another was chosen on the device before', 'ml', 'en'],
  ] as const)('is neither offered nor changed where %s', async (_why, accountLanguage, chosen) => {
    if (chosen !== null) storeText('language', chosen);
    await signedIn(anAccount('anjali', learnerClaims), accountLanguage && { language: accountLanguage });
    expect(language).toEqual({ offered: [], sent: 0 });
    expect(readStoredText('language')).toBe(chosen);
  });

  it('changes to the one that is chosen on the device during the session', async () => {
    await signedIn(anAccount('anjali', learnerClaims), { language: 'en' });
    storeText('language', 'ml');
    await deliverDocument({ language: 'en' });
    await vi.waitFor(() => expect(language.sent).toBe(1));
    expect(language.offered).toEqual([]);
  });

  it('is removed from the device by a sign-out, which restores the language chosen before', async () => {
    storeText('language', 'ml');
    await signedIn(anAccount('anjali', learnerClaims), { language: 'en' });
    storeText('language', 'en');
    await session.signOut();
    await vi.waitFor(() => expect(readStoredText('agreedLanguage')).toBeNull());
    expect([readStoredText('language'), readStoredText('languageBefore')]).toEqual(['ml', null]);
  });

  it('is set to that of the device when the account has none', async () => {
    storeText('language', 'ml');
    await signedIn(anAccount('anjali', learnerClaims));
    await vi.waitFor(() => expect(language.sent).toBe(1));
  });
});

describe("another person's sign-in in another tab", () => {
  it('switches this tab to that person', async () => {
    await signedIn(anAccount('anjali', learnerClaims));
    world.switchToUser = () => {
      world.tell(anAccount('basil', learnerClaims));
      return Promise.resolve(true);
    };
    world.otherSignIn('basil');
    await deliverDocument({ name: 'Basil Thomas' });
    await vi.waitFor(() => expect(session.currentSession()).toMatchObject({ uid: 'basil' }));
    expect(world.cleared).toBe(0);
  });

  it('ends the session of a tab that cannot switch, and keeps the data of the other session', async () => {
    await signedIn(anAccount('anjali', learnerClaims));
    world.heldElsewhere = true;
    world.otherSignIn('basil');
    await vi.waitFor(() => {
      expect(session.currentSession()).toEqual({ status: 'signed-out', reason: 'not_authenticated' });
    });
    expect(world.cleared).toBe(0);
  });
});

describe('another account on the same page', () => {
  it("is never shown with the first one's document or claims", async () => {
    await signedIn(anAccount('lakshmi', { approved: true, admin: true, courseId: null }), { role: 'admin' });
    const snapshots: string[] = [];
    session.subscribeToSession(() => snapshots.push(JSON.stringify(session.currentSession())));

    await signedIn(anAccount('basil', learnerClaims), { name: 'Basil Thomas' });
    expect(session.currentSession()).toMatchObject({ uid: 'basil', access: 'learner' });
    expect(snapshots.filter((text) => text.includes('Anjali Menon') || text.includes('"admin"'))).toEqual([]);
  });
});

describe('the session of an account that has just signed in', () => {
  it('waits for that account, whatever the session was before', async () => {
    world.tell(null);
    const settled = session.sessionOf('anjali');
    const early = vi.fn<() => void>();
    void settled.then(early);
    await Promise.resolve();
    expect(early).not.toHaveBeenCalled();
    await signedIn(anAccount('anjali', learnerClaims));
    await expect(settled).resolves.toMatchObject({ status: 'signed-in', uid: 'anjali' });
  });

  it('is signed out with the reason when the account has no access', async () => {
    world.tell(null);
    const settled = session.sessionOf('anjali');
    world.tell(anAccount('anjali', noClaims));
    await deliverDocument({ status: 'inactive' });
    await expect(settled).resolves.toEqual({ status: 'signed-out', reason: 'inactive' });
  });
});
