import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin-messages';
import { TrashedCollection, trashedCollections } from '@padavu/domain/trash';
import { PageTitle } from '@/components/PageTitle.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { useQuietQuery } from '@/lib/use-quiet-query.ts';
import { TrashList } from './TrashList.tsx';

const { trash: texts } = adminMessages;

const Kind = TrashedCollection.catch('users');

const kinds = trashedCollections.map((value) => ({ value, label: texts.kinds[value] }));

/** What was deleted, to be restored or deleted for good. The kind lives in the address. */
export function TrashPage() {
  const { query, write } = useQuietQuery();
  const kind = Kind.parse(query.get('kind'));
  return (
    <Stack spacing={3}>
      <PageTitle>{texts.title}</PageTitle>
      <Typography variant="h1">{texts.title}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '72ch' }}>
        {texts.about}
      </Typography>
      <Box role="search" aria-label={texts.title} sx={{ maxWidth: '20rem' }}>
        <SelectInput
          label={texts.kind}
          options={kinds}
          value={kind}
          onChange={(event) => write({ kind: event.target.value })}
        />
      </Box>
      <TrashList key={kind} kind={kind} />
    </Stack>
  );
}
