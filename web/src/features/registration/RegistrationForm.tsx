import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import type { DiscountOffer } from '@padavu/domain/payment/discount';
import { formatMoney } from '@padavu/domain/school/school-format';
import { registerMessages } from '@padavu/domain/site/public-messages';
import type { PendingRegistration } from '@padavu/domain/user/registration';
import type { RegistrationForm as Registration } from '@padavu/domain/user/registration-input';
import type { SiteCourse } from '@padavu/domain/site/site';
import { findSiteCourse } from '@padavu/domain/site/site-course';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Resolver } from 'react-hook-form';
import { ActionButton } from '@/components/ActionButton.tsx';
import { CheckboxInput } from '@/components/CheckboxInput.tsx';
import { FilledText } from '@/components/FilledText.tsx';
import { FormMessage } from '@/components/FormMessage.tsx';
import { PasswordInput } from '@/components/PasswordInput.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { useCarriedFields } from '@/components/use-carried-fields.ts';
import { useHydrated } from '@/components/use-hydrated.ts';
import { usePageForm } from '@/components/use-page-form.ts';
import { isLoadFailureShown } from '@/lib/early-events.ts';
import { paths } from '@/lib/paths.ts';
import { useBrand } from '@/lib/brand.ts';
import type { RegistrationInput } from './registration-form.ts';
import { useDiscount } from './use-discount.ts';
import type { DiscountState } from './use-discount.ts';
import * as texts from './texts.ts';

/** Validation and submit code loads when somebody uses the form, not with the page. */
const loadForm = () => import('./registration-form.ts');

const resolver: Resolver<RegistrationInput, unknown, Registration> = async (...args) => {
  const form = await loadForm().catch(() => null);
  if (form) return form.resolver(...args);
  const message = isLoadFailureShown() ? '' : registerMessages.network;
  return { values: {}, errors: { root: { type: 'network', message } } };
};

type RegistrationFormProps = {
  /** The courses that are open for registration. */
  courses: readonly SiteCourse[];
  /** The course that a link names, selected at first if it is open. */
  course: SiteCourse | undefined;
  /** The discount code that a link carries; empty for none. */
  code: string;
  onRegistered: (registration: PendingRegistration) => void;
};

