import { appCheckHeader } from '#/contract/contract.ts';
import { isAttested } from '#/contract/statuses.ts';
import { z } from 'zod';
import { notAttested, tooBusy } from '#/errors.ts';
import type { Answer, Endpoint } from './endpoints.ts';
import { addToContext, type Attestation } from '#/request-context.ts';

const appCheckModes = ['off', 'monitor', 'enforce'] as const;
export type AppCheckMode = (typeof appCheckModes)[number];

/**
 * What becomes of calls without a valid App Check token: nothing is asked of any, they are logged, or they are refused.
 * @throws Error with one plain sentence for any other text
 */
export function readAppCheckMode(text: string | undefined): AppCheckMode {
  const mode = z.enum(appCheckModes).safeParse(text ?? 'off');
  if (mode.success) return mode.data;
  throw new Error(`APP_CHECK is "${text}", and can only be one of: ${appCheckModes.join(', ')}.`);
}

type Deps = {
  mode: () => AppCheckMode;
  /** Whether a token was given to one of the project's apps. Throws where that cannot be found out. */
  verify: (token: string) => Promise<boolean>;
};

/** The step before a call that only the school's own apps may make (docs/decisions/078). */
export function appCheck({ mode, verify }: Deps) {
  async function attestation(token: string | undefined): Promise<Attestation> {
    if (!token) return 'missing';
    return verify(token).then(
      (isValid) => (isValid ? 'valid' : 'invalid'),
      () => 'unverifiable',
    );
  }

  return {
    /** In `enforce` 401 without a valid token, and 503 while none can be verified; in `monitor` that is only logged. */
    attested({ contract, answer }: Endpoint): Answer {
      if (!isAttested(contract)) return answer;
      return async (request) => {
        const chosen = mode();
        if (chosen === 'off') return answer(request);
        const found = await attestation(request.get(appCheckHeader));
        addToContext({ appCheck: found });
        if (chosen === 'monitor' || found === 'valid') return answer(request);
        throw found === 'unverifiable' ? tooBusy() : notAttested();
      };
    },
  };
}
