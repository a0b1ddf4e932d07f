import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { bannerSlides } from '@padavu/domain/catalogue/banner';
import type { BannerSlide } from '@padavu/domain/catalogue/banner';
import { featuredCourse } from '@padavu/domain/course-words';
import { ActionLink } from '@/components/ActionLink.tsx';
import { Banner, wide } from '@/components/Banner.tsx';
import { Carousel } from '@/components/Carousel.tsx';
import { coursePath, paths } from '@/lib/paths.ts';
import { useSite } from '@/lib/site-content.ts';

const [climb, shop] = bannerSlides;

/** The two-slide banner carousel; the first slide's title is the page's. */
export function HomeBanner() {
  const featured = featuredCourse(useSite().courses);
  const toCourse = featured ? coursePath(featured.slug) : paths.courses;
  return (
    <Box sx={{ maxWidth: wide, marginInline: 'auto', paddingInline: { xs: 1, sm: 2, md: 3 } }}>
      <Carousel
        label="Welcome"
        slides={[
          { id: climb.id, content: <Slide slide={climb} heading="h1" ground="leaf" to={paths.register} /> },
          {
            id: shop.id,
            content: <Slide slide={shop} heading="h2" ground="storm" to={toCourse} />,
          },
        ]}
      />
    </Box>
  );
}

type SlideProps = { slide: BannerSlide; heading: 'h1' | 'h2'; ground: 'leaf' | 'storm'; to: string };

/** Text on the drawing's ground: above it on a phone, beside it on wider screens. */
function Slide({ slide, heading, ground, to }: SlideProps) {
  return (
    <Banner ground={ground}>
      <Box sx={{ display: 'grid', gridTemplateRows: { xs: 'auto 1fr', lg: 'none' }, height: '100%' }}>
        <Box sx={words}>
          <Typography variant="h1" component={heading} sx={{ fontSize: titleSize }}>
            {slide.title}
          </Typography>
          <Typography sx={{ marginBlock: 3, maxWidth: '44ch', fontSize: '1.1875rem', color: 'scene.mist' }}>
            {slide.text}
          </Typography>
          <ActionLink to={to} variant="brass">
            {slide.action}
          </ActionLink>
        </Box>
        <Box
          component="img"
          src={`/assets/drawings/${slide.drawing}.svg`}
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
  // Beside the drawing's subject, and above its water.
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
