import { storedContents } from '@padavu/domain/stored-page';
import { retention } from '@padavu/domain/retention';
import { demoSite } from '@seed/site.ts';
import { describe, expect, it } from 'vitest';
import { shownPage } from './shown-pages.ts';

const facts = demoSite();
const shown = (spoken: 'en' | 'ml', questions: object[]) => {
  const content = storedContents.faq.parse({ questions });
  return shownPage('faq', { content, publishedAt: '' }, facts, spoken).faq;
};

const asked = {
  question: 'What does {school} cost?',
  answer: 'Once. {price}',
  translations: { ml: { question: '{school}: എത്രയാണ് ഫീസ്?', answer: 'ഒരിക്കൽ. {price}' } },
};

describe('a page that is drawn', () => {
  it('says what is translated in Malayalam, filled with what the school knows in that language, and carries one language', () => {
    expect(shown('ml', [asked, { question: 'Why?', answer: 'So. {price}' }])).toMatchObject({
      questions: [
        {
          question: 'Padavu: എത്രയാണ് ഫീസ്?',
          answer: [
            {
              paragraph: ['ഒരിക്കൽ. Ecommerce Mastery എന്ന കോഴ്സിന്റെ ഇപ്പോഴത്തെ ഫീസ്: ₹1,999 (മുമ്പ് ₹9,999).'],
            },
          ],
        },
        // What stands in English is filled in English.
        {
          answer: [{ paragraph: ['So. Ecommerce Mastery is ₹1,999 at present, instead of ₹9,999.'] }],
        },
      ],
    });
    expect(JSON.stringify(shown('ml', [asked]))).not.toMatch(/translations|What does/);
    expect(JSON.stringify(shown('en', [asked]))).not.toMatch(/translations|ഫീസ്/);
  });

  it('says how long data stay in the language of the part that asks for it', () => {
    const content = storedContents.privacy.parse({
      sections: [
        { heading: 'How long', text: 'So:\n\n{times}', translations: { ml: { text: 'ഇങ്ങനെ:\n\n{times}' } } },
      ],
    });
    const said = (spoken: 'en' | 'ml') =>
      JSON.stringify(shownPage('privacy', { content, publishedAt: '' }, facts, spoken));
    expect(said('ml')).toContain(retention.trash.inMalayalam);
    expect(said('ml')).not.toContain(retention.trash.sentence);
    expect(said('en')).toContain(retention.trash.sentence);
  });
});
