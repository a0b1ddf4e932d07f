import { storedContents } from '@padavu/domain/site/stored-page';
import { retention } from '@padavu/domain/user/retention';
import { demoSite } from '@seed/site.ts';
import { describe, expect, it } from 'vitest';
import { renderablePage } from './renderable-pages.ts';

const facts = demoSite();
const faqIn = (language: 'en' | 'ml', questions: object[]) => {
  const content = storedContents.faq.parse({ questions });
  return renderablePage('faq', { content, publishedAt: '' }, facts, language).faq;
};

const translatedQuestion = {
  question: 'What does {school} cost?',
  answer: 'Once. {price}',
  translations: { ml: { question: '{school}: എത്രയാണ് ഫീസ്?', answer: 'ഒരിക്കൽ. {price}' } },
};

describe('the rendered content of a page', () => {
  it('is in one language, with its translations in Malayalam and placeholders filled in that language', () => {
    expect(faqIn('ml', [translatedQuestion, { question: 'Why?', answer: 'So. {price}' }])).toMatchObject({
      questions: [
        {
          question: 'Padavu: എത്രയാണ് ഫീസ്?',
          answer: [
            {
              paragraph: ['ഒരിക്കൽ. Ecommerce Mastery എന്ന കോഴ്സിന്റെ ഇപ്പോഴത്തെ ഫീസ്: ₹1,999 (മുമ്പ് ₹9,999).'],
            },
          ],
        },
        // A text in English is filled in English.
        {
          answer: [{ paragraph: ['So. Ecommerce Mastery is ₹1,999 at present, instead of ₹9,999.'] }],
        },
      ],
    });
    expect(JSON.stringify(faqIn('ml', [translatedQuestion]))).not.toMatch(/translations|What does/);
    expect(JSON.stringify(faqIn('en', [translatedQuestion]))).not.toMatch(/translations|ഫീസ്/);
  });

  it('states how long data are kept in the language of the text with the placeholder', () => {
    const content = storedContents.privacy.parse({
      sections: [
        { heading: 'How long', text: 'So:\n\n{times}', translations: { ml: { text: 'ഇങ്ങനെ:\n\n{times}' } } },
      ],
    });
    const privacyIn = (language: 'en' | 'ml') =>
      JSON.stringify(renderablePage('privacy', { content, publishedAt: '' }, facts, language));
    expect(privacyIn('ml')).toContain(retention.trash.inMalayalam);
    expect(privacyIn('ml')).not.toContain(retention.trash.sentence);
    expect(privacyIn('en')).toContain(retention.trash.sentence);
  });
});
