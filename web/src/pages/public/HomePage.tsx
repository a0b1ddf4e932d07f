import { brand } from '@padavu/domain/brand';
import { CourseCatalogue } from '@/features/catalogue/CourseCatalogue.tsx';
import { Experience } from './home/Experience.tsx';
import { GetStarted } from './home/GetStarted.tsx';
import { HomeBanner } from './home/HomeBanner.tsx';
import { WhoWeAre } from './home/WhoWeAre.tsx';

/** The first page of the public site (specification 2.4). */
export function HomePage() {
  return (
    <>
      <title>{`${brand.name} · ${brand.tagline.replace(/\.$/, '')}`}</title>
      <meta
        name="description"
        content="An online school from Kerala for business and digital skills: ecommerce, digital marketing and design, day by day, with Malayalam subtitles."
      />
      <HomeBanner />
      <CourseCatalogue />
      <WhoWeAre />
      <Experience />
      <GetStarted />
    </>
  );
}
