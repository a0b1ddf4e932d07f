// The texts of texts.ts in Malayalam (docs/malayalam.md).

export const oneMoment = 'ഒരു നിമിഷം...';
export const undo = 'തിരിച്ചെടുക്കൂ';
export const needsNetwork = 'ഇതിന് ഇന്റർനെറ്റ് വേണം. വീണ്ടും ശ്രമിക്കൂ.';
export const needsNetworkKept = 'ഇതിന് ഇന്റർനെറ്റ് വേണം. നിങ്ങൾ എഴുതിയത് ഇവിടെത്തന്നെയുണ്ട്: വീണ്ടും ശ്രമിക്കൂ.';
export const failedKept = 'സെർവറിൽ കുഴപ്പമുണ്ടായി. നിങ്ങൾ എഴുതിയത് ഇവിടെത്തന്നെയുണ്ട്: കുറച്ചുകഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.';
export const theSchool = 'സ്കൂൾ';
export const you = 'നിങ്ങൾ';
export const oneLesson = '1 പാഠം';
export const manyLessons = '{count} പാഠങ്ങൾ';
export const oneMinute = '1 മിനിറ്റ്';
export const manyMinutes = '{count} മിനിറ്റ്';

export const offline = 'നിങ്ങൾ ഓഫ്‌ലൈനാണ്.';
export const noRoom =
  'നിങ്ങളുടെ പുരോഗതി സൂക്ഷിക്കാൻ ഈ ഉപകരണത്തിൽ ഇനി സ്ഥലമില്ല. ഈ പേജ് അടയ്ക്കരുത്: പൂർത്തിയാക്കുന്നതെല്ലാം ഇന്റർനെറ്റ് കിട്ടുമ്പോൾ അയയ്ക്കും.';
export const keptHere =
  'കോഴ്സും നിങ്ങളുടെ പുരോഗതിയും ഈ ഉപകരണത്തിലുണ്ട്. പൂർത്തിയാക്കുന്നതെല്ലാം ഇന്റർനെറ്റ് കിട്ടുമ്പോൾ അയയ്ക്കും. വീഡിയോ കാണാൻ ഇന്റർനെറ്റ് വേണം.';
export const newVersion = 'ഈ സൈറ്റ് പുതുക്കിയിട്ടുണ്ട്.';
export const reload = 'വീണ്ടും തുറക്കൂ';
export const later = 'പിന്നെ';
export const searchCourse = 'ഈ കോഴ്സിൽ തിരയൂ';
export const aboutUs = 'ഞങ്ങളെപ്പറ്റി';
export const terms = 'നിബന്ധനകളും വ്യവസ്ഥകളും';
export const privacy = 'സ്വകാര്യതാ നയം';
export const refund = 'റീഫണ്ട് നയം';
export const aboutTheSchool = 'സ്കൂളിനെപ്പറ്റി';
export const question = 'സംശയമുണ്ടോ? ഇവിടേക്ക് എഴുതൂ: {email}';
export const languages = 'ഭാഷകൾ';
export const backToDashboard = 'ഡാഷ്ബോർഡിലേക്കു മടങ്ങൂ';
export const yourDashboard = 'നിങ്ങളുടെ ഡാഷ്ബോർഡ്';
export const accountMenuOf = 'അക്കൗണ്ട് മെനു: {name}';
export const yourAccount = 'നിങ്ങളുടെ അക്കൗണ്ട്';
export const signOut = 'സൈൻ ഔട്ട്';
export const signOutQuestion = 'സൈൻ ഔട്ട് ചെയ്താൽ പുരോഗതി നഷ്ടപ്പെടും. ചെയ്യണോ?';
export const signOutLoses =
  'ഇന്റർനെറ്റ് കിട്ടാതിരുന്നതിനാൽ നിങ്ങളുടെ പുരോഗതിയിൽ കുറച്ച് ഈ ഉപകരണത്തിൽ മാത്രമേയുള്ളൂ. സൈൻ ഔട്ട് ചെയ്താൽ അത് മായും. സൂക്ഷിക്കാൻ ആദ്യം ഇന്റർനെറ്റിൽ കയറൂ.';

