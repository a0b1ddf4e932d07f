import Box from '@mui/material/Box';
import { catalogueCategories, courseCardsIn } from '@padavu/domain/catalogue/course-card';
import type { CatalogueCategory } from '@padavu/domain/catalogue/course-card';
import { useId, useState } from 'react';
import { CardGrid } from '@/components/CardGrid.tsx';
import { Reveal } from '@/components/Reveal.tsx';
import { Section } from '@/components/Section.tsx';
import { StepTabs, tabId } from '@/components/StepTabs.tsx';
import { OfferCard } from './OfferCard.tsx';

const tabs = catalogueCategories.map((category) => ({ id: category, label: category }));

/** The courses by category. */
export function CourseCatalogue() {
  const [category, setCategory] = useState<CatalogueCategory>('ALL');
  const panel = useId();
  return (
    <Section
      id="courses"
      title="All the skills you need in one place"
      lead="Pay once, learn day by day, and keep what you made on the way."
    >
      <StepTabs
        label="Course categories"
        tabs={tabs}
        chosen={category}
        onChoose={setCategory}
        panel={panel}
      />
      <Box role="tabpanel" id={panel} aria-labelledby={tabId(panel, category)} sx={{ paddingTop: 4 }}>
        <CardGrid>
          {courseCardsIn(category).map((course) => (
            <li key={course.path}>
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
