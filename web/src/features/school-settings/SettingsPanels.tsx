import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Language } from '@padavu/domain/language/language';
import { localeIn } from '@padavu/domain/language/locale-in';
import { paymentMessage, placeholders } from '@padavu/domain/payment/payment-message';
import { SchoolColour, shadesOf, usualColour } from '@padavu/domain/school/school-colour';
import { schoolFieldNames } from '@padavu/domain/school/school-settings';
import type { SchoolInput } from '@padavu/domain/school/school-settings';
import { useId } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { CheckboxInput } from '@/components/CheckboxInput.tsx';
import { draftField } from '@/components/use-draft-form.ts';
import type { DraftForm } from '@/components/use-draft-form.ts';
import { Panel } from '@/components/Panel.tsx';
import { TextAreaInput } from '@/components/TextAreaInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { useIsMalayalamShown, WithMalayalam } from '@/components/TwoLanguages.tsx';
import type { TextInputProps } from '@/components/TextInput.tsx';
import { PictureField } from '@/features/pictures/PictureField.tsx';
import { pictureError } from '@/features/pictures/picture-draft.ts';
import { readRegion } from './region-choices.ts';
import { RegionPanel } from './RegionPanel.tsx';
import type { SettingsFields } from './settings-form.ts';

type Draft = DraftForm<SettingsFields, SchoolInput>;

/** The fields of the settings in sections. Each says where it shows. */
export function SettingsPanels({ draft }: { draft: Draft }) {
  const { register, control } = draft.form;
  const isMalayalamShown = useIsMalayalamShown();
  /** @param path the key of the label in `schoolFieldNames`; the two fields of the map have none */
  const field = (
    name: Exclude<keyof SettingsFields, 'open' | 'logo' | 'icon' | 'socialPicture' | 'translations'>,
    hint: string,
    path: string = name,
  ) => ({
    label: schoolFieldNames[path] ?? path,
    ...draftField(draft, name, hint),
  });
  return (
    <>
      <Panel title="School">
        <TextInput
          required
          {...field(
            'name',
            'In the header, the footer and the titles of public pages, in mails and in chat messages.',
          )}
        />
        <TextInput {...field('localName', 'For search engines, beside the name. Empty if there is none.')} />
        <Translated draft={draft} name="tagline">
          <TextInput
            {...field('tagline', 'In the title of the home page, and in the footer of public pages.')}
          />
        </Translated>
        <ColourInput draft={draft} {...field('colour', colourHint)} />
        <UploadedPicture
          draft={draft}
          name="logo"
          hint="Before the name in the header and the footer of public pages, and for search engines."
        />
        <UploadedPicture
          draft={draft}
          name="icon"
          hint="For browser tabs and home screens; best 512 × 512 pixels. Steps in your colour if there is none."
        />
        <UploadedPicture
          draft={draft}
          name="socialPicture"
          hint="Where a page is shared in a chat or a network, unless it has a picture of its own: best 1200 by 630 pixels."
        />
      </Panel>
      <RegionPanel draft={draft} />
      <Panel title="Contact">
        <Box sx={pair}>
          <TextInput
            type="tel"
            {...field('phone', 'On the contact page and in the footer of public pages.')}
          />
          <TextInput
            inputMode="email"
            {...field('email', 'On the contact page, in the footer and in messages to learners.')}
          />
        </Box>
        <Translated draft={draft} name="address" rows={2}>
          <TextAreaInput
            rows={2}
            {...field('address', 'With the map of the contact page, and for search engines.')}
          />
        </Translated>
        <Box sx={pair}>
          <TextInput
            inputMode="decimal"
            {...field('latitude', 'The pin of the map on the contact page, in degrees. No map if empty.')}
            label="Latitude"
          />
          <TextInput
            inputMode="decimal"
            {...field('longitude', 'The same pin: degrees east, such as 76.2428.')}
            label="Longitude"
          />
        </Box>
      </Panel>
      <Panel title="Payment chat">
        <TextInput
          inputMode="tel"
          {...field(
            'chatNumber',
            'Where every chat button leads, with the country code: +91 98765 43210. No buttons if empty.',
          )}
        />
        <Translated draft={draft} name="chatMessage" rows={6}>
          <TextAreaInput rows={6} {...field('chatMessage', placeholderHint)} />
        </Translated>
        <Box sx={isMalayalamShown ? pair : undefined}>
          <MessagePreview control={control} language="en" />
          {isMalayalamShown && <MessagePreview control={control} language="ml" />}
        </Box>
      </Panel>
      <Panel title="Social links">
        {socialLinks.map((name) => (
          <TextInput
            key={name}
            inputMode="url"
            {...field(name, 'A link in the footer of public pages. No link if empty.', `social.${name}`)}
          />
        ))}
      </Panel>
      <Panel title="Payment">
        <Box sx={pair}>
          <TextInput
            {...field(
              'upiId',
              'Registrants who wait see a code to scan and a button for their UPI app. No code if empty, or if the currency is not INR.',
              'payment.upiId',
            )}
          />
          <TextInput
            {...field(
              'payee',
              'Whom UPI apps name as the receiver. The name of the school if empty.',
              'payment.payee',
            )}
          />
        </Box>
        <Translated draft={draft} name="bankDetails" path="payment.bankDetails" rows={4}>
          <TextAreaInput rows={4} {...field('bankDetails', paymentHint, 'payment.bankDetails')} />
        </Translated>
        <Translated draft={draft} name="instructions" path="payment.instructions" rows={3}>
          <TextAreaInput rows={3} {...field('instructions', paymentHint, 'payment.instructions')} />
        </Translated>
      </Panel>
      <Panel title="Registration">
        <Box>
          <CheckboxInput label="Visitors can register" {...register('open')} />
          <Typography variant="body2" color="textSecondary">
            While they cannot, the registration page shows the text below. You can still import users.
          </Typography>
        </Box>
        <Translated draft={draft} name="closedText" path="registration.closedText" rows={3}>
          <TextAreaInput
            rows={3}
            {...field(
              'closedText',
              'On the registration page, while visitors cannot register. A usual sentence if empty.',
              'registration.closedText',
            )}
          />
        </Translated>
        <Translated draft={draft} name="decisionTime">
          <TextInput
            placeholder="We answer within a day."
            {...field('decisionTime', 'At the top of the contact page, as a sentence.')}
          />
        </Translated>
      </Panel>
    </>
  );
}

