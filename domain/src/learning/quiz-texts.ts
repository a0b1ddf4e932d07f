// The quiz below a lesson. Each text is a constant, so that texts of the panel load with the panel
// (docs/decisions/149).

export const heading = 'Quiz';
export const toComplete = 'Pass the quiz to complete this lesson.';
export const completeWhen = 'Complete once you have watched nearly all of the video, or say so here.';
export const start = 'Start the quiz';
export const again = 'Try again';
export const send = 'Send my answers';
export const waiting = 'Your answers wait on this device. They are graded as soon as there is a network.';
export const grading = 'Grading your answers...';
export const noTriesLeft = 'You have no tries left. Please write to us.';
export const passed = 'You passed.';
export const notPassed = 'Not passed yet.';
export const unanswered = 'Please answer this question.';
export const notANumber = 'Please enter a number, such as 1000 or 2.5.';
export const several = 'Choose all that are right.';
export const loading = 'Loading the quiz...';
export const failed = 'The quiz could not be loaded.';
export const gone = 'This lesson has no quiz at the moment.';
export const right = 'Right';
export const wrong = 'Not right';
export const rightAnswer = 'Right answer:';
