import type { Instructor } from '@padavu/domain/course/course';
import type { School } from '@padavu/domain/school/school';
import type { SiteCourse } from '@padavu/domain/site/site';
import { isoDuration, paragraphsOf } from '@padavu/domain/course/course-words';
import { plainText } from '@padavu/domain/site/rich-text';
import {
  coursePictureOrDrawing,
  imageAttributes,
  type ImageAttributes,
} from '@padavu/domain/picture/thumbnail';
import * as texts from '@/features/public-site/texts.ts';
import { coursePath, paths, registerPath } from '@/lib/paths.ts';
import { addressOf } from '@/lib/language.ts';
import { absoluteUrl } from '@/lib/site.ts';
import { firstTitle } from '@/lib/translated-record.ts';
import type { RenderablePages, RenderableSite } from '@/lib/site-content.ts';

/** The structured data (JSON-LD, schema.org) on a page about the school and its courses, for search engines. */
export function structuredData(path: string, { school, courses, pages }: RenderableSite): object[] {
  switch (path) {
    case paths.home:
      return [organization(school), ...courseList(courses, school)];
    case paths.courses:
      return courseList(courses, school);
    case paths.about:
    case paths.contact:
      return [organization(school)];
    case paths.faq:
      return faqPage(pages.faq);
    default:
      return courses
        .filter(({ slug }) => coursePath(slug) === path)
        .flatMap((course) => coursePage(course, school));
  }
}

const context = 'https://schema.org';

const organization = ({ name, localName, locale, logo, email, phone, address, social }: School) => ({
  '@context': context,
  '@type': 'Organization',
  '@id': absoluteUrl('/#school'),
  name,
  ...(localName && { alternateName: localName }),
  url: absoluteUrl('/'),
  logo: absoluteUrl(logo ? imageAttributes(logo).src : '/icon-512.png'),
  ...(email && { email }),
  ...(phone && { telephone: phone }),
  ...(address && {
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      // JSON leaves out what is undefined.
      addressCountry: new Intl.Locale(locale).region,
    },
  }),
  sameAs: Object.values(social).filter(Boolean),
});

/** The address of a picture of the site or of another one. */
const pictureUrl = ({ src }: ImageAttributes) => (src.startsWith('/') ? absoluteUrl(src) : src);

function courseOf(course: SiteCourse, school: School) {
  const { title, slug, summary, description, duration, price, openForRegistration } = course;
  const courseWorkload = isoDuration(duration);
  return {
    '@context': context,
    '@type': 'Course',
    name: title,
    url: absoluteUrl(addressOf(coursePath(slug))),
    description: paragraphsOf(description)[0] ?? (summary || title),
    image: pictureUrl(coursePictureOrDrawing({ ...course, title: firstTitle(course) })),
    inLanguage: /[\u0D00-\u0D7F]/.test(title) ? 'ml' : 'en',
    provider: { '@type': 'Organization', name: school.name, url: absoluteUrl('/') },
    ...(openForRegistration && {
      offers: {
        '@type': 'Offer',
        category: price === 0 ? 'Free' : 'Paid',
        price,
        priceCurrency: school.currency,
        url: absoluteUrl(addressOf(registerPath(course))),
      },
    }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      ...(courseWorkload && { courseWorkload }),
    },
  };
}

/** A teacher, with an uploaded picture if there is one. */
const personOf = ({ name, photo }: Instructor) => ({
  '@type': 'Person',
  name,
  ...(photo && { image: absoluteUrl(imageAttributes(photo).src) }),
});

function coursePage(course: SiteCourse, school: School): object[] {
  const { description, outcomes, instructors, days, questions: courseQuestions } = course;
  const { hasCourseInstance, ...basics } = courseOf(course, school);
  const page = {
    ...basics,
    ...(description && { description: paragraphsOf(description).join('\n\n') }),
    ...(outcomes.length > 0 && { teaches: outcomes }),
    hasCourseInstance: {
      ...hasCourseInstance,
      ...(instructors.length > 0 && {
        instructor: instructors.map(personOf),
      }),
    },
    ...(days.length > 0 && {
      syllabusSections: days.map((day, index) => ({
        '@type': 'Syllabus',
        position: index + 1,
        name: day.title,
        // JSON leaves out what is undefined.
        description: day.description || undefined,
      })),
    }),
  };
  return [page, breadcrumbs(course), ...(courseQuestions.length > 0 ? [questions(courseQuestions)] : [])];
}

/** The breadcrumbs of a course's page. */
function breadcrumbs({ title, slug }: SiteCourse) {
  const steps = [
    [texts.home, paths.home],
    [texts.courses, paths.courses],
    [title, coursePath(slug)],
  ] as const;
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(addressOf(path)),
    })),
  };
}

const courseList = (courses: readonly SiteCourse[], school: School) =>
  courses.length === 0
    ? []
    : [
        {
          '@context': context,
          '@type': 'ItemList',
          itemListElement: courses.map((course, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            item: courseOf(course, school),
          })),
        },
      ];

/** The questions of visitors; nothing if there are none. */
const faqPage = (faq: RenderablePages['faq'] | undefined) =>
  faq && faq.questions.length > 0
    ? [questions(faq.questions.map(({ question, answer }) => ({ question, answer: plainText(answer) })))]
    : [];

const questions = (entries: readonly { question: string; answer: string }[]) => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
