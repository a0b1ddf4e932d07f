import { newSchool } from '@padavu/domain/school/school';
import type { School } from '@padavu/domain/school/school';

/** The demo school. Everything here is fictional. */
export const demoSchool: School = {
  name: 'Padavu',
  localName: 'പടവ്',
  tagline: 'Learn a business skill, one day at a time.',
  colour: '',
  locale: 'en-IN',
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  logo: null,
  icon: null,
  socialPicture: null,
  chatNumber: '919000000000',
  chatMessage: newSchool.chatMessage,
  phone: '+91 90000 00000',
  email: 'hello@padavu.example',
  address: 'Padavu House, Temple Road, Kochi, Kerala',
  location: { latitude: 9.9663, longitude: 76.2428 },
  social: { facebook: '', instagram: '', linkedin: '', youtube: '' },
  decisionTime: 'Most are answered within a day.',
  payment: { upiId: 'padavu@examplebank', payee: 'Padavu', bankDetails: '', instructions: '' },
  registration: { open: true, closedText: '' },
  translations: {
    ml: {
      tagline: 'ഒരു ബിസിനസ് കഴിവ് പഠിക്കാം, ദിവസം ഓരോ പടി.',
      chatMessage: [
        'നമസ്കാരം {school}, ഞാൻ രജിസ്റ്റർ ചെയ്തിട്ടുണ്ട്. കോഴ്സിന്റെ ഫീസ് അടയ്ക്കണം.',
        'പേര്: {name}',
        'ഇമെയിൽ: {email}',
        'കോഴ്സ്: {course}',
        'ഫീസ്: {price}',
        'പണമടയ്ക്കാനുള്ള റഫറൻസ്: {reference}',
      ].join('\n'),
      address: 'പടവ് ഹൗസ്, ടെമ്പിൾ റോഡ്, കൊച്ചി, കേരളം',
      decisionTime: 'മിക്കവർക്കും ഒരു ദിവസത്തിനകം മറുപടി കിട്ടും.',
    },
  },
};
