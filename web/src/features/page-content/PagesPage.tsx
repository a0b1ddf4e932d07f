import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { pageIds, pageNames } from '@padavu/domain/site/page-content';
import { never } from '@padavu/domain/stored';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { Link } from 'react-router-dom';
import { RowShapes } from '@/components/list-shapes.tsx';
import { MediumDate } from '@/components/MediumDate.tsx';
import { PageHeading } from '@/components/PageHeading.tsx';
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
      <PageHeading title={adminMessages.area.pages} />
      <Typography color="textSecondary" sx={{ maxWidth: '72ch' }}>
        What your public pages say. Choose one and change it: visitors see nothing of it before you publish.
      </Typography>
      <QueryState query={live} onRetry={retry} loading="Loading the pages..." shapes={<RowShapes framed />}>
        {({ data }) => (
          <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
            <List disablePadding>
              {pageIds.map((id, index) => {
                const page = data.find((one) => one.id === id);
                const isPublished = page !== undefined && page.publishedAt > never;
                return (
                  <ListItem key={id} disablePadding divider={index < pageIds.length - 1}>
                    <ListItemButton component={Link} to={adminPagePath(id)} sx={row}>
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
          </Paper>
        )}
      </QueryState>
    </Stack>
  );
}

/** The frame cuts what is outside of a row, so its focus ring is inside. */
const row = { gap: 2, '&.Mui-focusVisible': { outlineOffset: -3 } };
