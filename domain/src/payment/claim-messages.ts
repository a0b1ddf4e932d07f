export const claimMessages = {
  numberRequired: 'Please enter the transaction number of your payment.',
  numberInvalid: 'A transaction number has 6 to 40 letters and digits, at least 4 of them digits.',
  numberMistaken: 'This is a date or an IFSC code. Please enter the transaction number of your payment.',
  stored: "Thank you. We'll check your payment and approve your account.",
  decided: 'Your registration is decided already. Please reload the page.',
} as const;
