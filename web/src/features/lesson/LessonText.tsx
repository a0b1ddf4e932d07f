import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Lesson } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';

/** What a lesson says beside its video (specification 2.18). */
export function LessonText({ lesson }: { lesson: Lesson }) {
  return (
    <Stack spacing={3}>
      <Box component="section">
        <Typography variant="h4" component="h3" gutterBottom>
          Description
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '68ch' }}>
          {lesson.description || messages.lessonViewer.noDescription}
        </Typography>
      </Box>
      <Box component="section">
        <Typography variant="h4" component="h3" gutterBottom>
          {messages.lessonViewer.topics}
        </Typography>
        <Topics topics={lesson.topics} />
      </Box>
    </Stack>
  );
}

function Topics({ topics }: { topics: readonly string[] }) {
  if (topics.length === 0) {
    return <Typography color="textSecondary">{messages.lessonViewer.noTopics}</Typography>;
  }
  return (
    <Box
      component="ul"
      sx={{
        margin: 0,
        paddingLeft: 2.5,
        listStyleType: 'square',
        '& li::marker': { color: 'secondary.main' },
        '& li + li': { marginTop: 0.5 },
      }}
    >
      {[...new Set(topics)].map((topic) => (
        <Typography key={topic} component="li">
          {topic}
        </Typography>
      ))}
    </Box>
  );
}
