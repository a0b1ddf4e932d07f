import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Lesson } from '@padavu/domain/course/lesson';
import { countTranslations } from '@padavu/domain/language/translation-count';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { MalayalamMark } from '@/components/TwoLanguages.tsx';
import { lineClamp } from '@/components/line-clamp.ts';
import { lessonTitle } from '@padavu/domain/course/lesson';
import { VideoThumbnail } from './VideoThumbnail.tsx';

/** A lesson's picture, title and the beginning of its description. */
export function LessonName({ lesson }: { lesson: Lesson }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: (theme) => `${theme.spacing(13)} minmax(0, 1fr)`,
        gap: 2,
        alignItems: 'start',
      }}
    >
      <VideoThumbnail videoUrl={lesson.videoUrl} />
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650, lineHeight: 1.3 }}>{lessonTitle(lesson)}</Typography>
        <Typography variant="body2" color="textSecondary" sx={lineClamp(2)}>
          {lesson.description || learnerMessages.lessonViewer.noDescription}
        </Typography>
        <MalayalamMark {...countTranslations('lesson', lesson)} />
      </Box>
    </Box>
  );
}
