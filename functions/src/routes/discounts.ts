import { discountInputMessages } from '@padavu/domain/payment/discount-input';
import { priceAfter } from '@padavu/domain/payment/discount-promise';
import { courseToRegister } from '@padavu/domain/user/registration-input';
import { discountContracts as contracts } from '#/contract/discounts.ts';
import type { DiscountsData } from '#/data/payment/discounts.ts';
import type { SiteContentData } from '#/data/site/site-content.ts';
import { invalid } from '#/errors.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { createdRecord, okData, okRecord } from '#/http/reply.ts';
import type { Throttle } from '#/http/throttle.ts';

type Deps = {
  discounts: DiscountsData;
  siteContent: Pick<SiteContentData, 'read'>;
  throttle: Pick<Throttle, 'countTry'>;
};

/** Discount codes (docs/decisions/131). */
export const discountOperations = ({ discounts, siteContent, throttle }: Deps): Operation[] => [
  operation(contracts.list, async () => okData(await discounts.list())),

  operation(contracts.check, async ({ body: { code, courseId }, client }) => {
    // Valid and invalid codes count alike, so that a guesser learns nothing from the limit.
    await throttle.countTry('discount', client.visitor, client);
    const choice = courseToRegister({ courseId }, await siteContent.read());
    if ('problem' in choice) throw invalid([{ path: 'courseId', message: choice.problem }]);
    const { id, price } = choice.course;
    const promise = await discounts.promise({ code, course: { id, price } }, 'code');
    return okData({ ...promise, toPay: priceAfter(promise) });
  }),

  operation(contracts.read, async ({ params: { code } }) => okRecord(await discounts.find(code))),

  operation(contracts.create, async ({ actor, body, once }) =>
    createdRecord(await discounts.create(body, actor, once), discountInputMessages.created),
  ),

  operation(contracts.update, async ({ actor, params: { code }, body, precondition }) =>
    okRecord(await discounts.update(code, body, actor, precondition), discountInputMessages.saved),
  ),

  operation(contracts.remove, async ({ actor, params: { code }, precondition }) =>
    okData(
      { id: code, auditId: await discounts.remove(code, actor, precondition) },
      discountInputMessages.deleted,
    ),
  ),
];
