import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { pageNames } from '@padavu/domain/site/page-content';
import type { PageContent, PageContents, PageId } from '@padavu/domain/site/page-content';
import type { Language } from '@padavu/domain/language/language';
import { inLanguage } from '@padavu/domain/language/record-language';
import { never } from '@padavu/domain/stored';
import { storedContents } from '@padavu/domain/site/stored-page';
import { useDeferredValue, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { QueryState } from '@/components/QueryState.tsx';
import { AboutPage } from '@/features/public-site/AboutPage.tsx';
import { ContactPage } from '@/features/public-site/ContactPage.tsx';
import { CookiesPage, PrivacyPage, RefundPage, TermsPage } from '@/features/public-site/LegalPages.tsx';
import { CoursesPage } from '@/features/public-site/CoursesPage.tsx';
import { FaqPage } from '@/features/public-site/FaqPage.tsx';
import { HomePage } from '@/features/public-site/HomePage.tsx';
import { PublicFooter } from '@/features/public-site/layout/PublicFooter.tsx';
import { siteLanguages } from '@/lib/languages.ts';
import { renderablePage } from '@/lib/renderable-pages.ts';
import { SiteContext } from '@/lib/site-content.ts';
import { useFetchedSite } from '@/lib/use-fetched-site.ts';
import type { PageFields } from './page-form.ts';

const pageComponents: Readonly<Record<PageId, ComponentType>> = {
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

/** The public page with the unsaved content, as readers of either language see it. Product texts stay English. */
export function PagePreview({ id, control, publishedAt }: PagePreviewProps) {
  const [language, setLanguage] = useState<Language>('en');
  const fields = useDeferredValue(useWatch({ control }));
  const { live, retry } = useFetchedSite();
  if (live.state !== 'ready') {
    return (
      <Stack spacing={1}>
        <QueryState query={live} loading="Loading the preview..." onRetry={retry}>
          {() => null}
        </QueryState>
      </Stack>
    );
  }
  const site = live.data;
  // What cannot be read is left out, as on the site.
  const content: PageContents[PageId] = storedContents[id].parse(fields);
  const siteInLanguage = inLanguage(language, site);
  const page = { content, publishedAt: publishedAt > never ? publishedAt.toISOString() : '' };
  const pages = renderablePage<PageId>(id, page, siteInLanguage, language);
  const Page = pageComponents[id];
  return (
    <Stack spacing={1}>
      <Stack direction="row" role="group" aria-label="Language of the preview" sx={{ gap: 1 }}>
        {siteLanguages.map((option) => (
          <Button
            key={option.language}
            size="small"
            lang={option.language}
            variant={option.language === language ? 'contained' : 'outlined'}
            aria-pressed={option.language === language}
            onClick={() => setLanguage(option.language)}
          >
            {option.name}
          </Button>
        ))}
      </Stack>
      {/* A document has one language, so another language needs another frame. */}
      <Frame key={language} language={language} title={`Preview of ${pageNames[id]}`}>
        <SiteContext value={{ ...siteInLanguage, pages }}>
          <Page />
        </SiteContext>
      </Frame>
    </Stack>
  );
}

const emptyDocument = (language: Language) =>
  `<!doctype html><html lang="${language}"><head><title>Preview</title></head><body></body></html>`;

type FrameProps = { title: string; language: Language; children: ReactNode };

/** Renders into the document of a frame: the page gets the frame's width and does not change this document's title. */
function Frame({ title, language, children }: FrameProps) {
  const [target, setTarget] = useState<{ body: HTMLElement; cache: ReturnType<typeof createCache> } | null>(
    null,
  );
  const prepare = (frame: HTMLIFrameElement) => {
    const frameDocument = frame.contentDocument;
    if (!frameDocument) return;
    frameDocument.head.append(stylesOf(frameDocument));
    // The preview takes no input, because a link would navigate the frame away from it.
    frameDocument.body.inert = true;
    setTarget({
      body: frameDocument.body,
      cache: createCache({ key: 'preview', container: frameDocument.head }),
    });
  };
  return (
    <>
      <Box
        component="iframe"
        title={title}
        srcDoc={emptyDocument(language)}
        onLoad={(event) => prepare(event.currentTarget)}
        sx={{ display: 'block', width: '100%', flexGrow: 1, border: 1, borderColor: 'divider' }}
      />
      {target && createPortal(<CacheProvider value={target.cache}>{children}</CacheProvider>, target.body)}
    </>
  );
}

/** Copies the styles of this document: fonts, colours and base styles. */
function stylesOf(frameDocument: Document): HTMLStyleElement {
  const style = frameDocument.createElement('style');
  for (const { cssRules } of document.styleSheets)
    for (const { cssText } of cssRules) style.append(cssText, '\n');
  return style;
}
