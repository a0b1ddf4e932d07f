import { describe, expect, it } from 'vitest';
import { site, siteOf } from '@/test/in-site.tsx';
import { structuredData } from './structured-data.ts';

/** The structured data of a type on a page. */
const dataOf = (path: string, type: string, content = site) =>
  structuredData(path, content).filter((data) => '@type' in data && data['@type'] === type);

const [ecommerce, , design] = site.courses;
if (!ecommerce || !design) throw new Error('The demo has three courses');

describe('the structured data of pages', () => {
  it('a course has its address, outcomes, price, duration and teachers', () => {
    expect(dataOf('/courses/ecommerce-mastery', 'Course')).toMatchObject([
      {
        name: 'Ecommerce Mastery',
        url: 'https://padavu.example/courses/ecommerce-mastery',
        image: 'https://padavu.example/assets/drawings/course-ecommerce.svg',
        teaches: ecommerce.outcomes,
        provider: { '@type': 'Organization', name: 'Padavu', url: 'https://padavu.example/' },
        offers: {
          category: 'Paid',
          price: 1999,
          priceCurrency: 'INR',
          url: 'https://padavu.example/register?courseId=ecommerce-mastery&title=Ecommerce+Mastery&price=1999',
        },
        hasCourseInstance: {
          courseMode: 'Online',
          courseWorkload: 'P1M',
          instructor: [{ name: 'Meera Nair' }, { name: 'Arun Joseph' }],
        },
        syllabusSections: ecommerce.days.map(({ title }, index) => ({ position: index + 1, name: title })),
      },
    ]);
  });

  it('a course without a price is free', () => {
    const courses = site.courses.map((course) => ({ ...course, price: 0 }));
    expect(dataOf('/courses/ecommerce-mastery', 'Course', { ...site, courses })).toMatchObject([
      { offers: { category: 'Free', price: 0 } },
    ]);
  });

  it('the school has its address, its picture and the ways to reach it', () => {
    for (const path of ['/', '/about', '/contact'])
      expect(dataOf(path, 'Organization')).toMatchObject([
        {
          name: 'Padavu',
          url: 'https://padavu.example/',
          logo: 'https://padavu.example/icon-512.png',
          email: 'hello@padavu.example',
          telephone: site.school.phone,
        },
      ]);
  });

  it('a course of a school in Berlin costs euros, and the school is in Germany', () => {
    const school = { ...site.school, locale: 'de-DE', currency: 'EUR', timeZone: 'Europe/Berlin' };
    const berlin = { ...site, school };
    expect(dataOf('/courses/ecommerce-mastery', 'Course', berlin)).toMatchObject([
      { offers: { price: 1999, priceCurrency: 'EUR' } },
    ]);
    expect(dataOf('/', 'Organization', berlin)).toMatchObject([{ address: { addressCountry: 'DE' } }]);
  });

  it('the page of a course has breadcrumbs', () => {
    expect(dataOf('/courses/graphic-design', 'BreadcrumbList')).toMatchObject([
      {
        itemListElement: [
          { position: 1, name: 'Home', item: 'https://padavu.example/' },
          { position: 2, name: 'Courses', item: 'https://padavu.example/courses' },
          { position: 3, name: 'Graphic Design', item: 'https://padavu.example/courses/graphic-design' },
        ],
      },
    ]);
  });

  it('a course that is not open has no offer, and empty fields are left out', () => {
    const closedAndEmpty = {
      openForRegistration: false,
      duration: 'Six evenings',
      outcomes: [],
      days: [],
      instructors: [],
    };
    const [course] = dataOf('/courses/graphic-design', 'Course', {
      ...site,
      courses: [
        {
          ...design,
          ...closedAndEmpty,
          description: '',
          summary: '',
          thumbnail: 'https://cdn.example/a.png',
        },
      ],
    });
    expect(course).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: 'Graphic Design',
      url: 'https://padavu.example/courses/graphic-design',
      description: 'Graphic Design',
      image: 'https://cdn.example/a.png',
      inLanguage: 'en',
      provider: { '@type': 'Organization', name: 'Padavu', url: 'https://padavu.example/' },
      hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
    });
  });

  it('lists contain every course, and there is no list without courses', () => {
    for (const path of ['/', '/courses']) {
      const [list] = dataOf(path, 'ItemList');
      expect(list).toMatchObject({
        itemListElement: site.courses.map(({ title }, index) => ({
          position: index + 1,
          item: { '@type': 'Course', name: title },
        })),
      });
      expect(dataOf(path, 'ItemList', { ...site, courses: [] })).toEqual([]);
    }
  });

  it('the school leaves out what it does not have', () => {
    const [school] = dataOf(
      '/about',
      'Organization',
      siteOf({ email: '', phone: '', address: '', localName: '' }),
    );
    expect(Object.keys(school ?? {})).toEqual(['@context', '@type', '@id', 'name', 'url', 'logo', 'sameAs']);
  });

  it('questions of the school and of a course have their answers', () => {
    const [faq] = dataOf('/faq', 'FAQPage');
    expect(faq).toMatchObject({
      mainEntity: site.pages.faq?.questions.map(({ question }) => ({
        name: question,
        acceptedAnswer: { '@type': 'Answer' },
      })),
    });
    expect(JSON.stringify(faq)).toContain('Ecommerce Mastery is ₹1,999 at present');
    expect(dataOf('/faq', 'FAQPage', { ...site, pages: {} })).toEqual([]);
    const questions = [{ question: 'Do I need a tablet?', answer: 'No, paper will do.' }];
    expect(
      dataOf('/courses/graphic-design', 'FAQPage', { ...site, courses: [{ ...design, questions }] }),
    ).toMatchObject([
      { mainEntity: [{ name: 'Do I need a tablet?', acceptedAnswer: { text: 'No, paper will do.' } }] },
    ]);
    expect(dataOf('/courses/graphic-design', 'FAQPage')).toEqual([]);
  });
});
