import { inLanguage } from '@padavu/domain/record-language';
import { receiptContracts as contracts } from '#/contract/receipts.ts';
import type { PaymentsData } from '#/data/payments.ts';
import type { SchoolData } from '#/data/school.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { okData } from '#/http/reply.ts';

type Deps = { payments: Pick<PaymentsData, 'receiptOf'>; school: Pick<SchoolData, 'read'> };

/** Receipts for learners (docs/decisions/128). */
export const receiptOperations = ({ payments, school }: Deps): Operation[] => [
  operation(contracts.readOwn, async ({ actor: { uid }, language = 'en' }) => {
    const [receipt, settings] = await Promise.all([payments.receiptOf(uid, language), school.read()]);
    const { name, address } = inLanguage(language, settings);
    return okData(receipt && { ...receipt, school: { name, address } });
  }),
];