type TranslatedProps = {
  draft: Draft;
  name: keyof SettingsFields['translations']['ml'];
  /** The key of the label in `schoolFieldNames`; `name` by default. */
  path?: string;
  rows?: number;
  /** The field in the first language. */
  children: ReactNode;
};

function Translated({ path, ...props }: TranslatedProps) {
  const { name } = props;
  return <WithMalayalam label={schoolFieldNames[path ?? name] ?? name} hint={malayalamHint} {...props} />;
}

const malayalamHint = 'On pages in Malayalam. They show the first text if empty.';

const colourHint =
  'Of buttons, links and banners, on public pages and behind the sign-in. By night it is made brighter. The usual green if empty.';

type UploadedPictureProps = { draft: Draft; name: 'logo' | 'icon' | 'socialPicture'; hint: string };

function UploadedPicture({ draft, name, hint }: UploadedPictureProps) {
  const { field, fieldState } = useController({ control: draft.form.control, name });
  const { ref, value, onChange } = field;
  return (
    <PictureField
      ref={ref}
      label={schoolFieldNames[name] ?? name}
      isIcon={name === 'icon'}
      hint={hint}
      value={value}
      onChange={onChange}
      error={pictureError(fieldState.error)}
    />
  );
}

const socialLinks = ['facebook', 'instagram', 'linkedin', 'youtube'] as const;
const paymentHint = 'Shown to registrants who wait for approval. Not shown if empty.';
const placeholderHint = `The registrant sends it to your chat. It can hold ${placeholders
  .map((name) => `{${name}}`)
  .join(
    ', ',
  )}. A line whose placeholders are all empty is left out. With nothing to pay, another one asks to unlock the course.`;

