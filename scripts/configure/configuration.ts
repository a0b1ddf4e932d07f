import { assertNever } from '@padavu/domain/assert-never';
import { appCheckStep } from './app-check.ts';
import { billingStep } from './billing.ts';
import { databaseStep } from './database.ts';
import { Refusal } from './refusal.ts';
import { serviceAccountStep } from './service-account.ts';
import { servicesStep } from './services.ts';
import { signInStep } from './sign-in.ts';
import type { Context, Finding, Step } from './step.ts';
import { webAppStep } from './web-app.ts';

/** In this order: nothing answers before its API is enabled. */
export const STEPS: readonly Step[] = [
  servicesStep,
  billingStep,
  signInStep,
  databaseStep,
  serviceAccountStep,
  webAppStep,
  appCheckStep,
];

/** What came of one setting. `planned` is what a run that writes would change. */
export type Result =
  | { outcome: 'right' | 'changed'; setting: string; is: string }
  | { outcome: 'planned'; setting: string; is: string; becomes: string }
  | { outcome: 'manual' | 'optional' | 'refused' | 'later'; setting: string; is: string; todo: string };

export type StepResults = { title: string; results: Result[] };

/** A run that only shows what it would do has failed where it was refused, any other also where something is left to do. */
export function exitCodeOf(results: Result[], isDue: boolean): 0 | 1 {
  const isFailing = ({ outcome }: Result) =>
    outcome === 'refused' ||
    (isDue && (outcome === 'planned' || outcome === 'later' || outcome === 'manual'));
  return results.some(isFailing) ? 1 : 0;
}

type Options = { writes: boolean; report: (results: StepResults) => void };

/** Goes through every step, whatever becomes of the ones before, and reports each when it is done. */
export async function configure(context: Context, { writes, report }: Options): Promise<Result[]> {
  const all: Result[] = [];
  let enablesApis = false;
  for (const step of STEPS) {
    const results = await takeStep(step, context, { writes, enablesApis });
    report({ title: step.title, results });
    all.push(...results);
    enablesApis ||= step === servicesStep && results.some(({ outcome }) => outcome === 'planned');
  }
  return all;
}

type Mode = { writes: boolean; enablesApis: boolean };

async function takeStep(step: Step, context: Context, { writes, enablesApis }: Mode): Promise<Result[]> {
  const applied = new Map<string, Result | undefined>();
  try {
    let findings = await step.inspect(context);
    let open = writes ? openOf(findings, applied) : [];
    while (open.length > 0) {
      for (const finding of open) applied.set(finding.setting, await change(finding, step));
      // Looking again shows whether a change has stayed, and what it has made possible: a new app has settings to copy.
      findings = await step.inspect(context);
      open = openOf(findings, applied);
    }
    return findings.map((finding) => resultOf(finding, applied));
  } catch (error) {
    return [...kept(applied), refused(step.title, error, { step, enablesApis })];
  }
}

type Open = Extract<Finding, { state: 'wrong' }>;

function openOf(findings: Finding[], applied: Map<string, unknown>): Open[] {
  return findings.filter(
    (finding): finding is Open => finding.state === 'wrong' && !applied.has(finding.setting),
  );
}

/** @returns the refusal; `undefined` when Google accepted the change */
async function change({ setting, apply }: Open, step: Step): Promise<Result | undefined> {
  try {
    await apply();
    return undefined;
  } catch (error) {
    return refused(setting, error, { step, enablesApis: false });
  }
}

function resultOf(finding: Finding, applied: Map<string, Result | undefined>): Result {
  const { setting, is } = finding;
  const refusal = applied.get(setting);
  if (refusal !== undefined) return refusal;
  switch (finding.state) {
    case 'right':
      return { outcome: applied.has(setting) ? 'changed' : 'right', setting, is };
    case 'wrong':
      return applied.has(setting)
        ? {
            outcome: 'refused',
            setting,
            is: `Google accepted the change and did not keep it: ${is}`,
            todo: 'Look at the setting in the Firebase console.',
          }
        : { outcome: 'planned', setting, is, becomes: finding.becomes };
    case 'manual':
    case 'optional':
      return { outcome: finding.state, setting, is, todo: finding.todo };
    default:
      return assertNever(finding);
  }
}

/** What was done before a step broke. */
function kept(applied: Map<string, Result | undefined>): Result[] {
  return [...applied].map(
    ([setting, refusal]) =>
      refusal ?? { outcome: 'changed', setting, is: 'changed, and not looked at again' },
  );
}

type Refused = { step: Step; enablesApis: boolean };

function refused(setting: string, error: unknown, { step, enablesApis }: Refused): Result {
  if (!(error instanceof Refusal) || error.reason === 'UNAUTHENTICATED') throw error;
  if (error.reason === 'SERVICE_DISABLED' && enablesApis) {
    return {
      outcome: 'later',
      setting,
      is: `cannot be looked at before the API ${error.service} is enabled`,
      todo: 'A run with --write enables it first.',
    };
  }
  const role = error.reason === 'PERMISSION_DENIED' ? `Ask for the role ${step.role}.` : '';
  return { outcome: 'refused', setting, is: error.message, todo: `${error.todo} ${role}`.trim() };
}
