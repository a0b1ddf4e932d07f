import type { PageContents, PageId } from '@padavu/domain/site/page-content';
import { legalTexts } from './legal-texts.ts';

// The content of the demo school's pages, in both languages except the legal texts.

const home: PageContents['home'] = {
  description:
    'An online school from Kerala for business and digital skills: ecommerce, digital marketing and design, day by day, with Malayalam subtitles.',
  translations: {
    ml: {
      description:
        'കേരളത്തിൽനിന്നുള്ള ഓൺലൈൻ സ്കൂൾ: ഇ-കൊമേഴ്സ്, ഡിജിറ്റൽ മാർക്കറ്റിങ്, ഡിസൈൻ എന്നിവ ദിവസം തോറും, മലയാളം സബ്ടൈറ്റിലുകളോടെ.',
    },
  },
  banners: [
    {
      title: 'Learn a business skill, one day at a time',
      text: 'Short video lessons, a task for every day, and teachers from Kerala who have done it themselves.',
      action: 'Register now',
      leadsTo: 'register',
      drawing: 'steps',
      translations: {
        ml: {
          title: 'ഒരു ബിസിനസ് പഠിക്കൂ, ഓരോ ദിവസവും ഓരോ പടി',
          text: 'ചെറിയ വീഡിയോ പാഠങ്ങൾ, ഓരോ ദിവസവും ചെയ്യാൻ ഒരു കാര്യം, സ്വന്തമായി ചെയ്തു പഠിച്ച കേരളത്തിലെ അധ്യാപകർ.',
          action: 'രജിസ്റ്റർ ചെയ്യൂ',
        },
      },
    },
    {
      title: 'Open your own shop on the web',
      text: 'Ecommerce Mastery takes you from a first idea to a first parcel in one month.',
      action: 'See the course',
      leadsTo: 'course',
      drawing: 'shop',
      translations: {
        ml: {
          title: 'ഇന്റർനെറ്റിൽ സ്വന്തം കട തുറക്കൂ',
          text: 'ആദ്യത്തെ ആശയം മുതൽ ആദ്യത്തെ പാഴ്സൽ വരെ: Ecommerce Mastery ഒരു മാസംകൊണ്ട് എത്തിക്കും.',
          action: 'കോഴ്സ് കാണൂ',
        },
      },
    },
  ],
  courses: {
    title: 'All the skills you need in one place',
    lead: 'Pay once, learn day by day, and keep what you made on the way.',
    translations: {
      ml: {
        title: 'വേണ്ട കഴിവുകളെല്ലാം ഒരിടത്ത്',
        lead: 'ഒരിക്കൽ പണമടയ്ക്കൂ, ദിവസം തോറും പഠിക്കൂ, വഴിയിൽ ഉണ്ടാക്കിയതെല്ലാം നിങ്ങൾക്കു സ്വന്തം.',
      },
    },
  },
  whoWeAre: {
    title: 'Who We Are',
    lead: 'A school from Kerala for people who want to earn with what they know.',
    text: 'We teach the skills that small businesses run on: ecommerce, dropshipping, reselling, affiliate marketing, brand building, web development, social media marketing and graphic design.\n\nOur teachers sell, design and advertise for a living. They show the screens they work on, name what things cost, and say plainly what did not work.',
    translations: {
      ml: {
        title: 'ഞങ്ങൾ ആരാണ്',
        lead: 'അറിയുന്ന കാര്യംകൊണ്ടു വരുമാനമുണ്ടാക്കാൻ ആഗ്രഹിക്കുന്നവർക്കായി കേരളത്തിൽനിന്നൊരു സ്കൂൾ.',
        text: 'ചെറുകിട ബിസിനസുകൾക്കു വേണ്ട കഴിവുകളാണ് ഞങ്ങൾ പഠിപ്പിക്കുന്നത്: ഇ-കൊമേഴ്സ്, ഡ്രോപ്‌ഷിപ്പിങ്, റീസെല്ലിങ്, അഫിലിയേറ്റ് മാർക്കറ്റിങ്, ബ്രാൻഡ് വളർത്തൽ, വെബ് ഡെവലപ്മെന്റ്, സോഷ്യൽ മീഡിയ മാർക്കറ്റിങ്, ഗ്രാഫിക് ഡിസൈൻ.\n\nവിൽപനയും ഡിസൈനും പരസ്യവും തൊഴിലാക്കിയവരാണ് ഞങ്ങളുടെ അധ്യാപകർ. അവർ പണിയെടുക്കുന്ന സ്ക്രീൻ കാണിച്ചുതരും, എന്തിന് എത്ര ചെലവാകുമെന്നു പറയും, ശരിയാകാത്തത് എന്തെന്നും തുറന്നുപറയും.',
      },
    },
  },
  figures: [
    { value: 10, label: 'expert trainers', translations: { ml: { label: 'പരിചയസമ്പന്നരായ അധ്യാപകർ' } } },
    { value: 500, label: 'successful graduates', translations: { ml: { label: 'പഠിച്ചു ജയിച്ചവർ' } } },
    { value: 1000, label: 'specialized modules', translations: { ml: { label: 'പ്രത്യേക പാഠഭാഗങ്ങൾ' } } },
  ],
  experience: {
    title: 'Experience Learning Like Never Before',
    translations: { ml: { title: 'ഇതുവരെ അറിയാത്ത പഠനാനുഭവം' } },
    items: [
      {
        title: 'Interactive video lessons',
        text: 'Each day has one video, the topics it covers and a task you do on your own phone or laptop.',
        translations: {
          ml: {
            title: 'ചെയ്തു പഠിക്കാൻ വീഡിയോ പാഠങ്ങൾ',
            text: 'ഓരോ ദിവസവും ഒരു വീഡിയോ, അതിലെ വിഷയങ്ങൾ, പിന്നെ സ്വന്തം ഫോണിലോ ലാപ്ടോപ്പിലോ ചെയ്യാൻ ഒരു കാര്യം.',
          },
        },
      },
      {
        title: 'A path that is yours',
        text: 'Self-paced modules wait for you. Stop in the middle, come back next week, and go on from the same minute.',
        translations: {
          ml: {
            title: 'നിങ്ങളുടെ സ്വന്തം വേഗം',
            text: 'പാഠങ്ങൾ നിങ്ങൾക്കായി കാത്തിരിക്കും. ഇടയ്ക്കു നിർത്തൂ, അടുത്ത ആഴ്ച തിരിച്ചു വരൂ, നിർത്തിയ അതേ മിനിറ്റിൽനിന്നു തുടരൂ.',
          },
        },
      },
      {
        title: 'People beside you',
        text: 'Live sessions, and questions under each lesson, in Malayalam and English, for what a video cannot answer.',
        translations: {
          ml: {
            title: 'കൂടെ നിൽക്കാൻ ആളുകൾ',
            text: 'വീഡിയോയിൽ ഉത്തരമില്ലാത്തതു ചോദിക്കാൻ, മലയാളത്തിലും ഇംഗ്ലീഷിലും ലൈവ് ക്ലാസുകളും, ഓരോ പാഠത്തിനും താഴെ ചോദ്യങ്ങളും.',
          },
        },
      },
    ],
  },
  steps: {
    title: 'How to Get Started',
    lead: 'Four steps, and the first one takes a minute.',
    translations: { ml: { title: 'എങ്ങനെ തുടങ്ങാം', lead: 'നാലു പടികൾ; ആദ്യത്തേതിന് ഒരു മിനിറ്റ് മതി.' } },
    items: [
      {
        title: 'Register Account',
        text: 'Your name, an email address and a password. It takes a minute.',
        translations: {
          ml: { title: 'അക്കൗണ്ട് രജിസ്റ്റർ ചെയ്യൂ', text: 'നിങ്ങളുടെ പേര്, ഇമെയിൽ വിലാസം, ഒരു പാസ്‌വേഡ്. ഒരു മിനിറ്റ് മതി.' },
        },
      },
      {
        title: 'Select Course',
        text: 'Pick what you want to learn first. You can ask us before you decide.',
        translations: {
          ml: { title: 'കോഴ്സ് തിരഞ്ഞെടുക്കൂ', text: 'ആദ്യം പഠിക്കേണ്ടത് തിരഞ്ഞെടുക്കൂ. തീരുമാനിക്കും മുമ്പ് ഞങ്ങളോടു ചോദിക്കാം.' },
        },
      },
      {
        title: 'Make Payment',
        text: 'A chat opens with your details filled in. You pay there, once.',
        translations: {
          ml: { title: 'പണമടയ്ക്കൂ', text: 'നിങ്ങളുടെ വിവരങ്ങൾ ചേർത്ത ഒരു ചാറ്റ് തുറക്കും. അവിടെ ഒരിക്കൽ പണമടയ്ക്കാം.' },
        },
      },
      {
        title: 'Login & Start',
        text: 'An administrator unlocks your course, and day one is waiting.',
        translations: {
          ml: { title: 'ലോഗിൻ ചെയ്തു തുടങ്ങൂ', text: 'ഒരു അഡ്മിൻ കോഴ്സ് തുറന്നുതരും; ഒന്നാം ദിവസം നിങ്ങളെ കാത്തിരിക്കുന്നു.' },
        },
      },
    ],
  },
  payBy: ['card', 'wallet', 'phone'],
  testimonials: { title: '', items: [] },
};

