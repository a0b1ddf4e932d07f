import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageId, pageNames } from '@padavu/domain/site/page-content';
import { Navigate, useParams } from 'react-router-dom';
import { BackLink } from '@/components/BackLink.tsx';
import { PanelShapes } from '@/components/page-shapes.tsx';
import { PageTitle } from '@/components/PageTitle.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { pagePaths } from '@/lib/page-paths.ts';
import { paths } from '@/lib/paths.ts';
import { PageEditor } from './PageEditor.tsx';
import { usePageToEdit } from './use-page-to-edit.ts';

/** One page of the site, to edit, preview and publish. */
export function PagePage() {
  const { data: id } = PageId.safeParse(useParams()['page']);
  return id ? <EditablePage key={id} id={id} /> : <Navigate to={paths.adminPages} replace />;
}

function EditablePage({ id }: { id: PageId }) {
  const { live, retry } = usePageToEdit(id);
  return (
    <Stack spacing={3}>
      <PageTitle>{pageNames[id]}</PageTitle>
      <Stack spacing={1}>
        <BackLink to={paths.adminPages}>All pages</BackLink>
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="h1" sx={{ flexGrow: 1 }}>
            {pageNames[id]}
          </Typography>
          <Button
            component="a"
            href={id === 'footer' ? paths.home : pagePaths[id]}
            target="_blank"
            rel="noreferrer"
            endIcon={<OpenInNew />}
          >
            What visitors see
          </Button>
        </Stack>
      </Stack>
      <QueryState
        query={live}
        onRetry={retry}
        loading="Loading the page..."
        shapes={<PanelShapes panels={2} columns={2} />}
      >
        {({ data }) => <PageEditor id={id} page={data} />}
      </QueryState>
    </Stack>
  );
}
