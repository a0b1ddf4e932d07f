import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { securityMessages as texts } from '@padavu/domain/user/security';
import { useState } from 'react';
import { CommandButton } from '@/components/CommandButton.tsx';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { FormMessage } from '@/components/FormMessage.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { Panel } from '@/components/Panel.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { Shape, TextShape } from '@/components/Shape.tsx';
import { useCommand, useConfirmedCommand } from '@/components/use-command.ts';
import { memoryQueries } from '@/lib/memory-queries.ts';
import {
  beginEnrolment,
  hasSecondFactor,
  removeSecondFactor,
  secondFactorProblem,
} from '@/lib/session/second-factor.ts';
import type { Enrolment } from '@/lib/session/second-factor.ts';
import { useFetched } from '@/lib/use-fetched.ts';
import { EnrolmentForm } from './EnrolmentForm.tsx';

const ownFactor = ['own-second-factor'];

const storeHasFactor = (hasFactor: boolean) => memoryQueries.setQueryData<boolean>(ownFactor, hasFactor);

type OwnSecondFactorProps = {
  isRequired: boolean;
  /** The session has no second factor, and the school requires one. */
  mustSignInAgain: boolean;
};

/** Whether the user's account has a second factor, with buttons to set one up or remove it. */
export function OwnSecondFactor({ isRequired, mustSignInAgain }: OwnSecondFactorProps) {
  const notify = useNotice();
  const { live, retry } = useFetched(ownFactor, hasSecondFactor);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [problem, setProblem] = useState<string>();

  const attempt = async (work: () => Promise<void>) => {
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(secondFactorProblem(error));
    }
  };
  const setUp = useCommand({
    send: () => attempt(async () => setEnrolment(await beginEnrolment())),
  });
  const { ask, dialog } = useConfirmedCommand({
    send: () =>
      attempt(async () => {
        await removeSecondFactor();
        storeHasFactor(false);
        notify({ severity: 'success', text: texts.removed });
      }),
  });
  const finish = () => {
    storeHasFactor(true);
    setEnrolment(null);
    notify({ severity: 'success', text: texts.enrolled });
  };

  const status = (hasFactor: boolean) => {
    if (enrolment) {
      return <EnrolmentForm enrolment={enrolment} onDone={finish} onCancel={() => setEnrolment(null)} />;
    }
    if (!hasFactor) {
      return (
        <>
          <Typography>{texts.ownOff}</Typography>
          <Box sx={start}>
            <CommandButton variant="contained" pending={setUp.pending} onClick={setUp.run}>
              {texts.setUp}
            </CommandButton>
          </Box>
        </>
      );
    }
    return (
      <>
        <Typography>{mustSignInAgain ? texts.enrolledSignInAgain : texts.ownOn}</Typography>
        {isRequired ? (
          <Typography color="textSecondary">{texts.removeRefused}</Typography>
        ) : (
          <Button variant="outlined" color="error" onClick={ask} sx={start}>
            {texts.remove}
          </Button>
        )}
      </>
    );
  };
  return (
    <Panel title={texts.own}>
      <QueryState
        query={live}
        loading="One moment..."
        shapes={
          <>
            <TextShape lines={2} />
            <Shape width={22} height={5.5} sx={{ marginTop: 2 }} />
          </>
        }
        failed={(_reason, error) => secondFactorProblem(error)}
        onRetry={retry}
      >
        {({ data }) => status(data)}
      </QueryState>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <ConfirmDialog {...dialog} question={texts.removeQuestion} confirm={texts.remove}>
        {texts.removeConsequence}
      </ConfirmDialog>
    </Panel>
  );
}

const start = { alignSelf: 'start' };
