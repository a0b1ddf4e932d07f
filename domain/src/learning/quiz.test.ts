import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '@padavu/domain/limits';
import { messageFor } from '@padavu/domain/messages';
import {
  type Answer,
  type Question,
  answersMatchQuestions,
  LearnerQuiz,
  grade,
  isRight,
  plainAnswer,
  Quiz,
  rightAnswer,
  triesLeft,
  withoutAnswers,
} from './quiz.ts';
import { questionIdentity, QuizInput, quizInputMessages as texts } from './quiz-input.ts';
import { afterTry } from './quiz-result.ts';
import { inLanguage } from '@padavu/domain/language/record-language';
import { countTranslations } from '@padavu/domain/language/translation-count';

const baseOf = (number: number) => ({
  id: number.toString(16).padStart(12, '0'),
  text: `Question ${number}`,
  explanation: '',
});
const choice = (kind: 'single' | 'multiple' | 'true-false', ...right: boolean[]): Question => ({
  ...baseOf(1),
  kind,
  options: right.map((isRightOption, index) => ({ text: `Option ${index}`, right: isRightOption })),
});
const typed = (...accepted: string[]): Question => ({ ...baseOf(2), kind: 'text', accepted });
const figure = (value: number, tolerance = 0): Question => ({
  ...baseOf(3),
  kind: 'number',
  value,
  tolerance,
});

describe('an answer', () => {
  it.each<[string, Question, Answer | undefined, boolean]>([
    ['the right option', choice('single', false, true), [1], true],
    ['another option', choice('single', false, true), [0], false],
    ['every option', choice('single', false, true), [0, 1], false],
    ['no option', choice('single', false, true), [], false],
    ['nothing', choice('single', false, true), undefined, false],
    ['an option that is not there', choice('single', false, true), [1, 7], false],
    ['all right ones in any order, twice', choice('multiple', true, false, true), [2, 0, 2], true],
    ['some of the right ones', choice('multiple', true, false, true), [2], false],
    ['a text for an option', choice('true-false', true, false), 'true', false],
    ['the words', typed('Kochi', 'Cochin'), '  kochi. ', true],
    ['the other words', typed('Kochi', 'Cochin'), 'COCHIN', true],
    ['the words, with a space before the mark', typed('Kochi'), 'Kochi !', true],
    ['a mark that is the whole answer', typed('?'), '?', true],
    ['another mark', typed('?'), '!', false],
    ['words with other spaces', typed('new delhi'), 'New   Delhi', true],
    ['Malayalam', typed('കൊച്ചി'), 'കൊച്ചി ', true],
    ['Malayalam in another spelling', typed('തൃശ്ശൂർ'), 'തൃശ്ശൂര്\u200D', true],
    ['other words', typed('Kochi'), 'Kollam', false],
    ['no words', typed('...'), ' ', false],
    ['the number', figure(0.3), 0.1 + 0.2, true],
    ['a number as far off as it may be', figure(10, 0.5), 10.5, true],
    ['a number too far off', figure(10, 0.5), 10.6, false],
    ['a number as text', figure(10), '10', false],
  ])('is right or wrong: %s', (_what, question, answer, right) => {
    expect(isRight(question, answer)).toBe(right);
  });

  it('does not change when it is normalised again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(plainAnswer(plainAnswer(text))).toBe(plainAnswer(text));
      }),
    );
  });
});

/** The questions of any quiz, each with a right answer. */
const quizzes = fc
  .array(
    fc.oneof(
      fc
        .array(fc.boolean(), { minLength: 2, maxLength: 8 })
        .filter((right) => right.includes(true))
        .map((right) => choice('multiple', ...right)),
      fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }).map((value) => figure(value)),
      fc.constantFrom('Kochi', 'Kollam', 'a shop').map((text) => typed(text)),
    ),
    { minLength: 1, maxLength: 40 },
  )
  .map((questions) => questions.map((question, index) => ({ ...question, id: baseOf(index).id })));

const rightOf = (question: Question) => {
  if (question.kind === 'text') return question.accepted[0] ?? null;
  if (question.kind === 'number') return question.value;
  return question.options.flatMap(({ right }, index) => (right ? [index] : []));
};