const about: PageContents['about'] = {
  description:
    'A school from Kerala for people who want to earn with what they know. Who teaches at {school}, how a course works, and what we are after.',
  translations: {
    ml: {
      description:
        'അറിയുന്ന കാര്യംകൊണ്ടു വരുമാനമുണ്ടാക്കാൻ ആഗ്രഹിക്കുന്നവർക്കായി കേരളത്തിൽനിന്നൊരു സ്കൂൾ. {school}: ആരാണ് പഠിപ്പിക്കുന്നത്, കോഴ്സ് എങ്ങനെയാണ്, ഞങ്ങളുടെ ലക്ഷ്യം എന്ത്.',
      lead: 'അറിയുന്ന കാര്യംകൊണ്ടു വരുമാനമുണ്ടാക്കാൻ ആഗ്രഹിക്കുന്നവർക്കായി കേരളത്തിൽനിന്നൊരു സ്കൂൾ.',
    },
  },
  lead: 'A school from Kerala for people who want to earn with what they know.',
  whoWeAre: {
    title: 'Who we are',
    text: 'We teach the skills that small businesses run on: ecommerce, dropshipping, reselling, affiliate marketing, brand building, web development, social media marketing and graphic design.\n\nOur teachers sell, design and advertise for a living. They show the screens they work on, name what things cost, and say plainly what did not work.',
    translations: {
      ml: {
        title: 'ഞങ്ങൾ ആരാണ്',
        text: 'ചെറുകിട ബിസിനസുകൾക്കു വേണ്ട കഴിവുകളാണ് ഞങ്ങൾ പഠിപ്പിക്കുന്നത്: ഇ-കൊമേഴ്സ്, ഡ്രോപ്‌ഷിപ്പിങ്, റീസെല്ലിങ്, അഫിലിയേറ്റ് മാർക്കറ്റിങ്, ബ്രാൻഡ് വളർത്തൽ, വെബ് ഡെവലപ്മെന്റ്, സോഷ്യൽ മീഡിയ മാർക്കറ്റിങ്, ഗ്രാഫിക് ഡിസൈൻ.\n\nവിൽപനയും ഡിസൈനും പരസ്യവും തൊഴിലാക്കിയവരാണ് ഞങ്ങളുടെ അധ്യാപകർ. അവർ പണിയെടുക്കുന്ന സ്ക്രീൻ കാണിച്ചുതരും, എന്തിന് എത്ര ചെലവാകുമെന്നു പറയും, ശരിയാകാത്തത് എന്തെന്നും തുറന്നുപറയും.',
      },
    },
  },
  approach: {
    title: 'Our Learning Approach',
    lead: 'Five things that carry a learner from the first day to the last.',
    translations: {
      ml: { title: 'ഞങ്ങളുടെ പഠനരീതി', lead: 'ആദ്യ ദിവസം മുതൽ അവസാന ദിവസം വരെ പഠിതാവിന്റെ കൈപിടിക്കുന്ന അഞ്ചു കാര്യങ്ങൾ.' },
    },
    items: [
      {
        title: 'Self-paced modules',
        text: 'Lessons are short and wait for you. Learn before work, after dinner, or on the bus.',
        translations: {
          ml: {
            title: 'സ്വന്തം വേഗത്തിൽ പാഠങ്ങൾ',
            text: 'പാഠങ്ങൾ ചെറുതാണ്, നിങ്ങൾക്കായി കാത്തിരിക്കും. ജോലിക്കു മുമ്പോ അത്താഴത്തിനു ശേഷമോ ബസിലോ പഠിക്കൂ.',
          },
        },
      },
      {
        title: 'Hands-on assignments',
        text: 'Every day ends with something made: a price sheet, a product page, a first advertisement.',
        translations: {
          ml: {
            title: 'ചെയ്തു പഠിക്കൽ',
            text: 'ഓരോ ദിവസവും എന്തെങ്കിലും ഉണ്ടാക്കിയാണ് തീരുക: ഒരു വിലപ്പട്ടിക, ഉൽപന്നത്തിന്റെ പേജ്, ആദ്യത്തെ പരസ്യം.',
          },
        },
      },
      {
        title: 'Live sessions',
        text: 'Bring your own shop, page or design. A teacher works through it with you and the others.',
        translations: {
          ml: {
            title: 'ലൈവ് ക്ലാസുകൾ',
            text: 'സ്വന്തം കടയോ പേജോ ഡിസൈനോ കൊണ്ടുവരൂ. ഒരു അധ്യാപകൻ നിങ്ങളോടും മറ്റുള്ളവരോടുമൊപ്പം അത് വിശദമായി നോക്കും.',
          },
        },
      },
      {
        title: 'Community engagement',
        text: 'Learners share suppliers, drafts and first orders. Most questions are answered within a day.',
        translations: {
          ml: {
            title: 'പഠിതാക്കളുടെ കൂട്ടായ്മ',
            text: 'സാധനം കിട്ടുന്ന ഇടങ്ങളും ചെയ്തുനോക്കിയതും ആദ്യത്തെ ഓർഡറും പഠിതാക്കൾ പങ്കുവയ്ക്കുന്നു. മിക്ക ചോദ്യങ്ങൾക്കും ഒരു ദിവസത്തിനകം ഉത്തരം കിട്ടും.',
          },
        },
      },
      {
        title: 'Certification',
        text: 'Finish every day of a course and you receive a certificate with your name on it.',
        translations: {
          ml: {
            title: 'സർട്ടിഫിക്കറ്റ്',
            text: 'കോഴ്സിലെ എല്ലാ ദിവസവും പൂർത്തിയാക്കിയാൽ നിങ്ങളുടെ പേരെഴുതിയ സർട്ടിഫിക്കറ്റ് കിട്ടും.',
          },
        },
      },
    ],
  },
  mission: {
    title: 'Our Mission and Vision',
    translations: { ml: { title: 'ഞങ്ങളുടെ ദൗത്യവും സ്വപ്നവും' } },
    items: [
      {
        title: 'Our Mission',
        text: 'To put a business skill within reach of anyone in Kerala with a phone, an hour a day and the will to climb: in plain words, at a fair price, with people to ask.',
        translations: {
          ml: {
            title: 'ഞങ്ങളുടെ ദൗത്യം',
            text: 'ഒരു ഫോണും ദിവസം ഒരു മണിക്കൂറും പടി കയറാൻ മനസ്സുമുള്ള കേരളത്തിലെ ആർക്കും ഒരു ബിസിനസ് പഠിക്കാൻ വഴിയൊരുക്കുക: ലളിതമായ വാക്കുകളിൽ, ന്യായമായ ഫീസിൽ, ചോദിക്കാൻ ആളുകളോടെ.',
          },
        },
      },
      {
        title: 'Our Vision',
        text: 'A Kerala where a good idea in a small town finds its customers as easily as one in a big city, and where nobody has to leave home to make a living from it.',
        translations: {
          ml: {
            title: 'ഞങ്ങളുടെ സ്വപ്നം',
            text: 'ചെറിയ പട്ടണത്തിലെ നല്ലൊരു ആശയത്തിനും വലിയ നഗരത്തിലേതുപോലെ എളുപ്പത്തിൽ ആവശ്യക്കാരെ കിട്ടുന്ന, ജീവിക്കാൻ വീടു വിട്ടുപോകേണ്ടാത്ത ഒരു കേരളം.',
          },
        },
      },
    ],
  },
  figures: {
    title: 'So far, in figures',
    translations: { ml: { title: 'ഇതുവരെ, അക്കങ്ങളിൽ' } },
    items: [
      { value: 2500, label: 'Google reviews', translations: { ml: { label: 'Google റിവ്യൂകൾ' } } },
      { value: 20, label: 'Technologies', translations: { ml: { label: 'സാങ്കേതികവിദ്യകൾ' } } },
      { value: 350, label: 'Placements', translations: { ml: { label: 'ജോലി കിട്ടിയവർ' } } },
    ],
  },
  referral: {
    title: 'Refer Your Friend & Earn Up To 500 rupees',
    text: 'Someone you know would like this. When your friend enrols and pays, you earn up to 500 rupees.',
    translations: {
      ml: {
        title: 'സുഹൃത്തിനെ ചേർക്കൂ, 500 രൂപ വരെ നേടൂ',
        text: 'നിങ്ങളുടെ പരിചയത്തിലുള്ള ഒരാൾക്ക് ഇത് ഇഷ്ടപ്പെടും. സുഹൃത്ത് ചേർന്നു പണമടച്ചാൽ നിങ്ങൾക്ക് 500 രൂപ വരെ കിട്ടും.',
      },
    },
  },
  closing: {
    title: 'The first step takes a minute',
    lead: 'Register, choose a course, and pay in a chat with us. Or ask first: we answer in Malayalam and English.',
    translations: {
      ml: {
        title: 'ആദ്യപടിക്ക് ഒരു മിനിറ്റ് മതി',
        lead: 'രജിസ്റ്റർ ചെയ്യൂ, കോഴ്സ് തിരഞ്ഞെടുക്കൂ, ഞങ്ങളുമായുള്ള ചാറ്റിൽ പണമടയ്ക്കൂ. ആദ്യം ചോദിക്കുകയുമാവാം: മലയാളത്തിലും ഇംഗ്ലീഷിലും മറുപടി തരും.',
      },
    },
  },
};

