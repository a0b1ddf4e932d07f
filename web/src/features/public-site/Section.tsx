import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { containerStyles } from '@/components/container-styles.ts';
import { englishMark } from '@/components/english-mark.ts';

type SectionProps = {
  id?: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
};

/** A section of a public page under its heading, with the space between sections. */
export function Section({ id, title, lead, children }: SectionProps) {
  const headingId = useId();
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={headingId}
      sx={[containerStyles, { paddingBlock: { xs: 6, md: 9 } }]}
    >
      <Box sx={{ maxWidth: '62ch', marginBottom: { xs: 3, md: 5 } }}>
        <Typography id={headingId} variant="h2">
          {title}
          {englishMark?.(title)}
        </Typography>
        {lead && (
          <Typography color="textSecondary" sx={{ marginTop: 1.5 }}>
            {lead}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}
