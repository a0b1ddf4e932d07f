import Box from '@mui/material/Box';
import { useState } from 'react';
import { Glyph } from './Glyph.tsx';
import { TextInput } from './TextInput.tsx';
import type { TextInputProps } from './TextInput.tsx';
import * as texts from './texts.ts';

/** A password field whose text can be shown. */
export function PasswordInput(props: TextInputProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <TextInput
      {...props}
      type={isVisible ? 'text' : 'password'}
      end={
        <Box
          component="button"
          type="button"
          aria-label={isVisible ? texts.hidePassword : texts.showPassword}
          aria-pressed={isVisible}
          onClick={() => setVisible(!isVisible)}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 44,
            height: 44,
            border: 0,
            bgcolor: 'transparent',
            color: 'text.secondary',
            cursor: 'pointer',
          }}
        >
          <Glyph name={isVisible ? 'hide' : 'show'} />
        </Box>
      }
    />
  );
}
