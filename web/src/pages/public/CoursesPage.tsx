import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { brand } from '@padavu/domain/brand';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ActionButton } from '@/components/ActionButton.tsx';
import { CardGrid } from '@/components/CardGrid.tsx';
import { Drawing } from '@/components/Drawing.tsx';
import { BannerLead, PageBanner } from '@/components/PageBanner.tsx';
import { VisuallyHidden } from '@/components/VisuallyHidden.tsx';
import { OfferCard } from '@/features/catalogue/OfferCard.tsx';
import { paths } from '@/lib/paths.ts';
import { anyCourse, CourseFilter } from './courses/CourseFilter.tsx';
import { findCourses } from './courses/find-courses.ts';

/** The courses that have a page of their own. */
const coursePages = new Map<string, string>([
  ['ecommerce-mastery', paths.ecommerceMastery],
  ['digital-marketing', paths.digitalMarketing],
]);

/** Every public course (design decision 9). */
export function CoursesPage() {
  const [wanted, setWanted] = useState(anyCourse);
  const found = findCourses(wanted.search, wanted.category);
  return (
    <>
      <title>{`Courses · ${brand.name}`}</title>
      <meta
        name="description"
        content={`The courses of ${brand.name}: ecommerce, digital marketing and graphic design, day by day, with Malayalam subtitles. Pay once.`}
      />
      <PageBanner title="Courses" ground="leaf">
        <BannerLead>Choose a stair. You pay once, and climb it a day at a time.</BannerLead>
      </PageBanner>
      <Container maxWidth="lg" sx={{ paddingBlock: { xs: 5, md: 8 } }}>
        <VisuallyHidden component="h2">The courses we teach</VisuallyHidden>
        <CourseFilter wanted={wanted} onChange={setWanted} />
        <Typography role="status" color="textSecondary" sx={{ marginBottom: 2 }}>
          {found.length === 1 ? '1 course' : `${found.length} courses`}
        </Typography>
        {found.length > 0 ? (
          <CardGrid>
            {found.map((course) => {
              const page = coursePages.get(course.path);
              return (
                <Box component="li" key={course.path} sx={{ display: 'grid', gridTemplateRows: '1fr auto' }}>
                  <OfferCard course={course} />
                  <Box sx={{ minHeight: 44 }}>
                    {page && (
                      <Box component={Link} to={page} sx={pageLink}>
                        {course.title}, day by day
                      </Box>
                    )}
                  </Box>
                </Box>
              );
            })}
          </CardGrid>
        ) : (
          <Box sx={nothing}>
            <Drawing name="scene-empty" width={260} ratio="4 / 3" />
            <Typography>No course matches. Another word may find it.</Typography>
            <ActionButton look="plain" onClick={() => setWanted(anyCourse)}>
              Show every course
            </ActionButton>
          </Box>
        )}
      </Container>
    </>
  );
}

const pageLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'primary.main',
  fontWeight: 600,
  textUnderlineOffset: '0.18em',
} as const;

const nothing = { display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center' } as const;
