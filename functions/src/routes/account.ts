import { assertNever } from '@padavu/domain/values/assert-never';
import { messages } from '@padavu/domain/messages';
import { inLanguage } from '@padavu/domain/language/record-language';
import { accountContracts as contracts } from '#/contract/account.ts';
import type { AccountsData } from '#/data/user/accounts.ts';
import type { PaymentsData } from '#/data/payment/payments.ts';
import type { PersonalDataData } from '#/data/user/personal-data.ts';
import type { CorrectionData } from '#/data/user/correction.ts';
import type { ProgressData } from '#/data/learning/progress.ts';
import type { SchoolData } from '#/data/school/school.ts';
import type { SessionsData } from '#/data/user/sessions.ts';
import type { UsersData } from '#/data/user/users.ts';
import { invalid, notFound, tooManyRequests } from '#/errors.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { ok, okData } from '#/http/reply.ts';
import type { Throttle } from '#/http/throttle.ts';
import { identityPauseSeconds, type Identity } from '#/identity/identity.ts';
import { addToContext } from '#/request-context.ts';
import { exportReply, userReply } from './user-reply.ts';

type Deps = {
  accounts: Pick<AccountsData, 'byAddress'>;
  corrections: Pick<CorrectionData, 'correctOwn' | 'chooseLanguage'>;
  identity: Pick<Identity, 'sendPasswordReset' | 'setPassword'>;
  payments: Pick<PaymentsData, 'receiptOf'>;
  personalData: Pick<PersonalDataData, 'ofPerson'>;
  progress: Pick<ProgressData, 'ofLearner' | 'save' | 'hideWeek'>;
  school: Pick<SchoolData, 'read'>;
  sessions: Pick<SessionsData, 'end' | 'settle'>;
  throttle: Pick<Throttle, 'countTry'>;
  users: Pick<UsersData, 'find'>;
};

/** Calls for one's own account. */
export const accountOperations = ({
  accounts,
  corrections,
  identity,
  payments,
  personalData,
  progress,
  school,
  sessions,
  throttle,
  users,
}: Deps): Operation[] => [
  operation(contracts.read, async ({ actor: { uid } }) => {
    const user = await users.find(uid);
    if (!user) throw notFound();
    return okData(userReply(user));
  }),

  operation(contracts.correct, async ({ actor, body, client }) => {
    await throttle.countTry('ownName', actor.uid, client);
    return okData(userReply(await corrections.correctOwn(actor, body)));
  }),

  operation(contracts.chooseLanguage, async ({ actor, body: { language } }) =>
    okData(userReply(await corrections.chooseLanguage(actor, language))),
  ),

  operation(contracts.exportData, async ({ actor: { uid }, query: { cursor }, client }) => {
    await throttle.countTry('ownData', uid, client);
    const [part, { name }] = await Promise.all([personalData.ofPerson(uid, cursor), school.read()]);
    return exportReply(uid, part, name);
  }),

  operation(contracts.readProgress, async ({ actor }) => {
    const { courseId } = actor.claims;
    return okData({ ...(await progress.ofLearner(actor.uid, courseId)), courseId });
  }),

  operation(contracts.writeProgress, async ({ actor, body }) => {
    const saved = await progress.save(actor, body);
    return okData({ ...saved.progress, courseId: saved.courseId });
  }),

  operation(contracts.hideWeek, async ({ actor, body: { hidden } }) => {
    await progress.hideWeek(actor, hidden);
    return okData({ hidden });
  }),

  /**
   * An unknown address gets the same response, so that nobody learns which accounts exist. So does one to which Auth
   * sends no further mail, because it counts the mails of accounts only.
   */
  operation(contracts.resetPassword, async ({ body: { email }, client, language }) => {
    await throttle.countTry('passwordReset', email, client);
    const outcome = await identity.sendPasswordReset(email, language);
    if (outcome === 'too-many-mails') addToContext({ isMailRefused: true });
    return ok({ success: true, message: messages.passwordReset.sent });
  }),

  /** Ends the sessions too: whoever had the old password may have a token, which is valid for an hour. */
  operation(contracts.setPassword, async ({ body: { code, password }, client }) => {
    await throttle.countTry('newPassword', code, client);
    const result = await identity.setPassword(code, password);
    const { outcome } = result;
    switch (outcome) {
      case 'set': {
        const uid = (await accounts.byAddress([result.email])).get(result.email);
        if (uid !== undefined) {
          await sessions.end(uid);
          await sessions.settle(uid);
        }
        return ok({ success: true, message: messages.passwordReset.done });
      }
      case 'bad-link':
        throw invalid([{ path: 'code', message: messages.passwordReset.badLink }]);
      case 'weak':
        throw invalid([{ path: 'password', message: messages.validation.passwordTooShort }]);
      case 'too-many-attempts':
        throw tooManyRequests(identityPauseSeconds);
      default:
        return assertNever(outcome);
    }
  }),

  operation(contracts.readReceipt, async ({ actor: { uid }, language = 'en' }) => {
    const [receipt, settings] = await Promise.all([payments.receiptOf(uid, language), school.read()]);
    const { name, address } = inLanguage(language, settings);
    return okData(receipt && { ...receipt, school: { name, address } });
  }),
];
