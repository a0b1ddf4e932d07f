import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';

/** What the control inside takes, so that its label and its error belong to it. */
type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean };

type FieldProps = {
  label: string;
  error?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/**
 * A label above a plain control and its error below: the fields of public pages, where Material UI's own would weigh
 * more than the page.
 */
export function Field({ label, error, children }: FieldProps) {
  const id = useId();
  const note = `${id}-note`;
  return (
    <Box>
      <Typography
        component="label"
        htmlFor={id}
        sx={{ display: 'block', marginBottom: 0.75, fontWeight: 600 }}
      >
        {label}
      </Typography>
      {children({ id, 'aria-describedby': error ? note : undefined, 'aria-invalid': error !== undefined })}
      {error && (
        <Typography id={note} role="alert" variant="body2" color="error" sx={{ marginTop: 0.5 }}>
          {error}
        </Typography>
      )}
    </Box>
  );
}

/** The look of an `input`, `select` or `textarea` in a field. */
export const controlLook = {
  display: 'block',
  width: '100%',
  minHeight: 52,
  paddingInline: 1.75,
  paddingBlock: 1.25,
  border: '1px solid',
  borderColor: 'text.secondary',
  borderRadius: 1,
  cornerShape: 'notch',
  bgcolor: 'background.paper',
  color: 'text.primary',
  typography: 'body1',
  '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.main', outlineOffset: 2 },
  '&[aria-invalid="true"]': { borderColor: 'error.main', borderWidth: 2 },
} as const;
