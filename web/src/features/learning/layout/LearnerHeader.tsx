import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { Logo } from '@/components/Logo.tsx';
import { containerStyles } from '@/components/container-styles.ts';
import { useBrand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { CourseSearchBox } from '@/features/learning/course/CourseSearch.tsx';
import * as texts from '@/features/learning/texts.ts';

type LearnerHeaderProps = {
  /** Adds a back link and the search box, for the course viewer. */
  inCourse: boolean;
  name: string;
  onSignOut: () => void;
};

/** The bar above the learner's pages. On a phone the search box has a separate line. */
export function LearnerHeader({ inCourse, name, onSignOut }: LearnerHeaderProps) {
  const { name: school } = useBrand();
  return (
    <Box
      component="header"
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper', displayPrint: 'none' }}
    >
      <Box
        sx={[
          containerStyles,
          {
            display: 'flex',
            flexWrap: { xs: 'wrap', md: 'nowrap' },
            alignItems: 'center',
            columnGap: 1.5,
            paddingBlock: 1,
          },
        ]}
      >
        {inCourse && (
          <IconButton
            component={Link}
            to={paths.learnerDashboard}
            aria-label={texts.backToDashboard}
            edge="start"
            color="inherit"
          >
            <ArrowBack />
          </IconButton>
        )}
        {/* Takes the rest of its line, which a long name would leave otherwise. */}
        <Box sx={{ display: 'flex', flex: { xs: 1, md: 'initial' } }}>
          <Box
            component={Link}
            to={paths.learnerDashboard}
            aria-label={[school, texts.yourDashboard].filter(Boolean).join(', ')}
            sx={{ display: 'inline-flex', minHeight: 44, color: 'inherit', textDecoration: 'none' }}
          >
            <Logo />
          </Box>
        </Box>
        {inCourse && (
          <Box
            sx={{
              order: { xs: 1, md: 0 },
              flexBasis: { xs: '100%', md: 'auto' },
              flexGrow: { md: 1 },
              maxWidth: { md: '44ch' },
              marginInline: { md: 'auto' },
              paddingBlock: { xs: 1, md: 0 },
            }}
          >
            <CourseSearchBox />
          </Box>
        )}
        <Box sx={{ marginLeft: inCourse ? { xs: 'auto', md: 0 } : 'auto' }}>
          <AccountMenu name={name} onSignOut={onSignOut} />
        </Box>
      </Box>
    </Box>
  );
}
