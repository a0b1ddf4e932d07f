import { describe, expect, it } from 'vitest';
import { assertNever } from '@padavu/domain/values/assert-never';
import { messageLink } from './brand.ts';

describe('the brand', () => {
  it('opens the messaging app for anyone with any text in it', () => {
    const link = new URL(messageLink('a & b?\n#c'));
    expect(link.pathname).toBe('/');
    expect(link.searchParams.get('text')).toBe('a & b?\n#c');
  });
});

describe('a case that nobody handles', () => {
  it('fails and names the value', () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only a value that the types forbid gets here
    expect(() => assertNever({ kind: 'new' } as never)).toThrow('Unhandled case: {"kind":"new"}');
  });
});
