import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/values/assert-never';
import { messages } from '@padavu/domain/messages';
import type { ReactNode } from 'react';
import { failureMessage } from '@/lib/firebase/failure.ts';
import { SkeletonView } from './SkeletonView.tsx';
import { ProblemView, StateView } from './StateView.tsx';
import * as texts from './texts.ts';

type Query = { state: 'loading' } | { state: 'failed'; error: Error } | { state: 'ready' };
type Ready<Q> = Extract<Q, { state: 'ready' }>;

type QueryStateProps<Q> = {
  query: Q;
  onRetry: () => void;
  /** The text while it loads. */
  loading: string;
  /** The skeleton shown while it loads. Without one, each state is a line of text, for use within a panel. */
  shapes?: ReactNode;
  /** Returns the text of a failure. `reason` is undefined where it would mean nothing to a person. */
  failed?: (reason: string | undefined, error: Error) => string;
  retryLabel?: string;
  children: (ready: Ready<Q>) => ReactNode;
};

/** Renders the state of a query: loading, failed with a button to retry, or its data. */
export function QueryState<Q extends Query>({ query, children, ...props }: QueryStateProps<Q>) {
  const { onRetry, loading, shapes, failed = reasonOrServerError, retryLabel = texts.tryAgain } = props;
  const current: Query = query;
  switch (current.state) {
    case 'loading':
      return shapes ? (
        <SkeletonView text={loading}>{shapes}</SkeletonView>
      ) : (
        <Typography color="textSecondary">{loading}</Typography>
      );
    case 'failed': {
      const message = failed(failureMessage(current.error), current.error);
      return shapes ? (
        <ProblemView message={message} onRetry={onRetry} retryLabel={retryLabel} />
      ) : (
        <>
          <Typography role="alert" color="error">
            {message}
          </Typography>
          <Button variant="outlined" onClick={onRetry} sx={{ alignSelf: 'start' }}>
            {retryLabel}
          </Button>
        </>
      );
    }
    case 'ready':
      return isReady(query) && children(query);
    default:
      return assertNever(current);
  }
}

const isReady = <Q extends Query>(query: Q): query is Ready<Q> => query.state === 'ready';

const reasonOrServerError = (reason: string | undefined) => reason ?? messages.server.error;

type EmptyStateProps = {
  title: string;
  /** Clears the filters; `null` where no filter is set. */
  onClear: (() => void) | null;
  children?: ReactNode;
};

/** A list without entries: there are none, or a filter hides them. */
export function EmptyState({ title, onClear, children }: EmptyStateProps) {
  return (
    <StateView
      drawing="scene-empty"
      title={title}
      action={
        onClear && (
          <Button variant="outlined" onClick={onClear}>
            {texts.clearFilters}
          </Button>
        )
      }
    >
      {children}
    </StateView>
  );
}
