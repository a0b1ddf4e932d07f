import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import usePagination from '@mui/material/usePagination';
import type { UsePaginationItem } from '@mui/material/usePagination';
import { assertNever } from '@padavu/domain/assert-never';
import type { ReactNode } from 'react';

type PagerProps = { page: number; pages: number; onPage: (page: number) => void };

/** Previous, the pages by number, Next; nothing for a single page. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { items } = usePagination({
    count: pages,
    page,
    siblingCount: narrow ? 0 : 1,
    onChange: (_event, next) => onPage(next),
  });
  if (pages <= 1) return null;
  return (
    <Box component="nav" aria-label="Pages">
      <Box component="ul" sx={row}>
        {items.map((item) => (
          <li key={`${item.type} ${item.page}`}>
            <PagerItem item={item} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: { sm: 0.5 },
  listStyle: 'none',
  margin: 0,
  padding: 0,
};

function PagerItem({ item }: { item: UsePaginationItem }) {
  const { type, page, selected, disabled, onClick } = item;
  switch (type) {
    case 'page':
      return (
        <Button
          variant={selected ? 'contained' : 'text'}
          color={selected ? 'primary' : 'inherit'}
          onClick={onClick}
          aria-current={selected ? 'page' : undefined}
          aria-label={`Page ${page}`}
          sx={{ minWidth: 44, paddingInline: 1, fontVariantNumeric: 'tabular-nums' }}
        >
          {page}
        </Button>
      );
    case 'previous':
      return <Step label="Previous" icon={<NavigateBefore />} disabled={disabled} onClick={onClick} />;
    case 'next':
      return <Step label="Next" icon={<NavigateNext />} disabled={disabled} onClick={onClick} />;
    case 'start-ellipsis':
    case 'end-ellipsis':
      return (
        <Box component="span" aria-hidden sx={{ paddingInline: 0.5 }}>
          …
        </Box>
      );
    case 'first':
    case 'last':
      return null;
    default:
      return assertNever(type);
  }
}

type StepProps = Pick<UsePaginationItem, 'disabled' | 'onClick'> & { label: string; icon: ReactNode };

/**
 * The previous or next page, with text where it fits. Not disabled at the end, because a disabled button loses the
 * focus.
 */
function Step({ label, icon, disabled, onClick }: StepProps) {
  return (
    <Button
      color="inherit"
      onClick={onClick}
      aria-label={label}
      aria-disabled={disabled}
      sx={{
        minWidth: 44,
        paddingInline: { xs: 0, sm: 2.5 },
        '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' },
      }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {label}
      </Box>
      <Box component="span" aria-hidden sx={{ display: { xs: 'flex', sm: 'none' } }}>
        {icon}
      </Box>
    </Button>
  );
}