describe('a quiz', () => {
  it('is passed by all right answers, not without answers, and never below the pass mark', () => {
    fc.assert(
      fc.property(
        quizzes,
        fc.integer({ min: 1, max: 100 }),
        fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
        (questions, passMark, choices) => {
          const all = Object.fromEntries(questions.map((question) => [question.id, rightOf(question)]));
          expect(grade({ questions, passMark }, all)).toMatchObject({ percent: 100, passed: true });
          expect(grade({ questions, passMark }, {})).toMatchObject({ percent: 0, passed: false });
          const some = Object.fromEntries(
            questions.map((question, index) => [question.id, choices[index] ? rightOf(question) : null]),
          );
          const right = Object.values(some).filter((answer) => answer !== null).length;
          expect(grade({ questions, passMark }, some).passed).toBe(
            right * 100 >= passMark * questions.length,
          );
        },
      ),
    );
  });

  it('without questions cannot be passed', () => {
    expect(grade({ questions: [], passMark: 0 }, {})).toEqual({ right: {}, percent: 0, passed: false });
  });

  it('is sent to learners without anything that reveals an answer', () => {
    const quiz = Quiz.parse({
      questions: [choice('single', true, false), typed('the secret word'), figure(4711)],
      passMark: 80,
      updatedAt: new Date(),
    });
    expect(quiz.questions).toHaveLength(3);
    const sent = JSON.stringify(withoutAnswers(7, quiz));
    expect(sent).not.toMatch(/right|secret|4711|explanation|accepted|tolerance/);
    expect(quiz.questions.map(rightAnswer)).toEqual(['Option 0', 'the secret word', '4711']);
  });

  it('keeps its readable questions', () => {
    const stored = { passMark: 'high', questions: [choice('single', true, false), { kind: 'essay' }, 7] };
    expect(Quiz.parse(stored)).toMatchObject({ passMark: 0, questions: [{ kind: 'single' }] });
  });

  it('accepts answers to its own questions only', () => {
    const [one, two] = [baseOf(1), baseOf(2)];
    expect(answersMatchQuestions([one, two], { [one.id]: null, [two.id]: 'x' })).toBe(true);
    expect(answersMatchQuestions([one, two], { [one.id]: null })).toBe(false);
    expect(answersMatchQuestions([one], { [one.id]: null, [two.id]: 'x' })).toBe(false);
    expect(answersMatchQuestions([one], { [two.id]: 'x' })).toBe(false);
  });
});

const inMalayalam = <T extends object>(record: T, ml: object) => ({ ...record, translations: { ml } });
const words = {
  kind: 'text',
  text: 'Where is the fair?',
  explanation: 'By the sea.',
  accepted: ['Kochi', 'Cochin'],
} as const;
const shop = {
  kind: 'single',
  text: 'What does a shop need first?',
  explanation: 'Without customers nothing is sold.',
  options: [
    { text: 'A logo', right: false },
    inMalayalam({ text: 'Customers', right: true }, { text: 'വാങ്ങാൻ ആളുകൾ' }),
  ],
} as const;
const shopMl = { text: 'കടയ്ക്ക് ആദ്യം വേണ്ടതെന്ത്?', explanation: 'ആളില്ലെങ്കിൽ ഒന്നും വിൽക്കില്ല.' };
const wordsMl = { text: 'മേള എവിടെയാണ്?', explanation: 'കടൽത്തീരത്ത്.', accepted: ['കൊച്ചി'] };
const inTwoLanguages = {
  questions: [
    { ...baseOf(1), ...inMalayalam(shop, shopMl) },
    { ...baseOf(2), ...inMalayalam(words, wordsMl) },
    { ...baseOf(3), ...figure(30), text: 'How many days?' },
  ],
  passMark: 80,
};

const identities = (body: object) => QuizInput.parse(body).questions.map(questionIdentity);

