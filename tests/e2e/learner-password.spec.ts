import { messages } from '@padavu/domain/messages';
import { z } from 'zod';
import { aLearner, enterCredentials, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const { passwordReset } = messages;
const Mail = z.object({ oobCodes: z.array(z.object({ email: z.string(), oobCode: z.string() })) });

/** The codes of the emails that the Auth emulator would have sent to an address. */
async function codesSentTo(email: string): Promise<string[]> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  const project = process.env['GCLOUD_PROJECT'] ?? '';
  const response = await fetch(`http://${host}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = Mail.parse(await response.json());
  return oobCodes.filter((mail) => mail.email === email).map(({ oobCode }) => oobCode);
}

test('the link in the email resets a forgotten password, once, where somebody else is signed in', async ({
  page,
  watch,
}) => {
  watch.allowInConsole(/status of 400/);
  const { email } = await aLearner();
  await page.goto('/login');
  await page.getByRole('link', { name: passwordReset.forgotTitle }).click();
  await expect(page.getByRole('heading', { level: 1, name: passwordReset.forgotTitle })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: passwordReset.ask }).click();
  await expect(page.getByText(passwordReset.sent)).toBeVisible();
  const [code] = await codesSentTo(email);
  await signIn(page, await aLearner());
  await page.goto(`/reset?mode=resetPassword&oobCode=${code}`);
  await page.getByLabel('New password', { exact: true }).fill('monsoon-2026');
  await page.getByRole('button', { name: passwordReset.set }).click();
  await expect(page.getByText(passwordReset.done)).toBeVisible();
  await page.getByRole('link', { name: messages.login.submit }).click();
  await enterCredentials(page, email, 'monsoon-2026');
  await expect(page).toHaveURL('/user/dashboard');

  await page.goto(`/reset?oobCode=${code}`);
  await expect(page.getByText(passwordReset.badLink)).toBeVisible();
});
