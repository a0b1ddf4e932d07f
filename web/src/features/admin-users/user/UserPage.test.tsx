import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { erasureMessages } from '@padavu/domain/user/erasure-messages';
import { furtherPaymentsCollection } from '@padavu/domain/payment/further-payment';
import { messages } from '@padavu/domain/messages';
import { paymentClaimPath } from '@padavu/domain/payment/payment-claim';
import { paymentPath, paymentMessages } from '@padavu/domain/payment/payment';
import { refundMessages } from '@padavu/domain/payment/refund';
import { newSettings } from '@padavu/domain/school/school-settings';
import { schoolDay, startOfSchoolDay } from '@padavu/domain/school/school-day';
import { usualRegion } from '@padavu/domain/school/usual-region';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  aCourse,
  aFurtherPayment,
  anAuditEntry,
  aPayment,
  aProgress,
  aRefund,
  aUserRecord,
} from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { currentBrand, setBrand } from '@/lib/brand.ts';
import { setServerTime } from '@/lib/server-clock.ts';
import { fakeStore } from '@/test/fake-store.ts';
import { renderForAdministrator } from '@/test/render-for-administrator.tsx';
import { UserPage } from './UserPage.tsx';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

const call = vi.mocked(callAuthorisedApi);
const path = 'users/anjali';

function show(overrides: Parameters<typeof aUserRecord>[0] = {}, uid = 'admin') {
  fakeStore.set(path, { ...aUserRecord(overrides), id: 'anjali' });
  return open(uid);
}

function open(uid = 'admin') {
  const routes = [
    { path: '/admin/user', element: <h1>User Management</h1> },
    { path: '/admin/user/:uid', element: <UserPage /> },
  ];
  return renderForAdministrator(routes, '/admin/user/anjali', uid);
}

const panel = (name: string) => within(screen.getByRole('region', { name }));
const defaultBrand = currentBrand();

beforeEach(() => {
  setBrand(defaultBrand);
  setServerTime(new Date(), Date.now(), Date.now());
  fakeStore.reset();
  fakeStore.set(paymentPath('anjali'), null);
  fakeStore.set(furtherPaymentsCollection, []);
  fakeStore.set(paymentClaimPath('anjali'), null);
  fakeStore.set('courses/1', aCourse({ lessonIds: [1, 2, 3, 4] }));
  fakeStore.set('users/anjali/progress/1', aProgress({ lastLessonId: 2 }));
  fakeStore.set('settings/school', { ...newSettings, name: 'Kalari' });
  fakeStore.set('audit', []);
  call.mockReset().mockResolvedValue({ success: true });
});

