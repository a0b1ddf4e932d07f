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

/** The number of texts of a record, and of those without a translation into Malayalam. */
type Count = { texts: number; missing: number };

/** The state of a form whose fields can be shown in both languages. */
export type TwoLanguages<V extends FieldValues, O> = {
  isShown: boolean;
  show: (isShown: boolean) => void;
  control: Control<V, unknown, O>;
  countOf: (values: V) => Count;
};

const MalayalamContext = createContext(false);

/** Whether the Malayalam fields of a form are shown beside the others, which needs twice the width. */
export const useIsMalayalamShown = (): boolean => use(MalayalamContext);

/**
 * Controls whether a form shows its Malayalam fields: from when any text is translated, also by a restored draft or by
 * a version that is loaded, until somebody hides them; and always while one of them has an error or conflicts with the
 * version that was loaded. The form keeps the values of hidden fields.
 */
export function useTwoLanguages<V extends FieldValues, O>(
  { form: { control, formState }, conflicts }: Pick<DraftForm<V, O>, 'form' | 'conflicts'>,
  countOf: (values: V) => Count,
): TwoLanguages<V, O> {
  const [choice, show] = useState<boolean | null>(null);
  const compute = (values: V) => {
    const { texts, missing } = countOf(values);
    return missing < texts;
  };
  const isTranslated = useWatch({ control, compute });
  // Cleared texts keep their fields.
  if (choice === null && isTranslated) show(true);
  const hasConflict = conflicts.some((path) => path.split('.').includes('translations'));
  return {
    isShown: (choice ?? isTranslated) || hasConflict || hasTranslationError(formState.errors),
    show,
    control,
    countOf,
  };
}

/** Whether any translation has an error, including those of list entries. */
function hasTranslationError(errors: unknown): boolean {
  if (typeof errors !== 'object' || errors === null) return false;
  if (Array.isArray(errors)) return errors.some(hasTranslationError);
  // The error of a field holds its element, which must not be searched.
  if ('ref' in errors) return false;
  return 'translations' in errors || Object.values(errors).some(hasTranslationError);
}

/** Fields in two languages, below a bar that shows or hides Malayalam. The props are those of `useTwoLanguages`. */
export function InTwoLanguages<V extends FieldValues, O>({
  children,
  ...languages
}: TwoLanguages<V, O> & { children: ReactNode }) {
  return (
    <>
      <TwoLanguagesBar {...languages} />
      <MalayalamContext value={languages.isShown}>{children}</MalayalamContext>
    </>
  );
}

/** Says how much of a form is translated into Malayalam, and shows or hides those fields. */
function TwoLanguagesBar<V extends FieldValues, O>(props: TwoLanguages<V, O>) {
  const { isShown, show, control, countOf } = props;
  const { texts, missing } = useWatch({ control, compute: countOf });
  const status =
    missing === 0 ? 'Every text has its Malayalam.' : `${missing} of ${texts} texts have no Malayalam yet.`;
  return (
    <Box role="group" aria-label="Malayalam" sx={bar}>
      <Typography variant="body2" sx={{ flexGrow: 1 }}>
        {missing === texts ? 'Every text can also be written in Malayalam.' : status}
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
  /** The name of the translated field, if it differs. */
  translation?: string;
  label: string;
  /** The number of lines of a multi-line field. */
  rows?: number;
  /** The hint below the field in Malayalam. */
  hint?: string;
  /** The field in the first language. */
  children: ReactNode;
};

/** A field, and beside or below it the same text in Malayalam. Without one, readers see the text of the first field. */
export function WithMalayalam<V extends FieldValues, O>(props: WithMalayalamProps<V, O>) {
  const { draft, name, translation, label, rows, hint, children } = props;
  const isShown = useIsMalayalamShown();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form has a translation of each such field
  const path = name.replace(/[^.]+$/, (own) => `translations.ml.${translation ?? own}`) as FieldPath<V>;
  const inMalayalam = { label: `${label} in Malayalam`, lang: 'ml', ...draftField(draft, path, hint) };
  return (
    <Box sx={isShown ? sideBySide : undefined}>
      <Box sx={isShown ? cell : undefined}>
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

/** The language of a field. Screen readers skip it, because the label names the language too. */
function LanguageMark({ lang, children }: { lang?: string; children: string }) {
  return (
    <Typography aria-hidden lang={lang} variant="caption" sx={mark}>
      {children}
    </Typography>
  );
}

/** How much of a record is translated into Malayalam, for a list. Renders nothing if no text is translated. */
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

/** A cell with room for the language beside the label. */
const cell = { position: 'relative', minWidth: 0, '& label': { paddingInlineEnd: 9 } } as const;

const mark = {
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  color: 'text.secondary',
  bgcolor: 'background.paper',
} as const;
