import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { brand } from '@padavu/domain/brand';
import { courseCards } from '@padavu/domain/catalogue/course-card';
import type { CourseCard } from '@padavu/domain/catalogue/course-card';
import { instructorLabel } from '@padavu/domain/catalogue/marketing-course';
import type { MarketingCourse } from '@padavu/domain/catalogue/marketing-course';
import { publicMessages } from '@padavu/domain/public-messages';
import { useId } from 'react';
import { ActionLink } from '@/components/ActionLink.tsx';
import { cardStyles } from '@/components/card-styles.ts';
import { BannerLead, PageBanner } from '@/components/PageBanner.tsx';
import { StepList } from '@/components/StepList.tsx';
import { Price } from '@/components/Price.tsx';
import { CourseDays } from './CourseDays.tsx';
import { DayThumbnail } from './DayThumbnail.tsx';
import { useSelectedDay } from './use-selected-day.ts';
import { registerPath } from '@/lib/paths.ts';

/** A public course page. */
export function MarketingCourseView({ course }: { course: MarketingCourse }) {
  const { day, chooseDay } = useSelectedDay(course.days.length);
  const card = courseCards.find(({ path }) => path === course.path);
  if (!card) throw new Error(`The catalogue has no card for ${course.path}`);
  return (
    <>
      <title>{`${course.title} · ${brand.name}`}</title>
      <meta name="description" content={`${card.shortDescription} ${instructorLabel(course)}.`} />
      <PageBanner title={course.title} ground="leaf" picture={course.banner}>
        <BannerLead>{card.shortDescription}</BannerLead>
        <Typography sx={{ marginTop: 3, fontWeight: 650 }}>{instructorLabel(course)}</Typography>
        <Typography sx={{ color: 'scene.mist' }}>Duration: {course.duration}</Typography>
      </PageBanner>
      <Container maxWidth="lg" sx={columns}>
        <CourseDays
          course={course}
          day={day}
          onChoose={chooseDay}
          renderVideo={(content, number) => (
            <DayThumbnail day={content} number={number} to={registerPath(card)} />
          )}
        />
        <Enrolment course={course} card={card} />
      </Container>
    </>
  );
}

/** The seven features, the price and the registration link; it stays in view on wide screens. */
function Enrolment({ course, card }: { course: MarketingCourse; card: CourseCard }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={enrolment}>
      <Typography id={id} variant="h3" component="h2">
        What you get
      </Typography>
      <StepList items={course.features} />
      <Price current={card.currentPrice} original={card.originalPrice} />
      <ActionLink to={registerPath(card)}>{publicMessages.home.registerNow}</ActionLink>
      <Typography variant="body2" color="textSecondary">
        You pay once, in a chat that opens after you register.
      </Typography>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: { xs: 5, md: 6 },
  paddingBlock: { xs: 5, md: 8 },
} as const;

const enrolment = {
  ...cardStyles,
  position: { md: 'sticky' },
  top: (theme: Theme) => theme.spacing(11),
  display: 'grid',
  gap: 2,
  padding: 3,
} as const;
