import { z } from 'zod';
import { setting, type Context, type Finding, type Step } from './step.ts';

const BILLING = 'cloudbilling.googleapis.com';
const BUDGETS = 'billingbudgets.googleapis.com';

/** Shares of the amount at which Google sends a mail to the billing account's administrators and users. */
const THRESHOLDS = [
  { thresholdPercent: 0.5 },
  { thresholdPercent: 0.9 },
  { thresholdPercent: 1 },
  { thresholdPercent: 1, spendBasis: 'FORECASTED_SPEND' },
];

const BillingInfo = z.object({
  billingEnabled: z.boolean().default(false),
  billingAccountName: z.string().default(''),
});

const Money = z.object({ units: z.string().default('0'), currencyCode: z.string().default('') });
const Budget = z.object({
  name: z.string(),
  displayName: z.string().default(''),
  budgetFilter: z.object({ projects: z.array(z.string()).default([]) }).prefault({}),
  amount: z.object({ specifiedAmount: Money.optional() }).prefault({}),
  thresholdRules: z.array(z.unknown()).default([]),
});
type Budget = z.infer<typeof Budget>;
const Budgets = z.object({ budgets: z.array(Budget).default([]), nextPageToken: z.string().default('') });

/**
 * Checks the plan, by the Cloud Billing API v1 (`projects.getBillingInfo`), and sets a budget alert, by the Cloud
 * Billing Budget API v1 (`billingAccounts.budgets`). An alert sends mails; it never switches anything off.
 */
export const billingStep: Step = {
  title: 'Billing',
  role: 'Billing Account Costs Manager (roles/billing.costsManager) on the billing account',
  async inspect(context) {
    const { google } = context;
    const info = await google.get(BillingInfo, {
      service: BILLING,
      path: `v1/projects/${google.project}/billingInfo`,
    });
    if (!info.billingEnabled) {
      return [
        {
          setting: 'Plan',
          state: 'manual',
          is: 'no billing account: Cloud Functions do not run',
          todo: `Choose the Blaze plan at https://console.firebase.google.com/project/${google.project}/usage/details.`,
        },
      ];
    }
    return [
      { setting: 'Plan', state: 'right', is: 'Blaze' },
      alert(await budgetsOf(info.billingAccountName, context), info.billingAccountName, context),
    ];
  },
};

async function budgetsOf(account: string, { google }: Context): Promise<Budget[]> {
  const found: Budget[] = [];
  let pageToken = '';
  do {
    const page = await google.get(Budgets, {
      service: BUDGETS,
      path: `v1/${account}/budgets`,
      query: pageToken === '' ? {} : { pageToken },
    });
    found.push(...page.budgets);
    pageToken = page.nextPageToken;
  } while (pageToken !== '');
  return found;
}

function alert(budgets: Budget[], account: string, context: Context): Finding {
  const { google, projectNumber, budget: amount } = context;
  const displayName = `Padavu ${google.project}`;
  const names = new Set([`projects/${projectNumber}`, `projects/${google.project}`]);
  const ours = budgets.find((budget) => budget.displayName === displayName);
  const otherBudget = budgets.find(
    ({ budgetFilter, thresholdRules }) =>
      thresholdRules.length > 0 && budgetFilter.projects.some((project) => names.has(project)),
  );
  const existing = ours ?? otherBudget;
  const is = existing === undefined ? 'none' : `"${existing.displayName}" at ${describe(existing)}`;
  const currentAmount = ours?.amount.specifiedAmount;

  if (amount === undefined) {
    return existing === undefined
      ? {
          setting: 'Budget alert',
          state: 'manual',
          is,
          todo: 'Run configure with --budget AMOUNT: whole units of the billing account’s currency, a month.',
        }
      : { setting: 'Budget alert', state: 'right', is };
  }
  return setting('Budget alert', {
    isRight: currentAmount?.units === String(amount),
    is,
    becomes: `"${displayName}" at ${amount}${currentAmount === undefined ? '' : ` ${currentAmount.currencyCode}`} a month: a mail at 50, 90 and 100 %, and when 100 % is forecast`,
    async apply() {
      if (ours !== undefined) {
        await google.patch({
          service: BUDGETS,
          path: `v1/${ours.name}`,
          query: { updateMask: 'amount' },
          body: { amount: { specifiedAmount: { ...currentAmount, units: String(amount) } } },
        });
        return;
      }
      await google.post({
        service: BUDGETS,
        path: `v1/${account}/budgets`,
        body: {
          displayName,
          budgetFilter: { projects: [`projects/${projectNumber}`], calendarPeriod: 'MONTH' },
          // Without a currency it is the billing account's.
          amount: { specifiedAmount: { units: String(amount) } },
          thresholdRules: THRESHOLDS,
        },
      });
    },
  });
}

function describe({ amount }: Budget): string {
  const { specifiedAmount } = amount;
  return specifiedAmount === undefined
    ? 'what the last period cost'
    : `${specifiedAmount.units} ${specifiedAmount.currencyCode}`.trimEnd();
}
