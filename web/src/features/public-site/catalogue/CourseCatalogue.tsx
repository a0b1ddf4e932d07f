import Box from '@mui/material/Box';
import { featuredCourse } from '@padavu/domain/course/course-words';
import { useId, useState } from 'react';
import { CardGrid } from '@/components/CardGrid.tsx';
import { StepTabs, tabId } from '@/components/StepTabs.tsx';
import { Reveal } from '@/features/public-site/Reveal.tsx';
import { Section } from '@/features/public-site/Section.tsx';
import { useSite } from '@/lib/site-content.ts';
import { usePage } from '@/lib/use-page.ts';
import { OfferCard } from './OfferCard.tsx';
import * as texts from '@/features/public-site/texts.ts';

const all = 'all';

/** Every course under the first tab. If there are others, the featured course has a second tab. */
export function CourseCatalogue() {
  const { courses } = useSite();
  const { title, lead } = usePage('home').courses;
  const [selectedTab, setSelectedTab] = useState(all);
  const panel = useId();
  const featured = courses.length > 1 ? featuredCourse(courses) : undefined;
  const tabs = [
    { id: all, label: texts.allCourses },
    ...(featured ? [{ id: featured.slug, label: featured.title }] : []),
  ];
  const visibleCourses = courses.filter(({ slug }) => selectedTab === all || slug === selectedTab);
  if (courses.length === 0) return null;
  return (
    <Section id="courses" title={title || texts.courses} lead={lead}>
      <StepTabs
        label={texts.courseCategories}
        tabs={tabs}
        chosen={selectedTab}
        onChoose={setSelectedTab}
        panel={panel}
      />
      <Box role="tabpanel" id={panel} aria-labelledby={tabId(panel, selectedTab)} sx={{ paddingTop: 4 }}>
        <CardGrid>
          {visibleCourses.map((course) => (
            <li key={course.id}>
              <Reveal>
                <OfferCard course={course} />
              </Reveal>
            </li>
          ))}
        </CardGrid>
      </Box>
    </Section>
  );
}
