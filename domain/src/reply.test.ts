import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dataReply, ErrorReply } from './reply.ts';

describe('what the API answers', () => {
  it('on success is the envelope around the data', () => {
    const Reply = dataReply(z.array(z.number()));
    expect(Reply.parse({ success: true, data: [1] })).toEqual({ success: true, data: [1] });
    expect(Reply.safeParse({ success: true, data: ['1'] }).success).toBe(false);
    expect(Reply.safeParse({ success: false, data: [1] }).success).toBe(false);
  });

  it('on refusal says what is wrong and where', () => {
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
