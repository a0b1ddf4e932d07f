import { inLanguage } from '@padavu/domain/language/record-language';
import { language } from './language.ts';
import type * as english from './translated-record.ts';

export const translatedRecord: typeof english.translatedRecord = (record) => inLanguage(language, record);

type Translated = {
  title: string;
  translations?: Readonly<Record<string, { title?: string | undefined } | undefined>> | undefined;
};

export const firstTitle = ({ title, translations }: Translated): string =>
  translations?.['en']?.title ?? title;
