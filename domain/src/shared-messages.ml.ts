import type * as english from './shared-messages.ts';
import type { Translated } from '@padavu/domain/language/translated';

// The texts of shared-messages.ts in Malayalam (docs/malayalam.md).

export const undo = 'തിരിച്ചെടുക്കൂ';

export const defaults: Translated<typeof english.defaults> = {
  userName: 'പഠിതാവ്',
  unknownName: 'പേരറിയില്ല',
  course: 'തിരഞ്ഞെടുത്തിട്ടില്ല',
  untitledCourse: 'പേരില്ലാത്ത കോഴ്സ്',
  untitledCategory: 'പേരില്ലാത്ത ഭാഗം',
};

export const courseService: Translated<typeof english.courseService> = {
  failed: 'അത് നടന്നില്ല. വീണ്ടും ശ്രമിക്കൂ.',
};

export const valueMessages: Translated<typeof english.valueMessages> = {
  greeting: (name) => `നമസ്കാരം, ${name}`,
  welcome: (product) => `${product} നിങ്ങളെ സ്വാഗതം ചെയ്യുന്നു`,
  enrolledIn: (course) => `നിങ്ങളുടെ കോഴ്സ്: ${course}`,
  lessonCount: (count) => (count > 0 ? `${count} ${count === 1 ? 'പാഠം' : 'പാഠങ്ങൾ'}` : 'ഒന്നിലേറെ പാഠങ്ങൾ'),
  noCourses: (course) => `നിങ്ങൾ ചേർന്ന കോഴ്സ് കണ്ടില്ല: ${course}`,
  categoryCount: (count) => `${count} ${count === 1 ? 'ഭാഗം' : 'ഭാഗങ്ങൾ'}`,
  instructor: (name) => `പഠിപ്പിക്കുന്നത്: ${name || 'അറിയില്ല'}`,
  weeks: (weeks) => `കാലാവധി: ${weeks} ആഴ്ച`,
  tooLong: (max) => `${max} അക്ഷരങ്ങളിൽ കൂടരുത്`,
  tooMany: (max) => `${max} എണ്ണത്തിൽ കൂടരുത്`,
  courseFailed: (message) => `കോഴ്സ് തുറക്കാനായില്ല: ${message}`,
  categoryFailed: (message) => `കോഴ്സിന്റെ ഈ ഭാഗം തുറക്കാനായില്ല: ${message}`,
  lessonsFailed: (message) => `പാഠങ്ങൾ കിട്ടിയില്ല: ${message}`,
};
