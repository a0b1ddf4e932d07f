import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type EntryListProps = {
  title: string;
  /** One level below the heading of the section that contains the list. */
  heading: 'h3' | 'h4';
  /** The noun for one entry, such as "Day". */
  noun: string;
  /** The key of each entry, in order. */
  keys: readonly string[];
  /** The maximum number of entries. */
  max: number;
  /** The error of the list as a whole. */
  error: string | undefined;
  onAdd: () => void;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  /** The fields of an entry. */
  children: (index: number) => ReactNode;
};

/** An ordered list of entries that have several fields each. */
export function EntryList(props: EntryListProps) {
  const { title, heading, noun, keys, max, error, onAdd, onMove, onRemove, children } = props;
  return (
    <Box role="group" aria-label={title}>
      <Typography component={heading} sx={{ fontWeight: 600, marginBottom: 1 }}>
        {title}
      </Typography>
      <Stack spacing={2}>
        {keys.map((key, index) => {
          const name = `${noun} ${index + 1}`;
          return (
            <Box key={key} role="group" aria-label={name} sx={entry}>
              <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
                <Typography sx={{ flexGrow: 1, fontWeight: 600 }}>{name}</Typography>
                {index > 0 && (
                  <Button onClick={() => onMove(index, index - 1)} aria-label={`Move ${name} up`}>
                    Up
                  </Button>
                )}
                <Button color="error" onClick={() => onRemove(index)} aria-label={`Remove ${name}`}>
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
        {keys.length < max && (
          <Button variant="outlined" startIcon={<Add />} onClick={onAdd} sx={{ alignSelf: 'flex-start' }}>
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
