import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { pageNames } from '@padavu/domain/page-content';
import type { PageContent, PageContents, PageId } from '@padavu/domain/page-content';
import type { Language } from '@padavu/domain/language';
import { inLanguage } from '@padavu/domain/record-language';
import { storedContents } from '@padavu/domain/stored-page';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { AboutPage } from '@/features/public-site/AboutPage.tsx';
import { ContactPage } from '@/features/public-site/ContactPage.tsx';
import { CookiesPage, PrivacyPage, RefundPage, TermsPage } from '@/features/public-site/LegalPages.tsx';
import { CoursesPage } from '@/features/public-site/CoursesPage.tsx';
import { FaqPage } from '@/features/public-site/FaqPage.tsx';
import { HomePage } from '@/features/public-site/HomePage.tsx';
import { PublicFooter } from '@/features/public-site/layout/PublicFooter.tsx';
import { fetchSite } from '@/lib/fetch-site.ts';
import { spokenLanguages } from '@/lib/languages.ts';
import { memoryQueries } from '@/lib/memory-queries.ts';
import { shownPage } from '@/lib/shown-pages.ts';
import { SiteContext } from '@/lib/site-content.ts';
import type { PageFields } from './page-form.ts';

const drawn: Readonly<Record<PageId, ComponentType>> = {
  home: HomePage,
  about: AboutPage,
  courses: CoursesPage,
  contact: ContactPage,
  faq: FaqPage,
  terms: TermsPage,
  privacy: PrivacyPage,
  refund: RefundPage,
  cookies: CookiesPage,
  footer: () => <PublicFooter year={new Date().getFullYear()} />,
};

type PagePreviewProps = {
  id: PageId;
  control: Control<PageFields, unknown, PageContent>;
  publishedAt: Date;
};

/** The public page itself, with what is typed, as readers of either language see it. What the product says on it stays English. */
export function PagePreview({ id, control, publishedAt }: PagePreviewProps) {
  const [language, setLanguage] = useState<Language>('en');
  const typed = useDeferredValue(useWatch({ control }));
  const { data: site } = useQuery({ queryKey: ['site'], queryFn: fetchSite }, memoryQueries);
  if (!site) return 'Loading the preview...';
  // What cannot be read yet is left out, as on the site.
  const content: PageContents[PageId] = storedContents[id].parse(typed);
  const facts = inLanguage(language, site);
  const written = { content, publishedAt: publishedAt.toISOString() };
  const pages = shownPage<PageId>(id, written, facts, language);
  const Page = drawn[id];
  return (
    <Stack spacing={1}>
      <Stack direction="row" role="group" aria-label="Language of the preview" sx={{ gap: 1 }}>
        {spokenLanguages.map((spoken) => (
          <Button
            key={spoken.language}
            size="small"
            lang={spoken.language}
            variant={spoken.language === language ? 'contained' : 'outlined'}
            aria-pressed={spoken.language === language}
            onClick={() => setLanguage(spoken.language)}
          >
            {spoken.name}
          </Button>
        ))}
      </Stack>
      {/* A document has one language. */}
      <Frame key={language} language={language} title={`Preview of ${pageNames[id]}`}>
        <SiteContext value={{ ...facts, pages }}>
          <Page />
        </SiteContext>
      </Frame>
    </Stack>
  );
}

const emptyDocument = (language: Language) =>
  `<!doctype html><html lang="${language}"><head><title>Preview</title></head><body></body></html>`;

type FrameProps = { title: string; language: Language; children: ReactNode };

/** Draws into a document of its own: the page then has the width of the frame, and says nothing of the area's document. */
function Frame({ title, language, children }: FrameProps) {
  const [inside, setInside] = useState<{ body: HTMLElement; cache: ReturnType<typeof createCache> } | null>(
    null,
  );
  const begin = (frame: HTMLIFrameElement) => {
    const page = frame.contentDocument;
    if (!page) return;
    page.head.append(stylesOf(page));
    // To look at only: a link would lead the frame away from what is typed.
    page.body.inert = true;
    setInside({ body: page.body, cache: createCache({ key: 'preview', container: page.head }) });
  };
  return (
    <>
      <Box
        component="iframe"
        title={title}
        srcDoc={emptyDocument(language)}
        onLoad={(event) => begin(event.currentTarget)}
        sx={{ display: 'block', width: '100%', flexGrow: 1, border: 1, borderColor: 'divider' }}
      />
      {inside && createPortal(<CacheProvider value={inside.cache}>{children}</CacheProvider>, inside.body)}
    </>
  );
}

/** The styles of this document: its fonts, colours and what all elements have. */
function stylesOf(page: Document): HTMLStyleElement {
  const style = page.createElement('style');
  for (const { cssRules } of document.styleSheets)
    for (const { cssText } of cssRules) style.append(cssText, '\n');
  return style;
}
