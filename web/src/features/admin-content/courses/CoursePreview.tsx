import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { plainAmount } from '@padavu/domain/payment/amount';
import { formatMoney } from '@padavu/domain/school/school-format';
import { courseTitle } from '@padavu/domain/course/course';
import { badgeLabels } from '@padavu/domain/course/course-words';
import type { Region } from '@padavu/domain/school/usual-region';
import { useDeferredValue, useId } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { Price } from '@/components/Price.tsx';
import { Tags } from '@/components/Tag.tsx';
import { Thumbnail } from '@/components/Thumbnail.tsx';
import { useBrand } from '@/lib/brand.ts';
import type { CourseFields, CourseForm } from './course-form.ts';

const linesOf = (text = '') => text.split('\n').filter((line) => line.trim() !== '');

/** A preview of the course on the site, from the current values of its form. */
export function CoursePreview({ control }: { control: Control<CourseFields, unknown, CourseForm> }) {
  const id = useId();
  const region = useBrand();
  const fields = useDeferredValue(useWatch({ control }));
  const { title = '', thumbnail = '', badge = '', summary = '', description = '', days = [] } = fields;
  const labels = badgeLabels({ badge });
  // `useWatch` types every field as partial; a picture is needed whole.
  const picture = useWatch({ control, name: 'picture' });
  const facts = [fields.duration, fields.language, fields.level].filter(Boolean).join(' · ');
  return (
    <Stack component="section" spacing={1.5} aria-labelledby={id}>
      <Typography id={id} component="h3" variant="h4">
        Preview
      </Typography>
      <Card sx={{ overflowWrap: 'anywhere' }}>
        <Thumbnail src={thumbnail.trim()} picture={picture} title={title} />
        <Stack spacing={1.5} sx={{ padding: 2.5 }}>
          {labels.length > 0 && (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <Tags labels={labels} />
            </Stack>
          )}
          <Typography variant="h3" component="p">
            {courseTitle({ title })}
          </Typography>
          <Typography color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
            {summary || description}
          </Typography>
          {facts !== '' && <Typography variant="body2">{facts}</Typography>}
          <Cost price={amountIn(region, fields.price)} original={amountIn(region, fields.originalPrice)} />
          <Part title="What you get" entries={linesOf(fields.outcomes)} />
          <Part
            title="Who teaches it"
            entries={(fields.instructors ?? []).flatMap(({ name }) => name || [])}
          />
          <Part
            title="Day by day"
            entries={days.map((day, index) => `Day ${index + 1}: ${day.title ?? ''}`)}
          />
          <Part
            title="Questions"
            entries={(fields.questions ?? []).flatMap(({ question }) => question || [])}
          />
        </Stack>
      </Card>
      <SiteStatus isPublished={fields.published === true} isOpen={fields.openForRegistration === true} />
    </Stack>
  );
}

/** The price in a text that is being typed; `undefined` if it is not a price. */
function amountIn(region: Region, text = ''): number | undefined {
  const amount = Number(plainAmount(region, text));
  return text.trim() !== '' && Number.isSafeInteger(amount) && amount >= 0 ? amount : undefined;
}

function Cost({ price, original }: { price: number | undefined; original: number | undefined }) {
  const region = useBrand();
  if (price === undefined) return null;
  if (original !== undefined && original > price) return <Price current={price} original={original} />;
  return (
    <Typography component="strong" sx={{ fontSize: '1.5rem', fontWeight: 750 }}>
      {formatMoney(region, price)}
    </Typography>
  );
}

function Part({ title, entries }: { title: string; entries: readonly string[] }): ReactNode {
  if (entries.length === 0) return null;
  return (
    <div>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {entries.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two entries may be the same, and none has an id
          <li key={`${index} ${entry}`}>{entry}</li>
        ))}
      </Box>
    </div>
  );
}

/** Whether visitors can see the course and register for it once it is saved. */
function SiteStatus({ isPublished, isOpen }: { isPublished: boolean; isOpen: boolean }) {
  const text = isOpen
    ? 'On the site, and visitors can register for it.'
    : 'On the site, and visitors cannot register for it.';
  return (
    <Typography variant="body2" color="textSecondary">
      {isPublished ? text : 'A draft: not on the site.'}
    </Typography>
  );
}
