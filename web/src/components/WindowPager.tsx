import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export type WindowPagerProps = {
  /** How many records are here at once. */
  size: number;
  /** What they are, such as "categories". */
  noun: string;
  next: (() => void) | null;
  previous: (() => void) | null;
  /** A search looks through the records that are here, and through no others. */
  isSearched: boolean;
};

/** The way on in a list that may be of any size (`useLiveWindow`); nothing where all of it is here. */
export function WindowPager(props: WindowPagerProps & { onTurn?: () => void }) {
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
          ? `The search looks through ${size} ${noun} at a time.`
          : `There are ${size} ${noun} here at a time.`}
      </Typography>
      <Stack direction="row" spacing={1}>
        {previous && <Button onClick={turn(previous)}>{`${verb} ${size} before`}</Button>}
        {next && <Button variant="outlined" onClick={turn(next)}>{`${verb} ${size} after`}</Button>}
      </Stack>
    </Stack>
  );
}