describe('a quiz in two languages', () => {
  const quiz = Quiz.parse(inTwoLanguages);

  it('is sent in both, with answers and explanations in neither', () => {
    const sent = withoutAnswers(7, quiz);
    const { translations: _, ...third } = sent.questions[2] ?? {};
    expect(sent.questions.map(({ text }) => text)).toEqual([shop.text, words.text, 'How many days?']);
    expect(inLanguage('ml', sent).questions).toMatchObject([
      { text: shopMl.text, options: ['A logo', 'വാങ്ങാൻ ആളുകൾ'] },
      { text: wordsMl.text, options: [] },
      third,
    ]);
    expect(JSON.stringify(sent)).not.toMatch(
      /right|explanation|accepted|Kochi|By the sea|കൊച്ചി|കടൽ|ആളില്ലെങ്കിൽ/,
    );
    expect(LearnerQuiz.parse(sent)).toEqual(sent);
  });

  it('accepts answers in either language, and has the right answer in the reader’s', () => {
    const [choiceQuestion, typedQuestion] = quiz.questions;
    if (!choiceQuestion || !typedQuestion) throw new Error('There are two questions');
    for (const answer of ['kochi', 'COCHIN.', ' കൊച്ചി ']) expect(isRight(typedQuestion, answer)).toBe(true);
    expect(isRight(typedQuestion, 'കൊല്ലം')).toBe(false);
    expect(rightAnswer(inLanguage('en', typedQuestion))).toBe('Kochi');
    expect(rightAnswer(inLanguage('ml', typedQuestion))).toBe('കൊച്ചി');
    expect(rightAnswer(inLanguage('ml', choiceQuestion))).toBe('വാങ്ങാൻ ആളുകൾ');
    expect(rightAnswer(inLanguage('ml', typed('Kochi')))).toBe('Kochi');
  });

  it('loses only translations that cannot be read', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 4 }), (translations) => {
        const options = [
          { text: 'A logo', right: false, translations },
          { text: 'Customers', right: true },
        ];
        const stored = { questions: [{ ...baseOf(1), ...shop, options, translations }] };
        const read = Quiz.parse(stored);
        expect(read).toMatchObject({ questions: [{ text: shop.text, options: [{ text: 'A logo' }, {}] }] });
        expect(Quiz.parse(read)).toEqual(read);
        expect(LearnerQuiz.safeParse(withoutAnswers(7, read)).success).toBe(true);
      }),
    );
    const half = { ml: { text: 7, explanation: 'കാരണം', accepted: ['കൊച്ചി'] } };
    const [question] = Quiz.parse({
      questions: [{ ...baseOf(2), ...words, translations: half }],
    }).questions;
    expect(question?.translations).toEqual({ ml: { explanation: 'കാരണം', accepted: ['കൊച്ചി'] } });
  });

  it('has questions with the same identity as before their translation', () => {
    const plain = input(
      { ...shop, options: shop.options.map(({ text, right }) => ({ text, right })) },
      words,
    );
    const translated = input(inMalayalam(shop, shopMl), inMalayalam(words, wordsMl));
    expect(identities(translated)).toEqual(identities(plain));
    // The ids of stored questions are derived from this text.
    expect(identities(plain)[1]).toBe(
      '{"kind":"text","text":"Where is the fair?","explanation":"","accepted":["Kochi","Cochin"]}',
    );
  });

  it('counts what has no Malayalam yet', () => {
    expect(countTranslations('quiz', inTwoLanguages)).toEqual({ texts: 8, missing: 2 });
    expect(countTranslations('quiz', input(shop, words))).toMatchObject({ missing: 6 });
  });

  it('is accepted with its texts trimmed and blank ones removed', () => {
    const blank = inMalayalam(words, { text: ' മേള ', explanation: ' ', accepted: [' ', 'കൊച്ചി '] });
    expect(QuizInput.parse(input(blank)).questions[0]?.translations).toEqual({
      ml: { text: 'മേള', accepted: ['കൊച്ചി'] },
    });
    const long = inMalayalam(shop, { text: 'x'.repeat(limits.quiz.text + 1) });
    expect(issuesOf(input(long))).toEqual([
      ['questions.0.translations.ml.text', messageFor.tooLong(limits.quiz.text)],
    ]);
  });
});

