import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { actionStyles } from './action-styles.ts';
import type { ActionVariant } from './action-styles.ts';

type ActionButtonProps = ComponentPropsWithRef<'button'> & { variant?: ActionVariant; sx?: SxProps<Theme> };

/**
 * Firefox enables a button of a reloaded page that was enabled before the reload. Without scripts yet, the browser
 * would send the form itself, with the password in the address.
 */
const notRestored = { autoComplete: 'off' };

/** A button on a public page. If a browser takes the focus from it while it is disabled, it takes the focus back. */
export function ActionButton({ variant = 'main', sx, ...button }: ActionButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (button.disabled) hadFocus.current = activeElement === own.current;
    else if (hadFocus.current && activeElement === body) own.current?.focus();
  }, [button.disabled]);
  return (
    <Box
      component="button"
      type="button"
      ref={own}
      {...notRestored}
      {...button}
      sx={[actionStyles(variant), ...[sx ?? []].flat()]}
    />
  );
}
