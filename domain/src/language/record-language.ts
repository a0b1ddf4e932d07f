// Records of a school in the reader's language (docs/decisions/156). Separate from the schemas of translations, which
// public pages do not load.

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function fieldsIn(language: string, { translations, ...record }: Fields): Fields {
  const fields: Fields = Object.fromEntries(
    Object.entries(record).map(([field, value]) => [field, valueIn(language, value)]),
  );
  const texts = isFields(translations) ? translations[language] : undefined;
  if (!isFields(texts)) return fields;
  const originals = Object.fromEntries(Object.keys(texts).map((field) => [field, fields[field]]));
  return { ...fields, ...texts, translations: { en: originals } };
}

function valueIn(language: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => valueIn(language, entry));
  return isFields(value) ? fieldsIn(language, value) : value;
}

/**
 * A record in a language, with its groups and the entries of its lists. Texts without a translation do not change. The
 * originals of replaced texts are in `translations.en`, for searches. Other languages are left out.
 */
export const inLanguage = <T>(language: string, record: T): T =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- texts replace texts
  valueIn(language, record) as T;
