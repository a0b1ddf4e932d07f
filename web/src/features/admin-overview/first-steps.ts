import { newSchool } from '@padavu/domain/school/school';
import type { School } from '@padavu/domain/school/school';
import { never } from '@padavu/domain/stored';
import { listedPages } from '@/features/page-content/queries.ts';
import { useSchool } from '@/features/school-settings/queries.ts';
import { combineReads } from '@/lib/firebase/live-reads.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import type { LiveRead } from '@/lib/firebase/live.ts';
import { paths } from '@/lib/paths.ts';
import { firstCourses } from './queries.ts';

/** How far the setup of a new school is. */
export type SetupProgress = {
  school: School;
  courses: number;
  /** Courses that visitors see and can register for. */
  openCourses: number;
  categories: number;
  lessons: number;
  /** Pages of the site that have been published. */
  publishedPages: number;
  /** People who wait to be approved. */
  registered: number;
};

export type FirstStep = {
  title: string;
  /** Why the step matters, in a sentence or two. */
  about: string;
  /** The label of its button. */
  action: string;
  to: string;
  isDone: boolean;
};

/** The steps of a school before its first learner, in a sensible order. Stored data tells which ones are done. */
export function firstStepsOf({ school, ...counts }: SetupProgress): FirstStep[] {
  const { payment } = school;
  return [
    {
      title: 'Name your school',
      about: 'The name stands in the header of every page, in titles, in mails and in chat messages.',
      action: 'Open settings',
      to: `${paths.adminSettings}#name`,
      isDone: !['', newSchool.name].includes(school.name.trim()),
    },
    {
      title: 'Say how people reach you',
      about:
        'Whoever registers is sent to your chat, so give at least its number; an email address helps too.',
      action: 'Add your chat number',
      to: `${paths.adminSettings}#chatNumber`,
      isDone: school.chatNumber !== '',
    },
    {
      title: 'Say how people pay',
      about:
        'With a UPI ID, registrants see a code to scan with the right amount. Bank details are shown beside it.',
      action: 'Add a way to pay',
      to: `${paths.adminSettings}#upiId`,
      isDone: payment.upiId !== '' || payment.bankDetails !== '',
    },
    {
      title: 'Make your first course',
      about: 'Its title, its price and what people learn. Until you publish it, nobody but you sees it.',
      action: 'Make a course',
      to: paths.adminCourses,
      isDone: counts.courses > 0,
    },
    {
      title: 'Add its first category',
      about: 'Lessons are grouped in categories, such as “Week 1” or “Tools”.',
      action: 'Add a category',
      to: paths.adminCategories,
      isDone: counts.categories > 0,
    },
    {
      title: 'Add its first lesson',
      about: 'A title, a day, a video and a few words.',
      action: 'Add a lesson',
      to: paths.adminLessons,
      isDone: counts.lessons > 0,
    },
    {
      title: 'Publish the course',
      about: 'Edit it and tick “Published” and “Open for registration”. The site shows it within a minute.',
      action: 'Open your courses',
      to: paths.adminCourses,
      isDone: counts.openCourses > 0,
    },
    {
      title: 'Look over the words of your pages',
      about:
        'Home, about, questions and the legal pages start empty. Write and publish the ones you need; the terms are what people agree to.',
      action: 'Open the pages',
      to: paths.adminPages,
      isDone: counts.publishedPages > 0,
    },
    {
      title: 'Register as a learner would',
      about: 'On your phone, say, with another email address. You see what your learners see.',
      action: 'Open the registration',
      to: paths.register,
      isDone: counts.registered > 0,
    },
    {
      title: 'Approve the registration',
      about: 'It waits in the list of users. Press “Approve”: the course is unlocked at once.',
      action: 'Open the users',
      to: paths.adminUsers,
      isDone: false,
    },
  ];
}

type StoredProgress = Pick<SetupProgress, 'school' | 'courses' | 'openCourses' | 'publishedPages'>;

/** The part of the progress that settings, courses and pages show, live. */
export function useFirstStepsProgress(): LiveRead<StoredProgress> {
  const progress = combineReads(useSchool(), useLiveQuery(firstCourses), (school, { data: courses }) => ({
    school: school.data,
    courses: courses.length,
    openCourses: courses.filter(({ published, openForRegistration }) => published && openForRegistration)
      .length,
  }));
  return combineReads(progress, useLiveQuery(listedPages), ({ data }, pages) => ({
    ...data,
    publishedPages: pages.data.filter(({ publishedAt }) => publishedAt > never).length,
  }));
}
