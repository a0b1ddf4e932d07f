import Typography from '@mui/material/Typography';
import { PageTitle } from '@/components/PageTitle.tsx';

type LessonHeadingProps = {
  title: string;
  duration: string;
  /** After a step by a link below the lesson, the focus and with it the view go up to the new heading. */
  takesFocus: boolean;
};

/** What a lesson is called and how long it takes, open or not. */
export function LessonHeading({ title, duration, takesFocus }: LessonHeadingProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Typography ref={takesFocus ? focus : undefined} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 2 }}>
        {duration}
      </Typography>
    </>
  );
}

const focus = (heading: HTMLElement | null) => heading?.focus();
