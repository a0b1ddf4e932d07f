/** One step of 'How to Get Started'. */
export type StartStep = { title: string; text: string };

/** The four steps of enrolling, as the home page shows them. */
export const startSteps: readonly [StartStep, StartStep, StartStep, StartStep] = [
  { title: 'Register Account', text: 'Your name, an e-mail address and a password. It takes a minute.' },
  { title: 'Select Course', text: 'Pick what you want to learn first. You can ask us before you decide.' },
  { title: 'Make Payment', text: 'A chat opens with your details filled in. You pay there, once.' },
  { title: 'Login & Start', text: 'An administrator unlocks your course, and day one is waiting.' },
];
