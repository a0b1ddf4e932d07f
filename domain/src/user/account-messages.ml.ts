import type * as english from './account-messages.ts';
import type { Translated } from '@padavu/domain/language/translated';

// The texts of account-messages.ts in Malayalam (docs/malayalam.md).

export const validation: Translated<typeof english.validation> = {
  nameTooShort: 'പേരിൽ കുറഞ്ഞത് 3 അക്ഷരങ്ങൾ വേണം',
  nameTooLong: 'പേരിൽ 100 അക്ഷരങ്ങളിൽ കൂടരുത്',
  emailInvalid: 'ശരിയായ ഇമെയിൽ വിലാസം എഴുതൂ',
  emailInvalidContact: 'ശരിയായ ഇമെയിൽ വിലാസം എഴുതൂ.',
  passwordTooShort: 'പാസ്‌വേഡിൽ കുറഞ്ഞത് 8 അക്ഷരങ്ങൾ വേണം',
  passwordTooLong: 'പാസ്‌വേഡിൽ 128 അക്ഷരങ്ങളിൽ കൂടരുത്',
  courseRequired: 'ഒരു കോഴ്സ് തിരഞ്ഞെടുക്കൂ',
  termsRequired: 'നിബന്ധനകളും വ്യവസ്ഥകളും അംഗീകരിക്കണം',
  emailMissing: 'ഇമെയിൽ വിലാസം എഴുതൂ',
  passwordMissing: 'പാസ്‌വേഡ് എഴുതൂ',
  emailRequiredHint: 'ഇമെയിൽ വേണം',
  passwordRequiredHint: 'പാസ്‌വേഡ് വേണം',
  passwordTooShortHint: 'പാസ്‌വേഡിൽ കുറഞ്ഞത് 8 അക്ഷരങ്ങൾ വേണം',
  courseClosed: 'ഈ കോഴ്സിലേക്ക് ഇപ്പോൾ രജിസ്ട്രേഷൻ ഇല്ല. മറ്റൊരു കോഴ്സ് തിരഞ്ഞെടുക്കൂ',
  fieldRequired: 'ഇത് പൂരിപ്പിക്കൂ',
};

export const login: Translated<typeof english.login> = {
  title: 'സൈൻ ഇൻ',
  submit: 'സൈൻ ഇൻ ചെയ്യൂ',
  submitting: 'സൈൻ ഇൻ ചെയ്യുന്നു...',
  success: 'സൈൻ ഇൻ ചെയ്തു',
  pending: 'അക്കൗണ്ട് അഡ്മിൻ ഇതുവരെ അംഗീകരിച്ചിട്ടില്ല',
  notApproved: 'നിങ്ങളുടെ അക്കൗണ്ട് അഡ്മിൻ ഇതുവരെ അംഗീകരിച്ചിട്ടില്ല',
  failed: 'സൈൻ ഇൻ നടന്നില്ല. വീണ്ടും ശ്രമിക്കൂ.',
  badRequest: 'എന്തോ ശരിയായില്ല. എഴുതിയത് ഒന്നുകൂടി നോക്കൂ.',
  unauthorised: 'ഇമെയിലോ പാസ്‌വേഡോ ശരിയല്ല. വീണ്ടും ശ്രമിക്കൂ.',
  forbidden: 'നിങ്ങളുടെ അക്കൗണ്ട് ഇതുവരെ അംഗീകരിച്ചിട്ടില്ല, അല്ലെങ്കിൽ ഇപ്പോൾ സജീവമല്ല.',
  notFound: 'സൈൻ ഇൻ ഇപ്പോൾ കിട്ടുന്നില്ല. കുറച്ചുകഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
  network: 'ഇന്റർനെറ്റ് കിട്ടുന്നില്ല. കണക്ഷൻ നോക്കൂ.',
  unexpected: 'പ്രതീക്ഷിക്കാത്ത ഒരു കുഴപ്പമുണ്ടായി. വീണ്ടും ശ്രമിക്കൂ.',
  tooManyAttempts: 'ഒരുപാടു തവണ ശ്രമിച്ചു. കുറച്ചുകഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
  offline: 'നിങ്ങൾ ഓഫ്‌ലൈനാണ്. ഇന്റർനെറ്റ് കിട്ടുമ്പോൾ സൈൻ ഇൻ ചെയ്യാം.',
  nothingKept:
    'നിങ്ങളുടെ ബ്രൗസർ ഈ സൈറ്റിന്റെ വിവരങ്ങളൊന്നും സൂക്ഷിക്കുന്നില്ല. പതിവുപോലെ പഠിക്കാം; പേജ് പുതുതായി തുറക്കുമ്പോൾ വീണ്ടും സൈൻ ഇൻ ചെയ്യണം.',
};

