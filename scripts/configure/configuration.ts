import { assertNever } from '@padavu/domain/values/assert-never';
import { appCheckStep } from './app-check.ts';
import { billingStep } from './billing.ts';
import { databaseStep } from './database.ts';
import { Refusal } from './refusal.ts';
import { serviceAccountStep } from './service-account.ts';
import { servicesStep } from './services.ts';
import { signInStep } from './sign-in.ts';
import type { Context, Finding, Step } from './step.ts';
import { webAppStep } from './web-app.ts';

/** In this order: an API can only be called after it is enabled. */
const STEPS: readonly Step[] = [
  servicesStep,
  billingStep,
  signInStep,
  databaseStep,
  serviceAccountStep,
  webAppStep,
  appCheckStep,
];

/** The result for one setting. `planned`: a run that writes would change it. */
export type Result =
  | { outcome: 'right' | 'changed'; setting: string; is: string }
  | { outcome: 'planned'; setting: string; is: string; becomes: string }
  | { outcome: 'manual' | 'optional' | 'refused' | 'later'; setting: string; is: string; todo: string };

export type StepResults = { title: string; results: Result[] };

/**
 * A run that only shows its changes fails if Google refuses something; any other run also fails if something is left to
 * do.
 */
export function exitCodeOf(results: Result[], isDue: boolean): 0 | 1 {
  const isFailing = ({ outcome }: Result) =>
    outcome === 'refused' ||
    (isDue && (outcome === 'planned' || outcome === 'later' || outcome === 'manual'));
  return results.some(isFailing) ? 1 : 0;
}

type Options = { writes: boolean; report: (results: StepResults) => void };

/** Runs every step, even if an earlier one fails, and reports each when it is done. */
export async function configure(context: Context, { writes, report }: Options): Promise<Result[]> {
  const all: Result[] = [];
  let enablesApis = false;
  for (const step of STEPS) {
    const results = await runStep(step, context, { writes, enablesApis });
    report({ title: step.title, results });
    all.push(...results);
    enablesApis ||= step === servicesStep && results.some(({ outcome }) => outcome === 'planned');
  }
  return all;
}

type Mode = { writes: boolean; enablesApis: boolean };

async function runStep(step: Step, context: Context, { writes, enablesApis }: Mode): Promise<Result[]> {
  const applied = new Map<string, Result | undefined>();
  try {
    let findings = await step.inspect(context);
    let wrong = writes ? findWrong(findings, applied) : [];
    while (wrong.length > 0) {
      for (const finding of wrong) applied.set(finding.setting, await change(finding, step));
      // Inspecting again shows whether Google kept a change, and what it made possible: a new app has settings to
      // copy.
      findings = await step.inspect(context);
      wrong = findWrong(findings, applied);
    }
    return findings.map((finding) => resultOf(finding, applied));
  } catch (error) {
    return [...resultsOf(applied), resultOfRefusal(step.title, error, { step, enablesApis })];
  }
}

type WrongFinding = Extract<Finding, { state: 'wrong' }>;

function findWrong(findings: Finding[], applied: Map<string, unknown>): WrongFinding[] {
  return findings.filter(
    (finding): finding is WrongFinding => finding.state === 'wrong' && !applied.has(finding.setting),
  );
}

/** @returns the refusal; `undefined` when Google accepted the change */
async function change({ setting, apply }: WrongFinding, step: Step): Promise<Result | undefined> {
  try {
    await apply();
    return undefined;
  } catch (error) {
    return resultOfRefusal(setting, error, { step, enablesApis: false });
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

/** The results of the changes that were made before a step failed. */
function resultsOf(applied: Map<string, Result | undefined>): Result[] {
  return [...applied].map(
    ([setting, refusal]) => refusal ?? { outcome: 'changed', setting, is: 'changed, and not checked again' },
  );
}

type RefusalContext = { step: Step; enablesApis: boolean };

function resultOfRefusal(setting: string, error: unknown, { step, enablesApis }: RefusalContext): Result {
  if (!(error instanceof Refusal) || error.reason === 'UNAUTHENTICATED') throw error;
  if (error.reason === 'SERVICE_DISABLED' && enablesApis) {
    return {
      outcome: 'later',
      setting,
      is: `cannot be checked before the API ${error.service} is enabled`,
      todo: 'A run with --write enables it first.',
    };
  }
  const role = error.reason === 'PERMISSION_DENIED' ? `Ask for the role ${step.role}.` : '';
  return { outcome: 'refused', setting, is: error.message, todo: `${error.todo} ${role}`.trim() };
}
