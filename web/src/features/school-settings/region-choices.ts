import { storedRegion } from '@padavu/domain/school/region';
import { usualRegion } from '@padavu/domain/school/usual-region';
import type { Region } from '@padavu/domain/school/usual-region';
import { z } from 'zod';

const ReadRegion = z.object(storedRegion);

/** The region of a form, to show examples. A field whose text names nothing has the usual value. */
export const readRegion = (region: Region): Region => ReadRegion.parse(region);

/** The locales to choose from. The API also accepts any other one that Intl knows. */
export const locales: readonly string[] = [
  usualRegion.locale,
  'bn-IN',
  'gu-IN',
  'hi-IN',
  'kn-IN',
  'ml-IN',
  'mr-IN',
  'pa-IN',
  'ta-IN',
  'te-IN',
  'en-AE',
  'en-AU',
  'en-CA',
  'en-GB',
  'en-IE',
  'en-KE',
  'en-LK',
  'en-MY',
  'en-NG',
  'en-NZ',
  'en-PH',
  'en-PK',
  'en-SG',
  'en-US',
  'en-ZA',
  'ar-AE',
  'ar-EG',
  'bn-BD',
  'cs-CZ',
  'da-DK',
  'de-AT',
  'de-CH',
  'de-DE',
  'el-GR',
  'es-AR',
  'es-ES',
  'es-MX',
  'fi-FI',
  'fr-CA',
  'fr-CH',
  'fr-FR',
  'he-IL',
  'hu-HU',
  'id-ID',
  'it-IT',
  'ja-JP',
  'ko-KR',
  'ms-MY',
  'nb-NO',
  'ne-NP',
  'nl-BE',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'ro-RO',
  'si-LK',
  'sv-SE',
  'sw-KE',
  'th-TH',
  'tr-TR',
  'uk-UA',
  'ur-PK',
  'vi-VN',
  'zh-CN',
];

export const currencies: readonly string[] = Intl.supportedValuesOf('currency');

/** The current names of zones that browsers list by an older name. */
const currentZoneNames: Readonly<Record<string, string>> = {
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

export const timeZones: readonly string[] = [
  ...new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map((zone) => currentZoneNames[zone] ?? zone)]),
].toSorted();

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });

/** What people call a locale: "English (India), en-IN". */
export const localeName = (tag: string) => `${languageNames.of(tag)}, ${tag}`;

/** What people call a currency: "Indian Rupee, INR". */
export const currencyName = (code: string) => `${currencyNames.of(code)}, ${code}`;
