import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { messageFor, messages } from '@padavu/domain/messages';
import type { Step } from '@padavu/domain/outline';
import { categoryTitle } from '@padavu/domain/subcategory';
import { LinkButton } from '@/components/LinkButton.tsx';
import { lessonPath } from '@/lib/paths.ts';

type LessonStepsProps = {
  /** The category that the lesson stands in. */
  subcategoryId: number;
  previous: Step | undefined;
  next: Step | undefined;
  onStep: (lessonId: number) => void;
};

/** To the lesson before and the one after, over the borders of categories. Going on says nothing about being done. */
export function LessonSteps({ subcategoryId, previous, next, onStep }: LessonStepsProps) {
  const link = (step: Step | undefined, direction: 'previous' | 'next') =>
    step && <StepLink step={step} direction={direction} from={subcategoryId} onStep={onStep} />;
  return (
    <Box
      component="nav"
      aria-label="Other lessons"
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}
    >
      {link(previous, 'previous') ?? <Box sx={{ display: { xs: 'none', sm: 'block' } }} />}
      {link(next, 'next')}
    </Box>
  );
}

type StepLinkProps = {
  step: Step;
  direction: 'previous' | 'next';
  from: number;
  onStep: (lessonId: number) => void;
};

/** Within a category a step replaces the address as a day's tab does; another category is a page to come back from. */
function StepLink({ step: { subcategory, lesson }, direction, from, onStep }: StepLinkProps) {
  const isNext = direction === 'next';
  const isNear = subcategory.id === from;
  return (
    <LinkButton
      variant="outlined"
      color="inherit"
      to={lessonPath(subcategory.courseId, subcategory.id, lesson.id)}
      replace={isNear}
      preventScrollReset={isNear}
      onClick={() => onStep(lesson.id)}
      {...(isNext ? { endIcon: <ArrowForward /> } : { startIcon: <ArrowBack /> })}
      sx={{
        justifyContent: isNext ? 'flex-end' : 'flex-start',
        textAlign: isNext ? 'right' : 'left',
        paddingBlock: 1.25,
      }}
    >
      <Box component="span" sx={{ display: 'grid' }}>
        {isNext ? 'Next lesson' : 'Previous lesson'}
        <Typography component="span" variant="body2" color="textSecondary">
          {messageFor.dayTab(lesson.day)}: {lesson.title || messages.lessonViewer.untitled}
        </Typography>
        {!isNear && (
          <Typography component="span" variant="body2" color="textSecondary">
            in {categoryTitle(subcategory)}
          </Typography>
        )}
      </Box>
    </LinkButton>
  );
}
