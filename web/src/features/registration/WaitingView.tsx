import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import { priceAfter } from '@padavu/domain/payment/discount-promise';
import type { PendingRegistration } from '@padavu/domain/user/registration';
import type { SiteContent } from '@padavu/domain/site/site';
import { findSiteCourse } from '@padavu/domain/site/site-course';
import type { User } from '@padavu/domain/user/user';
import { useEffect } from 'react';
import { ArrivalHeading } from '@/components/ArrivalHeading.tsx';
import { Drawing } from '@/components/Drawing.tsx';
import { Note } from '@/components/Note.tsx';
import { wordsAtStart } from '@/components/text-button.ts';
import { Notices } from '@/components/Notices.tsx';
import { translatedRecord } from '@/lib/translated-record.ts';
import { useFetchedSite } from '@/lib/use-fetched-site.ts';
import { PaymentChat } from './PaymentChat.tsx';
import { PaymentClaim } from './PaymentClaim.tsx';
import { PaymentReference } from './PaymentReference.tsx';
import { PaymentWays } from './PaymentWays.tsx';
import { RegistrationSteps } from './RegistrationSteps.tsx';
import * as texts from './texts.ts';

type WaitingViewProps = { message: string; user: User; onSignOut: () => void };

/** The page of a signed-in person who is not approved yet. */
export function WaitingView({ message, user, onSignOut }: WaitingViewProps) {
  const { paymentReference } = user;
  const { live: site } = useFetchedSite();
  useEffect(() => focusWhatFollows, []);
  // A promised price is known without the site.
  const registration = registrationOf(user, site.state === 'ready' ? site.data : { courses: [] });
  const { title: course = user.course } = registration;
  const isFree = registration.price === 0;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Drawing name="scene-waiting" width={200} />
      <ArrivalHeading>{texts.almostThere}</ArrivalHeading>
      {!isFree && <RegistrationSteps current={2} />}
      <Note role="status">{message}</Note>
      <Typography>{fillPlaceholders(isFree ? texts.waitingFree : texts.waiting, { course })}</Typography>
      {!isFree && paymentReference && <PaymentReference reference={paymentReference} />}
      {/* Above the other ways to pay, which take two screens of a phone. */}
      <Box sx={{ '&:empty': { display: 'none' } }}>
        <PaymentChat
          variant="contained"
          size="large"
          registrationIn={(content) => registrationOf(user, content)}
        />
      </Box>
      {!isFree && (
        <>
          {site.state === 'ready' && (
            <Notices>
              <PaymentWays school={site.data.school} registration={registration} />
            </Notices>
          )}
          <PaymentClaim uid={user.id} />
        </>
      )}
      <Box>
        <Button size="large" onClick={onSignOut} sx={wordsAtStart}>
          {texts.signOut}
        </Button>
      </Box>
    </Box>
  );
}

/** When the person signs out, here or in another tab, the form for signing in replaces this view and its button. */
function focusWhatFollows(): void {
  if (document.activeElement === document.body) document.querySelector('main')?.focus();
}

/** A pending account's registration, for its payment chat. */
function registrationOf(user: User, { courses }: Pick<SiteContent, 'courses'>): PendingRegistration {
  const { name, email, course, courseId, discount, paymentReference } = user;
  const listed = findSiteCourse(courses, courseId ?? course);
  const title = listed && translatedRecord(listed).title;
  const person = { name, email, course, title, paymentReference };
  if (discount) return { ...person, price: priceAfter(discount), discount };
  return { ...person, price: listed?.price ?? null };
}