describe('the page of a user', () => {
  it('shows the account, with a payment reference to copy', async () => {
    const user = userEvent.setup();
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Anjali Menon' })).toBeVisible();
    expect(panel('Account').getByRole('link', { name: 'anjali@padavu.example' })).toBeVisible();
    await user.click(panel('Account').getByRole('button', { name: 'Copy reference' }));
    expect(await navigator.clipboard.readText()).toBe('K7M3QX');
    expect(screen.getByText('Copied reference')).toBeInTheDocument();
  });

  it('shows the progress in the course', () => {
    show();
    const progress = panel('Progress');
    expect(progress.getByRole('progressbar', { name: 'Progress in Ecommerce Mastery' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    expect(progress.getByText('1 of 4 lessons')).toBeVisible();
    expect(progress.getByText('2 of 4 lessons')).toBeVisible();
  });

  it('updates the progress while the page is open', () => {
    fakeStore.set('users/anjali/progress/1', null);
    show();
    expect(panel('Progress').getByText('Not begun yet')).toBeVisible();
    act(() => fakeStore.set('users/anjali/progress/1', aProgress({ lastLessonId: 2 })));
    expect(panel('Progress').getByText('1 of 4 lessons')).toBeVisible();
  });

  it('reads the course and the progress again when both have failed', async () => {
    const user = userEvent.setup();
    fakeStore.failReadsOf('courses/1');
    fakeStore.failReadsOf('users/anjali/progress/1');
    show();
    await user.click(panel('Progress').getByRole('button', { name: 'Try again' }));
    expect(fakeStore.retried).toEqual(['courses/1', 'users/anjali/progress/1']);
  });

  it('shows the payment claim, its picture on request, and copies its number into the payment', async () => {
    const user = userEvent.setup();
    const sentAt = new Date('2026-11-22T10:00:00Z');
    fakeStore.set(paymentClaimPath('anjali'), { number: '412345678901', sentAt, hasPicture: true });
    show({ status: 'pending' });
    expect(panel('Payment').getByText('412345678901')).toBeVisible();
    call.mockResolvedValueOnce({ success: true, data: { type: 'image/webp', content: 'UklGRg==' } });
    await user.click(panel('Payment').getByRole('button', { name: 'Show the receipt' }));
    expect(await panel('Payment').findByRole('img')).toHaveAttribute(
      'src',
      'data:image/webp;base64,UklGRg==',
    );
    expect(call.mock.lastCall?.[0].path).toBe('/admin/users/anjali/payment-claim/picture');
    await user.click(screen.getByRole('button', { name: /With payment/ }));
    expect(await screen.findByLabelText('Note')).toHaveValue('Transaction 412345678901');
  });

  it('names the other accounts that claim the same transaction number', () => {
    const claim = { number: '412345678901', sentAt: new Date('2026-11-22T10:00:00Z'), hasPicture: false };
    for (const id of ['anjali', 'binu', 'deleted']) fakeStore.set(paymentClaimPath(id), claim);
    fakeStore.set(paymentClaimPath('chitra'), { ...claim, number: '412345678902' });
    fakeStore.set('users/binu', aUserRecord({ name: 'Binu Das' }));
    fakeStore.set('users/chitra', aUserRecord({ name: 'Chitra' }));
    show({ status: 'pending' });
    const link = panel('Payment').getByRole('link', { name: 'Binu Das' });
    expect(link).toHaveAttribute('href', '/admin/user/binu');
    expect(panel('Payment').getByText('A deleted account gives the same number.')).toBeVisible();
    expect(panel('Payment').getAllByText(/gives the same number/)).toHaveLength(2);
    expect(panel('Payment').getAllByRole('link')).toHaveLength(1);
  });

  it('says when the course is not begun', () => {
    fakeStore.set('users/anjali/progress/1', null);
    show();
    expect(panel('Progress').getByText('Not begun yet')).toBeVisible();
  });

  it('shows the payment, and a history that includes payments', () => {
    fakeStore.set(paymentPath('anjali'), aPayment());
    const payment = { amount: 1999, method: 'upi', note: 'Her brother paid', receivedOn: '2025-05-01' };
    fakeStore.set('audit', [
      { ...anAuditEntry({ after: { status: 'approved', payment } }), id: 'b' },
      { ...anAuditEntry({ action: 'user.payment', before: { amount: 1 }, after: { amount: 2 } }), id: 'a' },
    ]);
    show();
    expect(panel('Payment').getByText('₹1,999')).toBeVisible();
    expect(panel('Payment').getByText('Her brother paid')).toBeVisible();
    const entries = panel('History').getAllByRole('listitem');
    expect(entries[0]).toHaveTextContent(
      'User approved₹1,999, by UPI, received on 1 May 2025Note: Her brother paid',
    );
    expect(entries[1]).toHaveTextContent('Payment corrected₹2');
  });

  it('shows a payment of the history in the currency in which it was recorded', () => {
    const after = { amount: 1500, currency: 'USD' };
    fakeStore.set('audit', [{ ...anAuditEntry({ action: 'user.payment', after }), id: 'a' }]);
    show();
    expect(panel('History').getByText('$1,500')).toBeVisible();
  });

  it('offers administrators no commands for their own account', () => {
    show({ role: 'admin' }, 'anjali');
    expect(screen.queryByRole('button', { name: /Delete|Deactivate|Approve/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Message to the learner' })).not.toBeInTheDocument();
  });

  it('shows no payment, progress or message for an administrator without a course', () => {
    show({ role: 'admin', courseId: null, courseName: '' });
    expect(screen.getByRole('button', { name: 'Deactivate Anjali Menon' })).toBeVisible();
    const panels = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
    expect(panels).toHaveLength(3);
    expect(panel('Account').getByText('Administrator')).toBeVisible();
    expect(screen.getByRole('region', { name: 'History' })).toBeVisible();
  });

  it('leads to the deleted accounts when a colleague has deleted the user', () => {
    show();
    act(() => fakeStore.set(path, null));
    expect(screen.getByText('Anjali Menon is deleted')).toBeVisible();
    expect(screen.getByText(/can be restored for 30 days, unless it was erased/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Deleted accounts' })).toHaveAttribute('href', '/admin/trash');
  });

  it('links back to the list when there is no such user', () => {
    fakeStore.set(path, null);
    open();
    expect(screen.getByText('User not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to all users' })).toHaveAttribute('href', '/admin/user');
  });

  it('says why the user could not be read, and reads it again on request', async () => {
    fakeStore.failReadsOf(path);
    open();
    expect(screen.getByRole('alert')).toHaveTextContent(messages.server.error);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(fakeStore.retried).toEqual([path]);
  });

  it('says that the certificates could not be read, and reads them again on request', async () => {
    show();
    expect(screen.queryByRole('region', { name: 'Certificates' })).toBeNull();
    act(() => fakeStore.failReadsOf('certificates'));
    const certificates = panel('Certificates');
    expect(certificates.getByRole('alert')).toHaveTextContent('The certificates could not be loaded.');
    await userEvent.click(certificates.getByRole('button', { name: 'Try again' }));
    expect(fakeStore.retried).toEqual(['certificates']);
  });

  const number = 'K7M3-QX9A-2BCD-EF45';
  const certificate = { id: number, uid: 'anjali', course: 'Selling', completedOn: '2026-11-01' };

  it('keeps the reason when a certificate cannot be withdrawn, to send it again', async () => {
    fakeStore.set('certificates', [{ ...certificate, name: 'Anjali Menon', status: 'valid' }]);
    show();
    call.mockRejectedValueOnce(new ApiError(0, 'no response'));
    await userEvent.click(panel('Certificates').getByRole('button', { name: 'Withdraw' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Issued to the wrong person');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Failed to withdraw the certificate\. ./);
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Certificate withdrawn.')).toBeVisible();
    expect(call.mock.lastCall?.[0].body).toEqual({ reason: 'Issued to the wrong person' });
  });

  it('keeps the reason for a certificate after Escape and after a reload, until it is discarded', async () => {
    fakeStore.set('certificates', [{ ...certificate, name: 'Anjali Menon', status: 'valid' }]);
    const { unmount } = show();
    await userEvent.click(panel('Certificates').getByRole('button', { name: 'Reissue' }));
    await userEvent.type(screen.getByLabelText('Reason'), 'Her name was misspelt');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Reason')).toHaveValue('Her name was misspelt');

    unmount();
    open();
    await userEvent.click(panel('Certificates').getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('dialog', { name: 'Reissue this certificate?' })).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveValue('Her name was misspelt');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByLabelText('Reason')).toBeNull());
    expect(panel('Certificates').queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  it('asks again for the address when an erasure was not confirmed or has failed', async () => {
    const user = userEvent.setup();
    show();
    await user.click(panel('Personal data').getByRole('button', { name: erasureMessages.erase }));
    const dialog = within(screen.getByRole('alertdialog'));
    const address = dialog.getByLabelText(erasureMessages.eraseAddress);
    const erase = () => user.click(dialog.getByRole('button', { name: erasureMessages.erase }));
    await user.type(address, 'anjali@padavu');
    await erase();
    expect(dialog.getByRole('alert')).toHaveTextContent(erasureMessages.eraseMismatch);
    await user.type(address, '.example');
    expect(dialog.queryByRole('alert')).toBeNull();
    call.mockRejectedValueOnce(new ApiError(0, 'no response'));
    await erase();
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Failed to erase/);
    expect(address).toHaveValue('anjali@padavu.example');
    await erase();
    expect(await screen.findByRole('heading', { name: 'User Management' })).toBeVisible();
  });

  it('goes back to the list when the user is deleted', async () => {
    const { router } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Anjali Menon' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'User Management' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/user');
  });
});

describe('approving with a payment', () => {
  it('prefills the price of the course, and sends the approval together with the payment', async () => {
    show({ status: 'pending' });
    await userEvent.click(screen.getByRole('button', { name: 'With payment: Anjali Menon' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Approve with payment' }));
    expect(dialog.getByText('Anjali Menon, Ecommerce Mastery, reference K7M3QX')).toBeVisible();
    expect(dialog.getByLabelText('Amount')).toHaveValue('1999');
    await userEvent.selectOptions(dialog.getByLabelText('Paid by'), 'Cash');
    await userEvent.type(dialog.getByLabelText('Note'), 'at the fair');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Anjali Menon is approved and can sign in.')).toBeVisible();
    expect(call).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        method: 'PUT',
        path: '/admin/users/anjali/approve',
        body: {
          expectedStatus: 'pending',
          payment: {
            amount: 1999,
            price: 1999,
            method: 'cash',
            note: 'at the fair',
            receivedOn: schoolDay(usualRegion, new Date()),
          },
        },
        ifMatch: '"0"',
      }),
    );
  });

  it.each([
    ['a day fast', -1],
    ['a day slow', 1],
  ])('begins with the day of the server, if the clock of the device is %s', async (_clock, days) => {
    const now = Date.now();
    const today = new Date(now + days * 86_400_000);
    setServerTime(today, now, now);
    show({ status: 'pending' });
    await userEvent.click(screen.getByRole('button', { name: 'With payment: Anjali Menon' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Approve with payment' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Anjali Menon is approved and can sign in.')).toBeVisible();
    expect(call.mock.lastCall?.[0].body).toMatchObject({
      payment: { receivedOn: schoolDay(usualRegion, today) },
    });
  });

  it('prefills the price of a course that is not on the public site', async () => {
    fakeStore.set('courses/7', aCourse({ id: 7, price: 2100 }));
    show({ status: 'pending', courseId: 7 });
    await userEvent.click(screen.getByRole('button', { name: 'With payment: Anjali Menon' }));
    expect(within(screen.getByRole('dialog')).getByLabelText('Amount')).toHaveValue('2100');
  });

  it('begins with the payment that a colleague has recorded already', async () => {
    const payment = aPayment({ amount: 1500, method: 'cash', note: 'at the fair', receivedOn: '2025-05-01' });
    fakeStore.set(paymentPath('anjali'), payment);
    show({ status: 'pending' });
    await userEvent.click(screen.getByRole('button', { name: 'With payment: Anjali Menon' }));
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Anjali Menon is approved and can sign in.')).toBeVisible();
    expect(call.mock.lastCall?.[0].body).toEqual({
      expectedStatus: 'pending',
      payment: { amount: 1500, price: null, method: 'cash', note: 'at the fair', receivedOn: '2025-05-01' },
    });
  });

  it('compares a recorded payment and the further ones together with the refund', async () => {
    fakeStore.set(paymentPath('anjali'), aPayment({ amount: 1000, refund: aRefund({ amount: 1500 }) }));
    fakeStore.set(furtherPaymentsCollection, [{ ...aFurtherPayment(), id: 'anjali_k1' }]);
    show({ status: 'pending' });
    await userEvent.click(screen.getByRole('button', { name: 'With payment: Anjali Menon' }));
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Anjali Menon is approved and can sign in.')).toBeVisible();
  });

  it('sends no invalid amount, and keeps what was typed when the approval fails', async () => {
    call.mockRejectedValueOnce(new ApiError(500, 'inside'));
    show({ status: 'pending' });
    await userEvent.click(screen.getByRole('button', { name: 'With payment: Anjali Menon' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.clear(dialog.getByLabelText('Amount'));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(paymentMessages.amountInvalid);
    expect(call).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Amount'), '₹1,999.50');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(call).not.toHaveBeenCalled();
    await userEvent.clear(dialog.getByLabelText('Amount'));
    await userEvent.type(dialog.getByLabelText('Amount'), '₹1,999.00');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByText(`Failed to approve user: ${messages.server.error}`)).toBeVisible();
    expect(dialog.getByLabelText('Amount')).toHaveValue('₹1,999.00');
    expect(call.mock.lastCall?.[0].body).toMatchObject({ payment: { amount: 1999 } });
  });

  it('keeps what was typed after Escape and after a reload, until it is discarded', async () => {
    const { unmount } = show({ status: 'pending' });
    await userEvent.click(screen.getByRole('button', { name: 'With payment: Anjali Menon' }));
    await userEvent.type(screen.getByLabelText('Note'), 'at the fair');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Note')).toHaveValue('at the fair');
    unmount();

    show({ status: 'pending' });
    expect(screen.getByText('You have an unsaved approval with payment.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByLabelText('Note')).toHaveValue('at the fair');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(/You have (an )?unsaved/)).not.toBeInTheDocument();
  });
});

describe('a payment that comes later', () => {
  it('is offered as a form draft to its author only, on the page of this user only', async () => {
    const { unmount } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Record payment' }));
    await userEvent.type(screen.getByLabelText('Note'), 'in cash');
    unmount();

    const otherPage = renderForAdministrator(
      [{ path: '/admin/user/:uid', element: <UserPage /> }],
      '/admin/user/basil',
    );
    expect(screen.queryByText(/You have (an )?unsaved/)).not.toBeInTheDocument();
    otherPage.unmount();
    const colleaguePage = show({}, 'colleague');
    expect(screen.queryByText(/You have (an )?unsaved/)).not.toBeInTheDocument();
    colleaguePage.unmount();

    show();
    expect(panel('Payment').getByText('You have an unsaved payment.')).toBeVisible();
    await userEvent.click(panel('Payment').getByRole('button', { name: 'Continue' }));
    expect(screen.getByLabelText('Note')).toHaveValue('in cash');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The payment of Anjali Menon is recorded.')).toBeVisible();
    expect(screen.queryByText(/You have (an )?unsaved/)).not.toBeInTheDocument();
  });

  it('is merged with what a colleague recorded after the form was opened', async () => {
    const { unmount } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Record payment' }));
    await userEvent.type(screen.getByLabelText('Note'), 'in cash');
    unmount();
    const payment = aPayment({ amount: 1500, method: 'bank-transfer', note: 'by her brother' });
    fakeStore.set(paymentPath('anjali'), payment);
    show();
    await userEvent.click(panel('Payment').getByRole('button', { name: 'Continue' }));
    await userEvent.click(screen.getByRole('button', { name: 'Load the latest version' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('1500');
    expect(screen.getByLabelText('Paid by')).toHaveDisplayValue('Bank transfer');
    expect(screen.getByLabelText('Note')).toHaveValue('in cash');
    expect(screen.getByLabelText('Note')).toHaveAccessibleDescription('Latest version: by her brother');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(call).toHaveBeenLastCalledWith(
      expect.objectContaining({ ifMatch: `"${payment.recordedAt.getTime()}"` }),
    );
  });

  it('keeps a day that has not begun in the time zone of the school, which was further east before', async () => {
    const receivedOn = schoolDay({ timeZone: 'Pacific/Kiritimati' }, new Date());
    fakeStore.set(paymentPath('anjali'), aPayment({ receivedOn }));
    setBrand({ ...currentBrand(), timeZone: 'Pacific/Pago_Pago' });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Correct payment' }));
    await userEvent.type(screen.getByLabelText('Note'), ', in cash');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The payment of Anjali Menon is recorded.')).toBeVisible();
    expect(call.mock.lastCall?.[0].body).toMatchObject({ receivedOn });
  });

  it('is recorded on the condition that none is recorded yet', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Record payment' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The payment of Anjali Menon is recorded.')).toBeVisible();
    expect(call).toHaveBeenLastCalledWith(
      expect.objectContaining({ path: '/admin/users/anjali/payment', ifMatch: '"0"' }),
    );
  });

  it('is not taken for the change of a colleague when the page shows it before the reply', async () => {
    const reply = Promise.withResolvers<object>();
    call.mockReturnValueOnce(reply.promise);
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Record payment' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const receivedOn = schoolDay(usualRegion, new Date());
    act(() =>
      fakeStore.set(paymentPath('anjali'), aPayment({ amount: 1999, price: 1999, note: '', receivedOn })),
    );
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.queryByText(/Someone else has changed this/)).not.toBeInTheDocument();
    reply.resolve({ success: true });
    expect(await screen.findByText('The payment of Anjali Menon is recorded.')).toBeVisible();
  });

  it('is corrected in its own currency after the school has changed to another', async () => {
    setBrand({ ...currentBrand(), currency: 'EUR' });
    fakeStore.set(paymentPath('anjali'), aPayment({ currency: 'INR' }));
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Correct payment' }));
    const amount = screen.getByLabelText('Amount');
    expect(amount).toHaveAccessibleDescription('In ₹, as a whole number');
    await userEvent.clear(amount);
    await userEvent.type(amount, '₹2,499');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The payment of Anjali Menon is recorded.')).toBeVisible();
    expect(call.mock.lastCall?.[0].body).toMatchObject({ amount: 2499 });
  });

  it('is refused in plain words when another administrator was faster', async () => {
    const payment = aPayment();
    fakeStore.set(paymentPath('anjali'), payment);
    const message = messages.server.changedMeanwhile;
    call.mockRejectedValue(
      new ApiError(412, message, { success: false, message, code: 'changed-meanwhile' }),
    );
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Correct payment' }));
    expect(screen.getByLabelText('Note')).toHaveValue('Her brother paid');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(`Failed to record payment: ${message}`)).toBeVisible();
    expect(call).toHaveBeenLastCalledWith(
      expect.objectContaining({ ifMatch: `"${payment.recordedAt.getTime()}"` }),
    );
  });
});

const openDialog = () => within(screen.getByRole('dialog'));
const pressInPayment = (name: string) => userEvent.click(panel('Payment').getByRole('button', { name }));

const saveDialog = () => userEvent.click(openDialog().getByRole('button', { name: 'Save' }));
const retype = async (label: string, text: string) => {
  await userEvent.clear(openDialog().getByLabelText(label));
  await userEvent.type(openDialog().getByLabelText(label), text);
};

describe('a refund of a payment', () => {
  beforeEach(() => sessionStorage.clear());

  const { refund: texts } = adminMessages;
  it('is not offered without a payment', () => {
    show();
    expect(panel('Payment').queryByRole('button', { name: texts.record })).not.toBeInTheDocument();
  });

  it('is of the whole payment at first, and neither more than that nor before it', async () => {
    fakeStore.set(paymentPath('anjali'), aPayment({ currency: 'USD' }));
    show();
    await pressInPayment(texts.record);
    expect(openDialog().getByText(/Anjali Menon paid \$1,999\./)).toHaveTextContent(texts.about);
    expect(openDialog().getByLabelText('Amount')).toHaveValue('1999');
    expect(openDialog().getByLabelText(texts.day)).toHaveValue(schoolDay(usualRegion, new Date()));
    await retype('Amount', '2000');
    await retype(texts.day, '2025-04-30');
    await saveDialog();
    expect(await openDialog().findByText(refundMessages.tooMuch)).toBeVisible();
    expect(openDialog().getByText(refundMessages.tooEarly)).toBeVisible();
    expect(call).not.toHaveBeenCalled();
    await retype('Amount', '$500');
    await retype(texts.day, '2025-06-03');
    await saveDialog();
    expect(await screen.findByText('The refund of Anjali Menon is recorded.')).toBeVisible();
    expect(call).toHaveBeenLastCalledWith(
      expect.objectContaining({
        method: 'PUT',
        path: '/admin/users/anjali/payment/refund',
        body: { amount: 500, method: 'upi', refundedOn: '2025-06-03', note: '' },
        ifMatch: `"${aPayment().recordedAt.getTime()}"`,
      }),
    );
  });

  it('shows beside the payment, and is merged with what a colleague corrected meanwhile', async () => {
    fakeStore.set(paymentPath('anjali'), aPayment({ refund: aRefund() }));
    const { unmount } = show();
    const facts = within(panel('Payment').getByRole('region', { name: texts.title }));
    for (const text of ['₹500', 'Bank transfer', '3 Jun 2025', 'She moves away'])
      expect(facts.getByText(text)).toBeVisible();
    expect(panel('Payment').getByText('₹1,999')).toBeVisible();
    await pressInPayment(texts.correct);
    await userEvent.type(openDialog().getByLabelText('Note'), ' to Goa');
    unmount();
    const recordedAt = new Date('2025-06-05T09:00:00Z');
    fakeStore.set(paymentPath('anjali'), aPayment({ refund: aRefund({ amount: 700, recordedAt }) }));
    show();
    expect(panel('Payment').getByText(texts.unsaved)).toBeVisible();
    await pressInPayment('Continue');
    await userEvent.click(openDialog().getByRole('button', { name: 'Load the latest version' }));
    expect(openDialog().getByLabelText('Amount')).toHaveValue('700');
    expect(openDialog().getByLabelText('Note')).toHaveValue('She moves away to Goa');
    const message = messages.server.changedMeanwhile;
    call.mockRejectedValueOnce(
      new ApiError(412, message, { success: false, message, code: 'changed-meanwhile' }),
    );
    await saveDialog();
    expect(await openDialog().findByText(`Failed to record refund: ${message}`)).toBeVisible();
    await saveDialog();
    expect(await screen.findByText('The refund of Anjali Menon is recorded.')).toBeVisible();
    expect(call).toHaveBeenLastCalledWith(expect.objectContaining({ ifMatch: `"${recordedAt.getTime()}"` }));
  });

  it('can be removed after a confirmation', async () => {
    const refund = aRefund();
    fakeStore.set(paymentPath('anjali'), aPayment({ refund }));
    show();
    await pressInPayment(texts.remove);
    const confirmation = within(screen.getByRole('alertdialog', { name: texts.removeQuestion }));
    expect(confirmation.getByText(texts.removeConsequence)).toBeVisible();
    await userEvent.click(confirmation.getByRole('button', { name: texts.remove }));
    expect(await screen.findByText('The refund of Anjali Menon is removed.')).toBeVisible();
    expect(call).toHaveBeenLastCalledWith(
      expect.objectContaining({
        method: 'DELETE',
        path: '/admin/users/anjali/payment/refund',
        ifMatch: `"${refund.recordedAt.getTime()}"`,
      }),
    );
  });

  it('is the least that its payment can be corrected to, and the last day', async () => {
    fakeStore.set(paymentPath('anjali'), aPayment({ refund: aRefund() }));
    show();
    await pressInPayment('Correct payment');
    await retype('Amount', '499');
    await retype('Received on', '2025-06-04');
    await saveDialog();
    expect(await openDialog().findByText(paymentMessages.belowRefund)).toBeVisible();
    expect(openDialog().getByText(paymentMessages.afterRefund)).toBeVisible();
    expect(call).not.toHaveBeenCalled();
  });

  it('is in the history', () => {
    const after = { amount: 500, currency: 'INR', method: 'cash', refundedOn: '2025-06-03', note: 'Ill' };
    fakeStore.set('audit', [
      { ...anAuditEntry({ action: 'user.refund', before: after, after: null }), id: 'c' },
      { ...anAuditEntry({ action: 'user.refund', before: { amount: 1 }, after: { amount: 2 } }), id: 'b' },
      { ...anAuditEntry({ action: 'user.refund', before: null, after }), id: 'a' },
    ]);
    show();
    const entries = panel('History').getAllByRole('listitem');
    const details = '₹500, by Cash, refunded on 3 Jun 2025Note: Ill';
    expect(entries[0]).toHaveTextContent(`Refund removed${details}`);
    expect(entries[1]).toHaveTextContent('Refund corrected₹2');
    expect(entries[2]).toHaveTextContent(`Refund recorded${details}`);
  });
});

const furtherDocument = (overrides: Parameters<typeof aFurtherPayment>[0] = {}, key = 'k1') => ({
  ...aFurtherPayment(overrides),
  id: `anjali_${key}`,
});
const inParts = (...further: readonly ReturnType<typeof furtherDocument>[]) => {
  fakeStore.set(paymentPath('anjali'), aPayment({ amount: 1000, price: 1999 }));
  fakeStore.set(furtherPaymentsCollection, [...further]);
};
const factIn = (term: string) =>
  panel('Payment').getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

describe('a further payment', () => {
  beforeEach(() => sessionStorage.clear());

  const { furtherPayment: texts } = adminMessages;

  it('is offered beside a payment, with what is still due of the agreed price', async () => {
    show();
    expect(panel('Payment').queryByRole('button', { name: texts.add })).not.toBeInTheDocument();
    act(() => inParts());
    expect([factIn(texts.price), factIn(texts.paid), factIn(texts.due)]).toEqual([
      '₹1,999',
      '₹1,000',
      '₹999',
    ]);
    expect(panel('Payment').getByRole('link', { name: adminMessages.due.everybody })).toHaveAttribute(
      'href',
      '/admin/payments/due',
    );
    await pressInPayment(texts.add);
    expect(openDialog().getByLabelText('Amount')).toHaveValue('999');
    expect(openDialog().queryByLabelText(texts.price)).not.toBeInTheDocument();
    await userEvent.selectOptions(openDialog().getByLabelText('Paid by'), 'Cash');
    await userEvent.type(openDialog().getByLabelText('Note'), 'at the office');
    await saveDialog();
    expect(await screen.findByText(texts.added)).toBeVisible();
    expect(call).toHaveBeenLastCalledWith(
      expect.objectContaining({
        method: 'POST',
        path: '/admin/users/anjali/payments',
        once: true,
        body: {
          amount: 999,
          method: 'cash',
          note: 'at the office',
          receivedOn: schoolDay(usualRegion, new Date()),
        },
      }),
    );
  });

  it('shows with its sum, and is corrected and removed at the version that the administrator sees', async () => {
    const { recordedAt } = aFurtherPayment();
    inParts(furtherDocument({ amount: 500 }), furtherDocument({ amount: 1 }, 'k2'));
    show();
    const facts = within(panel('Payment').getByRole('region', { name: /₹500/ }));
    for (const text of ['₹500', 'Cash', '1 Jun 2025', 'At the office'])
      expect(facts.getByText(text)).toBeVisible();
    expect([factIn(texts.paid), factIn(texts.due)]).toEqual(['₹1,501', '₹498']);
    await userEvent.click(facts.getByRole('button', { name: texts.correct }));
    await retype('Amount', '600');
    await saveDialog();
    expect(await screen.findByText(texts.corrected)).toBeVisible();
    const at = { path: '/admin/users/anjali/payments/k1', ifMatch: `"${recordedAt.getTime()}"` };
    const body = { amount: 600, method: 'cash', note: 'At the office', receivedOn: '2025-06-01' };
    expect(call).toHaveBeenLastCalledWith(expect.objectContaining({ ...at, method: 'PUT', body }));
    await userEvent.click(facts.getByRole('button', { name: texts.remove }));
    const confirmation = within(screen.getByRole('alertdialog', { name: texts.removeQuestion }));
    await userEvent.click(confirmation.getByRole('button', { name: texts.remove }));
    expect(await screen.findByText(texts.removed)).toBeVisible();
    expect(call).toHaveBeenLastCalledWith(expect.objectContaining({ ...at, method: 'DELETE' }));
  });

  it('can be removed, and corrected again once the first payment, which was deleted, is recorded anew', () => {
    fakeStore.set(furtherPaymentsCollection, [furtherDocument({ amount: 500 })]);
    show();
    const facts = within(panel('Payment').getByRole('region', { name: /₹500/ }));
    expect(facts.getByRole('button')).toHaveTextContent(texts.remove);
    act(() => inParts(furtherDocument({ amount: 500 })));
    expect(facts.getByRole('button', { name: texts.correct })).toBeVisible();
  });

  it('counts towards the refund, which is at most everything that was paid', async () => {
    inParts(furtherDocument());
    show();
    await pressInPayment(adminMessages.refund.record);
    expect(openDialog().getByText(/Anjali Menon paid ₹1,999\./)).toBeVisible();
    expect(openDialog().getByLabelText('Amount')).toHaveValue('1999');
    await retype('Amount', '2000');
    await saveDialog();
    expect(await openDialog().findByText(refundMessages.tooMuch)).toBeVisible();
  });

  it('keeps what was typed after a reload, for each payment by itself', async () => {
    inParts(furtherDocument());
    const { unmount } = show();
    await pressInPayment(texts.correct);
    await userEvent.type(openDialog().getByLabelText('Note'), ', in coins');
    unmount();
    show();
    expect(panel('Payment').getByText(texts.unsaved)).toBeVisible();
    await pressInPayment('Continue');
    expect(openDialog().getByLabelText('Note')).toHaveValue('At the office, in coins');
  });

  it('says why it was refused', async () => {
    inParts(furtherDocument());
    const message = 'As many as there can be.';
    call.mockRejectedValue(new ApiError(409, message, { success: false, message, code: 'payments-full' }));
    show();
    await pressInPayment(texts.add);
    await retype('Amount', '5');
    await saveDialog();
    expect(await openDialog().findByText(`Failed to record payment: ${message}`)).toBeVisible();
  });

  it('says while it is added that somebody else has just recorded one', async () => {
    inParts();
    show();
    await pressInPayment(texts.add);
    expect(openDialog().queryByRole('alert')).not.toBeInTheDocument();
    const recordedBy = { uid: 'basil', name: 'Basil Thomas' };
    act(() => inParts(furtherDocument({ amount: 999, recordedBy })));
    expect(openDialog().getByRole('alert')).toHaveTextContent(
      'Basil Thomas recorded ₹999 of 1 Jun 2025 while this form was open.',
    );
    expect(openDialog().getByLabelText('Amount')).toHaveValue('999');
  });

  it('says while it is corrected that somebody else has removed it', async () => {
    inParts(furtherDocument());
    show();
    await pressInPayment(texts.correct);
    await userEvent.type(openDialog().getByLabelText('Note'), ', in coins');
    act(() => inParts());
    expect(openDialog().getByRole('alert')).toHaveTextContent('Someone else has deleted this.');
    await userEvent.click(openDialog().getByRole('button', { name: 'Close' }));
    expect(panel('Payment').queryByText(texts.unsaved)).not.toBeInTheDocument();
  });

  it('is in the history, also when it was removed', () => {
    const payment = { amount: 999, currency: 'INR', method: 'cash', receivedOn: '2025-06-01', note: '' };
    fakeStore.set('audit', [
      { ...anAuditEntry({ action: 'user.payment', before: payment, after: null }), id: 'b' },
      {
        ...anAuditEntry({ action: 'user.payment', before: null, after: { ...payment, price: 1999 } }),
        id: 'a',
      },
    ]);
    show();
    const entries = panel('History').getAllByRole('listitem');
    expect(entries[0]).toHaveTextContent('Payment removed₹999, by Cash, received on 1 Jun 2025');
    expect(entries[1]).toHaveTextContent('Payment recorded₹999, agreed price ₹1,999, by Cash');
  });
});

describe('a message to the learner', () => {
  it('is a welcome with the address of the sign-in for an approved learner', () => {
    show();
    const message = panel('Message to the learner');
    expect(message.getByLabelText('Template')).toHaveDisplayValue('Approved: welcome');
    expect(message.getByLabelText('Message')).toHaveTextContent(/Sign in here: https:\/\/.*\/login/);
  });

  it('starts with the template for the status, can be edited, and is passed to the chat', async () => {
    const user = userEvent.setup();
    show({ status: 'pending' });
    const message = panel('Message to the learner');
    const text = message.getByLabelText('Message');
    expect(text).toHaveTextContent(
      /Hello Anjali Menon, this is Kalari.*Amount: ₹1,999.*Payment reference: K7M3QX/,
    );
    await user.type(text, ' Thank you!');
    await user.click(message.getByRole('button', { name: 'Copy message' }));
    expect(await navigator.clipboard.readText()).toMatch(/K7M3QX Thank you!$/);
    expect(message.getByText('Copied message')).toBeInTheDocument();
    const chat = new URL(message.getByRole('link', { name: 'Open chat' }).getAttribute('href') ?? '');
    expect(chat.searchParams.get('text')).toMatch(/K7M3QX Thank you!$/);

    await user.selectOptions(message.getByLabelText('Template'), 'Approved: welcome');
    expect(text).toHaveTextContent(/Sign in here: https:\/\/.*\/login/);
    await user.selectOptions(message.getByLabelText('Template'), 'Payment reminder');
    expect(text).toHaveTextContent(/Thank you!$/);
    await user.click(message.getByRole('button', { name: 'Back to the template' }));
    expect(text).toHaveTextContent(/K7M3QX$/);
  });

  it('says what is still due, as long as something is', async () => {
    show();
    const message = panel('Message to the learner');
    const template = message.getByLabelText('Template');
    expect(within(template).queryByRole('option', { name: 'Still due' })).not.toBeInTheDocument();
    act(() => inParts());
    await userEvent.selectOptions(template, 'Still due');
    expect(message.getByLabelText('Message')).toHaveTextContent(/Still to pay: ₹999/);
    act(() => inParts(furtherDocument()));
    expect(template).toHaveDisplayValue('Approved: welcome');
  });

  it('is in the language that the learner chose, unless the administrator chooses another', async () => {
    fakeStore.set('courses/1', aCourse({ title: 'Selling', translations: { ml: { title: 'വിൽപന' } } }));
    show({ language: 'ml' });
    const message = panel('Message to the learner');
    const text = message.getByLabelText('Message');
    expect(text).toHaveTextContent(/^നമസ്കാരം Anjali Menon, .*വിൽപന എന്ന കോഴ്സ്.*\/ml\/login/);
    expect(text).toHaveAttribute('lang', 'ml');
    await userEvent.selectOptions(message.getByLabelText('Language'), 'English');
    expect(text).toHaveTextContent(/^Hello Anjali Menon, .*Selling.*\/login/);
    expect(text).not.toHaveTextContent('/ml/login');
  });
});

const correctionDialog = () => within(screen.getByRole('dialog', { name: erasureMessages.correctTitle }));
const saveCorrection = () => userEvent.click(correctionDialog().getByRole('button', { name: 'Save' }));

describe('the name and the address of a user', () => {
  beforeEach(() => sessionStorage.clear());

  const newAddress = { email: 'new@padavu.example' };

  it('are merged with what a colleague changed before the draft was continued', async () => {
    const { unmount } = show();
    await userEvent.click(panel('Personal data').getByRole('button', { name: erasureMessages.correct }));
    await userEvent.type(correctionDialog().getByLabelText('Name'), ' Nair');
    unmount();
    show(newAddress);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(correctionDialog().getByText(/Someone else has changed this/)).toBeVisible();
    const message = erasureMessages.correctedMeanwhile('Anjali Menon');
    call.mockRejectedValueOnce(
      new ApiError(409, message, { success: false, message, code: 'changed-meanwhile' }),
    );
    await saveCorrection();
    const expected = { name: 'Anjali Menon', email: 'anjali@padavu.example' };
    expect(call.mock.lastCall?.[0].body).toEqual({ ...expected, name: 'Anjali Menon Nair', expected });
    expect(correctionDialog().getAllByRole('alert')).toHaveLength(1);
    await userEvent.click(correctionDialog().getByRole('button', { name: 'Load the latest version' }));
    expect(correctionDialog().getByLabelText('Email')).toHaveValue(newAddress.email);
    await saveCorrection();
    expect(await screen.findByText(erasureMessages.corrected('Anjali Menon Nair'))).toBeVisible();
    expect(call.mock.lastCall?.[0].body).toEqual({
      ...newAddress,
      name: 'Anjali Menon Nair',
      expected: { ...expected, ...newAddress },
    });
  });
});

describe('the open days of a learner', () => {
  const daily = { pace: 'daily', pacing: 1 } as const;
  const inDayTwo = { pacing: 1, startsAt: new Date(Date.now() - 30 * 60 * 60_000) };

  it('are not shown for a course whose days are all open', () => {
    show();
    expect(screen.queryByRole('region', { name: 'Open days' })).toBeNull();
  });

  it('are all days for a learner who began before the course had a pace', () => {
    fakeStore.set('courses/1', aCourse(daily));
    show();
    expect(panel('Open days').getByText(adminMessages.pace.notPaced)).toBeVisible();
    expect(panel('Open days').queryByRole('button')).toBeNull();
  });

  it('can be opened by an administrator', async () => {
    const user = userEvent.setup();
    fakeStore.set('courses/1', aCourse(daily));
    show(inDayTwo);
    expect(panel('Open days').getByText('Day 2')).toBeVisible();
    await user.click(panel('Open days').getByRole('button', { name: 'Change' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Open days of Anjali Menon' }));
    await user.type(dialog.getByLabelText('Open every day up to'), '31');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(adminMessages.pace.dayInvalid)).toBeVisible();
    expect(call).not.toHaveBeenCalled();
    await user.clear(dialog.getByLabelText('Open every day up to'));
    await user.type(dialog.getByLabelText('Open every day up to'), '5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(adminMessages.pace.done)).toBeVisible();
    expect(call.mock.lastCall?.[0]).toMatchObject({
      method: 'PUT',
      path: '/admin/users/anjali/pace',
      body: { openThrough: 5 },
    });
  });

  it('keep the first day that a colleague changed while the dialog was open', async () => {
    fakeStore.set('courses/1', aCourse(daily));
    const before = startOfSchoolDay(usualRegion, '2026-05-01');
    show({ pacing: 1, startsAt: before });
    await userEvent.click(panel('Open days').getByRole('button', { name: 'Change' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Open days of Anjali Menon' }));
    const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await userEvent.type(dialog.getByLabelText('Open every day up to'), '5');
    const message = adminMessages.pace.changedMeanwhile;
    call.mockRejectedValueOnce(
      new ApiError(409, message, { success: false, message, code: 'changed-meanwhile' }),
    );
    await save();
    expect(await dialog.findByText(message)).toBeVisible();
    const startsAt = startOfSchoolDay(usualRegion, '2026-05-08');
    act(() => fakeStore.set(path, { ...aUserRecord({ pacing: 1, startsAt }), id: 'anjali' }));
    expect(dialog.getByText(/Someone else has changed this/)).toBeVisible();
    expect(dialog.queryByText(message)).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Load the latest version' }));
    expect(dialog.getByLabelText('First day')).toHaveValue('2026-05-08');
    await save();
    expect(await screen.findByText(adminMessages.pace.done)).toBeVisible();
    expect(call.mock.calls.map(([{ body }]) => body)).toEqual([
      { startsOn: '2026-05-01', openThrough: 5, expected: { startsOn: '2026-05-01' } },
      { startsOn: '2026-05-08', openThrough: 5, expected: { startsOn: '2026-05-08' } },
    ]);
  });
});
