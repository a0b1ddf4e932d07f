import { translationsInput } from '@padavu/domain/translation';
import { z } from 'zod';

type Texts<T extends z.ZodRawShape> = { ml: Record<keyof T & string, string> };

const text = z.preprocess((value) => (Array.isArray(value) ? value.join('\n') : value), z.string()).catch('');

/**
 * The translations of a record as its form holds them: every text, empty where there is none, and lists as texts with a line each. Records
 * and drafts may lack them.
 */
export function translationFields<T extends z.ZodRawShape>({ shape }: z.ZodObject<T>): z.ZodType<Texts<T>> {
  const ml = z.object(Object.fromEntries(Object.keys(shape).map((field) => [field, text])));
  const fields = z.preprocess((value) => Object.assign({ ml: {} }, value), z.object({ ml }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of the names of the shape
  return fields as unknown as z.ZodType<Texts<T>>;
}

const isList = (schema: unknown) => schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodArray;

/** What is sent of them. */
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

/** An entry that nobody has translated is sent as one from before translations. */
export function withoutEmpty<T extends { translations: { ml?: unknown } }>({
  translations,
  ...entry
}: T): Omit<T, 'translations'> & { translations?: T['translations'] } {
  return translations.ml === undefined ? entry : { ...entry, translations };
}
