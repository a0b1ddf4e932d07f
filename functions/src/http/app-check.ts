import { appCheckHeader } from '#/contract/contract.ts';
import { isAttested } from '#/contract/statuses.ts';
import { z } from 'zod';
import { notAttested, tooBusy } from '#/errors.ts';
import type { Endpoint, Handle } from './endpoints.ts';
import { addToContext, type Attestation } from '#/request-context.ts';

const appCheckModes = ['off', 'monitor', 'enforce'] as const;
export type AppCheckMode = (typeof appCheckModes)[number];

/**
 * What happens to calls without a valid App Check token: they are not checked, they are logged, or they are refused.
 * @throws Error with a plain sentence for any other text
 */
export function readAppCheckMode(text: string | undefined): AppCheckMode {
  const mode = z.enum(appCheckModes).safeParse(text ?? 'off');
  if (mode.success) return mode.data;
  throw new Error(`APP_CHECK is "${text}", and can only be one of: ${appCheckModes.join(', ')}.`);
}

type Deps = {
  mode: () => AppCheckMode;
  /** Whether a token was issued to one of the project's apps. Throws where it cannot be verified. */
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
    /**
     * Throws 401 without a valid token in `enforce`, and 503 while none can be verified; in `monitor` it only logs
     * that.
     */
    attested({ contract, handle }: Endpoint): Handle {
      if (!isAttested(contract)) return handle;
      return async (request) => {
        const currentMode = mode();
        if (currentMode === 'off') return handle(request);
        const result = await attestation(request.get(appCheckHeader));
        addToContext({ appCheck: result });
        if (currentMode === 'monitor' || result === 'valid') return handle(request);
        throw result === 'unverifiable' ? tooBusy() : notAttested();
      };
    },
  };
}
