import { describe, expect, it } from 'vitest';
import { courseToRegister, Registration, RegistrationForm } from './registration-input.ts';
import { PendingRegistration } from './registration.ts';
import { SiteCourse } from '@padavu/domain/site/site';

const aSiteCourse = (course: Partial<SiteCourse>) =>
  SiteCourse.parse({ openForRegistration: true, ...course });

const person = { name: 'Devika Pillai', email: 'devika@padavu.example', password: 'padavu-demo' };

const messagesOf = (parsed: { error?: { issues: { message: string }[] } | undefined }) =>
  parsed.error?.issues.map(({ message }) => message);

describe('the registration form', () => {
  const form = { ...person, course: '1', terms: true };

  it.each([
    [{ name: 'De' }, 'Name must be at least 3 characters long'],
    [{ name: '  De  ' }, 'Name must be at least 3 characters long'],
    [{ name: '' }, 'Name must be at least 3 characters long'],
    [{ name: '\u200B\u200E\u3164\u202E' }, 'Name must be at least 3 characters long'],
    [{ name: '\u200D\u200D\u200D' }, 'Name must be at least 3 characters long'],
    [{ name: 'x'.repeat(101) }, 'Name must be at most 100 characters long'],
    [{ email: 'devika' }, 'Please enter a valid email address'],
    [{ email: '' }, 'Please enter a valid email address'],
    [{ password: '1234567' }, 'Password must be at least 8 characters long'],
    [{ password: ' 1234567 ' }, 'Password must be at least 8 characters long'],
    [{ password: 'x'.repeat(129) }, 'Password must be at most 128 characters long'],
    [{ course: '' }, 'Please select a course'],
    [{ course: undefined }, 'Please select a course'],
    [{ terms: false }, 'You must agree to the Terms & Conditions'],
  ])('is refused with %o', (wrong, message) => {
    expect(messagesOf(RegistrationForm.safeParse({ ...form, ...wrong }))).toEqual([message]);
  });

  it('has single spaces in its name, whatever was typed or pasted', () => {
    expect(RegistrationForm.parse({ ...form, name: '  Devika \t\u00a0 Pillai\n' }).name).toBe(
      'Devika Pillai',
    );
  });

  it('is accepted at the limits', () => {
    expect(RegistrationForm.safeParse({ ...form, name: 'Anu', password: '12345678' }).success).toBe(true);
  });
});

describe('the course of a registration', () => {
  const courses = [
    aSiteCourse({ id: 1, slug: 'ecommerce-mastery', title: 'Ecommerce Mastery' }),
    aSiteCourse({ id: 4, slug: 'bread', title: 'Baking Bread' }),
    aSiteCourse({ id: 5, slug: 'pottery', title: 'Pottery', openForRegistration: false }),
  ];
  const site = { courses, redirects: { baking: 'bread' } };

  it.each([
    [{ courseId: 1 }, 1],
    [{ courseId: '4' }, 4],
    [{ courseId: 'ecommerce-mastery' }, 1],
    [{ courseName: 'Baking Bread' }, 4],
    [{ courseName: 'baking bread' }, 4],
    [{ courseName: 'baking' }, 4],
    [{ courseId: '', courseName: 'bread' }, 4],
    [{ courseId: 1, courseName: 'My own name for it' }, 1],
  ])('is identified by %o', (input, id) => {
    expect(courseToRegister(input, site)).toEqual({ course: courses.find((course) => course.id === id) });
  });

  it.each([
    {},
    { courseId: 9 },
    { courseId: 9, courseName: 'Pottery' },
    { courseName: 'Cooking' },
    { courseId: 'constructor' },
  ])('is not found by %o', (input) => {
    expect(courseToRegister(input, site)).toEqual({ problem: 'Please select a course' });
  });

  it.each([{ courseId: 5 }, { courseName: 'pottery' }])('is not open by %o', (input) => {
    expect(courseToRegister(input, site)).toEqual({
      problem: 'This course is not open for registration. Please select another course',
    });
  });
});

describe('the body of a registration', () => {
  it('has a name without characters that nobody sees, except joiners', () => {
    const pasted = { ...person, name: ' \u202EDevika\u0000 \u2066Pillai\uFEFF ' };
    expect(Registration.parse(pasted).name).toBe('Devika Pillai');
    expect(Registration.parse({ ...person, name: 'അമൽ ന്‍റെ' }).name).toBe('അമൽ ന്‍റെ');
  });

  it('has its address in one spelling', () => {
    expect(Registration.parse({ ...person, email: ' DEVIKA@padavu.example', courseId: 1 }).email).toBe(
      person.email,
    );
  });
});

describe('a registration that waits', () => {
  it('can be stored without price and reference', () => {
    const pending = { name: 'Devika Pillai', email: 'devika@padavu.example', course: 'Ecommerce Mastery' };
    expect(PendingRegistration.parse(pending)).toEqual({ ...pending, price: null, paymentReference: '' });
  });
});
