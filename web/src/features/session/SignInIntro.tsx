import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { Note } from '@/components/Note.tsx';
import { PageIntro } from '@/components/PageIntro.tsx';

type SignInIntroProps = {
  title: string;
  /** The sentence below the title. */
  greeting: string;
  /** Replaces the greeting, so that the form does not move while somebody fills it in; may be empty. */
  note: string;
  glyph?: 'info' | 'offline';
};

/** Space for a heading and a reason of one line. */
const spaceForReason = (theme: Theme) => theme.spacing(13);

/** The heading of a sign-in page with what the visitor has to know. */
export function SignInIntro({ title, greeting, note, glyph = 'info' }: SignInIntroProps) {
  return (
    <Box sx={{ display: 'grid', alignContent: 'start', gap: 1, minHeight: spaceForReason }}>
      <PageIntro title={title}>{note === '' && greeting}</PageIntro>
      {note !== '' && (
        <Note role="status" glyph={glyph}>
          {note}
        </Note>
      )}
    </Box>
  );
}