export const dashboard = 'നിങ്ങളുടെ ഡാഷ്ബോർഡ്';
export const writeToUs = 'ഞങ്ങൾക്ക് എഴുതൂ';
export const progressIn = 'നിങ്ങളുടെ പുരോഗതി: {title}';
export const progressFailed = 'നിങ്ങളുടെ പുരോഗതി തുറക്കാനായില്ല.';
export const completedAll = 'എല്ലാ പാഠങ്ങളും പൂർത്തിയാക്കി. പടികളെല്ലാം കയറി, അഭിനന്ദനങ്ങൾ!';
export const certificateThere = 'സർട്ടിഫിക്കറ്റ്, അല്ലെങ്കിൽ അത് എപ്പോൾ കിട്ടുമെന്ന വിവരം, കോഴ്സിന്റെ പേജിലുണ്ട്.';
export const whatNext = 'ഇനി പഠിക്കാനുള്ളത്';
export const inCategory = 'ഭാഗം: {category}';
export const allLessons = 'എല്ലാ പാഠങ്ങളും';
export const yourWeek = 'നിങ്ങളുടെ ആഴ്ച';
export const showWeek = 'നിങ്ങളുടെ ആഴ്ച കാണിക്കൂ';
export const hideWeek = 'നിങ്ങളുടെ ആഴ്ച മറയ്ക്കൂ';
export const emptyWeek = 'കഴിഞ്ഞ ഏഴു ദിവസത്തിൽ ഒന്നും പൂർത്തിയാക്കിയിട്ടില്ല. കോഴ്സ് നിങ്ങളെ കാത്തിരിക്കുന്നു.';
export const week = 'കഴിഞ്ഞ ഏഴു ദിവസത്തിൽ നിങ്ങൾ പൂർത്തിയാക്കിയത്: {lessons}.';
export const weekInARow = 'കഴിഞ്ഞ ഏഴു ദിവസത്തിൽ നിങ്ങൾ പൂർത്തിയാക്കിയത്: {lessons}. തുടർച്ചയായി {days} ദിവസം പഠിച്ചു.';
export const nothing = 'ഒന്നുമില്ല';
export const nextSession = 'അടുത്ത ലൈവ് ക്ലാസ്';
export const liveSessions = 'ലൈവ് ക്ലാസുകൾ';
export const join = 'ക്ലാസിൽ ചേരൂ';
export const addToCalendar = 'കലണ്ടറിൽ ചേർക്കൂ';
export const sessionFile = 'ലൈവ്-ക്ലാസ്.ics';
export const lessonFile = 'പാഠം.ics';
export const watchRecording = 'റെക്കോഡിങ് കാണൂ';
export const anAnswer = 'നിങ്ങൾക്ക് ഒരു മറുപടിയുണ്ട്.';
export const someAnswers = 'നിങ്ങൾക്ക് മറുപടികളുണ്ട്.';
export const readOfWork = 'നിങ്ങൾ ചെയ്തതിനെക്കുറിച്ച് സ്കൂൾ പറയുന്നതു വായിക്കൂ';
export const readAnswer = 'നിങ്ങളുടെ ചോദ്യത്തിനുള്ള ഉത്തരം വായിക്കൂ';

