import { brand } from '@padavu/domain/brand';
import { courseCards } from '@padavu/domain/catalogue/course-card';
import type { CourseCard } from '@padavu/domain/catalogue/course-card';
import { digitalMarketing } from '@padavu/domain/catalogue/digital-marketing';
import { ecommerceMastery } from '@padavu/domain/catalogue/ecommerce-mastery';
import { faqs } from '@padavu/domain/catalogue/faq';
import type { MarketingCourse } from '@padavu/domain/catalogue/marketing-course';
import { paths, registerPath } from '@/lib/paths.ts';
import { absoluteUrl } from '@/lib/site.ts';

/** What a page says to search engines, in schema.org's words (JSON-LD). */
export function structuredData(path: string): object[] {
  switch (path) {
    case paths.home:
      return [organization, list(courseCards.map(courseOf))];
    case paths.courses:
      return [list(courseCards.map(courseOf))];
    case paths.ecommerceMastery:
      return [coursePage(ecommerceMastery, path)];
    case paths.digitalMarketing:
      return [coursePage(digitalMarketing, path)];
    case paths.about:
    case paths.contact:
      return [organization];
    case paths.faq:
      return [questions];
    default:
      return [];
  }
}

const context = 'https://schema.org';

const organization = {
  '@context': context,
  '@type': 'Organization',
  '@id': absoluteUrl('/#school'),
  name: brand.name,
  alternateName: brand.nameInMalayalam,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/assets/brand/icon-512.png'),
  email: brand.email,
  telephone: brand.phone,
  address: { '@type': 'PostalAddress', streetAddress: brand.address, addressCountry: 'IN' },
  sameAs: Object.values(brand.social).filter(Boolean),
};

const provider = { '@type': 'Organization', name: brand.name, url: absoluteUrl('/') };

function courseOf(card: CourseCard) {
  return {
    '@context': context,
    '@type': 'Course',
    name: card.title,
    description: card.description,
    image: absoluteUrl(card.image),
    inLanguage: 'en',
    provider,
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: card.currentPrice,
      priceCurrency: brand.currency,
      url: absoluteUrl(registerPath(card)),
    },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'P1M' },
  };
}

function coursePage(course: MarketingCourse, path: string) {
  const card = courseCards.find((one) => one.path === course.path);
  if (!card) throw new Error(`The catalogue has no card for ${course.path}`);
  return {
    ...courseOf(card),
    url: absoluteUrl(path),
    description: course.description,
    teaches: course.features,
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `P${course.days.length}D`,
      instructor: course.author.split(' and ').map((name) => ({ '@type': 'Person', name })),
    },
    syllabusSections: course.days.map(({ title, description }, index) => ({
      '@type': 'Syllabus',
      position: index + 1,
      name: title,
      description,
    })),
  };
}

function list(items: readonly object[]) {
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  };
}

const questions = {
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};
