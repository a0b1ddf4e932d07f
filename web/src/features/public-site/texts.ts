// The texts of the public site, one constant for each: the build puts each text into the file that shows it
// (docs/decisions/149). `fillPlaceholders` replaces `{name}`.

export const home = 'Home';
export const about = 'About';
export const aboutUs = 'About Us';
export const contact = 'Contact';
export const contactUs = 'Contact Us';
export const courses = 'Courses';
export const login = 'Login';
export const register = 'Register';
export const menu = 'Menu';
export const mainMenu = 'Main';
export const homeOf = '{name}, home';

export const quickLinks = 'Quick Links';
export const faqs = 'FAQs';
export const ourCourses = 'Our Courses';
export const privacyPolicy = 'Privacy Policy';
export const termsOfService = 'Terms of Service';
export const cookiePolicy = 'Cookie Policy';
export const refundPolicy = 'Refund Policy';
export const socialMedia = 'Social media';
export const chatWithUs = 'Chat with us';
export const madeBy = 'Made by {credit}.';

export const newsletterTitle = 'One letter a month';
export const newsletterLead = 'What is new at the school, and which course begins next.';
export const emailAddress = 'Email address';
export const subscribing = 'Subscribing...';
export const subscribe = 'Subscribe';
export const didNotGoThrough = 'That did not go through. Check your connection and try again.';
export const confirmDescription =
  'Confirm your email address for the newsletter of {school}, one letter a month.';
export const unsubscribeDescription =
  'Unsubscribe from the newsletter of {school}; your email address is deleted.';

export const welcome = 'Welcome';
export const registerNowBanner = 'Register now';
export const registerNow = 'Register Now';
export const pause = 'Pause';
export const play = 'Play';
export const previousSlide = 'Previous slide';
export const nextSlide = 'Next slide';
export const carousel = 'carousel';
export const slide = 'slide';
export const slideOf = '{number} of {count}';
export const allCourses = 'ALL';
export const courseCategories = 'Course categories';
export const purchase = 'PURCHASE';
export const seeTheCourse = 'SEE THE COURSE';
export const updated = 'Updated {month}';
export const subtitles = 'Subtitles: {language}';
export const rated = 'Rated {value} out of 10 by {count} learners';
export const moreAboutUs = 'More about us';
export const payBy = 'Pay by';
export const payByCard = 'Credit and debit cards';
export const payByWallet = 'Wallet';
export const payByPhone = 'Phone payment';

export const aboutSchool = 'About {name}';
export const getStarted = 'Get Started';
export const contactUsButton = 'Contact Us';
export const referNow = 'Refer Now';

export const coursesWeTeach = 'The courses we teach';
export const oneCourse = '1 course';
export const manyCourses = '{count} courses';
export const dayByDay = '{title}, day by day';
export const noCourseYet = 'The first course is being made. Please come back soon.';
export const noCourseMatches = 'No course matches. Another word may find it.';
export const showEveryCourse = 'Show every course';
export const coursesSummary = 'The courses of {name}{taught}, day by day{subtitles}. Pay once.';
export const withSubtitles = ', with {language} subtitles';
export const search = 'Search';
export const category = 'Category';
export const everyCategory = 'All courses';

export const duration = 'Duration: {duration}';
export const withCertificate = 'With a certificate of completion';
export const courseQuestions = 'Questions and answers';
export const whoTeaches = 'Who teaches';
export const days = 'Days';
export const whatYouGet = 'What you get';
export const whatItCosts = 'What it costs';
export const youPayOnce = 'You pay once, after you register.';
export const courseClosed = 'This course is not open for registration at the moment.';
export const registerToWatch = 'Register to watch';
export const registerToWatchDay = 'Register to watch {day}';
export const todaysLesson = "Today's Lesson";
export const topicsCovered = 'Topics Covered';
export const courseDescription = 'Course Description';

export const faqTitle = 'Frequently asked questions';
export const faqDescription = 'What visitors ask {name} most.';
export const noQuestionYet = 'No question is answered here yet. Ask yours, and it may be the first.';

export const phone = 'Phone';
export const email = 'Email';
export const chat = 'Chat';
export const writeInApp = 'Write in the messaging app';
export const noChannels = 'The school has not added contact details yet.';
export const reachByPhone = 'phone';
export const reachByEmail = 'email';
export const reachByChat = 'chat';
export const reach = 'Reach {name}{ways}{orFromHere}.';
export const reachBy = ' by {ways}';
export const reachFromHere = ', or write to us from here';
export const name = 'Name';
export const city = 'City';
export const course = 'Course';
export const chooseCourse = 'Choose a course';
export const somethingElse = 'Something else';
export const message = 'Message';
export const writeEmail = 'Write the email';
export const opensMail = 'This opens your own mail program with everything filled in. You press send there.';
export const mailOpened =
  'Your mail program should be open now, with your message in it. If it is not, {again} or write to {email}. What you typed is still here.';
export const openAgain = 'open it again';
export const mailFailed = 'That did not work. What you typed is still here: try again, or write to {email}.';
export const mapOf = 'Map: {place}';
export const showMap = 'Show the map';
export const mapSource = 'The map comes from OpenStreetMap, which will see your IP address.';
export const keepInTouch = 'Keep In Touch With Us';
export const getInTouch = 'Get in Touch';
export const locateUs = 'Locate Us';

export const legalOf = '{title} of {name}';
export const notPublished = 'The school has not published this page yet.';
export const onThisPage = 'On this page';
export const lastChanged = 'Last changed on {day}.';
export const licences = 'Open-source licences';

export const notFoundTitle = 'Page not found';
export const notFound = "This step isn't here";
export const notFoundText = 'The address leads nowhere: it may be mistyped, or the page has moved.';
export const goHome = 'Go to the home page';
export const signIn = 'Sign in';
