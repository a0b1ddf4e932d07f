// The texts of texts.ts in Malayalam (docs/malayalam.md).

export const home = 'ഹോം';
export const about = 'ഞങ്ങളെപ്പറ്റി';
export const aboutUs = 'ഞങ്ങളെപ്പറ്റി';
export const contact = 'ബന്ധപ്പെടാൻ';
export const contactUs = 'ബന്ധപ്പെടൂ';
export const courses = 'കോഴ്സുകൾ';
export const login = 'ലോഗിൻ';
export const register = 'രജിസ്റ്റർ ചെയ്യൂ';
export const menu = 'മെനു';
export const mainMenu = 'പ്രധാന മെനു';
export const homeOf = '{name}, ഹോം പേജ്';

export const quickLinks = 'പ്രധാന പേജുകൾ';
export const faqs = 'സംശയങ്ങൾ';
export const ourCourses = 'ഞങ്ങളുടെ കോഴ്സ്';
export const privacyPolicy = 'സ്വകാര്യതാ നയം';
export const termsOfService = 'സേവന നിബന്ധനകൾ';
export const cookiePolicy = 'കുക്കി നയം';
export const refundPolicy = 'റീഫണ്ട് നയം';
export const socialMedia = 'സമൂഹമാധ്യമങ്ങൾ';
export const chatWithUs = 'ചാറ്റ് ചെയ്യൂ';
export const madeBy = 'നിർമ്മാണം: {credit}.';

export const newsletterTitle = 'മാസത്തിൽ ഒരു കത്ത്';
export const newsletterLead = 'സ്കൂളിലെ വിശേഷങ്ങൾ, അടുത്ത കോഴ്സ് ഏത്.';
export const emailAddress = 'ഇമെയിൽ വിലാസം';
export const subscribing = 'ചേർക്കുന്നു...';
export const subscribe = 'എനിക്കും അയയ്ക്കൂ';
export const didNotGoThrough = 'അത് നടന്നില്ല. ഇന്റർനെറ്റ് കണക്ഷൻ നോക്കിയിട്ട് വീണ്ടും ശ്രമിക്കൂ.';
export const confirmDescription = '{school} മാസത്തിൽ ഒരിക്കൽ അയയ്ക്കുന്ന കത്തിനായി നിങ്ങളുടെ ഇമെയിൽ വിലാസം ഉറപ്പിക്കൂ.';
export const unsubscribeDescription = '{school} അയയ്ക്കുന്ന കത്ത് നിർത്താം; നിങ്ങളുടെ ഇമെയിൽ വിലാസം മായ്ച്ചുകളയും.';

export const welcome = 'സ്വാഗതം';
export const registerNowBanner = 'ഇപ്പോൾ രജിസ്റ്റർ ചെയ്യൂ';
export const registerNow = 'ഇപ്പോൾ രജിസ്റ്റർ ചെയ്യൂ';
export const pause = 'നിർത്തൂ';
export const play = 'തുടരൂ';
export const previousSlide = 'മുമ്പത്തെ സ്ലൈഡ്';
export const nextSlide = 'അടുത്ത സ്ലൈഡ്';
export const carousel = 'സ്ലൈഡ് ഷോ';
export const slide = 'സ്ലൈഡ്';
export const slideOf = '{count}-ൽ {number}';
export const allCourses = 'എല്ലാം';
export const courseCategories = 'കോഴ്സ് വിഭാഗങ്ങൾ';
export const purchase = 'കോഴ്സിൽ ചേരൂ';
export const seeTheCourse = 'കോഴ്സ് കാണൂ';
export const updated = 'പുതുക്കിയത്: {month}';
export const subtitles = 'സബ്ടൈറ്റിൽ: {language}';
export const rated = '{count} പഠിതാക്കൾ നൽകിയ റേറ്റിങ്: 10-ൽ {value}';
export const moreAboutUs = 'ഞങ്ങളെപ്പറ്റി കൂടുതൽ';
export const payBy = 'പണമടയ്ക്കാൻ';
export const payByCard = 'ക്രെഡിറ്റ് കാർഡ്, ഡെബിറ്റ് കാർഡ്';
export const payByWallet = 'വാലറ്റ്';
export const payByPhone = 'ഫോൺ വഴി';

