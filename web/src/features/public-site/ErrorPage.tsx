import Box from '@mui/material/Box';
import { ActionLink } from '@/components/ActionLink.tsx';
import { Drawing } from '@/components/Drawing.tsx';
import { PageIntro } from '@/components/PageIntro.tsx';
import { WholePage } from '@/components/WholePage.tsx';
import { paths } from '@/lib/paths.ts';
import * as texts from './texts.ts';

/** The page for unknown addresses. A signed-in person is redirected from the sign-in page. */
export function ErrorPage() {
  return (
    <WholePage
      title={texts.notFoundTitle}
      // Aligned to the top, because centred content moves when its font arrives.
      sx={{ alignContent: 'start', gap: 4, paddingBlockStart: { xs: 3, md: 8 } }}
    >
      <Drawing name="scene-error" width={360} />
      <PageIntro title={texts.notFound}>{texts.notFoundText}</PageIntro>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
        <ActionLink to={paths.home}>{texts.goHome}</ActionLink>
        <ActionLink to={paths.login} variant="plain">
          {texts.signIn}
        </ActionLink>
      </Box>
    </WholePage>
  );
}
