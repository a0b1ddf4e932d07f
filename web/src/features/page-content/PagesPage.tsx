import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { pageIds, pageNames } from '@padavu/domain/page-content';
import { never } from '@padavu/domain/stored';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { adminMessages } from '@padavu/domain/admin-messages';
import { Link } from 'react-router-dom';
import { RowShapes } from '@/components/list-shapes.tsx';
import { MediumDate } from '@/components/MediumDate.tsx';
import { PageTitle } from '@/components/PageTitle.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { Tag } from '@/components/Tag.tsx';
import { MalayalamMark } from '@/components/TwoLanguages.tsx';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { adminPagePath } from '@/lib/paths.ts';
import { listedPages } from './queries.ts';

/** The pages that the school writes (docs/decisions/126). */
export function PagesPage() {
  const { live, retry } = useLiveQuery(listedPages);
  return (
    <Stack spacing={3}>
      <PageTitle>{adminMessages.area.pages}</PageTitle>
      <Typography variant="h1">{adminMessages.area.pages}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '72ch' }}>
        What your public pages say. Choose one and change it: visitors see nothing of it before you publish.
      </Typography>
      <QueryState query={live} onRetry={retry} loading="Loading the pages..." shapes={<RowShapes framed />}>
        {({ data }) => (
          <Card>
            <List disablePadding>
              {pageIds.map((id) => {
                const page = data.find((one) => one.id === id);
                const isPublished = page !== undefined && page.publishedAt > never;
                return (
                  <ListItem key={id} disablePadding divider>
                    <ListItemButton component={Link} to={adminPagePath(id)} sx={{ gap: 2 }}>
                      <ListItemText
                        primary={pageNames[id]}
                        secondary={
                          isPublished ? (
                            <>
                              Published <MediumDate value={page.publishedAt} />
                            </>
                          ) : (
                            'Not published yet'
                          )
                        }
                      />
                      {page && <MalayalamMark {...page.translations} />}
                      {page?.hasDraft && <Tag>Draft</Tag>}
                    </ListItemButton>
                  </ListItem>
                );
              })}
            </List>
          </Card>
        )}
      </QueryState>
    </Stack>
  );
}
