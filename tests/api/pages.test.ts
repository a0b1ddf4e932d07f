import { auditCollection } from '@padavu/domain/admin/audit';
import { pageLimits } from '@padavu/domain/site/page-limits';
import { messages } from '@padavu/domain/messages';
import { Page, PageSummary, PageVersion } from '@padavu/domain/site/page';
import type { PageContents, PageId } from '@padavu/domain/site/page-content';
import { pageMessages } from '@padavu/domain/site/page-input';
import { dataReply } from '@padavu/domain/api/reply';
import { SiteDocument } from '@padavu/domain/site/site-document';
import { pagesCollection } from '@padavu/domain/site/stored-page';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { afterTriggers } from '../support/after-triggers.ts';
import { db } from '../support/accounts-firebase.ts';
import { anAdmin, uniqueWord, type SignedIn } from '../support/accounts.ts';
import { api, type ApiReply } from '../support/api-client.ts';

const pages = db.collection(pagesCollection);
const testedPages = ['contact', 'faq'] as const satisfies PageId[];
const originals = new Map<string, FirebaseFirestore.DocumentData | undefined>();
let admin: SignedIn;

beforeAll(async () => {
  admin = await anAdmin();
  for (const id of testedPages) originals.set(id, (await pages.doc(id).get()).data());
});

/** Removes a page. The end of the tests stores it again, because other tests and the site use the demo's pages. */
async function removePage(id: string): Promise<void> {
  await db.recursiveDelete(pages.doc(id));
}

beforeEach(() => Promise.all(testedPages.map(removePage)));
afterAll(async () => {
  await Promise.all(testedPages.map(removePage));
  for (const [id, stored] of originals) if (stored) await pages.doc(id).set(stored);
});

const Reply = dataReply(Page);
const request = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  api(method, path, { token: admin.token, headers, ...(body !== undefined && { body }) });
const read = (id: string) => request('GET', `/pages/${id}`);
const save = (id: PageId, content: unknown, headers?: Record<string, string>) =>
  request('PUT', `/pages/${id}`, { page: id, content }, headers);
const publish = (id: PageId, headers?: Record<string, string>) =>
  request('POST', `/pages/${id}/publish`, {}, headers);
const restore = (id: PageId, version: number) =>
  request('POST', `/pages/${id}/versions/${version}/restore`, {});
const versions = async (id: PageId) =>
  (await request('GET', `/pages/${id}/versions`)).as(dataReply(z.array(PageVersion))).data;
const pageOf = (reply: ApiReply) => reply.as(Reply).data;
const contentOf = async (id: PageId) => pageOf(await read(id)).written.content;
const sitePages = async () => (await api('GET', '/site')).as(dataReply(SiteDocument)).data.pages;
const refusalOf = (reply: ApiReply) => [reply.status, reply.refusal().code, reply.refusal().errors];

const contact = (lead: string): PageContents['contact'] => ({ lead, text: 'Ask.' });
const questions = (...entries: object[]) => ({
  description: '',
  lead: '',
  questions: entries,
  closing: { title: '', lead: '' },
});

async function publishContent(content: PageContents['contact']): Promise<void> {
  expect((await save('contact', content)).status).toBe(200);
  expect((await publish('contact')).status).toBe(200);
}

