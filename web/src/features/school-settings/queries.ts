import { schoolDocument } from '@padavu/domain/school/school';
import { newSettings, SchoolSettings } from '@padavu/domain/school/school-settings';
import { settingsCollection } from '@padavu/domain/user/security';
import { mapRead } from '@/lib/firebase/live-reads.ts';
import type { LiveDocument, LiveRead } from '@/lib/firebase/live.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';

const school: LiveDocument<typeof SchoolSettings> = {
  kind: 'document',
  path: `${settingsCollection}/${schoolDocument}`,
  schema: SchoolSettings,
};

/** The settings of the school, live, for administrators; those of a new school if none are stored. */
export const useSchool = (): LiveRead<SchoolSettings> =>
  mapRead(useLiveDocument(school), (stored) => stored ?? newSettings);
