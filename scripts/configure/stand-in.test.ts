import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGoogleApis, type GoogleApis } from '../../tests/support/google-apis.ts';
import { PROJECT, TOKEN } from '../../tests/support/google/project.ts';

let apis: GoogleApis;
beforeEach(async () => {
  apis = await startGoogleApis();
});
afterEach(() => apis.close());

const CONFIG = `identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`;

async function patch(query: string, body: object, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(`${apis.address}/${CONFIG}${query}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${TOKEN}`, 'x-goog-user-project': PROJECT, ...headers },
    body: JSON.stringify(body),
  });
  return response.status;
}

const body = { client: { permissions: { disabledUserSignup: true } } };
const mask = '?updateMask=client.permissions.disabledUserSignup';

describe('the stand-in of Google’s APIs', () => {
  it('accepts a change whose fields, mask and parameters the API has, and changes only the fields of the mask', async () => {
    const more = { ...body, emailPrivacyConfig: { enableImprovedEmailPrivacy: true } };
    expect(await patch(mask, more)).toBe(200);
    expect(apis.state.auth).toMatchObject(body);
    expect(apis.state.auth).not.toHaveProperty('emailPrivacyConfig');
  });

  it.each([
    [
      'a field that the message does not have',
      mask,
      { client: { permissions: { disabledSignup: true } } },
      400,
    ],
    ['a mask of a field that the message does not have', '?updateMask=client.disabledUserSignup', body, 400],
    ['no mask', '', body, 400],
    ['a parameter that the method does not have', `${mask}&force=true`, body, 400],
  ])('refuses %s', async (_what, query, sent, status) => {
    expect(await patch(query, sent)).toBe(status);
    expect(apis.state.auth).not.toHaveProperty('client.permissions');
  });

  it('refuses a call with another token or for the quota of another project', async () => {
    expect(await patch(mask, body, { authorization: 'Bearer other' })).toBe(401);
    expect(await patch(mask, body, { 'x-goog-user-project': 'other' })).toBe(403);
  });
});
