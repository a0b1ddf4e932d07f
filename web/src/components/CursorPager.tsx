import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export type CursorPagerProps = {
  /** The number of records on a page. */
  size: number;
  /** The noun for them, such as "categories". */
  noun: string;
  next: (() => void) | null;
  previous: (() => void) | null;
  /** The search covers only the records on this page. */
  isSearched: boolean;
};

/** Paging for a list of any size (`useLiveWindow`); empty if everything fits on one page. */
export function CursorPager(props: CursorPagerProps & { onTurn?: () => void }) {
  const { size, noun, next, previous, isSearched, onTurn } = props;
  if (!next && !previous) return null;
  const turn = (to: () => void) => () => {
    onTurn?.();
    to();
  };
  const verb = isSearched ? 'Search the' : 'The';
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center' }}>
      <Typography variant="body2" color="textSecondary">
        {isSearched
          ? `The search covers ${size} ${noun} at a time.`
          : `The list shows ${size} ${noun} at a time.`}
      </Typography>
      <Stack direction="row" spacing={1}>
        {previous && <Button onClick={turn(previous)}>{`${verb} ${size} before`}</Button>}
        {next && <Button variant="outlined" onClick={turn(next)}>{`${verb} ${size} after`}</Button>}
      </Stack>
    </Stack>
  );
}
