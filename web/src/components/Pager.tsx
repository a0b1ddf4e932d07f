import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import type { PaginationRenderItemParams } from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Turn } from '@/lib/use-cursors.ts';

/** `null` where there is no such page. */
type Turns = { previous: (() => void) | null; next: (() => void) | null };

/** A list with a known number of pages. */
type NumberedPages = { page: number; pages: number; onPage: (page: number) => void };

/** A list of unknown length, at a page from 1. */
type UnnumberedPages = Turns & { page: number };

/**
 * A list ordered by id that is read, and perhaps searched, `size` records at a time (`useLivePage`). Turning it shows
 * the first page of the records.
 */
export type RecordPages = {
  previous: Turn | null;
  next: Turn | null;
  size: number;
  /** The noun for the records, such as "categories". */
  noun: string;
  /** The search covers only the records on this page. */
  isSearched: boolean;
};

/** The pages of a list; nothing where everything fits on one. */
export function Pager(props: NumberedPages | UnnumberedPages | RecordPages) {
  if ('pages' in props) return props.pages > 1 ? <PageNumbers {...props} /> : null;
  if (!props.next && !props.previous) return null;
  return 'noun' in props ? <RecordTurns {...props} /> : <PageTurns {...props} />;
}

function PageNumbers({ page, pages, onPage }: NumberedPages) {
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Pagination
      aria-label="Pages"
      count={pages}
      page={page}
      onChange={(_event, next) => onPage(next)}
      siblingCount={narrow ? 0 : 1}
      shape="rounded"
      color="primary"
      getItemAriaLabel={(type, number) => labels[type] ?? `Page ${number}`}
      renderItem={narrow ? undefined : withLabels}
      sx={paginationStyles}
    />
  );
}

const labels: Partial<Record<string, string>> = { previous: 'Previous', next: 'Next' };
const labelSlots = { previous: () => labels['previous'], next: () => labels['next'] };
const withLabels = (item: PaginationRenderItemParams) => <PaginationItem {...item} slots={labelSlots} />;

const paginationStyles = {
  '& ul': { justifyContent: 'center' },
  '& .MuiPaginationItem-root': {
    minWidth: 44,
    height: 44,
    margin: 0,
    cornerShape: 'notch',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .MuiPaginationItem-ellipsis': { lineHeight: '44px' },
  '& .MuiPaginationItem-previousNext': { paddingInline: { sm: 2.5 } },
};

/** A button stays focusable where there is no page to turn to. */
function PageTurns({ page, previous, next }: UnnumberedPages) {
  return (
    <Stack
      component="nav"
      aria-label="Pages"
      direction="row"
      spacing={2}
      sx={{ alignItems: 'center', justifyContent: 'center' }}
    >
      <TurnButton label="Previous" turn={previous} />
      <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>Page {page}</Typography>
      <TurnButton label="Next" turn={next} />
    </Stack>
  );
}

function TurnButton({ label, turn }: { label: string; turn: (() => void) | null }) {
  return (
    <Button
      variant="outlined"
      aria-disabled={turn === null}
      onClick={turn ?? undefined}
      sx={{ minWidth: 112, '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' } }}
    >
      {label}
    </Button>
  );
}

const onFirstPage = (turn: Turn) => () => turn({ page: '' });

function RecordTurns({ size, noun, next, previous, isSearched }: RecordPages) {
  const verb = isSearched ? 'Search the' : 'The';
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center' }}>
      <Typography variant="body2" color="textSecondary">
        {isSearched
          ? `The search covers ${size} ${noun} at a time.`
          : `The list shows ${size} ${noun} at a time.`}
      </Typography>
      <Stack direction="row" spacing={1}>
        {previous && <Button onClick={onFirstPage(previous)}>{`${verb} ${size} before`}</Button>}
        {next && <Button variant="outlined" onClick={onFirstPage(next)}>{`${verb} ${size} after`}</Button>}
      </Stack>
    </Stack>
  );
}

type Pages<T> = {
  /** From 1; kept between 1 and `pages`. */
  page: number;
  pages: number;
  rows: readonly T[];
  /** The first and last entry on the page, from 1, and the total; 0 to 0 of 0 for an empty list. */
  from: number;
  to: number;
  total: number;
  goTo: (page: number) => void;
};

/** The page of a list in the address, and how to store another one there. */
export type StoredPage = { page: number; setPage: (page: number) => void };

/** A list in pages, at the stored one. */
export function usePager<T>(
  list: readonly T[],
  size: number,
  { page: stored, setPage }: StoredPage,
): Pages<T> {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const page = Math.min(Math.max(stored, 1), pages);
  const start = (page - 1) * size;
  const rows = list.slice(start, start + size);
  return {
    page,
    pages,
    rows,
    from: rows.length > 0 ? start + 1 : 0,
    to: start + rows.length,
    total: list.length,
    // A page beyond the last one is for an entry that is being added.
    goTo: (next) => setPage(Math.min(next, pages + 1)),
  };
}
