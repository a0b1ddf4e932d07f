import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { featuredCourse } from '@padavu/domain/course/course-words';
import { ActionLink } from '@/components/ActionLink.tsx';
import { Banner, wide } from '@/components/Banner.tsx';
import { englishMark } from '@/components/english-mark.ts';
import { coursePath, paths } from '@/lib/paths.ts';
import { useSite } from '@/lib/site-content.ts';
import { usePage } from '@/lib/use-page.ts';
import type { RenderablePages } from '@/lib/site-content.ts';
import * as texts from '@/features/public-site/texts.ts';
import { Carousel } from './Carousel.tsx';

type BannerSlide = RenderablePages['home']['banners'][number];

const grounds = { steps: 'leaf', shop: 'storm' } as const satisfies Record<BannerSlide['drawing'], string>;

const targets = {
  register: paths.register,
  courses: paths.courses,
  about: paths.about,
  contact: paths.contact,
  faq: paths.faq,
} as const satisfies Record<Exclude<BannerSlide['leadsTo'], 'course'>, string>;

/** The banners. The title of the first one is the page's heading. A school without banners gets one with its name. */
export function HomeBanner({ isOpen }: { isOpen: boolean }) {
  const { school, courses } = useSite();
  const { banners } = usePage('home');
  const featured = featuredCourse(courses);
  const course = featured ? coursePath(featured.slug) : paths.courses;
  const defaultBanner: BannerSlide = {
    title: school.name,
    text: school.tagline,
    action: isOpen ? texts.registerNowBanner : '',
    leadsTo: 'register',
    drawing: 'steps',
  };
  const [first = defaultBanner, ...others] = banners;
  const slideOf = (slide: BannerSlide, index: number) => (
    <Slide
      slide={slide}
      heading={index === 0 ? 'h1' : 'h2'}
      to={slide.leadsTo === 'course' ? course : targets[slide.leadsTo]}
    />
  );
  return (
    <Box sx={frame}>
      {others.length === 0 ? (
        slideOf(first, 0)
      ) : (
        <Carousel
          label={texts.welcome}
          slides={[first, ...others].map((slide, index) => ({
            id: String(index),
            content: slideOf(slide, index),
          }))}
        />
      )}
    </Box>
  );
}

const frame = {
  maxWidth: wide,
  marginInline: 'auto',
  paddingInline: { xs: 1, sm: 2, md: 3 },
  // A school without content has no section between the banner and the footer.
  '&:last-child': { marginBottom: 6 },
} as const;

type SlideProps = { slide: BannerSlide; heading: 'h1' | 'h2'; to: string };

/** Text on the drawing's ground: above it on a phone, beside it on wider screens. */
function Slide({ slide, heading, to }: SlideProps) {
  return (
    <Banner ground={grounds[slide.drawing]}>
      <Box sx={{ display: 'grid', gridTemplateRows: { xs: 'auto 1fr', lg: 'none' }, height: '100%' }}>
        <Box sx={words}>
          <Typography variant="h1" component={heading} sx={{ fontSize: titleSize }}>
            {slide.title}
            {englishMark?.(slide.title)}
          </Typography>
          <Typography sx={{ marginBlock: 3, maxWidth: '44ch', fontSize: '1.1875rem', color: 'scene.mist' }}>
            {slide.text}
            {englishMark?.(slide.text, slide.title)}
          </Typography>
          {slide.action && (
            <ActionLink to={to} variant="brass">
              {slide.action}
            </ActionLink>
          )}
        </Box>
        <Box
          component="img"
          src={`/assets/drawings/banner-${slide.drawing}.svg`}
          alt=""
          width={1600}
          height={720}
          fetchPriority={heading === 'h1' ? 'high' : 'low'}
          sx={picture}
        />
      </Box>
    </Banner>
  );
}

const titleSize = 'clamp(2.25rem, 0.9rem + 3.2vw, 4rem)';

const words = {
  gridArea: { lg: '1 / 1' },
  position: 'relative',
  zIndex: 1,
  // Keeps the text beside the drawing's subject and above its water.
  maxWidth: { lg: '46%' },
  paddingInline: { xs: 3, sm: 6, lg: 9 },
  paddingTop: { xs: 5, lg: 9 },
  paddingBottom: { xs: 3, lg: '12%' },
} as const;

const picture = {
  gridArea: { lg: '1 / 1' },
  alignSelf: 'end',
  display: 'block',
  width: '100%',
  height: { xs: 250, sm: 340, md: 420, lg: '100%' },
  minHeight: { lg: 'min(45vw, 720px)' },
  objectFit: 'cover',
  objectPosition: 'right bottom',
} as const;
