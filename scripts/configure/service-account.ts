import { z } from 'zod';
import { Refusal } from './refusal.ts';
import { setting, type Step } from './step.ts';

const SERVICE = 'iam.googleapis.com';
const ROLE = 'roles/iam.serviceAccountTokenCreator';
/** The version that shows conditions, and that a policy with conditions must be written back with. */
const POLICY_VERSION = 3;

const Binding = z.looseObject({
  role: z.string(),
  members: z.array(z.string()).default([]),
  condition: z.unknown().optional(),
});
const Policy = z.looseObject({ bindings: z.array(Binding).default([]), etag: z.string().optional() });

/**
 * Renewing an administrator's session signs a token as the account that the functions run as. By the IAM API v1:
 * `serviceAccounts.getIamPolicy` and `setIamPolicy`; the `etag` makes Google refuse when another changed it meanwhile.
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
      const granted = policy.bindings.find(isUnconditional);
      const has = granted?.members.includes(member) ?? false;
      const bindings = [
        ...policy.bindings.filter((binding) => binding !== granted),
        { ...granted, role: ROLE, members: [...(granted?.members ?? []), member] },
      ];
      return [
        setting(name, {
          isRight: has,
          is: has ? `given to ${email}` : 'not given: administrators’ sessions cannot be renewed',
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
