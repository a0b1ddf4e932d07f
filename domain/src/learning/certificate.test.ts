import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Certificate,
  certificateCheck,
  CertificateNumber,
  completedAt,
  hasOpenWork,
  isPrintable,
  makeCertificateNumber,
  readCertificateNumber,
} from './certificate.ts';

const at = (day: number) => new Date(Date.UTC(2026, 4, day));
const mark = (day: number, complete = true) => ({ complete, at: at(day) });

describe('the number of a certificate', () => {
  it('is read as it was made, however it is typed', () => {
    const choices = fc.array(fc.nat(), { minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(choices, (chosen) => {
        const left = [...chosen];
        const number = makeCertificateNumber((below) => (left.pop() ?? 0) % below);
        expect(CertificateNumber.safeParse(number).success).toBe(true);
        const spaced = ` ${number.replaceAll('-', ' ')} `;
        for (const typed of [number, number.toLowerCase(), number.replaceAll('-', ''), spaced]) {
          expect(readCertificateNumber(typed)).toBe(number);
        }
      }),
    );
  });

  it.each(['', 'K7M3', 'K7M3-QX9A-2BCD-EF4', 'K7M3-QX9A-2BCD-EF455', 'K7M3-QX9A-2BCD-EF4O', '../../users'])(
    'cannot be %j',
    (typed) => {
      expect(readCertificateNumber(typed)).toBeUndefined();
    },
  );
});

describe('a course is complete', () => {
  const course = { lessonIds: [1, 2] };

  it.each([
    ['when every lesson is, at the moment of the last one', { 1: mark(3), 2: mark(2) }, at(3)],
    ['regardless of marks on deleted lessons', { 1: mark(1), 2: mark(2), 9: mark(8) }, at(2)],
    ['not while one is open', { 1: mark(1), 2: mark(2, false) }, undefined],
    ['not while one was never opened', { 1: mark(1) }, undefined],
  ])('%s', (_, lessons, expected) => {
    expect(completedAt({ lessons }, course)).toEqual(expected);
  });

  it('not without lessons', () => {
    expect(completedAt({ lessons: { 1: mark(1) } }, { lessonIds: [] })).toBeUndefined();
  });
});

describe('work on a lesson', () => {
  it.each([
    ['is open before any is handed in', 'Sketch your shop.', undefined, true],
    ['is open while it waits for the school', 'Sketch your shop.', 'waiting', true],
    ['is open when it must be handed in again', 'Sketch your shop.', 'again', true],
    ['is not open once it is accepted', 'Sketch your shop.', 'done', false],
    ['is not open without a task', '', undefined, false],
  ] as const)('%s', (_, task, state, expected) => {
    const progress = { lessons: {}, ...(state && { tasks: { 1: { state, at: at(1) } } }) };
    expect(hasOpenWork({ id: 1, task }, progress)).toBe(expected);
  });
});

const stored = {
  uid: 'asha',
  courseId: 1,
  name: 'Asha Menon',
  course: 'Pottery',
  status: 'valid',
  reason: 'None',
};
const check = (fields: object) =>
  certificateCheck('K7M3-QX9A-2BCD-EF45', Certificate.parse({ ...stored, ...fields }));

describe('a stored certificate', () => {
  it('counts as withdrawn if its status cannot be read', () => {
    expect(Certificate.parse({ ...stored, status: 'golden' }).status).toBe('withdrawn');
    expect(Certificate.parse({}).status).toBe('withdrawn');
  });

  it('names the person in a check only while it is valid', () => {
    expect(check({})).toMatchObject({ status: 'valid', name: 'Asha Menon', course: 'Pottery' });
    for (const status of ['withdrawn', 'replaced'])
      expect(check({ status })).toMatchObject({ status, name: '' });
    expect(Object.keys(check({}))).not.toContain('uid');
    expect(Object.keys(check({}))).not.toContain('reason');
  });
});

it.each([
  ['Asha Menon', true],
  ['ശ്രീലക്ഷ്മി Menon', true],
  ['José Nuñez-O’Neill', true],
  ['Şahin', false],
  ['ஆஷா', false],
  ['Asha 🎓', false],
])('%s can be written into a file: %s', (name, can) => {
  expect(isPrintable({ name, course: 'Pottery', school: 'Padavu' })).toBe(can);
  expect(isPrintable({ name: 'Asha', course: name, school: '' })).toBe(can);
});
