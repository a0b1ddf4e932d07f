import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dataReply, ErrorReply } from './reply.ts';

describe('a response of the API', () => {
  it('is an envelope around the data on success', () => {
    const Reply = dataReply(z.array(z.number()));
    expect(Reply.parse({ success: true, data: [1] })).toEqual({ success: true, data: [1] });
    expect(Reply.safeParse({ success: true, data: ['1'] }).success).toBe(false);
    expect(Reply.safeParse({ success: false, data: [1] }).success).toBe(false);
  });

  it('says what is wrong and where on refusal', () => {
    const refusal = {
      success: false,
      message: 'No',
      code: 'validation',
      errors: [{ path: 'day', message: 'Day is required' }],
    };
    expect(ErrorReply.parse(refusal)).toEqual(refusal);
    expect(ErrorReply.safeParse({ success: false, message: 'No' }).success).toBe(false);
  });
});
