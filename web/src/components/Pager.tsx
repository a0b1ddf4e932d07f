import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import usePagination from '@mui/material/usePagination';
import type { UsePaginationItem } from '@mui/material/usePagination';
import { assertNever } from '@padavu/domain/assert-never';

type PagerProps = { page: number; pages: number; onPage: (page: number) => void };

/** Previous, the pages by number, Next; nothing for a single page (specification 2.14 and 2.15). */
export function Pager({ page, pages, onPage }: PagerProps) {
  const { items } = usePagination({ count: pages, page, onChange: (_event, next) => onPage(next) });
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
  gap: 0.5,
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
    case 'next':
      return (
        // Disabled it would lose the focus of whoever has just come to the last page by it.
        <Button
          color="inherit"
          onClick={onClick}
          aria-disabled={disabled}
          sx={{ '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' } }}
        >
          {type === 'previous' ? 'Previous' : 'Next'}
        </Button>
      );
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
