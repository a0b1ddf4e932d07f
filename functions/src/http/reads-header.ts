import { currentContext } from '#/request-context.ts';

/** The header that says, in an answer about to go, how many documents were read for it, and what counting cost. */
export function readsHeader(): Record<string, string> {
  const context = currentContext();
  if (!context?.showsReads) return {};
  const { reads, counts } = context;
  return { 'Server-Timing': `reads;desc=${reads}${counts > 0 ? `, counts;desc=${counts}` : ''}` };
}
