// The texts of the receipt, which a lesson does not load.

export const yourReceipt = 'Your receipt';
export const loadingReceipt = 'Loading your receipt...';
export const receiptFailed = 'Your receipt could not be loaded. Please try again.';
export const noReceipt = 'No receipt yet';
export const noPayment = 'No payment of yours is recorded. Please write to us if you have paid.';
export const receiptOf = 'Receipt {number}';
export const receiptNumber = 'Receipt number';
export const receivedOn = 'Received on';
export const receivedFrom = 'Received from';
export const forCourse = 'For the course';
export const price = 'Price';
export const discountWithCode = 'Discount, code {code}';
export const paid = 'Paid';
export const amount = 'Amount';
export const amountInWords = '{words} only';
export const refunded = 'Refunded {amount} on {day}';
export const paidBy = 'Paid by';
export const print = 'Print';
export const payments = 'Payments';
export const paymentOn = '{amount} on {day}, {method}';
export const paidInAll = 'Paid in all';
export const due = 'Still to pay';