export const loginReason: Translated<typeof english.loginReason> = {
  pending: 'നിങ്ങളുടെ അക്കൗണ്ട് അഡ്മിൻ അംഗീകരിക്കുന്നതുവരെ കാത്തിരിക്കൂ.',
  inactive: 'നിങ്ങളുടെ അക്കൗണ്ട് ഇപ്പോൾ സജീവമല്ല. ഞങ്ങളെ ബന്ധപ്പെടൂ.',
  not_authenticated: 'ഈ പേജ് കാണാൻ സൈൻ ഇൻ ചെയ്യൂ.',
  session_expired: 'നിങ്ങളുടെ സെഷൻ അവസാനിച്ചു. വീണ്ടും സൈൻ ഇൻ ചെയ്യൂ.',
  unknown: 'പ്രതീക്ഷിക്കാത്ത ഒരു കുഴപ്പമുണ്ടായി',
  deleted: 'ഈ അക്കൗണ്ട് നീക്കം ചെയ്തു. തെറ്റുപറ്റിയെന്നു തോന്നുന്നെങ്കിൽ ഞങ്ങളെ ബന്ധപ്പെടൂ.',
};

export const passwordReset: Translated<typeof english.passwordReset> = {
  forgotTitle: 'പാസ്‌വേഡ് മറന്നോ?',
  ask: 'ലിങ്ക് അയയ്ക്കൂ',
  asking: 'അയയ്ക്കുന്നു...',
  sent: 'ഈ വിലാസത്തിൽ അക്കൗണ്ട് ഉണ്ടെങ്കിൽ, പുതിയ പാസ്‌വേഡ് ഇടാനുള്ള ലിങ്ക് ഉടൻ എത്തും.',
  resetTitle: 'പുതിയ പാസ്‌വേഡ് ഇടൂ',
  set: 'പാസ്‌വേഡ് ഇടൂ',
  setting: 'പാസ്‌വേഡ് മാറ്റുന്നു...',
  done: 'പുതിയ പാസ്‌വേഡ് ഇട്ടു.',
  badLink: 'ഈ ലിങ്കിന്റെ കാലാവധി കഴിഞ്ഞു, അല്ലെങ്കിൽ അത് ഉപയോഗിച്ചുകഴിഞ്ഞു. പുതിയത് ആവശ്യപ്പെടൂ.',
};

export const server: Translated<typeof english.server> = {
  error: 'സെർവറിൽ കുഴപ്പമുണ്ടായി. കുറച്ചുകഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
  tooManyRequests: 'ഒരുപാടു തവണ ശ്രമിച്ചു. കുറച്ചുകഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
  keyMismatch: 'ഇത് നേരത്തെ മറ്റു വിവരങ്ങളോടെ അയച്ചതാണ്. പേജ് വീണ്ടും തുറന്നു ശ്രമിക്കൂ.',
  keyInProgress: 'നേരത്തെ അയച്ചത് ഇപ്പോഴും നടന്നുകൊണ്ടിരിക്കുന്നു. കുറച്ചു സെക്കൻഡ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
  tooBusy: 'സ്കൂളിൽ ഇപ്പോൾ വലിയ തിരക്കാണ്. കുറച്ചു സെക്കൻഡ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
  notAttested: 'ഇത് ഞങ്ങളുടെ സൈറ്റിൽനിന്നാണെന്ന് ഉറപ്പിക്കാനായില്ല. പേജ് വീണ്ടും തുറന്നു ശ്രമിക്കൂ.',
  changedMeanwhile: 'ഇതിനിടെ മറ്റൊരാൾ ഇത് മാറ്റി. വീണ്ടും തുറന്ന് നിങ്ങളുടെ മാറ്റം ആവർത്തിക്കൂ.',
};

export const userService: Translated<typeof english.userService> = {
  badRequest: 'എന്തോ ശരിയായില്ല. എഴുതിയത് ഒന്നുകൂടി നോക്കൂ.',
  unauthorised: 'അനുവാദമില്ല. വീണ്ടും സൈൻ ഇൻ ചെയ്യൂ.',
  forbidden: 'ഇതിന് നിങ്ങൾക്ക് അനുവാദമില്ല.',
  notFound: 'ആവശ്യപ്പെട്ടത് കണ്ടില്ല.',
};

export const newsletter: Translated<typeof english.newsletter> = {
  subscribed: 'നന്ദി. നിങ്ങളുടെ വിലാസം ഞങ്ങൾക്കു പുതിയതാണെങ്കിൽ, ഞങ്ങളുടെ മെയിലിലെ ലിങ്ക് വഴി അത് ഉറപ്പിക്കൂ.',
};
