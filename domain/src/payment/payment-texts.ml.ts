import type * as english from './payment-texts.ts';

// The texts of payment-texts.ts in Malayalam (docs/malayalam.md).

export const paymentMethodLabels: typeof english.paymentMethodLabels = {
  upi: 'UPI',
  'bank-transfer': 'ബാങ്ക് വഴി',
  card: 'കാർഡ്',
  cash: 'ക്യാഷ്',
  other: 'മറ്റൊരു വഴി',
};

export const discounted = '{price} എന്ന ഫീസിൽ {code} എന്ന കോഡിന് {off} കിഴിവ്';

export const freeMessage = [
  'നമസ്കാരം {school}, ഞാൻ രജിസ്റ്റർ ചെയ്തിട്ടുണ്ട്. പണമൊന്നും അടയ്ക്കാനില്ല; കോഴ്സ് തുറന്നുതരൂ.',
  'പേര്: {name}',
  'ഇമെയിൽ: {email}',
  'കോഴ്സ്: {course}',
  'കിഴിവ്: {price}',
  'റഫറൻസ്: {reference}',
].join('\n');
