import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  erasedName,
  withoutAnswerer,
  withoutAuthor,
  withoutHolder,
  withoutName,
  withoutPerson,
} from './erasure.ts';

const uid = 'Kq7ZanjaliUid';
/** Texts that identify the person, and that occur nowhere else. */
const secrets = { name: 'Anjali §Menon', email: 'anjali§@padavu.example', paymentReference: 'K7M§QX' };
const secret = fc.constantFrom(...Object.values(secrets));

const administrator = { uid: 'rajan', name: 'Rajan Pillai' };
const person = fc.constantFrom(administrator, { uid, name: secrets.name });
const moment = fc.constant(new Date('2025-05-01T09:00:00.000Z'));

/** Anything that may be stored of an account, at any depth, by hand or by an older version. */
const personalFields = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    secret,
    fc.integer(),
    moment,
    person,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(
      fc.constantFrom('name', 'email', 'status', 'role', 'courseId', 'note', 'payment', 'recordedBy', 'old'),
      tie('value'),
      { maxKeys: 5 },
    ),
  ),
})).value;
const fields = fc.option(
  fc.dictionary(
    fc.constantFrom('name', 'email', 'status', 'role', 'courseId', 'payment', 'odd'),
    personalFields,
  ),
);

const entryAbout = fc.record({
  at: moment,
  action: fc.constantFrom('user.create', 'user.payment', 'user.delete', 'payment.repair'),
  actor: person,
  target: fc.record({
    collection: fc.constantFrom('users', 'payments'),
    id: fc.constant(uid),
    label: fc.oneof(secret, fc.constant('')),
  }),
  before: fields,
  after: fields,
  searchWords: fc.array(secret, { maxLength: 3 }),
});

/** An entry about something else, which mentions people by uid and name. */
const entryMentioning = fc.record({
  at: moment,
  action: fc.constantFrom('lesson.update', 'user.delete'),
  actor: person,
  target: fc.record({
    collection: fc.constantFrom('lessons', 'users'),
    id: fc.constantFrom('7', 'another'),
    label: fc.constantFrom('Foundations', 'Meera Nair'),
  }),
  partOf: fc.constantFrom('subcategories/7', 'users/another'),
  before: fc.option(fc.record({ payment: fc.record({ amount: fc.nat(), recordedBy: person }) })),
  after: fc.option(fc.record({ title: fc.string(), people: fc.array(person, { maxLength: 2 }) })),
});

const contains = (value: unknown, text: string) => JSON.stringify(value).includes(text);

describe('a person who is taken out of an entry of the audit log', () => {
  it('does not appear in entries about them', () => {
    fc.assert(
      fc.property(entryAbout, (entry) => {
        const erased = withoutPerson(entry, uid);
        for (const text of Object.values(secrets)) expect(contains(erased, text)).toBe(false);
        const { at, action, target } = entry;
        expect(erased).toMatchObject({
          at,
          action,
          target: { collection: target.collection, id: uid, label: erasedName },
        });
      }),
    );
  });

  it('does not appear in entries by them or that mention them, while everything else stays', () => {
    fc.assert(
      fc.property(entryMentioning, (entry) => {
        const erased = withoutPerson(entry, uid);
        expect(contains(erased, secrets.name)).toBe(false);
        const restored = JSON.stringify(erased).replaceAll(erasedName, secrets.name);
        expect(restored).toBe(JSON.stringify(entry));
      }),
    );
  });

  it('leaves an entry that does not change when it is erased again', () => {
    fc.assert(
      fc.property(fc.oneof(entryAbout, entryMentioning), (entry) => {
        const erased = withoutPerson(entry, uid);
        expect(withoutPerson(erased, uid)).toEqual(erased);
      }),
    );
  });

  it('changes nothing in entries without them', () => {
    fc.assert(
      fc.property(fc.oneof(entryAbout, entryMentioning), (entry) => {
        expect(withoutPerson(entry, 'someone-else')).toEqual(entry);
      }),
    );
  });

  it('leaves what does not identify them: status, role and course', () => {
    const before = {
      ...secrets,
      status: 'pending',
      role: 'user',
      courseId: 1,
      courseName: 'Ecommerce Mastery',
    };
    const entry = {
      at: new Date(0),
      actor: administrator,
      action: 'user.approve',
      target: { collection: 'users', id: uid, label: secrets.name },
      before,
      after: { status: 'approved', payment: { amount: 1999, note: secrets.name } },
    };
    expect(withoutPerson(entry, uid)).toEqual({
      ...entry,
      target: { collection: 'users', id: uid, label: erasedName },
      before: { status: 'pending', role: 'user', courseId: 1 },
      after: { status: 'approved' },
    });
  });

  it('is also erased from entries about the trash and about parts of the account', () => {
    const entry = { actor: administrator, before: null, after: { email: secrets.email } };
    const inTrash = { ...entry, target: { collection: 'trash', id: `users_${uid}`, label: secrets.name } };
    const part = {
      ...entry,
      target: { collection: 'notes', id: '7', label: 'A note' },
      partOf: `users/${uid}`,
    };
    for (const about of [inTrash, part]) {
      expect(withoutPerson(about, uid)).toMatchObject({ target: { label: erasedName }, after: {} });
    }
  });
});

