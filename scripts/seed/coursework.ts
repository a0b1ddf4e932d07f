import { taskAnswerKey } from '@padavu/domain/learning/answered';
import type { AuditEntry } from '@padavu/domain/admin/audit';
import { LessonQuestion, questionsCollection } from '@padavu/domain/learning/lesson-question';
import type { Lesson } from '@padavu/domain/course/lesson';
import type { Progress } from '@padavu/domain/learning/progress';
import { Quiz, QuizStats } from '@padavu/domain/learning/quiz';
import { QuizInput } from '@padavu/domain/learning/quiz-input';
import { afterTry, type QuizResult } from '@padavu/domain/learning/quiz-result';
import { Submission, submissionId } from '@padavu/domain/learning/task';
import type { TaskState } from '@padavu/domain/learning/task-state';
import { usersCollection } from '@padavu/domain/user/user';
import { questionIdOf } from '../../functions/src/data/learning/quizzes.ts';
import type { Catalogue } from './catalogue.ts';
import type { Person } from './people.ts';

// The quiz answers, questions and submissions of the demo's learners, with the answers of the school.

const minute = 60_000;

const salt = 'demo';

/** The quiz of a lesson as it is stored: a question has the id that the API gives it. */
export function demoQuiz(input: QuizInput, updatedAt: Date): Quiz {
  const { questions, ...rest } = QuizInput.parse(input);
  return Quiz.parse({
    ...rest,
    questions: questions.map((question) => Object.assign(question, { id: questionIdOf(salt, question) })),
    salt,
    updatedAt,
  });
}

/**
 * The indexes of the questions that a learner answered right, one list for each try. Everybody else answers all of them
 * right at once.
 */
const tries: Record<string, readonly (readonly number[])[]> = {
  'demo-jomon-varghese': [
    [0, 3],
    [0, 1, 3],
  ],
  'demo-treesa-antony': [[0, 1, 3]],
  'demo-rasheeda-beegum': [
    [1, 2],
    [0, 1, 2, 3],
  ],
  'demo-nandana-suresh': [[1], [0, 1, 2]],
};

const triesOf = (uid: string, { questions }: Quiz) => tries[uid] ?? [questions.map((_, index) => index)];

/** The result of a quiz for a person who passed it at a moment. */
export function demoQuizResult(uid: string, quiz: Quiz, passedAt: Date): QuizResult | undefined {
  const all = triesOf(uid, quiz);
  let result: QuizResult | undefined;
  for (const [index, right] of all.entries()) {
    const percent = Math.round((right.length / quiz.questions.length) * 100);
    const at = new Date(passedAt.getTime() - (all.length - 1 - index) * 12 * minute);
    const passed = percent >= quiz.passMark;
    result = afterTry(result, { attempt: `${uid}-${index + 1}`, percent, passed, at });
  }
  return result;
}

/** The statistics of a quiz that these people answered. */
export function demoQuizStats(quiz: Quiz, uids: readonly string[]): QuizStats {
  const all = uids.flatMap((uid) => triesOf(uid, quiz));
  const tally = (index: number) => ({
    given: all.length,
    right: all.filter((right) => right.includes(index)).length,
  });
  return QuizStats.parse({
    tries: all.length,
    passed: uids.length,
    questions: Object.fromEntries(quiz.questions.map(({ id }, index) => [id, tally(index)])),
  });
}

/** The person who answers for the school. */
const teacher = 'demo-teacher';

type Message = readonly [uid: string, at: string, text: string];

type QuestionOutline = {
  id: string;
  lessonId: number;
  /** The question and its answers, by time. */
  messages: readonly [Message, ...Message[]];
  pinned?: boolean;
  closed?: boolean;
  reportedBy?: readonly string[];
};

