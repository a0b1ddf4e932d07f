import { describe, expect, it } from 'vitest';
import { receiptKeptUntil, retention, retentionCutoff } from './retention.ts';

describe('retention', () => {
  it('has a whole sentence for each kind of data, with its number of days', () => {
    for (const { sentence, ...kept } of Object.values(retention)) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      if (!('days' in kept)) continue;
      const figures = [String(kept.days), `${kept.days / 7} weeks`, ...(kept.days === 1 ? ['a day'] : [])];
      expect(figures.some((figure) => sentence.includes(figure))).toBe(true);
    }
  });

  it('calls the newsletter a letter in Malayalam, as the texts of the site do', () => {
    for (const name of ['subscriber', 'unconfirmedSubscriber', 'backups'] as const)
      expect(retention[name].inMalayalam).toMatch(/കത്ത്/);
    const sentences = Object.values(retention).map(({ inMalayalam }) => inMalayalam);
    expect(sentences.filter((sentence) => sentence.includes('ന്യൂസ്'))).toEqual([]);
  });

  it('counts days back from now', () => {
    expect(retentionCutoff(new Date('2026-11-22T10:00:00Z'), 30)).toEqual(new Date('2026-10-23T10:00:00Z'));
  });

  it.each([
    ['2026-03-31', '2034-03-31'],
    ['2026-04-01', '2035-03-31'],
    ['2025-12-31', '2034-03-31'],
    ['2026-01-01', '2034-03-31'],
  ])('keeps what was paid on %s until %s: eight years after its financial year', (receivedOn, until) => {
    expect(receiptKeptUntil(receivedOn)).toBe(until);
  });
});