/** JSON with every letter outside ASCII as an escape, as Python writes it. */
const escapedJson = (value: unknown) =>
  JSON.stringify(value).replaceAll(
    /[\u0080-\uFFFF]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

describe('the pages', () => {
  it('may be as long in Malayalam when a script escapes every letter', async () => {
    const content = questions(
      ...Array.from({ length: 30 }, () => ({ question: 'എന്ത്?', answer: 'അതെ.'.repeat(200) })),
    );
    expect(Buffer.byteLength(JSON.stringify(content))).toBeLessThan(pageLimits.bytes);
    const reply = await request('PUT', '/pages/faq', escapedJson({ page: 'faq', content }));
    expect(pageOf(reply).written.content).toMatchObject(content);
  });

  it('are all listed, and those with a draft are marked', async () => {
    await save('contact', contact('Soon'));
    const { data } = (await request('GET', '/pages')).as(dataReply(z.array(PageSummary)));
    expect(data.map(({ id }) => id)).toContain('privacy');
    expect(data.filter(({ hasDraft }) => hasDraft).map(({ id }) => id)).toEqual(['contact']);
  });

  it('are empty when nothing is stored, and answer 404 for an unknown id', async () => {
    expect(await contentOf('contact')).toEqual({ lead: '', text: '' });
    expect((await read('nothing')).status).toBe(404);
    expect((await request('PUT', '/pages/footer', { page: 'contact', content: contact('x') })).status).toBe(
      400,
    );
  });

  it('are read without the parts that are not valid', async () => {
    await pages.doc('faq').set({ draft: { questions: [{ question: 'Why?' }, 7] }, version: 'one' });
    expect(await contentOf('faq')).toEqual(questions({ question: 'Why?', answer: '' }));
  });
});

describe('a draft', () => {
  it('is not shown to visitors before it is published', async () => {
    const lead = `Ask ${uniqueWord()}`;
    await publishContent(contact('First'));
    await expect.poll(async () => (await sitePages()).contact.content.lead, afterTriggers).toBe('First');
    const draft = pageOf(await save('contact', contact(lead)));
    expect(draft).toMatchObject({ hasDraft: true, written: { page: 'contact', content: { lead } } });
    expect((await pages.doc('contact').get()).get('published')).toEqual(contact('First'));
    expect((await sitePages()).contact.content.lead).toBe('First');
    const publication = pageOf(await publish('contact'));
    expect(publication).toMatchObject({ hasDraft: false, written: { content: { lead } } });
    await expect
      .poll(async () => (await sitePages()).contact, afterTriggers)
      .toEqual({
        content: contact(lead),
        publishedAt: publication.publishedAt.toISOString(),
      });
  });

  it('does not exist while its content equals the published one', async () => {
    await publishContent(contact('First'));
    expect(pageOf(await save('contact', contact('Second'))).hasDraft).toBe(true);
    expect(pageOf(await save('contact', contact('First'))).hasDraft).toBe(false);
  });

  it('of an outdated version is refused, and so is its publishing', async () => {
    const etag = (await save('contact', contact('First'))).headers.get('etag') ?? '';
    expect((await save('contact', contact('Second'), { 'If-Match': etag })).status).toBe(200);
    expect((await save('contact', contact('Third'), { 'If-Match': etag })).status).toBe(412);
    expect((await publish('contact', { 'If-Match': etag })).status).toBe(412);
    expect(await contentOf('contact')).toEqual(contact('Second'));
  });

  it.each<[string, unknown, [path: string, message: string]]>([
    [
      'an empty question',
      questions({ question: ' ', answer: 'So.' }),
      ['content.questions.0.question', pageMessages.required],
    ],
    [
      'an answer that is too long',
      questions({ question: 'Why?', answer: 'a'.repeat(pageLimits.answer + 1) }),
      ['content.questions.0.answer', `Must be at most ${pageLimits.answer} characters long`],
    ],
    [
      'too many questions',
      questions(...Array.from({ length: 61 }, () => ({ question: 'Why?', answer: '' }))),
      ['content.questions', pageMessages.tooMany(pageLimits.entries.questions)],
    ],
    [
      'a page that is too long as a whole',
      questions(...Array.from({ length: 17 }, () => ({ question: 'Why?', answer: 'a'.repeat(4990) }))),
      ['content', pageMessages.tooLong],
    ],
    [
      'a field that is missing',
      { questions: [] },
      ['content.description', messages.validation.fieldRequired],
    ],
  ])('is refused for %s', async (_fault, content, [path, message]) => {
    const reply = await save('faq', content);
    expect([reply.status, reply.refusal().errors]).toEqual([
      400,
      expect.arrayContaining([{ path, message }]),
    ]);
    expect((await pages.doc('faq').get()).exists).toBe(false);
  });

  it('stores hostile text unchanged', async () => {
    const hostile = contact('</script><script>alert(1)</script> [x](javascript:alert(1))');
    await publishContent(hostile);
    expect((await pages.doc('contact').get()).get('published')).toEqual(hostile);
  });
});

const inMalayalam = (lead: string) => ({ translations: { ml: { lead } } });
const long = (letter: string) => letter.repeat(pageLimits.answer - 1);
const answers = (letter: string) =>
  questions(...Array.from({ length: 13 }, () => ({ question: 'Why?', answer: long(letter) })));
const why = { question: 'Why?', answer: 'So.', translations: { ml: { question: 'എന്തുകൊണ്ട്?' } } };
const how = { question: 'How?', answer: '', translations: { ml: { question: 'എങ്ങനെ?' } } };

describe('the Malayalam text of a page', () => {
  it('is answered as it was sent, is published with the page, and counts as a change', async () => {
    const content = { ...contact('First'), ...inMalayalam('ആദ്യം') };
    await publishContent(contact('First'));
    expect(pageOf(await save('contact', content))).toMatchObject({ hasDraft: true, written: { content } });
    expect(pageOf(await save('contact', { ...contact('First'), translations: {} })).hasDraft).toBe(false);
    await publishContent(content);
    expect((await pages.doc('contact').get()).get('published')).toEqual(content);
    await expect
      .poll(async () => (await sitePages()).contact.content.translations, afterTriggers)
      .toEqual({ ml: { lead: 'ആദ്യം' } });
  });

  it('is kept when an older client sends the page without it, also in parts and in equal entries', async () => {
    const closing = { title: 'More?', lead: '', translations: { ml: { title: 'ഇനിയും?' } } };
    await save('faq', { ...questions(why, how), ...inMalayalam('ചുരുക്കത്തിൽ'), closing });
    const [{ translations: _, ...untranslatedWhy }, { translations: _other, ...untranslatedHow }] = [
      why,
      how,
    ];
    const content = {
      ...questions({ ...untranslatedHow, answer: 'Thus.' }, untranslatedWhy),
      closing: { title: 'More!', lead: '' },
    };
    await save('faq', content);
    expect(await contentOf('faq')).toEqual({
      ...questions({ ...untranslatedHow, answer: 'Thus.' }, why),
      ...inMalayalam('ചുരുക്കത്തിൽ'),
      closing: { ...closing, title: 'More!' },
    });
    const noTranslations = { translations: {} };
    const untranslated = questions({ ...untranslatedWhy, ...noTranslations });
    await save('faq', { ...untranslated, ...noTranslations, closing });
    expect(await contentOf('faq')).toEqual({ ...questions(untranslatedWhy), closing });
  });

  it('counts towards the length of a page, also when it is kept', async () => {
    const translated = { question: 'Why?', answer: 'So.', translations: { ml: { answer: long('അ') } } };
    const five = Array.from({ length: 5 }, () => translated);
    expect((await save('faq', questions(...five))).status).toBe(200);
    const untranslated = Array.from({ length: 5 }, () => ({ question: 'Why?', answer: 'So.' }));
    const more = Array.from({ length: 3 }, () => ({ question: 'How?', answer: long('a') }));
    const reply = await save('faq', questions(...untranslated, ...more));
    expect([reply.status, reply.refusal().errors]).toEqual([
      400,
      [{ path: 'content', message: pageMessages.tooLong }],
    ]);
    expect((await save('faq', questions(...more))).status).toBe(200);
  });

  it('is restored with an older version, and by undoing a publishing', async () => {
    const first = { ...contact('First'), ...inMalayalam('ആദ്യം') };
    await publishContent(first);
    await publishContent({ ...contact('Second'), ...inMalayalam('രണ്ടാമത്') });
    expect((await entryOf('page.publish'))?.get('after.translations')).toEqual({ ml: { lead: 'രണ്ടാമത്' } });
    expect((await undo()).status).toBe(200);
    expect((await pages.doc('contact').get()).get('published')).toEqual(first);
    await publishContent({ ...contact('First'), translations: {} });
    expect(await contentOf('contact')).toEqual(contact('First'));
    expect(pageOf(await restore('contact', 1)).written.content).toEqual(first);
  });
});

describe('the versions of a page', () => {
  it('are the published contents, the latest first, and each can be restored as the draft', async () => {
    await publishContent(contact('First'));
    await publishContent(contact('Second'));
    const list = await versions('contact');
    expect(list.map(({ version }) => version)).toEqual([2, 1, 0]);
    const restored = await restore('contact', 1);
    expect(restored.body).toMatchObject({ message: pageMessages.restored });
    expect(pageOf(restored)).toMatchObject({ hasDraft: true, written: { content: contact('First') } });
    expect((await pages.doc('contact').get()).get('published')).toEqual(contact('Second'));
  });

  it('include the content from before the first publishing', async () => {
    await pages.doc('contact').set({ published: contact('Of old'), publishedAt: new Date('2025-05-01') });
    await publishContent(contact('New'));
    expect(pageOf(await restore('contact', 0)).written.content).toEqual(contact('Of old'));
  });

  it('are limited in number', async () => {
    await pages.doc('contact').set({ published: contact('Of old'), version: pageLimits.versions });
    await pages.doc('contact/versions/1').set({ content: contact('First'), publishedAt: new Date(0) });
    await publishContent(contact('New'));
    expect((await versions('contact')).map(({ version }) => version)).toEqual([pageLimits.versions + 1]);
    expect(refusalOf(await restore('contact', 1))[0]).toBe(404);
  });
});

/** The administrator's latest audit entry of an action. */
async function entryOf(action: string) {
  const { docs } = await db
    .collection(auditCollection)
    .where('actor.uid', '==', admin.uid)
    .orderBy('at', 'desc')
    .get();
  return docs.find((doc) => doc.get('action') === action);
}
const undo = async () => request('POST', `/admin/audit/${(await entryOf('page.publish'))?.id}/undo`, {});

describe('the audit log of pages', () => {
  it('contains drafts, publishing and restored versions', async () => {
    await publishContent(contact('First'));
    await publishContent(contact('Second'));
    await restore('contact', 1);
    expect((await entryOf('page.update'))?.get('after')).toEqual({ lead: 'Second' });
    expect((await entryOf('page.publish'))?.data()).toMatchObject({
      target: { collection: pagesCollection, id: 'contact', label: 'Contact' },
      before: { lead: 'First', version: 1 },
      after: { lead: 'Second', version: 2 },
    });
    expect((await entryOf('page.restore'))?.get('after')).toEqual({ lead: 'First' });
  });

  it('allows undoing a publishing of a page with more changes than the log stores', async () => {
    for (const letter of ['a', 'b']) {
      expect((await save('faq', answers(letter))).status).toBe(200);
      expect((await publish('faq')).status).toBe(200);
    }
    expect((await undo()).status).toBe(200);
    expect((await pages.doc('faq').get()).get('published')).toEqual(answers('a'));
  });

  it('allows undoing a publishing once, and not after another one', async () => {
    await publishContent(contact('First'));
    await publishContent(contact('Second'));
    const firstUndo = await undo();
    expect(firstUndo.body).toMatchObject({ message: pageMessages.undone, data: { id: 'contact' } });
    expect((await pages.doc('contact').get()).data()).toMatchObject({
      published: contact('First'),
      draft: null,
      version: 3,
    });
    expect(refusalOf(await undo())[1]).toBe('already-undone');
    await publishContent(contact('Third'));
    const third = await entryOf('page.publish');
    await publishContent(contact('Fourth'));
    const late = await request('POST', `/admin/audit/${third?.id}/undo`, {});
    expect([late.status, late.refusal().message]).toEqual([409, pageMessages.changedSince]);
  });
});