export const course = 'കോഴ്സ്';
export const noLessons = 'ഇതുവരെ പാഠങ്ങളില്ല';
export const completeOfOne = '1 പാഠത്തിൽ {complete} പൂർത്തിയായി';
export const completeOfMany = '{count} പാഠങ്ങളിൽ {complete} പൂർത്തിയായി';
export const found = 'കണ്ടെത്തിയത്: {categories} ഭാഗം, {lessons} പാഠം';
export const foundWithNotes = 'കണ്ടെത്തിയത്: {categories} ഭാഗം, {lessons} പാഠം, {notes} കുറിപ്പ്';
export const categories = 'ഭാഗങ്ങൾ';
export const lessons = 'പാഠങ്ങൾ';
export const noMatch = '"{text}" ഇവിടെയെങ്ങും കണ്ടില്ല.';
export const clearSearch = 'തിരച്ചിൽ മായ്ക്കൂ';
export const lessonsFound = 'കണ്ടെത്തിയ പാഠങ്ങൾ';
export const notes = 'കുറിപ്പുകൾ';
export const yourCertificate = 'നിങ്ങളുടെ സർട്ടിഫിക്കറ്റ്';
export const gettingCertificate = 'നിങ്ങളുടെ സർട്ടിഫിക്കറ്റ് എടുക്കുന്നു...';
export const progressBeingSent = 'നിങ്ങളുടെ പുരോഗതി അയച്ചുകൊണ്ടിരിക്കുന്നു. അത് എത്തിയാൽ സർട്ടിഫിക്കറ്റ് കിട്ടും.';
export const certificateFailed = 'നിങ്ങളുടെ സർട്ടിഫിക്കറ്റ് തുറക്കാനായില്ല. വീണ്ടും ശ്രമിക്കൂ.';
export const certificateReady =
  'നിങ്ങൾ കോഴ്സ് പൂർത്തിയാക്കി. സർട്ടിഫിക്കറ്റ് പ്രിന്റ് ചെയ്യാം, അതിന്റെ വിലാസം ആർക്കും അയയ്ക്കാം. നമ്പർ: {number}.';
export const openCertificate = 'സർട്ടിഫിക്കറ്റ് തുറക്കൂ';
export const downloadPdf = 'PDF ആയി ഡൗൺലോഡ് ചെയ്യൂ';

export const lesson = 'പാഠം';
export const complete = 'പൂർത്തിയായി';
export const days = 'ദിവസങ്ങൾ';
export const description = 'വിവരണം';
export const lessonOpens = 'ഈ പാഠം {opens}.';
export const watched = 'ഈ പാഠം കണ്ടുകഴിഞ്ഞു: അത് പൂർത്തിയായി.';
export const completed = 'പൂർത്തിയായി';
export const markComplete = 'പൂർത്തിയായെന്ന് അറിയിക്കൂ';
export const notSaved = 'നിങ്ങളുടെ പുരോഗതി സൂക്ഷിക്കാനായില്ല. വീണ്ടും ശ്രമിക്കൂ.';
export const otherLessons = 'മറ്റു പാഠങ്ങൾ';
export const nextLesson = 'അടുത്ത പാഠം';
export const previousLesson = 'മുമ്പത്തെ പാഠം';
export const playFrom = 'ഈ സമയം മുതൽ കാണൂ: {time}';
export const changeNote = 'കുറിപ്പ് തിരുത്തൂ: {start}';
export const change = 'തിരുത്തൂ';
export const deleteNote = 'കുറിപ്പ് മായ്ക്കൂ: {start}';
export const remove = 'മായ്ക്കൂ';
export const atSecond = 'വീഡിയോയിലെ സമയം: {time}';

export const oneQuestion = '1 ചോദ്യം';
export const manyQuestions = '{count} ചോദ്യങ്ങൾ';
export const passMark = '{questions}. പാസാകാൻ {mark}% ശരിയാകണം.';
export const passMarkAndTries = '{questions}. പാസാകാൻ {mark}% ശരിയാകണം; ഇനി {tries} ശ്രമിക്കാം.';
export const oneTry = 'ഒരു തവണ';
export const manyTries = '{count} തവണ';
export const bestResult = 'നിങ്ങളുടെ മികച്ച ഫലം: {best}%.';
export const gradedPassed = '{percent}% ശരി: പാസായി';
export const gradedNotPassed = '{percent}% ശരി: പാസായില്ല';

export const questions = 'ചോദ്യങ്ങൾ';
export const showQuestions = 'ചോദ്യങ്ങൾ കാണിക്കൂ';
export const showNewAnswers = 'ചോദ്യങ്ങൾ കാണിക്കൂ: പുതിയ ഉത്തരമുണ്ട്';
export const hideQuestions = 'ചോദ്യങ്ങൾ മറയ്ക്കൂ';
export const askQuestion = 'ഒരു ചോദ്യം ചോദിക്കൂ';
export const askHint =
  'ഈ കോഴ്സ് പഠിക്കുന്ന എല്ലാവരും ഇത് കാണും, ഒപ്പം നിങ്ങളുടെ പേരിന്റെ ആദ്യഭാഗവും. സ്കൂൾ ഉത്തരം തരും; മറ്റുള്ളവർക്കും തരാം.';
