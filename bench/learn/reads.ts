import type { Page } from '@playwright/test';
import { z } from 'zod';

/** One part of Firestore's channel; only its messages about documents are used. */
const Part = z.array(z.tuple([z.number(), z.array(z.unknown())]));
const Message = z.object({
  documentChange: z
    .object({ document: z.object({ name: z.string() }), targetIds: z.array(z.number()).default([]) })
    .optional(),
  documentDelete: z.object({ document: z.string() }).optional(),
});

/** A response to a query of the smaller SDK. */
const QueryResponse = z.array(
  z.object({
    found: z.object({ name: z.string() }).optional(),
    missing: z.string().optional(),
    document: z.object({ name: z.string() }).optional(),
  }),
);

declare const recordText: (channel: number, text: string) => void;
declare const recordResponse: (text: string) => void;

/**
 * The documents that the store reads for a page, by name, as Google charges for them: a document for two listeners is
 * two reads, a missing document is one, and a document from the copy on the device is none. They are read from the
 * store's responses, on the channel of the whole SDK and to the queries of the smaller one.
 */
export class Reads {
  readonly all: string[] = [];
  /** The beginning of a part that has not arrived completely, by channel. */
  readonly #incomplete = new Map<number, string>();

  static async of(page: Page): Promise<Reads> {
    const reads = new Reads();
    await page.exposeFunction('recordText', (channel: number, text: string) => reads.#record(channel, text));
    await page.exposeFunction('recordResponse', (text: string) => reads.#recordResponse(text));
    await page.addInitScript(recordResponses);
    return reads;
  }

  /** Waits until no more reads come for a while, and returns those after the first `before`. */
  async settled(page: Page, before = 0): Promise<readonly string[]> {
    for (let known = -1; known < this.all.length;) {
      known = this.all.length;
      await page.waitForTimeout(2000);
    }
    return this.all.slice(before);
  }

  #recordResponse(text: string): void {
    for (const { found, missing, document } of QueryResponse.safeParse(JSON.parse(text)).data ?? []) {
      const name = found?.name ?? missing ?? document?.name;
      if (name !== undefined) this.all.push(name);
    }
  }

  /** A part consists of its length on a line, and that many characters of JSON. */
  #record(channel: number, text: string): void {
    let rest = (this.#incomplete.get(channel) ?? '') + text;
    for (let part = completePart(rest); part; part = completePart(rest)) {
      this.#count(part.json);
      rest = rest.slice(part.end);
    }
    this.#incomplete.set(channel, rest);
  }

  #count(json: string): void {
    for (const message of Part.parse(JSON.parse(json)).flatMap(([, messages]) => messages)) {
      const { documentChange, documentDelete } = Message.safeParse(message).data ?? {};
      if (documentChange) this.all.push(...documentChange.targetIds.map(() => documentChange.document.name));
      if (documentDelete) this.all.push(documentDelete.document);
    }
  }
}

function completePart(text: string): { json: string; end: number } | undefined {
  const [line = '', length] = /^(\d+)\n/.exec(text) ?? [];
  const end = line.length + Number(length);
  return length === undefined || text.length < end ? undefined : { json: text.slice(line.length, end), end };
}

/** Runs in the page, before its own scripts. */
function recordResponses(): void {
  const originalFetch = window.fetch;
  let channels = 0;
  window.fetch = async (...request) => {
    const response = await originalFetch.apply(window, request);
    if (response.url.includes('Firestore/Listen/channel')) void record(response.clone());
    if (/\/documents\S*:(batchGet|runQuery)/.test(response.url))
      void response.clone().text().then(recordResponse);
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