/** Times are Indian Standard Time. */
const questionOutlines: readonly QuestionOutline[] = [
  {
    id: 'qgstbeforeorders',
    lessonId: 6,
    messages: [
      [
        'demo-aswin-mohan',
        '2026-10-09 20:15',
        'Do I need a GST number before the first order, or only when I sell more?',
      ],
      [
        teacher,
        '2026-10-10 09:30',
        'It depends on where you sell. A marketplace asks for one from the first order in most cases; your own store within Kerala may not, below the limit. Take both questions to an accountant before you choose: that is question 4 on the sheet.',
      ],
    ],
    pinned: true,
    closed: true,
  },
  {
    id: 'qfssaihomekitchen',
    lessonId: 6,
    messages: [
      [
        'demo-learner',
        '2026-10-07 09:20',
        'I want to sell banana chips from my own kitchen. Is the basic FSSAI registration enough, or do I need the licence?',
      ],
      [
        teacher,
        '2026-10-08 09:10',
        'For a small kitchen the registration is enough. Keep its number ready, because the packet has to show it.',
      ],
    ],
  },
  {
    id: 'qpartnerorsole',
    lessonId: 6,
    messages: [
      [
        'demo-treesa-antony',
        '2026-10-22 19:40',
        'My sister and I begin together. Is a partnership much more work than one of us as proprietor?',
      ],
      [
        teacher,
        '2026-10-23 09:45',
        'A little: it needs a deed and a PAN of its own. It is worth it where both of you put money in.',
      ],
      [
        'demo-aswin-mohan',
        '2026-11-14 18:25',
        'The bank asked us for the deed, too, before it opened the account. Plan two weeks for it.',
      ],
    ],
  },
  {
    id: 'qtrademarkmalayalam',
    lessonId: 6,
    messages: [
      [
        'demo-rasheeda-beegum',
        '2026-11-10 20:30',
        'Can a shop name in Malayalam letters be a trademark, or does it have to be in English?',
      ],
    ],
  },
  {
    id: 'qreturnscost',
    lessonId: 4,
    messages: [
      [
        'demo-manu-bharathan',
        '2026-11-12 21:45',
        'What should I take for returns before I have sold anything at all?',
      ],
    ],
  },
  {
    id: 'qmapswithoutshop',
    lessonId: 23,
    messages: [
      [
        'demo-archana-bhaskar',
        '2026-10-29 13:10',
        'Can I be on the map without a shop that people can visit?',
      ],
      [
        'demo-admin',
        '2026-10-29 16:00',
        'Yes: hide the address and name the places that you serve. The third part of the video shows where.',
      ],
    ],
  },
  {
    id: 'qfollowersforsale',
    lessonId: 19,
    messages: [
      [
        'demo-tom-sebastian',
        '2026-11-08 13:10',
        'I sell ready pages with ten thousand followers, cheap. Whoever wants one writes to me.',
      ],
    ],
    reportedBy: ['demo-fathima-rahman', 'demo-archana-bhaskar'],
  },
];

type SubmissionOutline = {
  uid: string;
  lessonId: number;
  state: TaskState;
  turns: readonly [Message, ...Message[]];
  /** Whether the learner has not read the answer yet. */
  isNew?: boolean;
};

const submissionOutlines: readonly SubmissionOutline[] = [
  {
    uid: 'demo-learner',
    lessonId: 4,
    state: 'again',
    turns: [
      [
        'demo-learner',
        '2026-10-05 21:30',
        'Banana chips, 250 g. Sells for 180. Bananas and oil 62, packet 9, parcel 45, payment fee 4. Left: 60. Break-even: 84 orders a month.',
      ],
      [
        teacher,
        '2026-10-06 09:15',
        'Good sheet. Two costs are missing: a parcel that comes back, and what you pay for one buyer. Put in one return in twenty and 15 rupees of advertising, and send it once more.',
      ],
    ],
    isNew: true,
  },
  {
    uid: 'demo-aswin-mohan',
    lessonId: 4,
    state: 'done',
    turns: [
      [
        'demo-aswin-mohan',
        '2026-10-07 19:00',
        'Cotton bags. Price 299, stock 120, packing 12, delivery 55, fee 7. I am left with 105 an order.',
      ],
      [
        teacher,
        '2026-10-08 09:40',
        'And when one comes back? Add it, then tell me how many orders pay your rent.',
      ],
      [
        'demo-aswin-mohan',
        '2026-10-08 20:20',
        'With one return in fifteen it is 97 an order. Rent is 6,000, so 62 orders a month.',
      ],
      [teacher, '2026-10-09 09:05', 'That is a number you can work with. Well done.'],
    ],
  },
  {
    uid: 'demo-jomon-varghese',
    lessonId: 4,
    state: 'done',
    turns: [
      [
        'demo-jomon-varghese',
        '2026-10-08 22:10',
        'Spices by post: 24 per cent left after everything, 41 orders a month to break even.',
      ],
      [teacher, '2026-10-09 09:20', 'Clear and complete. Keep the sheet for day 3 of the third category.'],
    ],
  },
  {
    uid: 'demo-rasheeda-beegum',
    lessonId: 4,
    state: 'done',
    turns: [
      [
        'demo-rasheeda-beegum',
        '2026-11-08 17:50',
        'Nursing pillows. Price 899, all costs 610, returns one in thirty. 21 orders a month pay for the machine.',
      ],
      [teacher, '2026-11-09 10:00', 'Exactly what the lesson asks for.'],
    ],
  },
  {
    uid: 'demo-manu-bharathan',
    lessonId: 4,
    state: 'waiting',
    turns: [
      [
        'demo-manu-bharathan',
        '2026-11-12 22:05',
        'Phone covers, bought at 60, sold at 199. Delivery 50, fee 5, advertising 30. Left: 54. I do not know yet what to take for returns.',
      ],
    ],
  },
  {
    uid: 'demo-jasmin-haneefa',
    lessonId: 4,
    state: 'waiting',
    turns: [
      [
        'demo-jasmin-haneefa',
        '2026-11-14 08:10',
        'Henna cones, ten to a box. The sheet: https://sheets.example/jasmin. I come to 118 a box and 51 boxes a month.',
      ],
    ],
  },
];