describe('a name', () => {
  it('is taken out of a payment that the person recorded', () => {
    const payment = { amount: 1999, recordedBy: { uid, name: secrets.name } };
    expect(withoutName(payment, uid)).toEqual({ amount: 1999, recordedBy: { uid, name: erasedName } });
  });
});

const [devi, biju, rajan] = [
  { uid: 'devi', name: 'Devi Menon' },
  { uid: 'biju', name: 'Biju Thomas' },
  { uid: 'rajan', name: 'Rajan Pillai' },
];

describe('a question under a lesson', () => {
  const question = {
    by: devi,
    text: 'Why?',
    answers: [
      { id: '01', by: biju, fromSchool: false },
      { id: '02', by: rajan, fromSchool: true },
      'not an answer',
      { id: '04', by: devi, fromSchool: false },
    ],
    people: ['devi', 'biju', 'rajan'],
    reportedBy: ['biju', 'rajan'],
  };

  it('is removed with the person who asked it', () => {
    expect(withoutAuthor(question, 'devi')).toBeUndefined();
  });

  it('loses the answers and the report of a learner, and nobody else’s', () => {
    expect(withoutAuthor(question, 'biju')).toEqual({
      ...question,
      answers: question.answers.slice(1),
      people: ['devi', 'rajan'],
      reportedBy: ['rajan'],
    });
  });

  it.each([true, false])(
    'waits for the school only if what is left does not end with it: %s',
    (fromSchool) => {
      const earlier = { id: '01', by: rajan, fromSchool };
      const later = { id: '02', by: biju, fromSchool: false };
      const asked = { ...question, waiting: true, answers: [earlier, later] };
      expect(withoutAuthor(asked, 'biju')).toMatchObject({ waiting: !fromSchool, answers: [earlier] });
      const asksAgain = { ...asked, answers: [later, earlier] };
      expect(withoutAuthor(asksAgain, 'biju')).toMatchObject({ waiting: true, answers: [earlier] });
    },
  );

  it('keeps the answers of the school, without the name', () => {
    const rest = withoutAuthor(question, 'rajan');
    expect(rest).toMatchObject({ answers: { 1: { id: '02', by: { uid: '', name: erasedName } } } });
    expect(JSON.stringify(rest)).not.toMatch(/rajan/i);
  });
});

describe('work that a learner handed in', () => {
  const work = {
    by: devi,
    turns: [{ fromSchool: false, by: devi }, { fromSchool: true, by: rajan, text: 'Add the rent' }, 'odd'],
    people: ['devi', 'rajan'],
  };

  it('is removed with the learner', () => {
    expect(withoutAnswerer(work, 'devi')).toBeUndefined();
  });

  it('keeps the answers of an erased administrator without the name, and everybody else’s as they are', () => {
    expect(withoutAnswerer(work, 'rajan')).toEqual({
      ...work,
      turns: [
        work.turns[0],
        { fromSchool: true, by: { uid: '', name: erasedName }, text: 'Add the rent' },
        'odd',
      ],
      people: ['devi'],
    });
  });
});

it('a certificate is withdrawn and loses the person, and nobody else’s does', () => {
  const certificate = { uid: 'devi', name: 'Devi Menon', course: 'Ecommerce', status: 'valid' };
  expect(withoutHolder(certificate, 'devi')).toMatchObject({
    uid: '',
    name: '',
    course: 'Ecommerce',
    status: 'withdrawn',
  });
  expect(withoutHolder(certificate, 'biju')).toEqual(certificate);
});
