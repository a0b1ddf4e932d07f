import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/assert-never';
import { securityMessages as texts } from '@padavu/domain/security';
import { useEffect, useState } from 'react';
import { CommandButton } from '@/components/CommandButton.tsx';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { FormMessage } from '@/components/FormMessage.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { Panel } from '@/components/Panel.tsx';
import { Shape, TextShape } from '@/components/Shape.tsx';
import { SkeletonView } from '@/components/SkeletonView.tsx';
import { useCommand } from '@/components/use-command.ts';
import {
  beginEnrolment,
  hasSecondFactor,
  removeSecondFactor,
  secondFactorProblem,
} from '@/lib/session/second-factor.ts';
import type { Enrolment } from '@/lib/session/second-factor.ts';
import { EnrolmentForm } from './EnrolmentForm.tsx';

type Stage =
  | { state: 'loading' | 'none' | 'set-up' }
  | { state: 'enrolling'; enrolment: Enrolment }
  | { state: 'failed'; problem: string };

type OwnSecondFactorProps = {
  isRequired: boolean;
  /** The session has no second factor, and the school requires one. */
  mustSignInAgain: boolean;
};

/** Whether the own account has a second factor, with buttons to set one up or remove it. */
export function OwnSecondFactor({ isRequired, mustSignInAgain }: OwnSecondFactorProps) {
  const notify = useNotice();
  const [stage, setStage] = useState<Stage>({ state: 'loading' });
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    let isGone = false;
    hasSecondFactor().then(
      (has) => !isGone && setStage({ state: has ? 'set-up' : 'none' }),
      (error: unknown) => !isGone && setStage({ state: 'failed', problem: secondFactorProblem(error) }),
    );
    return () => {
      isGone = true;
    };
  }, []);

  const attempt = async (work: () => Promise<void>) => {
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(secondFactorProblem(error));
    }
  };
  const setUp = useCommand({
    send: () => attempt(async () => setStage({ state: 'enrolling', enrolment: await beginEnrolment() })),
  });
  const remove = useCommand({
    send: () =>
      attempt(async () => {
        await removeSecondFactor();
        setStage({ state: 'none' });
        notify({ severity: 'success', text: texts.removed });
      }),
    onSettled: () => setAsking(false),
  });
  const finish = () => {
    setStage({ state: 'set-up' });
    notify({ severity: 'success', text: texts.enrolled });
  };

  const body = () => {
    switch (stage.state) {
      case 'loading':
        return (
          <SkeletonView text="One moment...">
            <TextShape lines={2} />
            <Shape width={22} height={5.5} sx={{ marginTop: 2 }} />
          </SkeletonView>
        );
      case 'failed':
        return <FormMessage kind="error">{stage.problem}</FormMessage>;
      case 'none':
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
      case 'enrolling':
        return (
          <EnrolmentForm
            enrolment={stage.enrolment}
            onDone={finish}
            onCancel={() => setStage({ state: 'none' })}
          />
        );
      case 'set-up':
        return (
          <>
            <Typography>{mustSignInAgain ? texts.enrolledSignInAgain : texts.ownOn}</Typography>
            {isRequired ? (
              <Typography color="textSecondary">{texts.removeRefused}</Typography>
            ) : (
              <Button variant="outlined" color="error" onClick={() => setAsking(true)} sx={start}>
                {texts.remove}
              </Button>
            )}
          </>
        );
      default:
        return assertNever(stage);
    }
  };
  return (
    <Panel title={texts.own}>
      {body()}
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <ConfirmDialog
        open={isAsking}
        question={texts.removeQuestion}
        confirm={texts.remove}
        pending={remove.pending}
        onConfirm={remove.run}
        onCancel={() => setAsking(false)}
      >
        {texts.removeConsequence}
      </ConfirmDialog>
    </Panel>
  );
}

const start = { alignSelf: 'start' };
