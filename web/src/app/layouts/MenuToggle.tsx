import type { Ref } from 'react';
import { ActionButton } from '@/components/ActionButton.tsx';
import { Glyph } from '@/components/Glyph.tsx';

type MenuToggleProps = {
  ref: Ref<HTMLButtonElement>;
  open: boolean;
  /** The id of the menu it opens. */
  menu: string;
  onToggle: () => void;
};

/** Opens and closes the menu on small screens. Where no script runs the menu stands open, and this is gone. */
export function MenuToggle({ ref, open, menu, onToggle }: MenuToggleProps) {
  return (
    <ActionButton
      ref={ref}
      look="plain"
      aria-expanded={open}
      aria-controls={menu}
      onClick={onToggle}
      sx={{
        display: { md: 'none' },
        minHeight: 44,
        paddingInline: 2,
        '@media (scripting: none)': { display: 'none' },
      }}
    >
      <Glyph name={open ? 'close' : 'menu'} />
      Menu
    </ActionButton>
  );
}
