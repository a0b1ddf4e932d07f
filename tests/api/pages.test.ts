import { auditCollection } from '@padavu/domain/audit';
import { pageLimits } from '@padavu/domain/page-limits';
import { messages } from '@padavu/domain/messages';
import { Page, PageSummary, PageVersion } from '@padavu/domain/page';
import type { PageContents, PageId } from '@padavu/domain/page-content';
import { pageMessages } from '@padavu/domain/page-input';
import { dataReply } from '@padavu/domain/reply';
import { SiteDocument } from '@padavu/domain/site-document';
import { pagesCollection } from '@padavu/domain/stored-page';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import { anAdmin, uniqueWord, type SignedIn } from '../support/accounts.ts';
import { api, type Answer } from '../support/api-client.ts';

const soon = { timeout: 20_000 };
const pages = db.collection(pagesCollection);
const used = ['contact', 'faq'] as const satisfies PageId[];
const before = new Map<string, FirebaseFirestore.DocumentData | undefined>();
let admin: SignedIn;

beforeAll(async () => {
  admin = await anAdmin();
  for (const id of used) before.set(id, (await pages.doc(id).get()).data());
});

/** Other tests and the site show the demo's pages. */
async function forget(id: string): Promise<void> {
  await db.recursiveDelete(pages.doc(id));
}

beforeEach(() => Promise.all(used.map(forget)));
afterAll(async () => {
  await Promise.all(used.map(forget));
  for (const [id, stored] of before) if (stored) await pages.doc(id).set(stored);
});

const Reply = dataReply(Page);
const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  api(method, path, { token: admin.token, headers, ...(body !== undefined && { body }) });
const read = (id: string) => ask('GET', `/pages/${id}`);
const save = (id: PageId, content: unknown, headers?: Record<string, string>) =>
  ask('PUT', `/pages/${id}`, { page: id, content }, headers);
const publish = (id: PageId, headers?: Record<string, string>) =>
  ask('POST', `/pages/${id}/publish`, {}, headers);
const restore = (id: PageId, version: number) => ask('POST', `/pages/${id}/versions/${version}/restore`, {});
const versions = async (id: PageId) =>
  (await ask('GET', `/pages/${id}/versions`)).as(dataReply(z.array(PageVersion))).data;
const pageOf = (answer: Answer) => answer.as(Reply).data;
const contentOf = async (id: PageId) => pageOf(await read(id)).written.content;
const shown = async () => (await api('GET', '/site')).as(dataReply(SiteDocument)).data.pages;
const outcome = (answer: Answer) => [answer.status, answer.refusal().code, answer.refusal().errors];

const contact = (lead: string): PageContents['contact'] => ({ lead, text: 'Ask.' });
const questions = (...asked: object[]) => ({
  description: '',
  lead: '',
  questions: asked,
  closing: { title: '', lead: '' },
});

async function published(content: PageContents['contact']): Promise<void> {
  expect((await save('contact', content)).status).toBe(200);
  expect((await publish('contact')).status).toBe(200);
}

describe('the pages', () => {
  it('are all listed, with those that have a draft', async () => {
    await save('contact', contact('Soon'));
    const { data } = (await ask('GET', '/pages')).as(dataReply(z.array(PageSummary)));
    expect(data.map(({ id }) => id)).toContain('privacy');
    expect(data.filter(({ hasDraft }) => hasDraft).map(({ id }) => id)).toEqual(['contact']);
  });

  it('are empty where nothing is stored, and 404 where there is no such page', async () => {
    expect(await contentOf('contact')).toEqual({ lead: '', text: '' });
    expect((await read('nothing')).status).toBe(404);
    expect((await ask('PUT', '/pages/footer', { page: 'contact', content: contact('x') })).status).toBe(400);
  });

  it('are read as far as they can be', async () => {
    await pages.doc('faq').set({ draft: { questions: [{ question: 'Why?' }, 7] }, version: 'one' });
    expect(await contentOf('faq')).toEqual(questions({ question: 'Why?', answer: '' }));
  });
});

