// The texts of the learner's area, one constant for each: the build puts each text into the file that shows it
// (docs/decisions/149). `fillPlaceholders` replaces `{name}`. Texts that clients compare are in `learner-messages.ts`.

export const oneMoment = 'One moment...';
export const undo = 'Undo';
export const needsNetwork = 'That needs a network. Please try again.';
export const needsNetworkKept = 'That needs a network. What you wrote stays here: please try again.';
export const failedKept = 'Server error. What you wrote stays here: please try again later.';
export const theSchool = 'The school';
export const you = 'You';
export const oneLesson = '1 lesson';
export const manyLessons = '{count} lessons';
export const oneMinute = '1 minute';
export const manyMinutes = '{count} minutes';

// The frame.

export const offline = 'You are offline.';
export const noRoom =
  'This device has no room left for your progress. Keep this page open: what you complete is sent when the network is back.';
export const keptHere =
  'Your course and your progress are on this device. What you complete is sent when the network is back. Videos need the network.';
export const newVersion = 'There is a new version of this site.';
export const reload = 'Reload';
export const later = 'Later';
export const searchCourse = 'Search this course';
export const aboutUs = 'About Us';
export const terms = 'Terms & Conditions';
export const privacy = 'Privacy Policy';
export const refund = 'Refund Policy';
export const aboutTheSchool = 'About the school';
export const question = 'A question? Write to {email}';
export const languages = 'Languages';
export const backToDashboard = 'Back to your dashboard';
export const yourDashboard = 'your dashboard';
export const accountMenuOf = 'Account menu of {name}';
export const yourAccount = 'Your account';
export const signOut = 'Sign out';
export const signOutQuestion = 'Sign out and lose progress?';
export const signOutLoses =
  'Some of your progress is only on this device, because there was no network to send it. Signing out removes it. Go online first to keep it.';

// The dashboard.

export const dashboard = 'Your dashboard';
export const writeToUs = 'Write to us';
export const progressIn = 'Your progress in {title}';
export const progressFailed = 'Your progress could not be loaded.';
export const completedAll = 'You have completed every lesson. Well climbed!';
export const certificateThere = 'The course page has your certificate, or says when you get it.';
export const whatNext = 'What comes next';
export const inCategory = 'in {category}';
export const allLessons = 'All lessons';
export const yourWeek = 'Your week';
export const showWeek = 'Show your week';
export const hideWeek = 'Hide your week';
export const emptyWeek = 'Nothing yet in the last seven days. Your course is waiting for you.';
export const week = 'You completed {lessons} in the last seven days.';
export const weekInARow =
  'You completed {lessons} in the last seven days. You have learned on {days} days in a row.';
export const nothing = 'nothing';
export const nextSession = 'Next live session';
export const liveSessions = 'Live sessions';
export const join = 'Join';
export const addToCalendar = 'Add to calendar';
export const sessionFile = 'live-session.ics';
export const lessonFile = 'lesson.ics';
export const watchRecording = 'Watch the recording';
export const anAnswer = 'There is an answer for you.';
export const someAnswers = 'There are answers for you.';
export const readOfWork = 'Read what the school says about your work';
export const readAnswer = 'Read the answer to your question';

// A course.

export const course = 'Course';
export const noLessons = 'No lessons yet';
export const completeOfOne = '{complete} of 1 lesson complete';
export const completeOfMany = '{complete} of {count} lessons complete';
export const found = 'Found in categories: {categories}, in lessons: {lessons}';
export const foundWithNotes = 'Found in categories: {categories}, in lessons: {lessons}, in notes: {notes}';
export const categories = 'Categories';
export const lessons = 'Lessons';
export const noMatch = 'Nothing here matches "{text}".';
export const clearSearch = 'Clear search';
export const lessonsFound = 'Lessons found';
export const notes = 'Notes';
export const yourCertificate = 'Your certificate';
export const gettingCertificate = 'Getting your certificate...';
export const progressBeingSent =
  'Your progress is still being sent. Your certificate comes when it has arrived.';
export const certificateFailed = 'Your certificate could not be loaded. Please try again.';
export const certificateReady =
  'You have completed the course. Print your certificate, or send its address to anybody: number {number}.';
export const openCertificate = 'Open your certificate';
export const downloadPdf = 'Download as PDF';

// A lesson.

export const lesson = 'Lesson';
export const complete = 'Complete';
export const days = 'Days';
export const description = 'Description';
export const lessonOpens = 'This lesson {opens}.';
export const watched = 'You have watched this lesson: it is complete.';
export const completed = 'Completed';
export const markComplete = 'Mark as complete';
export const notSaved = 'Your progress could not be saved. Please try again.';
export const otherLessons = 'Other lessons';
export const nextLesson = 'Next lesson';
export const previousLesson = 'Previous lesson';
export const playFrom = 'Play from {time}';
export const changeNote = 'Change the note: {start}';
export const change = 'Change';
export const deleteNote = 'Delete the note: {start}';
export const remove = 'Delete';
export const atSecond = 'At {time} of the video';

// A quiz.

export const oneQuestion = '1 question';
export const manyQuestions = '{count} questions';
export const passMark = '{questions}. You need {mark}% to pass.';
export const passMarkAndTries = '{questions}. You need {mark}% to pass; you have {tries} left.';
export const oneTry = '1 try';
export const manyTries = '{count} tries';
export const bestResult = 'Your best result: {best}%.';
export const gradedPassed = '{percent}% right: passed';
export const gradedNotPassed = '{percent}% right: not passed';

// Questions under a lesson.

export const questions = 'Questions';
export const showQuestions = 'Show the questions';
export const showNewAnswers = 'Show the questions: there is a new answer';
export const hideQuestions = 'Hide the questions';
export const askQuestion = 'Ask a question';
export const askHint =
  'Everybody in this course sees it, with your first name. The school answers, and others may.';
export const ask = 'Ask';
export const loadingQuestions = 'Loading the questions...';
export const noQuestions = 'Nobody has asked anything here yet.';
export const moreQuestions = 'Show more questions';
export const yourAnswer = 'Your answer';
export const answer = 'Answer';
export const answerTo = 'Answer: {begin}';
export const questionClosed = 'The school has closed this question.';
export const pinned = 'Pinned';
export const withdraw = 'Withdraw';
export const withdrawThis = 'Withdraw: {begin}';
export const withdrawQuestion = 'Withdraw your question?';
export const withdrawEffect = 'Nobody has answered it yet. It will be gone for everybody.';
export const report = 'Report';
export const reportThis = 'Report: {begin}';
export const reportQuestion = 'Report this to the school?';
export const reportEffect =
  'Report a question or an answer that is hurtful or does not belong here. The school decides whether it stays.';

// The task of a lesson.

export const task = 'Task';
export const workWaiting = 'Handed in. The school will answer.';
export const workAgain = 'The school asks you to hand it in again.';
export const workDone = 'Done.';
export const loadingWork = 'Loading your work...';
export const showPicture = 'Show your picture';
export const pictureAlt = 'The picture that you handed in';
export const yourWork = 'Your work';
export const yourWorkAgain = 'Your work, once more';
export const workHint =
  'Write it here, or give the address where it is. You can add a picture next. Only the school sees it.';
export const handIn = 'Hand in';
export const rewrite = 'Rewrite it';
export const pictureSent = 'Your picture is handed in.';
export const anotherPicture = 'Another picture';
export const addPicture = 'Add a picture';
export const sending = 'Sending...';
export const pictureHint = 'It is sent as you choose it. Only the school sees it.';

// The receipt.

export const receipt = 'Receipt';