export const ask = 'ചോദിക്കൂ';
export const loadingQuestions = 'ചോദ്യങ്ങൾ തുറക്കുന്നു...';
export const noQuestions = 'ഇവിടെ ഇതുവരെ ആരും ഒന്നും ചോദിച്ചിട്ടില്ല.';
export const moreQuestions = 'കൂടുതൽ ചോദ്യങ്ങൾ കാണിക്കൂ';
export const yourAnswer = 'നിങ്ങളുടെ ഉത്തരം';
export const answer = 'ഉത്തരം നൽകൂ';
export const answerTo = 'ഉത്തരം നൽകൂ: {begin}';
export const questionClosed = 'സ്കൂൾ ഈ ചോദ്യം അവസാനിപ്പിച്ചു.';
export const pinned = 'പ്രധാനം';
export const withdraw = 'പിൻവലിക്കൂ';
export const withdrawThis = 'പിൻവലിക്കൂ: {begin}';
export const withdrawQuestion = 'നിങ്ങളുടെ ചോദ്യം പിൻവലിക്കണോ?';
export const withdrawEffect = 'ആരും ഇതുവരെ ഉത്തരം തന്നിട്ടില്ല. പിൻവലിച്ചാൽ പിന്നെ ആർക്കും അത് കാണാനാവില്ല.';
export const report = 'റിപ്പോർട്ട് ചെയ്യൂ';
export const reportThis = 'റിപ്പോർട്ട് ചെയ്യൂ: {begin}';
export const reportQuestion = 'ഇത് സ്കൂളിന് റിപ്പോർട്ട് ചെയ്യണോ?';
export const reportEffect =
  'ഈ ചോദ്യത്തിലോ ഉത്തരങ്ങളിലോ ഉള്ള എന്തെങ്കിലും ആരെയെങ്കിലും വേദനിപ്പിക്കുന്നതോ ഇവിടെ ചേരാത്തതോ ആണെങ്കിൽ റിപ്പോർട്ട് ചെയ്യൂ. ഇത് ഇവിടെ വേണോ എന്ന് സ്കൂൾ തീരുമാനിക്കും.';

export const task = 'ചെയ്യാനുള്ളത്';
export const workWaiting = 'അയച്ചു. സ്കൂൾ മറുപടി തരും.';
export const workAgain = 'ഒരിക്കൽക്കൂടി ചെയ്ത് അയയ്ക്കാൻ സ്കൂൾ ആവശ്യപ്പെട്ടു.';
export const workDone = 'പൂർത്തിയായി.';
export const loadingWork = 'നിങ്ങൾ ചെയ്തത് തുറക്കുന്നു...';
export const showPicture = 'നിങ്ങളുടെ ചിത്രം കാണിക്കൂ';
export const pictureAlt = 'നിങ്ങൾ അയച്ച ചിത്രം';
export const yourWork = 'നിങ്ങൾ ചെയ്തത്';
export const yourWorkAgain = 'നിങ്ങൾ ചെയ്തത്, ഒരിക്കൽക്കൂടി';
export const workHint = 'ഇവിടെ എഴുതൂ, അല്ലെങ്കിൽ അതുള്ള വിലാസം നൽകൂ. ചിത്രം പിന്നാലെ ചേർക്കാം. സ്കൂൾ മാത്രമേ ഇത് കാണൂ.';
export const handIn = 'അയയ്ക്കൂ';
export const rewrite = 'പുതുതായി എഴുതൂ';
export const pictureSent = 'നിങ്ങളുടെ ചിത്രം അയച്ചു.';
export const anotherPicture = 'മറ്റൊരു ചിത്രം';
export const addPicture = 'ഒരു ചിത്രം ചേർക്കൂ';
export const sending = 'അയയ്ക്കുന്നു...';
export const pictureHint = 'തിരഞ്ഞെടുത്താലുടൻ അത് അയയ്ക്കും. സ്കൂൾ മാത്രമേ കാണൂ.';

export const receipt = 'രസീത്';
