import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import { categoriesOf, categoryLabel } from '@padavu/domain/course/course-category';
import { joinNames } from '@padavu/domain/course/course-words';
import { inEveryLanguage, matchesSearch } from '@padavu/domain/values/search';
import type { SiteContent, SiteCourse } from '@padavu/domain/site/site';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { englishMark } from '@/components/english-mark.ts';
import { ActionButton } from '@/components/ActionButton.tsx';
import { CardGrid } from '@/components/CardGrid.tsx';
import { Drawing } from '@/components/Drawing.tsx';
import { BannerLead, PageBanner } from '@/components/PageBanner.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { VisuallyHidden } from '@/components/VisuallyHidden.tsx';
import { containerStyles } from '@/components/container-styles.ts';
import { coursePath } from '@/lib/paths.ts';
import { useSite } from '@/lib/site-content.ts';
import { usePage } from '@/lib/use-page.ts';
import { OfferCard } from './catalogue/OfferCard.tsx';
import * as texts from './texts.ts';

export function CoursesPage() {
  const content = useSite();
  const { school, courses } = content;
  const { lead } = usePage('courses');
  const [filter, setFilter] = useState(noFilter);
  const matches = findCourses(courses, filter);
  return (
    <>
      <title>{`${texts.courses} · ${school.name}`}</title>
      <meta name="description" content={summaryOf(content)} />
      <PageBanner title={texts.courses} ground="leaf">
        <BannerLead>{lead}</BannerLead>
        {englishMark?.(lead)}
      </PageBanner>
      <Box sx={[containerStyles, { paddingBlock: { xs: 5, md: 8 } }]}>
        <VisuallyHidden component="h2">{texts.coursesWeTeach}</VisuallyHidden>
        {courses.length > 0 && (
          <>
            <CourseFilter courses={courses} filter={filter} onChange={setFilter} />
            <Typography role="status" color="textSecondary" sx={{ marginBottom: 2 }}>
              {matches.length === 1
                ? texts.oneCourse
                : fillPlaceholders(texts.manyCourses, { count: matches.length })}
            </Typography>
          </>
        )}
        {matches.length > 0 ? (
          <CardGrid>
            {matches.map((course) => (
              <Box component="li" key={course.id} sx={{ display: 'grid', gridTemplateRows: '1fr auto' }}>
                <OfferCard course={course} />
                <Box component={Link} to={coursePath(course.slug)} sx={pageLink}>
                  {fillPlaceholders(texts.dayByDay, { title: course.title })}
                </Box>
              </Box>
            ))}
          </CardGrid>
        ) : (
          <Box sx={emptyStyles}>
            <Drawing name="scene-empty" width={260} />
            {courses.length === 0 ? (
              <Typography>{texts.noCourseYet}</Typography>
            ) : (
              <>
                <Typography>{texts.noCourseMatches}</Typography>
                <ActionButton variant="plain" onClick={() => setFilter(noFilter)}>
                  {texts.showEveryCourse}
                </ActionButton>
              </>
            )}
          </Box>
        )}
      </Box>
    </>
  );
}

const pageLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingBlock: 1,
  color: 'primary.main',
  fontWeight: 600,
  textUnderlineOffset: '0.18em',
} as const;

const emptyStyles = { display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center' } as const;

type Courses = readonly SiteCourse[];

type Filter = { search: string; category: string };

const noFilter: Filter = { search: '', category: '' };

/** The courses of a category (empty for all) that contain the search text in any language of the page's data. */
function findCourses(courses: Courses, { search, category }: Filter): Courses {
  return courses.filter(
    (course) =>
      (category === '' || course.category === category) &&
      matchesSearch(
        search,
        ...inEveryLanguage(course, 'title', 'description', 'summary', 'outcomes'),
        ...course.instructors.flatMap((instructor) => inEveryLanguage(instructor, 'name')),
      ),
  );
}

/**
 * The name of a category in the language of the page, from the first course that has it: `inLanguage` adds
 * `categoryName` to a course that has one in that language.
 */
function categoryName(courses: readonly { category: string; categoryName?: string }[], category: string) {
  const translated = courses.find((course) => course.category === category && course.categoryName);
  return translated?.categoryName ?? categoryLabel(category);
}

/** The page's description for search engines. */
function summaryOf({ school, courses }: SiteContent): string {
  const taught = joinNames(
    categoriesOf(courses).map((category) => categoryName(courses, category).toLowerCase()),
    'and',
  );
  const [language, ...others] = new Set(courses.map((course) => course.language));
  const subtitles =
    language && others.length === 0 ? fillPlaceholders(texts.withSubtitles, { language }) : '';
  return fillPlaceholders(texts.coursesSummary, {
    name: school.name,
    taught: taught && `: ${taught}`,
    subtitles,
  });
}

type CourseFilterProps = { courses: Courses; filter: Filter; onChange: (filter: Filter) => void };

/** Filters the courses by text and category. Without script the list is complete and the filter hidden. */
function CourseFilter({ courses, filter, onChange }: CourseFilterProps) {
  const search = useRef<HTMLInputElement>(null);
  const category = useRef<HTMLSelectElement>(null);
  // Hydration keeps what was entered before the scripts arrived, but fires no event for it.
  const adoptInput = useEffectEvent(() => {
    const input = { search: search.current?.value ?? '', category: category.current?.value ?? '' };
    if (input.search !== filter.search || input.category !== filter.category) onChange(input);
  });
  useLayoutEffect(() => adoptInput(), []);
  return (
    <Box role="search" sx={row}>
      <TextInput
        ref={search}
        type="search"
        label={texts.search}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
      <SelectInput
        ref={category}
        label={texts.category}
        options={[
          { value: noFilter.category, label: texts.everyCategory },
          ...categoriesOf(courses).map((value) => ({ value, label: categoryName(courses, value) })),
        ]}
        value={filter.category}
        onChange={(event) => onChange({ ...filter, category: event.target.value })}
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
