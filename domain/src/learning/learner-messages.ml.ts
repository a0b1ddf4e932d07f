import type * as english from './learner-messages.ts';
import type { Translated } from '@padavu/domain/language/translated';

// The texts of learner-messages.ts in Malayalam (docs/malayalam.md).

export const learnerMessages: Translated<typeof english.learnerMessages> = {
  courseViewer: {
    heading: 'കോഴ്സിന്റെ ഭാഗങ്ങൾ',
    start: 'പഠിച്ചുതുടങ്ങൂ',
    loading: 'കോഴ്സ് തുറക്കുന്നു...',
    failed: 'കോഴ്സ് തുറക്കാനായില്ല',
    contentFailed: 'കോഴ്സിലുള്ളത് തുറക്കാനായില്ല. വീണ്ടും ശ്രമിക്കൂ.',
    retry: 'വീണ്ടും ശ്രമിക്കൂ',
    empty: 'ഈ കോഴ്സിൽ ഇതുവരെ ഒന്നും ചേർത്തിട്ടില്ല.',
    unavailable: 'ഈ കോഴ്സ് ഇവിടെ ലഭ്യമല്ല. നിങ്ങളുടെ ഡാഷ്ബോർഡിലേക്കു മടങ്ങൂ.',
    back: 'ഡാഷ്ബോർഡിലേക്ക്',
  },
  lessonViewer: {
    back: 'കോഴ്സിന്റെ ഭാഗങ്ങളിലേക്ക്',
    loadingVideo: 'വീഡിയോ തുറക്കുന്നു...',
    untitled: 'പേരില്ലാത്ത പാഠം',
    noDescription: 'വിവരണമില്ല',
    topics: 'പഠിക്കുന്ന കാര്യങ്ങൾ',
    noTopics: 'ഈ പാഠത്തിൽ എന്തൊക്കെയെന്ന് പ്രത്യേകം പറഞ്ഞിട്ടില്ല.',
    none: 'ഈ ഭാഗത്തിൽ പാഠങ്ങളില്ല',
    invalidIds: 'ഈ വിലാസത്തിൽ പാഠമൊന്നുമില്ല',
    failed: 'പാഠം തുറക്കാനായില്ല. കുറച്ചുകഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
  },
  opens: {
    afterDaysBefore: 'മുമ്പത്തെ ദിവസങ്ങളിലെ എല്ലാ പാഠങ്ങളും പൂർത്തിയാക്കിയാൽ തുറക്കും',
    onNoDayYet: 'തുറക്കുന്ന ദിവസം തീരുമാനിച്ചിട്ടില്ല',
    locked: 'തുറന്നിട്ടില്ല',
    remind: 'ഓർമ്മിപ്പിക്കാൻ കലണ്ടറിൽ ചേർക്കൂ',
  },
  video: {
    noThumbnail: 'ചിത്രമില്ല',
    invalidUrl: 'വിലാസം ശരിയല്ല',
  },
};
