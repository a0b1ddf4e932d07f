import { claimsFor } from '@padavu/domain/user/claims';
import { z } from 'zod';
import { demoPassword, type Person } from './people.ts';

/** Accounts that the emulator refused, by their index in the request. */
const Refusals = z.object({ error: z.array(z.object({ index: z.number(), message: z.string() })) });

/**
 * Creates an account for every person in the Auth emulator, with claims, in one request. Only the emulator accepts
 * plain passwords. It overwrites the accounts of an interrupted attempt.
 * @param host of the emulator, such as `127.0.0.1:9099`
 */
export async function importAccounts(
  host: string,
  projectId: string,
  people: readonly Person[],
): Promise<void> {
  const address = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`;
  const users = people.map(({ uid, record }) => ({
    localId: uid,
    email: record.email,
    displayName: record.name,
    rawPassword: demoPassword,
    createdAt: String(record.registrationDate.getTime()),
    customAttributes: JSON.stringify(claimsFor(record)),
  }));
  const reply = await fetch(address, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ users, allowOverwrite: true }),
  });
  if (!reply.ok) throw new Error(`The Auth emulator answered ${reply.status}: ${await reply.text()}`);
  const [refusal] = Refusals.parse(await reply.json()).error;
  if (refusal)
    throw new Error(`The Auth emulator refused ${users[refusal.index]?.email}: ${refusal.message}`);
}