const pair = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' };

/** A colour, typed or picked, with a preview. */
function ColourInput({ draft, ...input }: { draft: Draft } & TextInputProps) {
  const { control, setValue } = draft.form;
  const value = useWatch({ control, name: 'colour' });
  const { success, data: colour = '' } = SchoolColour.safeParse(value);
  return (
    <>
      <TextInput
        placeholder={usualColour}
        spellCheck={false}
        {...input}
        end={
          <Box
            component="input"
            type="color"
            aria-label="Pick the colour"
            value={(colour || usualColour).toLowerCase()}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
              setValue('colour', target.value.toUpperCase(), { shouldDirty: true, shouldValidate: true })
            }
            sx={{ width: 44, height: 44, padding: 0.5, border: 0, background: 'none' }}
          />
        }
      />
      {success && colour !== '' && <ColourPreview colour={colour} />}
    </>
  );
}

/** Banner, button and link, in light and in dark mode. */
function ColourPreview({ colour }: { colour: string }) {
  const id = useId();
  const { light, dark, scene } = shadesOf(colour);
  return (
    <Box component="figure" aria-labelledby={id} sx={{ margin: 0 }}>
      <Typography id={id} component="figcaption" sx={{ fontWeight: 600, marginBottom: 0.75 }}>
        Preview in light and dark mode
      </Typography>
      <Box sx={pair}>
        {[light, dark].map((shades) => (
          <Box key={shades.paper} sx={{ bgcolor: shades.paper, border: 1, borderColor: 'divider' }}>
            <Typography sx={{ padding: 2, bgcolor: scene.leaf, color: light.paper, fontWeight: 650 }}>
              A banner
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, padding: 2 }}>
              <Typography
                sx={{
                  paddingInline: 2,
                  paddingBlock: 1,
                  bgcolor: shades.leaf,
                  color: shades.onLeaf,
                  fontWeight: 650,
                }}
              >
                A button
              </Typography>
              <Typography sx={{ color: shades.leaf, fontWeight: 600, textDecoration: 'underline' }}>
                A link
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const registrant = {
  name: 'Anjali Menon',
  email: 'anjali@example.org',
  course: 'Shop from home',
  price: 1999,
  paymentReference: 'K7M3QX',
};

type MessagePreviewProps = { control: Control<SettingsFields, unknown, SchoolInput>; language: Language };

/** The message as an example registrant would send it from pages in a language; follows the typing. */
function MessagePreview({ control, language }: MessagePreviewProps) {
  const [name, firstText, inMalayalam, locale, currency, timeZone] = useWatch({
    control,
    name: ['name', 'chatMessage', 'translations.ml.chatMessage', 'locale', 'currency', 'timeZone'],
  });
  const isTranslated = language === 'ml' && inMalayalam.trim() !== '';
  const region = readRegion({ locale, currency, timeZone });
  const id = useId();
  return (
    <Box component="figure" aria-labelledby={id} sx={{ margin: 0 }}>
      <Typography id={id} component="figcaption" sx={{ fontWeight: 600, marginBottom: 0.75 }}>
        What a registrant sends{language === 'ml' && ' in Malayalam'}
      </Typography>
      <Typography lang={isTranslated ? 'ml' : undefined} sx={preview}>
        {paymentMessage(
          {
            name,
            chatMessage: isTranslated ? inMalayalam : firstText,
            ...region,
            locale: localeIn(language, region.locale),
          },
          registrant,
        )}
      </Typography>
    </Box>
  );
}

const preview = {
  padding: 2,
  borderInlineStart: '4px solid',
  borderColor: 'primary.main',
  bgcolor: 'background.default',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
