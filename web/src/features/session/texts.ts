// The texts of the learners' sign-in, one constant for each: the build puts each text into the file that shows it
// (docs/decisions/149).

export const home = 'Home';
export const description = 'Sign in to your course.';
export const anotherAccount = 'Use another account';
export const welcomeBack = 'Welcome back. Your next step is waiting.';
export const forgotPassword = 'Forgot your password?';
export const newHere = 'New here?';
export const createAccount = 'Create an account';
export const runTheSchool = 'Do you run the school?';
export const adminSignIn = 'Admin sign in';
export const email = 'Email';
export const password = 'Password';
export const rememberMe = 'Remember me';
export const yourRegistration = 'Your registration';
export const registeredFor = 'You registered for {course}';
export const paymentReference = 'Payment reference {reference}';
export const opening = 'Opening your account...';
export const oneMoment = 'One moment...';

export const resetDescription = 'Set a new password for your account.';
export const forgotIntro =
  "Enter the email address you registered with, and we'll send you a link to set a new password.";
export const weWrote =
  "We sent a link to {email}. If it isn't there, check your spam folder. It works for one hour.";
export const anotherAddress = 'Use another address';
export const youRemember = 'Remembered your password?';
export const signIn = 'Sign in';
export const checkingLink = 'Checking your link...';
export const newLink = 'Ask for a new link';
export const forEmail = 'For {email}.';
export const newPassword = 'New password';
export const passwordHint = 'At least 8 characters';
export const tooMany = 'Too many requests. Please try again later.';