const faq: PageContents['faq'] = {
  description: 'How to enrol, pay and learn at {school}: short answers to what visitors ask most.',
  lead: 'How to enrol, how to pay and how a day goes, in short.',
  translations: {
    ml: {
      description: '{school}: എങ്ങനെ ചേരാം, പണമടയ്ക്കാം, പഠിക്കാം. പലരും ചോദിക്കുന്നതിനു ചെറിയ ഉത്തരങ്ങൾ.',
      lead: 'എങ്ങനെ ചേരാം, എങ്ങനെ പണമടയ്ക്കാം, ഒരു ദിവസം എങ്ങനെ: ചുരുക്കത്തിൽ.',
    },
  },
  questions: [
    {
      question: 'How do I enrol?',
      answer:
        'Register an account, select a course, make the payment, then log in and start. After registering, a chat opens with a payment message already written; an administrator unlocks your course once the payment has arrived.',
      translations: {
        ml: {
          question: 'എങ്ങനെ ചേരാം?',
          answer:
            'അക്കൗണ്ട് രജിസ്റ്റർ ചെയ്യൂ, കോഴ്സ് തിരഞ്ഞെടുക്കൂ, പണമടയ്ക്കൂ, പിന്നെ ലോഗിൻ ചെയ്തു തുടങ്ങൂ. രജിസ്റ്റർ ചെയ്താൽ, പണമടയ്ക്കാനുള്ള സന്ദേശം എഴുതിവച്ച ഒരു ചാറ്റ് തുറക്കും; പണം കിട്ടിയാൽ ഒരു അഡ്മിൻ കോഴ്സ് തുറന്നുതരും.',
        },
      },
    },
    {
      question: 'How do I pay?',
      answer:
        'In the chat that opens after you register, where we tell you how to pay by card, by wallet or from your phone. Or log in: the page shows a UPI code to scan. Then press "I have paid". This site itself never asks for card or bank details.',
      translations: {
        ml: {
          question: 'എങ്ങനെ പണമടയ്ക്കാം?',
          answer:
            'രജിസ്റ്റർ ചെയ്ത ശേഷം തുറക്കുന്ന ചാറ്റിൽ. കാർഡ്, വാലറ്റ്, ഫോൺ എന്നിവ വഴി എങ്ങനെ അടയ്ക്കാമെന്ന് അവിടെ പറഞ്ഞുതരും. അല്ലെങ്കിൽ ലോഗിൻ ചെയ്യൂ: സ്കാൻ ചെയ്യാനുള്ള UPI കോഡ് അവിടെ കാണാം. അടച്ചശേഷം "ഞാൻ പണമടച്ചു" അമർത്തൂ. ഈ സൈറ്റ് ഒരിക്കലും കാർഡിന്റെയോ ബാങ്കിന്റെയോ വിവരങ്ങൾ ചോദിക്കില്ല.',
        },
      },
    },
    {
      question: 'How much does a course cost?',
      answer:
        'You pay once for the whole course; nothing is charged by the month. {price} The price of every course stands on its card.',
      translations: {
        ml: {
          question: 'ഒരു കോഴ്സിന് എത്രയാണ് ഫീസ്?',
          answer:
            'മുഴുവൻ കോഴ്സിനും ഒരിക്കൽ പണമടച്ചാൽ മതി; മാസം തോറും ഒന്നുമില്ല. {price} ഓരോ കോഴ്സിന്റെയും ഫീസ് അതിന്റെ കാർഡിലുണ്ട്.',
        },
      },
    },
    {
      question: 'What do I see when I log in right after registering?',
      answer:
        'How to pay, with a UPI code to scan, and the button "I have paid". An administrator approves your account when your payment has arrived; the page then opens your course by itself. You need not register again.',
      translations: {
        ml: {
          question: 'രജിസ്റ്റർ ചെയ്ത ഉടനെ ലോഗിൻ ചെയ്താൽ എന്തു കാണും?',
          answer:
            'എങ്ങനെ പണമടയ്ക്കാമെന്ന്, സ്കാൻ ചെയ്യാനുള്ള UPI കോഡിനും "ഞാൻ പണമടച്ചു" എന്ന ബട്ടണിനുമൊപ്പം. പണം കിട്ടിയാൽ ഒരു അഡ്മിൻ നിങ്ങളുടെ അക്കൗണ്ട് അംഗീകരിക്കും; അപ്പോൾ പേജ് തനിയെ കോഴ്സ് തുറക്കും. വീണ്ടും രജിസ്റ്റർ ചെയ്യേണ്ട.',
        },
      },
    },
    {
      question: 'How does a course work?',
      answer:
        'Day by day. Each day has a video, a short description, the topics it covers and a task. You can go at your own pace, stop at any minute and go on from there.',
      translations: {
        ml: {
          question: 'കോഴ്സ് എങ്ങനെയാണ്?',
          answer:
            'ദിവസം തോറും. ഓരോ ദിവസവും ഒരു വീഡിയോ, ചെറിയൊരു വിവരണം, അതിലെ വിഷയങ്ങൾ, ചെയ്യാൻ ഒരു കാര്യം. സ്വന്തം വേഗത്തിൽ പോകാം, ഏതു മിനിറ്റിലും നിർത്താം, അവിടെനിന്നു തുടരാം.',
        },
      },
    },
    {
      question: 'In which language are the lessons?',
      answer:
        'The lessons come with subtitles in Malayalam. The site can be read in Malayalam and in English.',
      translations: {
        ml: {
          question: 'പാഠങ്ങൾ ഏതു ഭാഷയിലാണ്?',
          answer: 'പാഠങ്ങൾക്കു മലയാളം സബ്ടൈറ്റിലുകളുണ്ട്. സൈറ്റ് മലയാളത്തിലും ഇംഗ്ലീഷിലും വായിക്കാം.',
        },
      },
    },
    {
      question: 'Do I need to know anything beforehand?',
      answer:
        'No. Ecommerce Mastery is for all levels and begins with how a shop on the web earns its money. A phone is enough for most tasks; a laptop makes some of them easier.',
      translations: {
        ml: {
          question: 'നേരത്തേ എന്തെങ്കിലും അറിയണോ?',
          answer:
            'വേണ്ട. Ecommerce Mastery എല്ലാവർക്കുമുള്ളതാണ്; ഇന്റർനെറ്റിലെ കട എങ്ങനെ പണമുണ്ടാക്കുന്നു എന്നതിൽനിന്നാണ് തുടക്കം. മിക്കതും ചെയ്യാൻ ഫോൺ മതി; ചിലതിനു ലാപ്ടോപ്പുണ്ടെങ്കിൽ എളുപ്പമാകും.',
        },
      },
    },
    {
      question: 'Who can I ask when I am stuck?',
      answer:
        'Your instructors in the live sessions, us and other learners in the questions under each lesson, and us by chat, phone or email.',
      translations: {
        ml: {
          question: 'സംശയം വന്നാൽ ആരോടു ചോദിക്കാം?',
          answer:
            'ലൈവ് ക്ലാസിൽ അധ്യാപകരോട്, ഓരോ പാഠത്തിനും താഴെ ഞങ്ങളോടും മറ്റു പഠിതാക്കളോടും, ചാറ്റിലോ ഫോണിലോ ഇമെയിലിലോ ഞങ്ങളോട്.',
        },
      },
    },
    {
      question: 'Do I get a certificate?',
      answer: 'Yes. Finish every day of a course and you receive a certificate with your name on it.',
      translations: {
        ml: {
          question: 'സർട്ടിഫിക്കറ്റ് കിട്ടുമോ?',
          answer: 'കിട്ടും. കോഴ്സിലെ എല്ലാ ദിവസവും പൂർത്തിയാക്കിയാൽ നിങ്ങളുടെ പേരെഴുതിയ സർട്ടിഫിക്കറ്റ് കിട്ടും.',
        },
      },
    },
    {
      question: 'How does the referral programme work?',
      answer:
        'Tell a friend, and have them name you in the payment chat. When your friend enrols and pays, you earn up to 500 rupees.',
      translations: {
        ml: {
          question: 'സുഹൃത്തിനെ ചേർത്താൽ എന്തു കിട്ടും?',
          answer:
            'സുഹൃത്തിനോടു പറയൂ; പണമടയ്ക്കുന്ന ചാറ്റിൽ നിങ്ങളുടെ പേരു പറയാൻ പറയൂ. അവർ ചേർന്നു പണമടച്ചാൽ നിങ്ങൾക്ക് 500 രൂപ വരെ കിട്ടും.',
        },
      },
    },
    {
      question: 'I forgot my password. What now?',
      answer:
        'On the login page choose "Forgot your password?" and enter your email address. We send you a link with which you set a new one.',
      translations: {
        ml: {
          question: 'പാസ്‌വേഡ് മറന്നു. ഇനിയെന്ത്?',
          answer: 'ലോഗിൻ പേജിൽ "പാസ്‌വേഡ് മറന്നോ?" തുറന്ന് ഇമെയിൽ വിലാസം എഴുതൂ. പുതിയ പാസ്‌വേഡ് ഇടാനുള്ള ലിങ്ക് അയച്ചുതരും.',
        },
      },
    },
    {
      question: 'Can I get my money back?',
      answer:
        'Yes: in full before your course is unlocked, and within seven days after that if you have opened no more than the first day. The Refund Policy says how.',
      translations: {
        ml: {
          question: 'പണം തിരികെ കിട്ടുമോ?',
          answer:
            'കിട്ടും. കോഴ്സ് തുറന്നുതരുന്നതിനു മുമ്പാണെങ്കിൽ മുഴുവൻ പണവും കിട്ടും. തുറന്നുതന്ന ശേഷവും, ഒന്നാം ദിവസത്തിലധികം തുറന്നിട്ടില്ലെങ്കിൽ, ഏഴു ദിവസത്തിനകം ആവശ്യപ്പെടാം. എങ്ങനെയെന്നു റീഫണ്ട് നയത്തിലുണ്ട്.',
        },
      },
    },
  ],
  closing: {
    title: 'Another question?',
    lead: 'Ask us: a person answers, mostly within a day.',
    translations: {
      ml: { title: 'വേറെ ചോദ്യമുണ്ടോ?', lead: 'ഞങ്ങളോടു ചോദിക്കൂ: മിക്കവാറും ഒരു ദിവസത്തിനകം ഒരാൾ മറുപടി തരും.' },
    },
  },
};