export const aboutSchool = '{name}: ഞങ്ങളെപ്പറ്റി';
export const getStarted = 'തുടങ്ങാം';
export const contactUsButton = 'ഞങ്ങളെ ബന്ധപ്പെടൂ';
export const referNow = 'കൂട്ടുകാരെ ചേർക്കൂ';

export const coursesWeTeach = 'ഞങ്ങൾ പഠിപ്പിക്കുന്ന കോഴ്സുകൾ';
export const oneCourse = '1 കോഴ്സ്';
export const manyCourses = '{count} കോഴ്സുകൾ';
export const dayByDay = '{title}: ഓരോ ദിവസവും പഠിക്കുന്നത്';
export const noCourseYet = 'ആദ്യത്തെ കോഴ്സ് തയ്യാറായിക്കൊണ്ടിരിക്കുന്നു. വൈകാതെ വീണ്ടും വരൂ.';
export const noCourseMatches = 'ഇതിനു ചേരുന്ന കോഴ്സ് ഇല്ല. മറ്റൊരു വാക്ക് പരീക്ഷിക്കൂ.';
export const showEveryCourse = 'എല്ലാ കോഴ്സുകളും കാണിക്കൂ';
export const coursesSummary =
  '{name} നടത്തുന്ന കോഴ്സുകൾ{taught}. ഓരോ ദിവസവും ഓരോ പാഠം{subtitles}. ഒരിക്കൽ മാത്രം പണമടച്ചാൽ മതി.';
export const withSubtitles = ', {language} സബ്ടൈറ്റിലോടെ';
export const search = 'തിരയൂ';
export const category = 'വിഭാഗം';
export const everyCategory = 'എല്ലാ കോഴ്സുകളും';

export const duration = 'കാലാവധി: {duration}';
export const withCertificate = 'പൂർത്തിയാക്കിയാൽ സർട്ടിഫിക്കറ്റ് കിട്ടും';
export const courseQuestions = 'ചോദ്യങ്ങളും ഉത്തരങ്ങളും';
export const whoTeaches = 'ആരാണ് പഠിപ്പിക്കുന്നത്';
export const days = 'ദിവസങ്ങൾ';
export const whatYouGet = 'നിങ്ങൾക്കു കിട്ടുന്നത്';
export const whatItCosts = 'ഫീസ്';
export const youPayOnce = 'രജിസ്റ്റർ ചെയ്തശേഷം ഒരിക്കൽ മാത്രം പണമടച്ചാൽ മതി.';
export const courseClosed = 'ഈ കോഴ്സിലേക്ക് ഇപ്പോൾ രജിസ്ട്രേഷൻ ഇല്ല.';
export const registerToWatch = 'കാണാൻ രജിസ്റ്റർ ചെയ്യൂ';
export const registerToWatchDay = '{day}: കാണാൻ രജിസ്റ്റർ ചെയ്യൂ';
export const todaysLesson = 'ഇന്നത്തെ പാഠം';
export const topicsCovered = 'പഠിക്കുന്ന കാര്യങ്ങൾ';
export const courseDescription = 'കോഴ്സിനെക്കുറിച്ച്';

export const faqTitle = 'സാധാരണ സംശയങ്ങൾ';
export const faqDescription = '{name}: സന്ദർശകർ ഏറ്റവും കൂടുതൽ ചോദിക്കുന്നത്.';
export const noQuestionYet = 'ഇവിടെ ഇതുവരെ ഒരു ചോദ്യത്തിനും ഉത്തരം നൽകിയിട്ടില്ല. നിങ്ങളുടെ ചോദ്യം ആദ്യത്തേതാകട്ടെ.';

