import { translationsInput } from '@padavu/domain/language/translation';
import { z } from 'zod';

type Texts<T extends z.ZodRawShape> = { ml: Record<keyof T & string, string> };

const text = z.preprocess((value) => (Array.isArray(value) ? value.join('\n') : value), z.string()).catch('');

/**
 * The translations of a record as form values: a missing text is empty, and a list is a text with one entry a line.
 * Records and drafts may lack translations.
 */
export function translationFields<T extends z.ZodRawShape>({ shape }: z.ZodObject<T>): z.ZodType<Texts<T>> {
  const ml = z.object(Object.fromEntries(Object.keys(shape).map((field) => [field, text])));
  const fields = z.preprocess((value) => Object.assign({ ml: {} }, value), z.object({ ml }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its keys are those of the shape
  return fields as unknown as z.ZodType<Texts<T>>;
}

const isList = (schema: unknown) => schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodArray;

/** Turns those form values into the input of the API. */
export const translationForm = <T extends z.ZodRawShape>(texts: z.ZodObject<T>) =>
  z
    .custom<Texts<T>>()
    .transform(({ ml }): unknown => ({
      ml: Object.fromEntries(
        Object.entries<string>(ml).map(([field, value]) => [
          field,
          isList(texts.shape[field]) ? value.split('\n') : value,
        ]),
      ),
    }))
    .pipe(translationsInput(texts).unwrap());

/** Removes empty translations: an untranslated entry is sent as it was before there were translations. */
export function withoutEmpty<T extends { translations: { ml?: unknown } }>({
  translations,
  ...entry
}: T): Omit<T, 'translations'> & { translations?: T['translations'] } {
  return translations.ml === undefined ? entry : { ...entry, translations };
}
