import Typography from '@mui/material/Typography';
import { brand } from '@padavu/domain/brand';
import { whoWeAre } from '@padavu/domain/catalogue/about';
import { publicMessages } from '@padavu/domain/public-messages';
import { PageBanner } from '@/components/PageBanner.tsx';
import { CallToAction } from './about/CallToAction.tsx';
import { Counters } from './about/Counters.tsx';
import { LearningApproach } from './about/LearningApproach.tsx';
import { MissionAndVision } from './about/MissionAndVision.tsx';
import { Referral } from './about/Referral.tsx';
import { WhoWeAre } from './about/WhoWeAre.tsx';

/** Who stands behind the school (specification 2.5). */
export function AboutPage() {
  return (
    <>
      <title>{`${publicMessages.about.title} · ${brand.name}`}</title>
      <meta
        name="description"
        content={`${whoWeAre.lead} Who teaches at ${brand.name}, how a course works, and what we are after.`}
      />
      <PageBanner
        title={publicMessages.about.title}
        typed
        ground="deepLeaf"
        picture="/assets/drawings/banner-about.svg"
      >
        <Typography sx={{ marginTop: 2, maxWidth: '40ch', fontSize: '1.1875rem', color: 'scene.mist' }}>
          {whoWeAre.lead}
        </Typography>
      </PageBanner>
      <WhoWeAre />
      <LearningApproach />
      <MissionAndVision />
      <Counters />
      <Referral />
      <CallToAction />
    </>
  );
}