const momentOf = (clock: string) => new Date(`${clock.replace(' ', 'T')}:00+05:30`);

type Coursework = {
  questions: Map<string, Omit<LessonQuestion, 'id'>>;
  submissions: Map<string, Omit<Submission, 'id'>>;
  /** The audit entries of the school's answers, by id. */
  audit: Map<string, Omit<AuditEntry, 'partOf' | 'undoes'>>;
};

/** Questions under lessons and submissions, as they are stored. */
export function demoCoursework(
  { lessons }: Pick<Catalogue, 'lessons'>,
  people: readonly Person[],
): Coursework {
  const coursework: Coursework = { questions: new Map(), submissions: new Map(), audit: new Map() };
  const personOf = (uid: string) => {
    const person = people.find((one) => one.uid === uid);
    if (!person) throw new Error(`The demo has nobody called ${uid}`);
    return { by: { uid, name: person.record.name }, fromSchool: person.record.role !== 'user' };
  };
  const lessonContextOf = (lessonId: number) => {
    const lesson = lessons.find(({ id }) => id === lessonId);
    if (!lesson) throw new Error(`The demo has no lesson ${lessonId}`);
    const { courseId, subcategoryId, title } = lesson;
    return { courseId, subcategoryId, lessonId, lessonTitle: title };
  };
  const messageOf = (message: Message) => {
    const [uid, clock, text] = message;
    return { ...personOf(uid), text, at: momentOf(clock) };
  };

  for (const { id, lessonId, messages, reportedBy = [], ...flags } of questionOutlines) {
    const [question, ...answers] = messages.map(messageOf);
    const last = answers.at(-1) ?? question;
    if (!question || !last) continue;
    const { id: _, ...stored } = LessonQuestion.parse({
      ...lessonContextOf(lessonId),
      ...flags,
      id,
      by: question.by,
      text: question.text,
      askedAt: question.at,
      lastAt: last.at,
      waiting: !last.fromSchool,
      reportedBy,
      reported: reportedBy.length > 0,
      answers: answers.map((answer, index) => Object.assign(answer, { id: `${id}a${index + 1}` })),
      people: [...new Set([question, ...answers].map(({ by }) => by.uid)), ...reportedBy],
    });
    coursework.questions.set(id, stored);
    for (const [index, { by, fromSchool, at }] of answers.entries()) {
      if (!fromSchool) continue;
      coursework.audit.set(`${id}-answer-${index + 1}`, {
        actor: by,
        at,
        action: 'question.answer',
        target: { collection: questionsCollection, id, label: stored.lessonTitle },
        before: null,
        after: null,
      });
    }
  }

  for (const { uid, lessonId, state, turns } of submissionOutlines) {
    const messages = turns.map(messageOf);
    const lesson = lessonContextOf(lessonId);
    const { by } = personOf(uid);
    const { id: _, ...stored } = Submission.parse({
      ...lesson,
      id: submissionId(uid, lessonId),
      by,
      state,
      hasPicture: false,
      lastAt: messages.at(-1)?.at,
      turns: messages,
      people: [...new Set(messages.map((turn) => turn.by.uid))],
    });
    coursework.submissions.set(submissionId(uid, lessonId), stored);
    for (const [index, turn] of messages.entries()) {
      if (!turn.fromSchool) continue;
      const task = lesson.lessonTitle;
      coursework.audit.set(`${uid}-task-${index}`, {
        actor: turn.by,
        at: turn.at,
        action: 'task.answer',
        target: { collection: usersCollection, id: uid, label: by.name },
        before: { task, state: 'waiting' },
        after: { task, state: index === messages.length - 1 ? state : 'again' },
      });
    }
  }
  return coursework;
}

const lastOf = ({ turns }: SubmissionOutline) => momentOf(turns.at(-1)?.[1] ?? '');

/** The part of a learner's progress about their submissions and about answers that they have not read. */
export function demoStandings(uid: string, lessons: readonly Lesson[]): Pick<Progress, 'tasks' | 'answered'> {
  const own = submissionOutlines.filter((work) => work.uid === uid);
  if (own.length === 0) return {};
  const standings = own.map((work) => [work.lessonId, { state: work.state, at: lastOf(work) }] as const);
  const news = own.flatMap((work) => {
    const lesson = lessons.find(({ id }) => id === work.lessonId);
    if (!work.isNew || !lesson) return [];
    const { id: lessonId, subcategoryId } = lesson;
    return [[taskAnswerKey(lessonId), { lessonId, subcategoryId, at: lastOf(work) }] as const];
  });
  return {
    tasks: Object.fromEntries(standings),
    ...(news.length > 0 && { answered: Object.fromEntries(news) }),
  };
}