/** The content of each page. */
export const demoPages: PageContents = {
  home,
  about,
  faq,
  ...legalTexts,
  courses: {
    lead: 'Choose a stair. You pay once, and climb it a day at a time.',
    translations: { ml: { lead: 'ഒരു പടവ് തിരഞ്ഞെടുക്കൂ. ഒരിക്കൽ പണമടച്ച്, ദിവസം ഓരോ പടി കയറാം.' } },
  },
  contact: {
    lead: 'No question is too small.',
    text: 'Ask about a course, a payment or your account. A person answers, in Malayalam or English.',
    translations: {
      ml: {
        lead: 'ഒരു ചോദ്യവും ചെറുതല്ല.',
        text: 'കോഴ്സിനെയോ പണമടയ്ക്കുന്നതിനെയോ അക്കൗണ്ടിനെയോ കുറിച്ചു ചോദിക്കൂ. മലയാളത്തിലോ ഇംഗ്ലീഷിലോ ഒരാൾ മറുപടി തരും.',
      },
    },
  },
  footer: {
    text: 'A school from Kerala for the skills that small businesses run on.',
    translations: { ml: { text: 'ചെറുകിട ബിസിനസുകൾക്കു വേണ്ട കഴിവുകൾക്കായി കേരളത്തിൽനിന്നൊരു സ്കൂൾ.' } },
  },
};

const publishedAt = new Date('2025-05-01T00:00:00Z');
const privacyPublishedAt = new Date('2026-11-22T00:00:00Z');

/** When each page was published. */
export const demoPublishedAt = (id: PageId): Date => (id === 'privacy' ? privacyPublishedAt : publishedAt);

/** The document `pages/{id}` of a page that was published once. */
export function demoPage(id: PageId) {
  const at = demoPublishedAt(id);
  return { draft: null, published: demoPages[id], publishedAt: at, updatedAt: at, version: 0 };
}
