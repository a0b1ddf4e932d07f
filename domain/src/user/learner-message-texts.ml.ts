import type * as english from './learner-message-texts.ts';
import type { Translated } from '@padavu/domain/language/translated';

// The texts of learner-message-texts.ts in Malayalam (docs/malayalam.md).

export const learnerMessageTexts = {
  payment: {
    hello: 'നമസ്കാരം {name}, ഇത് {school}. {course} എന്ന കോഴ്സിന് രജിസ്റ്റർ ചെയ്തതിന് നന്ദി.',
    waits: 'ഇനി ഫീസ് അടച്ചാൽ മതി; അത് കിട്ടിയാലുടൻ ഞങ്ങൾ കോഴ്സ് തുറന്നുതരാം.',
    amount: 'തുക: {amount}',
    reference: 'പണമടയ്ക്കാനുള്ള റഫറൻസ്: {reference}',
  },
  welcome: {
    hello:
      'നമസ്കാരം {name}, {school} എന്ന സ്കൂളിലേക്ക് സ്വാഗതം. നിങ്ങളുടെ അക്കൗണ്ട് അംഗീകരിച്ചു; {course} എന്ന കോഴ്സ് നിങ്ങൾക്കായി തുറന്നു.',
    signIn: 'ഇവിടെ സൈൻ ഇൻ ചെയ്യൂ: {address}',
    oneDay: 'ദിവസം ഓരോ പടി കയറിയാൽ മതി. എന്തെങ്കിലും മനസ്സിലായില്ലെങ്കിൽ ഇവിടെ എഴുതൂ.',
  },
  due: {
    hello: 'നമസ്കാരം {name}, ഇത് {school}. {course} എന്ന കോഴ്സ് ഞങ്ങളോടൊപ്പം പഠിക്കുന്നതിന് നന്ദി.',
    amount: 'ഇനി അടയ്ക്കാനുള്ളത്: {amount}',
    reference: 'പണമടയ്ക്കാനുള്ള റഫറൻസ്: {reference}',
    paid: 'അടച്ചുകഴിഞ്ഞോ? എങ്കിൽ ട്രാൻസാക്ഷൻ നമ്പർ ഇവിടെ അയയ്ക്കൂ.',
  },
  stuck: {
    hello: 'നമസ്കാരം {name}, ഇത് {school}. {course} എന്ന കോഴ്സിൽ നിങ്ങളെ കണ്ടിട്ട് കുറച്ചുനാളായി.',
    lesson: 'നിങ്ങൾ നിർത്തിയ പാഠം: “{lesson}”. അവിടെനിന്ന് തുടരൂ: {address}',
    goOn: 'നിർത്തിയിടത്തുനിന്ന് തുടരൂ: {address}',
    help: 'എന്തെങ്കിലും മനസ്സിലാകാതെ പോയോ, അതോ സമയം കിട്ടിയില്ലേ? ഇവിടെ എഴുതൂ, ഞങ്ങൾ സഹായിക്കാം.',
  },
  finished: {
    hello: 'നമസ്കാരം {name}, {school} അഭിനന്ദിക്കുന്നു: {course} എന്ന കോഴ്സ് നിങ്ങൾ പൂർത്തിയാക്കി!',
    open: 'കോഴ്സ് മുഴുവൻ ഇനിയും നിങ്ങൾക്കായി തുറന്നിരിക്കും: {address}',
    first: 'പഠിച്ചതുകൊണ്ട് ആദ്യം എന്താണ് ചെയ്യാൻ പോകുന്നത്? കേൾക്കാൻ ഞങ്ങൾക്ക് സന്തോഷം.',
  },
  inactive: {
    hello:
      'നമസ്കാരം {name}, ഇത് {school}. {course} എന്ന കോഴ്സിനുള്ള നിങ്ങളുടെ അക്കൗണ്ട് ഇപ്പോൾ സജീവമല്ല, അതിനാൽ സൈൻ ഇൻ ചെയ്യാൻ പറ്റില്ല.',
    answer: 'ഇവിടെ മറുപടി തരൂ; നമുക്ക് ഒന്നിച്ച് നോക്കാം.',
    answerOrWrite: 'ഇവിടെ മറുപടി തരൂ, അല്ലെങ്കിൽ {email} എന്ന വിലാസത്തിൽ എഴുതൂ; നമുക്ക് ഒന്നിച്ച് നോക്കാം.',
    reference: 'നിങ്ങളുടെ റഫറൻസ്: {reference}',
  },
} as const satisfies Translated<typeof english.learnerMessageTexts>;
