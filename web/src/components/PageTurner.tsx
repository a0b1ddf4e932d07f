import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type PageTurnerProps = {
  /** From 1. */
  page: number;
  /** `null` where there is no such page. */
  previous: (() => void) | null;
  next: (() => void) | null;
};

/** Paging for a list of unknown length. Its buttons keep the focus on the first and last page. */
export function PageTurner({ page, previous, next }: PageTurnerProps) {
  if (previous === null && next === null) return null;
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
