import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageFor } from '@padavu/domain/messages';
import { type PageId, pageIds } from './page-content.ts';
import { pageFits, pageInputs, PageInput, pageMessages } from './page-input.ts';
import { pageLimits } from './page-limits.ts';
import { countPageTranslations, pageInBothLanguages } from './page-translation.ts';
import { inLanguage } from '@padavu/domain/language/record-language';
import { storedContents } from './stored-page.ts';
import { isRecord, malayalamOf } from '@padavu/domain/language/translation';

const question = { question: 'Why?', answer: 'Because.', translations: { ml: { question: 'എന്തുകൊണ്ട്?' } } };
const faq = {
  description: '',
  lead: 'In short.',
  questions: [question, { question: 'How?', answer: '' }],
  closing: { title: 'More?', lead: '', translations: { ml: { title: 'ഇനിയും?' } } },
  translations: { ml: { lead: 'ചുരുക്കത്തിൽ.' } },
};

const entries = [{ title: 'x', label: 'x', name: 'x', question: 'x', heading: 'x' }];
const items = { items: entries };

/** A page with an entry in each of its lists. */
const withEntries = (id: PageId) =>
  pageInBothLanguages(id, {
    banners: entries,
    questions: entries,
    sections: entries,
    figures: id === 'home' ? entries : items,
    experience: items,
    steps: items,
    testimonials: items,
    approach: items,
    mission: items,
  });

/** Each part and entry of a page: its text fields, and those that have a translation. */
function groupsIn(value: unknown): { texts: string[]; translated: string[] }[] {
  if (Array.isArray(value)) return value.flatMap(groupsIn);
  if (!isRecord(value)) return [];
  const { translations, ...fields } = value;
  const texts = Object.keys(fields).filter((field) => typeof fields[field] === 'string');
  const own = { texts, translated: Object.keys(malayalamOf(translations)) };
  return [own, ...Object.values(fields).flatMap(groupsIn)];
}

describe('the Malayalam of a page', () => {
  it('is stored with the page, its parts and its entries, and replaces their texts', () => {
    expect(storedContents.faq.parse(faq)).toEqual(faq);
    expect(pageInputs.faq.parse(faq)).toEqual(faq);
    expect(inLanguage('ml', storedContents.faq.parse(faq))).toMatchObject({
      lead: 'ചുരുക്കത്തിൽ.',
      questions: [{ question: 'എന്തുകൊണ്ട്?', answer: 'Because.' }, { question: 'How?' }],
      closing: { title: 'ഇനിയും?' },
    });
    const { questions, closing, lead } = inLanguage('en', storedContents.faq.parse(faq));
    expect([questions[0], closing, lead]).toEqual([
      { question: 'Why?', answer: 'Because.' },
      { title: 'More?', lead: '' },
      'In short.',
    ]);
  });

  it('is missing where nobody wrote any', () => {
    const plain = { lead: 'Ask.', text: '' };
    expect(storedContents.contact.parse(plain)).toStrictEqual(plain);
    expect(pageInputs.contact.parse(plain)).toStrictEqual(plain);
    expect(pageInputs.contact.parse({ ...plain, translations: { ml: { lead: ' ' } } })).toStrictEqual({
      ...plain,
      translations: {},
    });
  });

  it.each(pageIds)('has a field for every text of %s, and for nothing else', (id) => {
    const groups = groupsIn(withEntries(id));
    for (const { texts, translated } of groups)
      expect(translated).toEqual(texts.filter((field) => field !== 'leadsTo' && field !== 'drawing'));
    // Only the list of the ways to pay has no entry.
    expect(JSON.stringify(withEntries(id)).replace('"payBy":[]', '')).not.toContain('[]');
  });

  it('harms only itself where it cannot be read', () => {
    const broken = {
      ...faq,
      translations: 'ചുരുക്കത്തിൽ.',
      questions: [
        { ...question, translations: { ml: { question: 7, answer: 'അതുകൊണ്ട്.', page: 'x' } } },
        { ...question, translations: { ml: { question: 'x'.repeat(pageLimits.line + 1) } } },
      ],
    };
    const read = storedContents.faq.parse(broken);
    expect(read).toMatchObject({ lead: 'In short.', closing: faq.closing });
    expect(read.questions.map(({ translations }) => translations)).toEqual([
      { ml: { answer: 'അതുകൊണ്ട്.' } },
      {},
    ]);
  });

  it('never prevents a page from being read, and has no undefined values, which no store accepts', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 4 }), (translations) => {
        const read = storedContents.faq.parse({
          ...faq,
          translations,
          questions: [{ ...question, translations }],
        });
        expect(read).toMatchObject({ lead: 'In short.', questions: [{ question: 'Why?' }] });
        expect(Object.values(read.translations?.ml ?? {})).not.toContain(undefined);
        expect(storedContents.faq.parse(read)).toEqual(read);
      }),
    );
  });

  it('is refused at its field if it is too long, and at the page if both languages are', () => {
    const long = 'അ'.repeat(pageLimits.name + 1);
    const steps = {
      title: '',
      lead: '',
      items: [{ title: 'a', text: '', translations: { ml: { title: long } } }],
    };
    expect(
      pageInputs.home.safeParse({ ...storedContents.home.parse({}), steps }).error?.issues,
    ).toMatchObject([
      {
        path: ['steps', 'items', 0, 'translations', 'ml', 'title'],
        message: messageFor.tooLong(pageLimits.name),
      },
    ]);
    const text = 'a'.repeat(pageLimits.prose);
    const section = { heading: 'Why', text, translations: { ml: { text: 'അ'.repeat(pageLimits.prose) } } };
    const content = { summary: '', sections: [section] };
    expect(pageFits(content)).toBe(true);
    const both = { summary: '', sections: [section, section] };
    expect(PageInput.safeParse({ page: 'terms', content: both }).error?.issues).toMatchObject([
      { path: ['content'], message: pageMessages.tooLong },
    ]);
  });
});

describe('how much of a page is translated', () => {
  it('counts the texts that are not blank, those of parts and entries too', () => {
    expect(countPageTranslations(pageInBothLanguages('faq', faq))).toEqual({ texts: 5, missing: 2 });
    expect(countPageTranslations(pageInBothLanguages('faq', 'nothing'))).toEqual({ texts: 0, missing: 0 });
  });
});
