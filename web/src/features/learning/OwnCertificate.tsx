import { FilledText } from '@/components/FilledText.tsx';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CertificateReply } from '@padavu/domain/certificate';
import { dataReply } from '@padavu/domain/reply';
import { Panel } from '@/components/Panel.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { addressOf } from '@/lib/language.ts';
import { useFetched } from '@/lib/use-fetched.ts';
import { useLearner } from './learner-access.ts';
import { useIsSent } from './progress.ts';
import * as texts from './texts.ts';

async function fetchCertificate(): Promise<CertificateReply> {
  const { data } = await callAuthorisedApi({
    method: 'PUT',
    path: '/users/me/certificate',
    reply: dataReply(CertificateReply),
  });
  return data;
}

/**
 * The certificate of a completed course. The first request creates it, so it waits until all progress has been sent.
 */
export function OwnCertificate({ courseId }: { courseId: number }) {
  const { uid } = useLearner();
  const isSent = useIsSent(uid, courseId);
  const { live, retry } = useFetched(['certificate', uid], isSent ? fetchCertificate : null);
  return (
    <Panel title={texts.yourCertificate}>
      <QueryState
        query={live}
        loading={isSent ? texts.gettingCertificate : texts.progressBeingSent}
        failed={(reason) => reason ?? texts.certificateFailed}
        onRetry={retry}
      >
        {({ data: certificate }) => (
          <>
            <Typography sx={{ marginBottom: 2 }}>
              <FilledText
                text={texts.certificateReady}
                values={{ number: <strong>{certificate.number}</strong> }}
              />
            </Typography>
            <Button
              variant="contained"
              href={addressOf(`/certificate/${certificate.number}`)}
              target="_blank"
              rel="noopener"
            >
              {texts.openCertificate}
            </Button>{' '}
            <Button href={addressOf(`/certificate/${certificate.number}.pdf`)}>{texts.downloadPdf}</Button>
          </>
        )}
      </QueryState>
    </Panel>
  );
}
