import { CourseDay, CourseQuestion, Instructor } from '@padavu/domain/course/course';
import { pageIds } from '@padavu/domain/site/page-content';
import { Picture } from '@padavu/domain/picture/picture';
import { dataReply } from '@padavu/domain/api/reply';
import { School } from '@padavu/domain/school/school';
import { SiteCourse } from '@padavu/domain/site/site';
import { PublishedPages, SiteDocument } from '@padavu/domain/site/site-document';
import { storedContents } from '@padavu/domain/site/stored-page';
import { z } from 'zod';
import { PictureUrl, type Contract } from './contract.ts';
import { capitalised } from './words.ts';

const Day = CourseDay.extend({ picture: PictureUrl }).meta({ id: 'CourseDay' });
const UploadedPicture = Picture.meta({ id: 'Picture' }).nullable();
const Teacher = Instructor.extend({ picture: PictureUrl, photo: UploadedPicture }).meta({
  id: 'CourseInstructor',
});

for (const id of pageIds) {
  z.globalRegistry.add(storedContents[id], { id: `${capitalised(id)}Content` });
}

/** The fields of a course that contain pictures, as every call returns them. */
export const courseFieldsWithPictures = {
  thumbnail: PictureUrl,
  picture: UploadedPicture,
  instructors: z.array(Teacher),
  days: z.array(Day),
  questions: z.array(CourseQuestion.meta({ id: 'CourseQuestion' })),
};

const Content = SiteDocument.extend({
  school: School.meta({ id: 'School' }),
  courses: z.array(SiteCourse.extend(courseFieldsWithPictures).meta({ id: 'SiteCourse' })),
  redirects: z.record(z.string(), z.string()),
  pages: PublishedPages.meta({ id: 'PublishedPages' }),
}).meta({ id: 'SiteContent' });

export const siteContracts = {
  read: {
    method: 'GET',
    path: '/site',
    operationId: 'getSite',
    summary: 'Read everything that the public site shows',
    description:
      'The school; the published courses that have a slug, sorted by `order` and id, at most 60; and the content of the pages, with prose as Markdown. Texts in other languages are under `translations`. A change appears within a minute or two, because caches keep the response for a minute.',
    tag: 'Site',
    access: 'public',
    replies: { 200: dataReply(Content) },
    condition: 'If-None-Match',
  },
} satisfies Record<string, Contract>;
