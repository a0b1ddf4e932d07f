import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { get, useFieldArray, useFormState } from 'react-hook-form';
import type { Control, FieldArray, FieldArrayPath, FieldValues } from 'react-hook-form';
import { firstClick } from './first-click.ts';
import { messageIn } from './use-draft-form.ts';

type EntryListProps<V extends FieldValues, O, Name extends FieldArrayPath<V>> = {
  control: Control<V, unknown, O>;
  /** The path of the list in the form. */
  name: Name;
  title: string;
  /** One level below the heading of the section that contains the list. */
  heading: 'h3' | 'h4';
  /** The noun for one entry, such as "Day". */
  noun: string;
  /** The maximum number of entries. */
  max: number;
  newEntry: () => FieldArray<V, Name>;
  /** The fields of an entry. */
  children: (index: number) => ReactNode;
};

/** An ordered list of entries that have several fields each. */
export function EntryList<V extends FieldValues, O, Name extends FieldArrayPath<V>>(
  props: EntryListProps<V, O, Name>,
) {
  const { control, name: path, title, heading, noun, max, newEntry, children } = props;
  // By default, the keys replace the ids of entries.
  const { fields, append, move, remove } = useFieldArray({ control, name: path, keyName: 'key' });
  const { errors } = useFormState({ control });
  // That of the list as a whole is `root` once an entry is registered.
  const error = messageIn(get(errors, `${path}.root`)) ?? messageIn(get(errors, path));
  return (
    <Box role="group" aria-label={title}>
      <Typography component={heading} sx={{ fontWeight: 600, marginBottom: 1 }}>
        {title}
      </Typography>
      <Stack spacing={2}>
        {fields.map(({ key }, index) => {
          const name = `${noun} ${index + 1}`;
          return (
            <Box key={key} role="group" aria-label={name} sx={entry}>
              <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
                <Typography sx={{ flexGrow: 1, fontWeight: 600 }}>{name}</Typography>
                {index > 0 && (
                  <Button onClick={firstClick(() => move(index, index - 1))} aria-label={`Move ${name} up`}>
                    Up
                  </Button>
                )}
                <Button color="error" onClick={firstClick(() => remove(index))} aria-label={`Remove ${name}`}>
                  Remove
                </Button>
              </Stack>
              {children(index)}
            </Box>
          );
        })}
        {error !== undefined && (
          <Typography role="alert" variant="body2" color="error">
            {error}
          </Typography>
        )}
        {fields.length < max && (
          <Button
            variant="outlined"
            startIcon={<Add />}
            onClick={() => append(newEntry())}
            sx={{ alignSelf: 'flex-start' }}
          >
            Add {noun.toLowerCase()}
          </Button>
        )}
      </Stack>
    </Box>
  );
}

const entry = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  padding: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  cornerShape: 'notch',
} as const;
