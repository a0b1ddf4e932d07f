import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { brand } from '@padavu/domain/brand';
import { courseCards } from '@padavu/domain/catalogue/course-card';
import type { CourseCard } from '@padavu/domain/catalogue/course-card';
import { publicCourses } from '@padavu/domain/catalogue/public-courses';
import { matchesSearch } from '@padavu/domain/search';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ActionButton } from '@/components/ActionButton.tsx';
import { CardGrid } from '@/components/CardGrid.tsx';
import { Drawing } from '@/components/Drawing.tsx';
import { BannerLead, PageBanner } from '@/components/PageBanner.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { VisuallyHidden } from '@/components/VisuallyHidden.tsx';
import { paths } from '@/lib/paths.ts';
import { OfferCard } from './catalogue/OfferCard.tsx';

/** Courses with a page of their own. */
const coursePages = new Map<string, string>([
  ['ecommerce-mastery', paths.ecommerceMastery],
  ['digital-marketing', paths.digitalMarketing],
]);

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
            <ActionButton variant="plain" onClick={() => setWanted(anyCourse)}>
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

/** The courses of a category (empty for all) that contain the search text. */
function findCourses(search: string, category: string): readonly CourseCard[] {
  return courseCards.filter(
    (course) =>
      (category === '' || course.category === category) &&
      matchesSearch(
        search,
        course.title,
        course.author,
        course.description,
        course.shortDescription,
        ...course.features,
      ),
  );
}

type Wanted = { search: string; category: string };

const anyCourse: Wanted = { search: '', category: '' };

const categories = [
  { value: anyCourse.category, label: 'All courses' },
  ...publicCourses.map(({ title }) => ({ value: title, label: title })),
];

/** Filters the courses by text and category. Without script the list is complete and the filter hidden. */
function CourseFilter({ wanted, onChange }: { wanted: Wanted; onChange: (wanted: Wanted) => void }) {
  const search = useRef<HTMLInputElement>(null);
  const category = useRef<HTMLSelectElement>(null);
  // Hydration keeps what was entered before the scripts arrived, without an event.
  const takeOver = useEffectEvent(() => {
    const entered = { search: search.current?.value ?? '', category: category.current?.value ?? '' };
    if (entered.search !== wanted.search || entered.category !== wanted.category) onChange(entered);
  });
  useLayoutEffect(() => takeOver(), []);
  return (
    <Box role="search" sx={row}>
      <TextInput
        ref={search}
        type="search"
        label="Search"
        value={wanted.search}
        onChange={(event) => onChange({ ...wanted, search: event.target.value })}
      />
      <SelectInput
        ref={category}
        label="Category"
        options={categories}
        value={wanted.category}
        onChange={(event) => onChange({ ...wanted, category: event.target.value })}
      />
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { sm: '2fr 1fr' },
  gap: 2,
  marginBottom: 4,
  '@media (scripting: none)': { display: 'none' },
} as const;