describe('a draft', () => {
  it('is not shown to visitors before it is published', async () => {
    const lead = `Ask ${uniqueWord()}`;
    await published(contact('First'));
    await expect.poll(async () => (await shown()).contact.content.lead, soon).toBe('First');
    const drafted = pageOf(await save('contact', contact(lead)));
    expect(drafted).toMatchObject({ hasDraft: true, written: { page: 'contact', content: { lead } } });
    expect((await pages.doc('contact').get()).get('published')).toEqual(contact('First'));
    expect((await shown()).contact.content.lead).toBe('First');
    const done = pageOf(await publish('contact'));
    expect(done).toMatchObject({ hasDraft: false, written: { content: { lead } } });
    await expect
      .poll(async () => (await shown()).contact, soon)
      .toEqual({
        content: contact(lead),
        publishedAt: done.publishedAt.toISOString(),
      });
  });

  it('is none where it says what is published', async () => {
    await published(contact('First'));
    expect(pageOf(await save('contact', contact('Second'))).hasDraft).toBe(true);
    expect(pageOf(await save('contact', contact('First'))).hasDraft).toBe(false);
  });

  it('of a version that somebody else changed is refused, and so is its publishing', async () => {
    const etag = (await save('contact', contact('First'))).headers.get('etag') ?? '';
    expect((await save('contact', contact('Second'), { 'If-Match': etag })).status).toBe(200);
    expect((await save('contact', contact('Third'), { 'If-Match': etag })).status).toBe(412);
    expect((await publish('contact', { 'If-Match': etag })).status).toBe(412);
    expect(await contentOf('contact')).toEqual(contact('Second'));
  });

  it.each<[string, unknown, [path: string, message: string]]>([
    [
      'a question without words',
      questions({ question: ' ', answer: 'So.' }),
      ['content.questions.0.question', pageMessages.required],
    ],
    [
      'an answer that is too long',
      questions({ question: 'Why?', answer: 'a'.repeat(pageLimits.answer + 1) }),
      ['content.questions.0.answer', `Must be at most ${pageLimits.answer} characters long`],
    ],
    [
      'more questions than there can be',
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
    const answer = await save('faq', content);
    expect([answer.status, answer.refusal().errors]).toEqual([
      400,
      expect.arrayContaining([{ path, message }]),
    ]);
    expect((await pages.doc('faq').get()).exists).toBe(false);
  });

  it('keeps hostile words as they are', async () => {
    const hostile = contact('</script><script>alert(1)</script> [x](javascript:alert(1))');
    await published(hostile);
    expect((await pages.doc('contact').get()).get('published')).toEqual(hostile);
  });
});

const inMalayalam = (lead: string) => ({ translations: { ml: { lead } } });
const long = (letter: string) => letter.repeat(pageLimits.answer - 1);
const lasting = { question: 'Why?', answer: 'So.', translations: { ml: { question: 'എന്തുകൊണ്ട്?' } } };
const other = { question: 'How?', answer: '', translations: { ml: { question: 'എങ്ങനെ?' } } };

describe('what a page says in Malayalam', () => {
  it('comes back as it was sent, is published with the page, and counts as a change', async () => {
    const content = { ...contact('First'), ...inMalayalam('ആദ്യം') };
    await published(contact('First'));
    expect(pageOf(await save('contact', content))).toMatchObject({ hasDraft: true, written: { content } });
    expect(pageOf(await save('contact', { ...contact('First'), translations: {} })).hasDraft).toBe(false);
    await published(content);
    expect((await pages.doc('contact').get()).get('published')).toEqual(content);
    await expect
      .poll(async () => (await shown()).contact.content.translations, soon)
      .toEqual({ ml: { lead: 'ആദ്യം' } });
  });

  it('stays where a client from before it sends the page, in its parts and in entries that say the same', async () => {
    const closing = { title: 'More?', lead: '', translations: { ml: { title: 'ഇനിയും?' } } };
    await save('faq', { ...questions(lasting, other), ...inMalayalam('ചുരുക്കത്തിൽ'), closing });
    const [{ translations: _, ...asBefore }, { translations: _other, ...asked }] = [lasting, other];
    const sent = {
      ...questions({ ...asked, answer: 'Thus.' }, asBefore),
      closing: { title: 'More!', lead: '' },
    };
    await save('faq', sent);
    expect(await contentOf('faq')).toEqual({
      ...questions({ ...asked, answer: 'Thus.' }, lasting),
      ...inMalayalam('ചുരുക്കത്തിൽ'),
      closing: { ...closing, title: 'More!' },
    });
    const without = { translations: {} };
    await save('faq', { ...questions({ ...asBefore, ...without }), ...without, closing });
    expect(await contentOf('faq')).toEqual({ ...questions(asBefore), closing });
  });

  it('is refused with a page that is too long with what it keeps', async () => {
    const asked = { question: 'Why?', answer: 'So.', translations: { ml: { answer: long('അ') } } };
    const five = Array.from({ length: 5 }, () => asked);
    expect((await save('faq', questions(...five))).status).toBe(200);
    const bare = Array.from({ length: 5 }, () => ({ question: 'Why?', answer: 'So.' }));
    const more = Array.from({ length: 3 }, () => ({ question: 'How?', answer: long('a') }));
    const answer = await save('faq', questions(...bare, ...more));
    expect([answer.status, answer.refusal().errors]).toEqual([
      400,
      [{ path: 'content', message: pageMessages.tooLong }],
    ]);
    expect((await save('faq', questions(...more))).status).toBe(200);
  });

  it('is put back with an older version, and by undoing a publishing', async () => {
    const first = { ...contact('First'), ...inMalayalam('ആദ്യം') };
    await published(first);
    await published({ ...contact('Second'), ...inMalayalam('രണ്ടാമത്') });
    expect((await entryOf('page.publish'))?.get('after.translations')).toEqual({ ml: { lead: 'രണ്ടാമത്' } });
    expect((await undo()).status).toBe(200);
    expect((await pages.doc('contact').get()).get('published')).toEqual(first);
    await published({ ...contact('First'), translations: {} });
    expect(await contentOf('contact')).toEqual(contact('First'));
    expect(pageOf(await restore('contact', 1)).written.content).toEqual(first);
  });
});

describe('the versions of a page', () => {
  it('are what was published, the latest first, and each can be put back as the draft', async () => {
    await published(contact('First'));
    await published(contact('Second'));
    const kept = await versions('contact');
    expect(kept.map(({ version }) => version)).toEqual([2, 1, 0]);
    const back = await restore('contact', 1);
    expect(back.body).toMatchObject({ message: pageMessages.restored });
    expect(pageOf(back)).toMatchObject({ hasDraft: true, written: { content: contact('First') } });
    expect((await pages.doc('contact').get()).get('published')).toEqual(contact('Second'));
  });

  it('have what stood there before the first publishing in this area', async () => {
    await pages.doc('contact').set({ published: contact('Of old'), publishedAt: new Date('2025-05-01') });
    await published(contact('New'));
    expect(pageOf(await restore('contact', 0)).written.content).toEqual(contact('Of old'));
  });

  it('are kept up to a number', async () => {
    await pages.doc('contact').set({ published: contact('Of old'), version: pageLimits.versions });
    await pages.doc('contact/versions/1').set({ content: contact('First'), publishedAt: new Date(0) });
    await published(contact('New'));
    expect((await versions('contact')).map(({ version }) => version)).toEqual([pageLimits.versions + 1]);
    expect(outcome(await restore('contact', 1))[0]).toBe(404);
  });
});

/** What this administrator did last of a kind. */
async function entryOf(action: string) {
  const { docs } = await db
    .collection(auditCollection)
    .where('actor.uid', '==', admin.uid)
    .orderBy('at', 'desc')
    .get();
  return docs.find((doc) => doc.get('action') === action);
}
const undo = async () => ask('POST', `/admin/audit/${(await entryOf('page.publish'))?.id}/undo`, {});

describe('the audit log', () => {
  it('tells of drafts, publishing and what was put back', async () => {
    await published(contact('First'));
    await published(contact('Second'));
    await restore('contact', 1);
    expect((await entryOf('page.update'))?.get('after')).toEqual({ lead: 'Second' });
    expect((await entryOf('page.publish'))?.data()).toMatchObject({
      target: { collection: pagesCollection, id: 'contact', label: 'Contact' },
      before: { lead: 'First', version: 1 },
      after: { lead: 'Second', version: 2 },
    });
    expect((await entryOf('page.restore'))?.get('after')).toEqual({ lead: 'First' });
  });

  it('has the publishing undone once, and not after another one', async () => {
    await published(contact('First'));
    await published(contact('Second'));
    const undone = await undo();
    expect(undone.body).toMatchObject({ message: pageMessages.undone, data: { id: 'contact' } });
    expect((await pages.doc('contact').get()).data()).toMatchObject({
      published: contact('First'),
      draft: null,
      version: 3,
    });
    expect(outcome(await undo())[1]).toBe('already-undone');
    await published(contact('Third'));
    const third = await entryOf('page.publish');
    await published(contact('Fourth'));
    const late = await ask('POST', `/admin/audit/${third?.id}/undo`, {});
    expect([late.status, late.refusal().message]).toEqual([409, pageMessages.changedSince]);
  });
});