/** A refusal by the server keeps the fields as they are. */
export function RegistrationForm({ courses, course, code, onRegistered }: RegistrationFormProps) {
  const {
    register,
    handleSubmit,
    control,
    getValues,
    setError,
    clearErrors,
    setValue,
    setFocus,
    formState,
    frame,
  } = usePageForm<RegistrationInput, Registration>({ resolver, mode: 'onTouched' });
  const hydrated = useHydrated();
  useEffect(() => {
    // A course that was selected before the scripts arrived stays.
    if (course?.openForRegistration && !getValues('course')) setValue('course', String(course.id));
  }, [course, getValues, setValue]);
  useEffect(() => {
    if (code && !getValues('discountCode')) setValue('discountCode', code);
  }, [code, getValues, setValue]);
  const carried = useCarriedFields(
    frame.ref,
    async () => {
      const { carryInput } = await loadForm();
      return (form) => carryInput(form, { getValues, setValue });
    },
    () => {
      const { name, email, course: courseId, discountCode } = getValues();
      return { name, email, courseId, discountCode };
    },
  );
  const { errors, isSubmitting } = formState;
  const [refusal, setRefusal] = useState<string>();
  const problem = errors.root?.message ?? refusal;
  const isSending = useRef(false);
  // `useWatch` misses what was typed before the scripts arrived, so the values are read from the form.
  useWatch({ control, name: ['course', 'discountCode'] });
  const values: readonly (string | undefined)[] = getValues(['course', 'discountCode']);
  const selectedCourse = findSiteCourse(courses, values[0] ?? '');
  const typedCode = values[1]?.trim() ?? '';
  // While a code is typed, the code from before is checked: a check of each letter would be guessing.
  const [codeBefore, setCodeBefore] = useState<string | null>(null);
  const codeToCheck = codeBefore ?? typedCode;
  const discount = useDiscount(codeToCheck, selectedCourse?.id);
  const isCurrent = typedCode === codeToCheck;
  const codeError = errors.discountCode?.message ?? (isCurrent ? discountError(discount) : undefined);
  const dropCode = () => {
    setValue('discountCode', '');
    clearErrors('discountCode');
    // The button goes with the code.
    setFocus('discountCode');
  };

  const send = async (form: Registration) => {
    if (isSending.current) return;
    isSending.current = true;
    setRefusal(undefined);
    const { register: registerPerson } = await loadForm();
    const outcome = await registerPerson(form, courses).finally(() => (isSending.current = false));
    if (outcome.state === 'registered') return onRegistered(outcome.registration);
    if ('message' in outcome.refusal) return setRefusal(outcome.refusal.message);
    for (const [index, { field, message }] of outcome.refusal.fields.entries()) {
      setError(field, { message }, { shouldFocus: index === 0 });
    }
  };

  return (
    <Box
      component="form"
      {...frame}
      {...carried}
      noValidate
      aria-label={registerMessages.title}
      onSubmit={(event) => void handleSubmit(send)(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <TextInput
        label={texts.name}
        autoComplete="name"
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <TextInput
        label={texts.email}
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordInput
        label={texts.password}
        autoComplete="new-password"
        required
        hint={texts.passwordHint}
        error={errors.password?.message}
        {...register('password')}
      />
      <SelectInput
        label={texts.course}
        required
        options={[
          { value: '', label: texts.chooseCourse },
          ...courses.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        hint={
          course && !course.openForRegistration
            ? fillPlaceholders(texts.courseNotOpen, { course: course.title })
            : undefined
        }
        error={errors.course?.message}
        {...register('course')}
      />
      <TextInput
        label={texts.haveCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={isCurrent ? discountHint(discount) : texts.leaveEmpty}
        error={codeError}
        {...register('discountCode', {
          onChange: () => setCodeBefore((value) => value ?? ''),
          onBlur: () => setCodeBefore(null),
        })}
        onFocus={() => setCodeBefore(typedCode)}
      />
      {codeError && (
        <Box>
          <ActionButton variant="plain" onClick={dropCode}>
            {texts.withoutCode}
          </ActionButton>
        </Box>
      )}
      {selectedCourse ? (
        <CourseSummary
          course={selectedCourse}
          offer={!codeError && isCurrent && discount.state === 'good' ? discount.offer : undefined}
        />
      ) : (
        // The price arrives with the scripts, also for a course selected before them. Nothing below may move then.
        <Typography color="textSecondary" sx={summary}>
          {texts.chooseForPrice}
        </Typography>
      )}
      <CheckboxInput
        label={
          <FilledText
            text={texts.agree}
            values={{
              terms: (
                <TextLink to={paths.terms} target="_blank">
                  {texts.terms}
                </TextLink>
              ),
            }}
          />
        }
        required
        error={errors.terms?.message}
        {...register('terms')}
      />
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <noscript>
        {/* Only the server renders this, so only its program has the text. */}
        {import.meta.env.SSR && (
          <FilledText
            text={texts.needsScript}
            values={{ contact: <TextLink to={paths.contact}>{texts.contactUs}</TextLink> }}
          />
        )}
      </noscript>
      <ActionButton type="submit" disabled={!hydrated || isSubmitting}>
        {isSubmitting ? registerMessages.submitting : registerMessages.submit}
      </ActionButton>
    </Box>
  );
}

const discountError = (discount: DiscountState) =>
  discount.state === 'refused' ? discount.message : undefined;

const discountHint = (discount: DiscountState) =>
  discount.state === 'checking'
    ? texts.checkingCode
    : discount.state === 'unknown'
      ? discount.message
      : texts.leaveEmpty;

const summary = {
  display: 'flex',
  alignItems: 'baseline',
  alignContent: 'center',
  flexWrap: 'wrap',
  columnGap: 1.5,
  minHeight: 60,
  paddingBlock: 1.5,
  paddingInline: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  cornerShape: 'notch',
  bgcolor: 'primary.light',
} as const;

/** The selected course with its price, after a discount if there is one. */
function CourseSummary({ course, offer }: { course: SiteCourse; offer: DiscountOffer | undefined }) {
  const region = useBrand();
  const fullPrice = offer ? offer.price : course.originalPrice;
  const price = offer ? offer.toPay : course.price;
  return (
    <Box role="group" aria-label={texts.yourCourse} sx={summary}>
      <Typography component="span" sx={{ fontWeight: 650, marginRight: 'auto' }}>
        {course.title}
      </Typography>
      {fullPrice > price && (
        <Typography component="s" variant="body2" color="textSecondary">
          {formatMoney(region, fullPrice)}
        </Typography>
      )}
      <Typography component="span" variant="h3">
        {formatMoney(region, price)}
      </Typography>
      <Typography role="status" variant="body2" sx={{ width: '100%', '&:empty': { display: 'none' } }}>
        {offer &&
          fillPlaceholders(texts.offWithCode, { off: formatMoney(region, offer.off), code: offer.code })}
      </Typography>
    </Box>
  );
}