const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 9, minute));

describe('a result', () => {
  it('counts tries, keeps the best and the first time it was passed', () => {
    const failed = afterTry(undefined, { attempt: 'a', percent: 40, passed: false, at: at(1) });
    expect(failed).toEqual({ tries: 1, best: 40, lastAt: at(1), attempts: ['a'] });
    const passed = afterTry(failed, { attempt: 'b', percent: 90, passed: true, at: at(2) });
    expect(passed).toMatchObject({ tries: 2, best: 90, passedAt: at(2) });
    const worse = afterTry(passed, { attempt: 'c', percent: 10, passed: false, at: at(3) });
    expect(worse).toMatchObject({
      tries: 3,
      best: 90,
      passedAt: at(2),
      lastAt: at(3),
      attempts: ['a', 'b', 'c'],
    });
    expect([
      triesLeft({ tries: 0 }, worse),
      triesLeft({ tries: 5 }, worse),
      triesLeft({ tries: 2 }, worse),
    ]).toEqual([null, 2, 0]);
  });

  it('counts the tries that the school has granted, which stay after further tries', () => {
    const failed = { percent: 20, passed: false, at: at(1) };
    const last = afterTry(undefined, { attempt: 'a', ...failed });
    expect(triesLeft({ tries: 1 }, last)).toBe(0);
    const extended = { ...last, granted: 1 };
    expect(triesLeft({ tries: 1 }, extended)).toBe(1);
    expect(triesLeft({ tries: 1 }, afterTry(extended, { attempt: 'b', ...failed }))).toBe(0);
  });
});

const input = (...questions: object[]) => ({
  required: true,
  passMark: 80,
  tries: 0,
  shuffled: false,
  questions,
});
const options = (...right: boolean[]) =>
  right.map((isRightOption, index) => ({ text: `Option ${index}`, right: isRightOption }));
const issuesOf = (body: object) =>
  QuizInput.safeParse(body).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('what an administrator writes', () => {
  it.each([
    ['no questions', input(), 'questions', texts.questionsRequired],
    ['no text', input({ kind: 'number', text: ' ', value: 1 }), 'questions.0.text', texts.textRequired],
    [
      'one option',
      input({ kind: 'single', text: 'Q', options: options(true) }),
      'questions.0.options',
      texts.optionsRequired,
    ],
    [
      'two right ones of a single choice',
      input({ kind: 'single', text: 'Q', options: options(true, true) }),
      'questions.0.options',
      texts.oneRight,
    ],
    [
      'no right one',
      input({ kind: 'multiple', text: 'Q', options: options(false, false) }),
      'questions.0.options',
      texts.someRight,
    ],
    [
      'three ways to be true',
      input({ kind: 'true-false', text: 'Q', options: options(true, false, false) }),
      'questions.0.options',
      texts.twoOptions,
    ],
    [
      'no right word',
      input({ kind: 'text', text: 'Q', accepted: [' '] }),
      'questions.0.accepted',
      texts.acceptedRequired,
    ],
    [
      'no number',
      input({ kind: 'number', text: 'Q', value: Number.NaN }),
      'questions.0.value',
      texts.valueInvalid,
    ],
    [
      'a tolerance below zero',
      input({ kind: 'number', text: 'Q', value: 1, tolerance: -1 }),
      'questions.0.tolerance',
      texts.toleranceInvalid,
    ],
    [
      'a question twice',
      input(
        { kind: 'number', text: 'Q', value: 1 },
        { kind: 'number', text: ' Q', value: 1, explanation: 'x' },
      ),
      'questions.1.text',
      texts.sameQuestion,
    ],
  ])('is refused with %s', (_what, body, path, message) => {
    expect(issuesOf(body)).toContainEqual([path, message]);
  });

  it('is refused with the same option twice', () => {
    const twice = [
      { text: 'A shop', right: true },
      { text: ' A shop ', right: false },
    ];
    expect(issuesOf(input({ kind: 'single', text: 'Q', options: twice }))).toEqual([
      ['questions.0.options.1.text', texts.sameOption],
    ]);
  });
});
