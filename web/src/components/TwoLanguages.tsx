import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createContext, use, useState } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { TextAreaInput } from './TextAreaInput.tsx';
import { TextInput } from './TextInput.tsx';
import { draftField } from './use-draft-form.ts';
import type { DraftForm } from './use-draft-form.ts';

/** How many texts a record has, and how many of them have no Malayalam. */
type Count = { texts: number; missing: number };

/** Whether the fields of a form stand in both languages. */
type TwoLanguages<V extends FieldValues, O> = {
  isShown: boolean;
  show: (isShown: boolean) => void;
  control: Control<V, unknown, O>;
  countOf: (values: V) => Count;
};

const Shown = createContext(false);

/** Whether the Malayalam of a form's fields stands beside them, which needs the room of two. */
export const useIsMalayalamShown = (): boolean => use(Shown);

/** Provides the fields below it with what `useTwoLanguages` says. */
export const TwoLanguagesProvider = Shown.Provider;

/**
 * The Malayalam of a form's fields: shown from the beginning where there is some, and wherever it keeps the form from being saved.
 * What is typed stays in the form while it is not shown.
 */
export function useTwoLanguages<V extends FieldValues, O>(
  { form }: Pick<DraftForm<V, O>, 'form'>,
  countOf: (values: V) => Count,
): TwoLanguages<V, O> {
  const [isWanted, show] = useState(() => {
    const { texts, missing } = countOf(form.getValues());
    return missing < texts;
  });
  return { isShown: isWanted || isWrong(form.formState.errors), show, control: form.control, countOf };
}

/** Whether any translation is wrong, those of entries too. */
function isWrong(errors: unknown): boolean {
  if (typeof errors !== 'object' || errors === null) return false;
  if (Array.isArray(errors)) return errors.some(isWrong);
  // What tells of a field holds the element itself.
  if ('ref' in errors) return false;
  return 'translations' in errors || Object.values(errors).some(isWrong);
}

/** Says how much of a form stands in Malayalam, and shows or hides those fields. */
export function TwoLanguagesBar<V extends FieldValues, O>(props: TwoLanguages<V, O>) {
  const { isShown, show, control, countOf } = props;
  const { texts, missing } = useWatch({ control, compute: countOf });
  const said =
    missing === 0
      ? 'Every text has its Malayalam.'
      : `${missing} of ${texts} ${texts === 1 ? 'text has' : 'texts have'} no Malayalam yet.`;
  return (
    <Box role="group" aria-label="Malayalam" sx={bar}>
      <Typography variant="body2" sx={{ flexGrow: 1 }}>
        {texts === 0 ? 'Every text may stand in Malayalam too.' : said}
      </Typography>
      <Button variant="outlined" onClick={() => show(!isShown)}>
        {isShown ? 'Hide Malayalam' : 'Write in Malayalam'}
      </Button>
    </Box>
  );
}

type WithMalayalamProps<V extends FieldValues, O> = {
  draft: DraftForm<V, O>;
  /** The field that is translated; its translation is at `translations.ml` beside it. */
  name: FieldPath<V>;
  /** The name of its translation, where that is another one. */
  translation?: string;
  label: string;
  /** Of a text of several lines. */
  rows?: number;
  /** Below the field in Malayalam. */
  hint?: string;
  /** The field in the first language. */
  children: ReactNode;
};

/** A field, and beside or below it the same text in Malayalam. An empty one shows readers what the first field says. */
export function WithMalayalam<V extends FieldValues, O>(props: WithMalayalamProps<V, O>) {
  const { draft, name, translation = '$&', label, rows, hint, children } = props;
  const isShown = useIsMalayalamShown();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whoever names a field has its translation in the form
  const path = name.replace(/[^.]+$/, `translations.ml.${translation}`) as FieldPath<V>;
  const inMalayalam = { label: `${label} in Malayalam`, lang: 'ml', ...draftField(draft, path, hint) };
  return (
    <Box sx={isShown ? sideBySide : undefined}>
      <Box sx={cell}>
        {isShown && <LanguageMark>English</LanguageMark>}
        {children}
      </Box>
      {isShown && (
        <Box sx={cell}>
          <LanguageMark lang="ml">മലയാളം</LanguageMark>
          {rows === undefined ? (
            <TextInput {...inMalayalam} />
          ) : (
            <TextAreaInput rows={rows} {...inMalayalam} />
          )}
        </Box>
      )}
    </Box>
  );
}

/** The language of a field, for the eye: its label says it to everybody. */
function LanguageMark({ lang, children }: { lang?: string; children: string }) {
  return (
    <Typography aria-hidden lang={lang} variant="caption" sx={mark}>
      {children}
    </Typography>
  );
}

/** In a list: how much of a record stands in Malayalam. Nothing of one that nobody has begun to translate. */
export function MalayalamMark({ texts, missing }: Count) {
  if (missing === texts) return null;
  return (
    <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
      {missing === 0 ? 'In Malayalam too' : `In Malayalam: ${missing} of ${texts} texts missing`}
    </Typography>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  paddingInline: 2,
  paddingBlock: 1,
  bgcolor: 'primary.light',
} as const;

const sideBySide = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: 2.5,
  rowGap: 1.5,
  alignItems: 'start',
} as const;

const cell = { position: 'relative', minWidth: 0 } as const;

const mark = {
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  color: 'text.secondary',
  bgcolor: 'background.paper',
} as const;
