import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { messageLink } from '@padavu/domain/school/brand';
import { learnerMessage } from '@padavu/domain/user/learner-message';
import type { StuckLearner } from '@padavu/domain/learning/stuck-learner';
import { useState } from 'react';
import { RowShapes } from '@/components/list-shapes.tsx';
import { MediumDate } from '@/components/MediumDate.tsx';
import { Panel } from '@/components/Panel.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { ResourceTable } from '@/components/ResourceTable.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { useBrand } from '@/lib/brand.ts';
import { adminLessonsPath, adminUserPath } from '@/lib/paths.ts';
import { signInAddress } from '@/lib/sign-in-address.ts';
import { useFetched } from '@/lib/use-fetched.ts';
import { fetchStuckLearners } from './api.ts';

const { stuck: texts } = adminMessages;

/** The learners who stopped in the middle of their course, fetched on request because finding them takes many reads. */
export function StuckLearners() {
  const [isRequested, setRequested] = useState(false);
  return (
    <Panel title={texts.title}>
      <Typography color="textSecondary">{texts.about}</Typography>
      {isRequested ? (
        <StuckList />
      ) : (
        <Button variant="outlined" onClick={() => setRequested(true)} sx={{ alignSelf: 'flex-start' }}>
          {texts.show}
        </Button>
      )}
    </Panel>
  );
}

function StuckList() {
  const { live, retry } = useFetched(['stuck-learners'], fetchStuckLearners);
  return (
    <QueryState
      query={live}
      loading={texts.loading}
      shapes={<RowShapes rows={4} />}
      failed={(reason) => reason ?? texts.failed}
      onRetry={retry}
    >
      {({ data: learners }) =>
        learners.length === 0 ? (
          <Typography role="status">{texts.none}</Typography>
        ) : (
          <ResourceTable
            label={texts.title}
            columns={columns}
            rows={learners}
            keyOf={({ uid }) => uid}
            actions={(learner) => <MessageLink learner={learner} />}
            tableFrom="md"
          />
        )
      }
    </QueryState>
  );
}

const columns = [
  {
    id: 'name',
    header: texts.learner,
    cell: ({ uid, name }: StuckLearner) => <TextLink to={adminUserPath(uid)}>{name}</TextLink>,
  },
  {
    id: 'lesson',
    header: texts.lesson,
    width: '20rem',
    cell: ({ lesson, course }: StuckLearner) => (
      <>
        {lesson ? (
          <TextLink to={adminLessonsPath(lesson.subcategoryId)}>{lesson.title || texts.untitled}</TextLink>
        ) : (
          texts.gone
        )}
        <Typography variant="body2" color="textSecondary">
          {course}
        </Typography>
      </>
    ),
  },
  {
    id: 'percent',
    header: texts.percent,
    align: 'right' as const,
    cell: ({ percent }: StuckLearner) => `${percent}%`,
  },
  {
    id: 'at',
    header: texts.lastAt,
    cell: ({ lastAt }: StuckLearner) => <MediumDate value={lastAt} />,
  },
] as const;

/** Opens the chat with a message to the learner, which says where they stopped. */
function MessageLink({ learner: { name, language, titles } }: { learner: StuckLearner }) {
  const school = useBrand();
  const text = learnerMessage('stuck', {
    school,
    language,
    name,
    ...titles,
    price: null,
    paymentReference: '',
    signInUrl: signInAddress(language),
  });
  return (
    <Button
      variant="outlined"
      href={messageLink(text)}
      target="_blank"
      rel="noopener"
      aria-label={`${texts.message} ${name}`}
    >
      {texts.message}
    </Button>
  );
}
