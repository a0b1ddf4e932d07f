import { inLanguage } from '@padavu/domain/language/record-language';
import { cleanup, render } from '@testing-library/react';
import { aCategory, aCourse, aLesson, aProgress } from '@tests/support/builders.ts';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DayThumbnail } from '@/features/public-site/courses/DayThumbnail.tsx';
import { OfferCard } from '@/features/public-site/catalogue/OfferCard.tsx';
import { browserPieces } from '@/test/browser-pieces.ts';
import { fakeStore } from '@/test/fake-store.ts';
import { inSite, site } from '@/test/in-site.tsx';
import { renderForLearner } from '@/test/render-for-learner.tsx';
import { CourseContent } from './course/CourseContent.tsx';
import { EnrolledCourse } from './dashboard/EnrolledCourse.tsx';

// As in the build of pages in Malayalam.
vi.mock('@/lib/translated-record.ts', () => import('@/lib/translated-record.ml.ts'));
vi.mock('@/lib/firebase/use-documents.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/outbox.ts', () => import('@/test/outbox.ts'));

const inMalayalam = <T,>(record: T): T => inLanguage('ml', record);
const translations = { ml: { title: 'രൂപകല്പന' } };
const course = { title: 'Logo design', translations, picture: null, thumbnail: '' };

const drawings = () =>
  [...document.querySelectorAll('img')].flatMap(({ src }) => /subject-.*(?=\.svg)/.exec(src) ?? []);

const here = { path: '/user/course', address: '/user/course' };

beforeEach(() => {
  browserPieces.install();
  fakeStore.reset();
  fakeStore.set('subcategories', []);
  fakeStore.set('lessons', []);
});

describe('a course, category or day without a picture, in Malayalam', () => {
  it('has the drawing for its original title in the learner’s area', () => {
    const own = inMalayalam(aCourse({ ...course, lessonIds: [1] }));
    const progress = aProgress();
    const read = { state: 'ready', data: progress, fromCache: false } as const;
    renderForLearner(<EnrolledCourse course={own} progress={read} />, here);
    expect(drawings()).toEqual(['subject-logo-design']);
    cleanup();
    const category = inMalayalam(aCategory({ title: 'Your business card', translations, thumbnail: '' }));
    const outline = [{ category, lessons: [aLesson()] }];
    renderForLearner(<CourseContent course={own} outline={outline} progress={progress} />, here);
    expect(drawings()).toEqual(['subject-business-card']);
  });

  it('has the drawing for its original title on the public site', () => {
    const [first] = site.courses;
    if (!first) throw new Error('The site has no course');
    const offered = inMalayalam({ ...first, ...course });
    const day = inMalayalam({ title: 'A brochure', description: '', picture: '', topics: [], translations });
    render(
      <MemoryRouter>
        {inSite(
          <>
            <OfferCard course={offered} />
            <DayThumbnail day={day} number={1} to={undefined} />
          </>,
          site,
        )}
      </MemoryRouter>,
    );
    expect(drawings()).toEqual(['subject-logo-design', 'subject-brochure']);
  });
});
