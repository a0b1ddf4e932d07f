import Box from '@mui/material/Box';
import { assertNever } from '@padavu/domain/values/assert-never';
import type { Control } from 'react-hook-form';
import { CheckboxInput } from '@/components/CheckboxInput.tsx';
import { draftField, draftSelect } from '@/components/use-draft-form.ts';
import { EntryList } from '@/components/EntryList.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { TextAreaInput } from '@/components/TextAreaInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { WithMalayalam } from '@/components/TwoLanguages.tsx';
import type { PageField, PageList } from './page-fields.ts';
import type { PageDraft } from './page-form.ts';

type FieldProps = { draft: PageDraft; field: PageField; path: string };

/** The input of a field, at its path in the content of the page. */
export function PageFieldInput({ draft, field, path }: FieldProps) {
  const { label } = field;
  if (field.kind === 'list') return <PageListInput draft={draft} list={field} path={path} />;
  const input = draftField(draft, path, field.kind === 'prose' ? markdownHint : field.hint);
  switch (field.kind) {
    case 'line':
      return (
        <WithMalayalam draft={draft} name={path} label={label}>
          <TextInput label={label} {...input} />
        </WithMalayalam>
      );
    case 'lines':
      return (
        <WithMalayalam draft={draft} name={path} label={label} rows={2}>
          <TextAreaInput rows={2} label={label} {...input} />
        </WithMalayalam>
      );
    case 'prose':
      return (
        <WithMalayalam draft={draft} name={path} label={label} rows={4}>
          <TextAreaInput rows={4} label={label} {...input} />
        </WithMalayalam>
      );
    case 'figure':
      return (
        <TextInput
          label={label}
          inputMode="numeric"
          {...input}
          {...draft.form.register(path, {
            setValueAs: (text) => (String(text).trim() === '' ? Number.NaN : Number(text)),
          })}
        />
      );
    case 'choice':
      return <SelectInput label={label} {...draftSelect(draft, path, field.options, field.hint)} />;
    case 'choices':
      return (
        <Box role="group" aria-label={label}>
          {field.options.map((option) => (
            <CheckboxInput
              key={option.value}
              label={option.label}
              value={option.value}
              {...draft.form.register(path)}
            />
          ))}
        </Box>
      );
    default:
      return assertNever(field);
  }
}

const markdownHint = '**bold**, *italic*, [words](https://address), and lines that begin with - for a list.';

type Lists = Record<string, Record<string, unknown>[]>;

function PageListInput({ draft, list, path }: { draft: PageDraft; list: PageList; path: string }) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- at this path the page has a list
  const control = draft.form.control as unknown as Control<Lists>;
  return (
    <EntryList
      control={control}
      name={path}
      title={list.label}
      heading="h3"
      noun={list.noun}
      max={list.most}
      newEntry={() => ({ ...list.blank, translations: { ml: blankTexts(list) } })}
    >
      {(index) =>
        list.fields.map((field) => (
          <PageFieldInput
            key={field.name}
            draft={draft}
            field={field}
            path={`${path}.${index}.${field.name}`}
          />
        ))
      }
    </EntryList>
  );
}

/** Empty Malayalam texts for a new entry. */
const blankTexts = ({ fields }: PageList) =>
  Object.fromEntries(
    fields.filter(({ kind }) => ['line', 'lines', 'prose'].includes(kind)).map(({ name }) => [name, '']),
  );
