import type { Page } from '@playwright/test';
import { z } from 'zod';

/** What Firestore's channel says in one part; only what it tells of documents is looked at. */
const Part = z.array(z.tuple([z.number(), z.array(z.unknown())]));
const Message = z.object({
  documentChange: z
    .object({ document: z.object({ name: z.string() }), targetIds: z.array(z.number()).default([]) })
    .optional(),
  documentDelete: z.object({ document: z.string() }).optional(),
});

/** What the smaller SDK's questions are answered with. */
const Answers = z.array(
  z.object({
    found: z.object({ name: z.string() }).optional(),
    missing: z.string().optional(),
    document: z.object({ name: z.string() }).optional(),
  }),
);

declare const recordText: (channel: number, text: string) => void;
declare const hearAnswer: (text: string) => void;

/**
 * The documents that the store reads for a page, by name, as it is charged for them: what two listeners ask for is two
 * reads, a document that is not there is one, and what comes from the copy on the device is none. The store's
 * answers to the page, on the whole SDK's channel and to the smaller one's questions, are listened to beside the SDK.
 */
export class Reads {
  readonly all: string[] = [];
  /** What has come of a part that is not whole yet, by channel. */
  readonly #begun = new Map<number, string>();

  static async of(page: Page): Promise<Reads> {
    const reads = new Reads();
    await page.exposeFunction('recordText', (channel: number, text: string) => reads.#record(channel, text));
    await page.exposeFunction('hearAnswer', (text: string) => reads.#hearAnswer(text));
    await page.addInitScript(overhear);
    return reads;
  }

  /** The reads since there were `before`, once no more have come for a while. */
  async settled(page: Page, before = 0): Promise<readonly string[]> {
    for (let known = -1; known < this.all.length;) {
      known = this.all.length;
      await page.waitForTimeout(2000);
    }
    return this.all.slice(before);
  }

  #hearAnswer(text: string): void {
    for (const { found, missing, document } of Answers.safeParse(JSON.parse(text)).data ?? []) {
      const name = found?.name ?? missing ?? document?.name;
      if (name !== undefined) this.all.push(name);
    }
  }

  /** Parts are their length on a line, and so many characters of JSON. */
  #record(channel: number, text: string): void {
    let rest = (this.#begun.get(channel) ?? '') + text;
    for (let part = wholePart(rest); part; part = wholePart(rest)) {
      this.#count(part.json);
      rest = rest.slice(part.end);
    }
    this.#begun.set(channel, rest);
  }

  #count(json: string): void {
    for (const message of Part.parse(JSON.parse(json)).flatMap(([, messages]) => messages)) {
      const { documentChange, documentDelete } = Message.safeParse(message).data ?? {};
      if (documentChange) this.all.push(...documentChange.targetIds.map(() => documentChange.document.name));
      if (documentDelete) this.all.push(documentDelete.document);
    }
  }
}

function wholePart(text: string): { json: string; end: number } | undefined {
  const [line = '', length] = /^(\d+)\n/.exec(text) ?? [];
  const end = line.length + Number(length);
  return length === undefined || text.length < end ? undefined : { json: text.slice(line.length, end), end };
}

/** Runs in the page, before its own scripts. */
function overhear(): void {
  const ask = window.fetch;
  let channels = 0;
  window.fetch = async (...question) => {
    const response = await ask.apply(window, question);
    if (response.url.includes('Firestore/Listen/channel')) void record(response.clone());
    if (/\/documents\S*:(batchGet|runQuery)/.test(response.url))
      void response.clone().text().then(hearAnswer);
    return response;
  };

  async function record({ body }: Response): Promise<void> {
    const channel = (channels += 1);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      recordText(channel, piece.value);
    }
  }
}
