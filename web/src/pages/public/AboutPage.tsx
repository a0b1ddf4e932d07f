import { brand } from '@padavu/domain/brand';
import { whoWeAre } from '@padavu/domain/catalogue/about';
import { publicMessages } from '@padavu/domain/public-messages';
import { BannerLead, PageBanner } from '@/components/PageBanner.tsx';
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
        <BannerLead>{whoWeAre.lead}</BannerLead>
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