export const phone = 'ഫോൺ';
export const email = 'മെയിൽ';
export const chat = 'ചാറ്റ്';
export const writeInApp = 'മെസേജിങ് ആപ്പിൽ എഴുതൂ';
export const noChannels = 'എങ്ങനെ ബന്ധപ്പെടാമെന്ന് സ്കൂൾ ഇതുവരെ അറിയിച്ചിട്ടില്ല.';
export const reachByPhone = 'ഫോൺ';
export const reachByEmail = 'ഇമെയിൽ';
export const reachByChat = 'ചാറ്റ്';
export const reach = '{name} എന്ന സ്കൂളിനെ ബന്ധപ്പെടാനുള്ള വഴികൾ{ways}{orFromHere}.';
export const reachBy = ': {ways}';
export const reachFromHere = '. ഇവിടെനിന്നു നേരിട്ടും എഴുതാം';
export const name = 'പേര്';
export const city = 'സ്ഥലം';
export const course = 'കോഴ്സ്';
export const chooseCourse = 'കോഴ്സ് തിരഞ്ഞെടുക്കൂ';
export const somethingElse = 'മറ്റെന്തെങ്കിലും';
export const message = 'സന്ദേശം';
export const writeEmail = 'ഇമെയിൽ എഴുതൂ';
export const opensMail = 'ഇത് നിങ്ങളുടെ മെയിൽ ആപ്പ് തുറക്കും; എഴുതിയതെല്ലാം അതിലുണ്ടാകും. അവിടെനിന്ന് അയച്ചാൽ മതി.';
export const mailOpened =
  'നിങ്ങളുടെ സന്ദേശവുമായി മെയിൽ ആപ്പ് ഇപ്പോൾ തുറന്നിട്ടുണ്ടാകും. ഇല്ലെങ്കിൽ {again}, അല്ലെങ്കിൽ {email} എന്ന വിലാസത്തിലേക്ക് എഴുതൂ. നിങ്ങൾ എഴുതിയത് ഇവിടെത്തന്നെയുണ്ട്.';
export const openAgain = 'വീണ്ടും തുറക്കൂ';
export const mailFailed =
  'അത് നടന്നില്ല. നിങ്ങൾ എഴുതിയത് ഇവിടെത്തന്നെയുണ്ട്: വീണ്ടും ശ്രമിക്കൂ, അല്ലെങ്കിൽ {email} എന്ന വിലാസത്തിലേക്ക് എഴുതൂ.';
export const mapOf = 'മാപ്പ്: {place}';
export const showMap = 'മാപ്പ് കാണിക്കൂ';
export const mapSource = 'ഈ മാപ്പ് നൽകുന്നത് OpenStreetMap ആണ്. അത് തുറന്നാൽ നിങ്ങളുടെ IP വിലാസം അവർക്കു കാണാം.';
export const keepInTouch = 'ഞങ്ങളുമായി ബന്ധം പുലർത്തൂ';
export const getInTouch = 'ഞങ്ങൾക്ക് എഴുതൂ';
export const locateUs = 'ഞങ്ങൾ എവിടെയാണ്';

export const legalOf = '{name}: {title}';
export const notPublished = 'ഈ പേജ് സ്കൂൾ ഇതുവരെ പ്രസിദ്ധീകരിച്ചിട്ടില്ല.';
export const onThisPage = 'ഈ പേജിൽ';
export const lastChanged = 'അവസാനം മാറ്റിയത്: {day}.';
export const licences = 'ഓപ്പൺ സോഴ്സ് ലൈസൻസുകൾ';

export const notFoundTitle = 'പേജ് കണ്ടില്ല';
export const notFound = 'ഈ പടി ഇവിടെയില്ല';
export const notFoundText = 'ഈ വിലാസത്തിൽ ഒന്നുമില്ല: എഴുതിയതു തെറ്റിയതാകാം, അല്ലെങ്കിൽ പേജ് മാറിയതാകാം.';
export const goHome = 'ഹോം പേജിലേക്ക്';
export const signIn = 'സൈൻ ഇൻ';
