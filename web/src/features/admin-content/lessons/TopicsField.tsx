import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { controlStyles, Field } from '@/components/Field.tsx';
import { firstClick } from '@/components/first-click.ts';

type TopicsFieldProps = {
  topics: readonly string[];
  /** The topic that is typed but not added yet. */
  topic: string;
  error: string | undefined;
  onTopics: (topics: string[]) => void;
  onTopic: (topic: string) => void;
};

/** The topics of a lesson. An added topic is trimmed, an empty one ignored, and the input cleared. */
export function TopicsField({ topics, topic, error, onTopics, onTopic }: TopicsFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  const add = () => {
    if (topic.trim() !== '') onTopics([...topics, topic.trim()]);
    onTopic('');
    input.current?.focus();
  };
  const addOnEnter = (event: KeyboardEvent) => {
    // In an input method, Enter may only confirm a word.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  const remove = (index: number) => {
    onTopics(topics.toSpliced(index, 1));
    input.current?.focus();
  };
  return (
    <Box role="group" aria-label="Topics">
      <Field label="Topics" error={error}>
        {(control) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1 }}>
            <Box
              component="input"
              ref={input}
              value={topic}
              onChange={(event) => onTopic(event.target.value)}
              onKeyDown={addOnEnter}
              {...control}
              sx={controlStyles}
            />
            <Button variant="outlined" onClick={add} sx={{ minHeight: 52 }}>
              {adminMessages.lessons.addTopic}
            </Button>
          </Box>
        )}
      </Field>
      <Topics topics={topics} onRemove={remove} />
    </Box>
  );
}

function Topics({ topics, onRemove }: { topics: readonly string[]; onRemove: (index: number) => void }) {
  if (topics.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
        {adminMessages.lessons.noTopics}
      </Typography>
    );
  }
  return (
    <Box component="ul" aria-label="Topics" sx={{ listStyle: 'none', margin: 0, marginTop: 1, padding: 0 }}>
      {topics.map((topic, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two topics may be the same, and none has an id
        <Box component="li" key={`${index} ${topic}`} sx={row}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {topic}
          </Box>
          <IconButton aria-label={`Remove topic: ${topic}`} onClick={firstClick(() => onRemove(index))}>
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  paddingInlineStart: 1.75,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
