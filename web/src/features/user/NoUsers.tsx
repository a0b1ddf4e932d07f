import Button from '@mui/material/Button';
import { messages } from '@padavu/domain/messages';
import { StateView } from '@/components/StateView.tsx';

type NoUsersProps = {
  onClear: () => void;
  /** Reads on where a search has not come to the end; `null` where it has. */
  onLookFurther: (() => void) | null;
};

/** A list in which nobody is (specification 2.12), or nobody so far. */
export function NoUsers({ onClear, onLookFurther }: NoUsersProps) {
  if (onLookFurther) {
    return (
      <StateView
        drawing="scene-empty"
        title="Nobody found so far."
        action={
          <Button variant="outlined" onClick={onLookFurther}>
            Look further
          </Button>
        }
      >
        Many names resemble this search. A longer one finds people sooner.
      </StateView>
    );
  }
  return (
    <StateView
      drawing="scene-empty"
      title={messages.users.empty}
      action={
        <Button variant="outlined" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  );
}
