import { z } from 'zod';
import { Refusal } from './refusal.ts';
import { setting, type Step } from './step.ts';

const SERVICE = 'iam.googleapis.com';
const ROLE = 'roles/iam.serviceAccountTokenCreator';
/** The version of a policy that includes conditions; a policy with conditions must be written with it. */
const POLICY_VERSION = 3;

const Binding = z.looseObject({
  role: z.string(),
  members: z.array(z.string()).default([]),
  condition: z.unknown().optional(),
});
const Policy = z.looseObject({ bindings: z.array(Binding).default([]), etag: z.string().optional() });

/**
 * Allows the service account of the functions to sign tokens, which renewing an administrator's session needs. By the
 * IAM API v1: `serviceAccounts.getIamPolicy` and `setIamPolicy`; with the `etag` Google refuses a write if the policy
 * has changed.
 */
export const serviceAccountStep: Step = {
  title: 'The account of the functions',
  role: 'Service Account Admin (roles/iam.serviceAccountAdmin)',
  async inspect({ google, projectNumber }) {
    const email = `${projectNumber}-compute@developer.gserviceaccount.com`;
    const member = `serviceAccount:${email}`;
    const path = `v1/projects/${google.project}/serviceAccounts/${email}`;
    const name = 'Service Account Token Creator on itself';
    try {
      const policy = await google.ask(Policy, {
        service: SERVICE,
        path: `${path}:getIamPolicy`,
        query: { 'options.requestedPolicyVersion': String(POLICY_VERSION) },
      });
      const isUnconditional = ({ role, condition }: z.infer<typeof Binding>) =>
        role === ROLE && condition === undefined;
      const binding = policy.bindings.find(isUnconditional);
      const isGranted = binding?.members.includes(member) ?? false;
      const bindings = [
        ...policy.bindings.filter((other) => other !== binding),
        { ...binding, role: ROLE, members: [...(binding?.members ?? []), member] },
      ];
      return [
        setting(name, {
          isRight: isGranted,
          is: isGranted ? `given to ${email}` : 'not given: administrators’ sessions cannot be renewed',
          becomes: `given to ${email}`,
          apply: () =>
            google.post({
              service: SERVICE,
              path: `${path}:setIamPolicy`,
              body: { policy: { ...policy, bindings, version: POLICY_VERSION } },
            }),
        }),
      ];
    } catch (error) {
      if (!(error instanceof Refusal && error.reason === 'NOT_FOUND')) throw error;
      return [
        {
          setting: name,
          state: 'manual',
          is: `${email} does not exist yet`,
          todo: 'Google makes it at the latest with the first npm run deploy. Run this again after that.',
        },
      ];
    }
  },
};
