import type { RegistrationsData } from '#/data/registrations.ts';

type Log = { warn: (message: string, details: Record<string, unknown>) => void };
type Deps = { registrations: Pick<RegistrationsData, 'sweep'>; log: Log };

/** Clears interrupted registrations (docs/decisions/010). */
export function sweepRegistrations({ registrations, log }: Deps) {
  return async (): Promise<void> => {
    const cleared = await registrations.sweep();
    if (cleared > 0) log.warn('Interrupted registrations were cleared', { cleared });
  };
}
