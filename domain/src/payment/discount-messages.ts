/** Messages for visitors. Each refusal names the next step. */
export const discountMessages = {
  unknown: 'There is no such discount code. Check how it is written, or register without it.',
  ended: 'This discount code is not valid any more. Use another one, or register without it.',
  notYet: 'This discount code is not valid yet. Come back later, or register without it.',
  usedUp: 'This discount code is used up. Use another one, or register without it.',
  otherCourse: 'This discount code is not for this course. Choose another course, or register without it.',
  failed: 'The discount code could not be checked. It is checked again when you register.',
} as const;
