import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CertificateReply } from '@padavu/domain/certificate';
import { dataReply } from '@padavu/domain/reply';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '@/components/Panel.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { memoryQueries, stateOf } from '@/lib/memory-queries.ts';
import { useLearner } from './learner-access.ts';
import { useIsSent } from './progress.ts';

async function fetchCertificate(): Promise<CertificateReply> {
  const { data } = await callAuthorisedApi({
    method: 'PUT',
    path: '/users/me/certificate',
    reply: dataReply(CertificateReply),
  });
  return data;
}

/** The certificate of a course that is complete. It is made when it is first asked for, which is once the store knows so too. */
export function OwnCertificate({ courseId }: { courseId: number }) {
  const { uid } = useLearner();
  const isSent = useIsSent(uid, courseId);
  const { data, error, refetch } = useQuery(
    { queryKey: ['certificate', uid], queryFn: fetchCertificate, retry: false, enabled: isSent },
    memoryQueries,
  );
  return (
    <Panel title="Your certificate">
      <QueryState
        query={stateOf({ data, error })}
        loading={
          isSent
            ? 'Getting your certificate...'
            : 'Your progress is still being sent. Your certificate comes when it has arrived.'
        }
        failed={() =>
          error instanceof ApiError && error.reply
            ? error.message
            : 'Your certificate could not be loaded. Please try again.'
        }
        onRetry={() => void refetch()}
      >
        {({ data: certificate }) => (
          <>
            <Typography sx={{ marginBottom: 2 }}>
              You have completed the course. Print your certificate, or send its address to anybody: number{' '}
              <strong>{certificate.number}</strong>.
            </Typography>
            <Button
              variant="contained"
              href={`/certificate/${certificate.number}`}
              target="_blank"
              rel="noopener"
            >
              Open your certificate
            </Button>{' '}
            <Button href={`/certificate/${certificate.number}.pdf`}>Download as PDF</Button>
          </>
        )}
      </QueryState>
    </Panel>
  );
}
