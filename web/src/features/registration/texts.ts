// The texts of the registration and of waiting for approval, one constant for each: the build puts each text into the
// file that shows it (docs/decisions/149).

export const steps = 'What happens next';
export const stepRegister = 'Register';
export const stepPay = 'Pay';
export const stepStart = 'Start day 1';

export const noOpenCourse = 'No course is open for registration at the moment. Please come back later.';
export const description =
  'Register with {name}: choose a course, pay once, and begin when your account is approved.';
export const alreadyRegistered = 'Already registered?';
export const signIn = 'Sign in';
export const name = 'Name';
export const email = 'Email';
export const password = 'Password';
export const passwordHint = 'At least 8 characters';
export const course = 'Course';
export const chooseCourse = 'Choose a course';
export const courseNotOpen =
  '{course} is not open for registration at the moment. You can choose another course.';
export const haveCode = 'Have a discount code?';
export const withoutCode = 'Go on without a code';
export const chooseForPrice = 'Choose a course to see what it costs.';
export const agree = 'I agree to the {terms}';
export const terms = 'Terms & Conditions';
export const needsScript =
  'Registering needs JavaScript. Switch it on in the settings of your browser, or {contact}.';
export const contactUs = 'contact us';
export const checkingCode = 'Checking the code...';
export const leaveEmpty = 'Leave it empty if you have none.';
export const yourCourse = 'Your course';
export const offWithCode = '{off} off with the code {code}';

export const withoutChat =
  "You're registered. An administrator unlocks your course once your payment has arrived.";
export const freeWithChat =
  "You're registered, and there is nothing to pay. We'll open a chat; an administrator then unlocks your course.";
export const freeWithoutChat =
  "You're registered, and there is nothing to pay. An administrator unlocks your course.";
export const firstStep = 'Your first step is taken';
export const paymentReference = 'Your payment reference';
export const openChat = 'Open the payment chat';
export const openFreeChat = 'Open the chat';
export const tryAgain = 'Try again';

export const almostThere = 'Almost there';
export const waiting =
  'Once your payment for {course} has arrived, an administrator unlocks it. Leave this page open: your course opens here.';
export const waitingFree =
  'There is nothing to pay for {course}: an administrator unlocks it. Leave this page open: your course opens here.';
export const signOut = 'Sign out';

export const howToPay = 'How to pay';
export const youPayPrice = 'You pay {amount}.';
export const youPay = 'You pay {amount}: {discount}.';
export const byBank = 'By bank transfer';
export const byUpi = 'By UPI';
export const scanUpi =
  'Scan the code with any UPI app, or open the app on this phone. Amount and reference are filled in.';
export const upiCode = 'QR code for paying by UPI';
export const openUpi = 'Open a UPI app';
export const upiId = 'UPI ID';

export const iHavePaid = 'I have paid';
export const correctIt = 'Correct it';
export const claimSent = 'Sent on {moment}: transaction number {number}. We check it and unlock your course.';
export const claimSentWithPicture =
  'Sent on {moment}: transaction number {number}, with a picture of the receipt. We check it and unlock your course.';
export const tellNumber = 'Enter your transaction number, so that we can find your payment sooner.';
export const transactionNumber = 'Transaction number';
export const transactionHint = 'Your app shows it with the payment, as UTR, UPI Ref No or reference';
export const picture = 'Picture of the receipt (optional)';
export const pictureStays =
  'The one that you sent stays unless you choose another. Only administrators see it.';
export const pictureHint = 'A screenshot of the payment, for example. Only administrators see it.';
export const sending = 'Sending...';
export const tellUs = 'Tell us';
export const failedForNow = 'That did not work. Please try again in a minute.';
export const noNetwork = 'Network error. Please check your internet connection.';
