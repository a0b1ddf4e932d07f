import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { messageFor, messages } from '@padavu/domain/messages';
import type { Step } from '@padavu/domain/outline';
import { matchesSearch } from '@padavu/domain/search';
import { TextLink } from '@/components/TextLink.tsx';
import { lessonPath } from '@/lib/paths.ts';

/** Lessons that a search has found, by their title, text or topics (specification 2.17). */
export function FoundLessons({ found, search }: { found: readonly Step[]; search: string }) {
  return (
    <Box
      component="ul"
      aria-label="Lessons found"
      sx={{ listStyle: 'none', margin: 0, padding: 0, borderTop: 1, borderColor: 'divider' }}
    >
      {found.map(({ subcategory, lesson }) => (
        <Box component="li" key={lesson.id} sx={{ paddingBlock: 2, borderBottom: 1, borderColor: 'divider' }}>
          <TextLink
            to={lessonPath(subcategory.courseId, subcategory.id, lesson.id)}
            sx={{ display: 'inline-block', paddingBlock: 0.75 }}
          >
            {lesson.title || messages.lessonViewer.untitled}
          </TextLink>
          <Typography variant="body2" color="textSecondary">
            {messageFor.dayTab(lesson.day)} · {subcategory.title}
          </Typography>
          <MatchingTopics topics={lesson.topics} search={search} />
        </Box>
      ))}
    </Box>
  );
}

function MatchingTopics({ topics, search }: { topics: readonly string[]; search: string }) {
  const matching = topics.filter((topic) => matchesSearch(search, topic));
  if (matching.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ marginTop: 0.5 }}>
      {messages.lessonViewer.topics}: {matching.join(', ')}
    </Typography>
  );
}
