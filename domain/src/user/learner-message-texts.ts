/** Templates of an administrator's messages to a learner, one constant for each line. */
export const learnerMessageTexts = {
  payment: {
    hello: 'Hello {name}, this is {school}. Thank you for registering for {course}.',
    waits: 'Your account is waiting for your payment; we unlock the course as soon as it arrives.',
    amount: 'Amount: {amount}',
    reference: 'Payment reference: {reference}',
  },
  welcome: {
    hello: 'Hello {name}, welcome to {school}. Your account is approved and {course} is open for you.',
    signIn: 'Sign in here: {address}',
    oneDay: 'Take one day at a time. Write to us here whenever something is unclear.',
  },
  due: {
    hello: 'Hello {name}, this is {school}. Thank you for learning {course} with us.',
    amount: 'Still to pay: {amount}',
    reference: 'Payment reference: {reference}',
    paid: 'Have you paid it already? Then send us the transaction number here.',
  },
  stuck: {
    hello: 'Hello {name}, this is {school}. We have not seen you in {course} for a while.',
    lesson: 'You were at “{lesson}”. Go on from there: {address}',
    goOn: 'Go on where you were: {address}',
    help: "Is something unclear, or was there no time? Write to us here, and we'll help.",
  },
  finished: {
    hello: 'Hello {name}, congratulations from {school}: you have completed {course}!',
    open: 'It all stays open for you: {address}',
    first: 'What will you do with it first? We would love to hear.',
  },
  inactive: {
    hello:
      'Hello {name}, this is {school}. Your account for {course} is inactive at the moment, so you cannot sign in.',
    answer: "Please answer here, and we'll look into it together.",
    answerOrWrite: "Please answer here, or write to {email}, and we'll look into it together.",
    reference: 'Your reference: {reference}',
  },
} as const;
