/** The file `/brand.json` of a school in another region than the usual one. */
export const aBrandFile = {
  name: 'Kollam Pottery',
  tagline: 'Clay.',
  email: 'a@b.example',
  logo: null,
  locale: 'de-DE',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  styles: ':root{--a:1}',
};
