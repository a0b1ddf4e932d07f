import { brand } from '@padavu/domain/school/brand';
import { newSchool, schoolDocument, type School } from '@padavu/domain/school/school';
import { settingsCollection } from '@padavu/domain/user/security';
import { isOlderThanAddresses, type Migration } from './migration.ts';

/**
 * The settings that are still in the source. The phone number, address and social networks are written under Settings.
 */
const { name, nameInMalayalam: localName, tagline, email } = brand;
const fromSource: School = { ...newSchool, name, localName, tagline, email };

/**
 * Runs before courses get addresses, because an old school is recognised by their lack. A newer one has never shown the
 * settings in the source.
 */
export const schoolInStore: Migration = {
  name: 'the settings of the school are stored',
  async run(context) {
    const { db, write, onRewritten, now = () => new Date() } = context;
    const settings = db.collection(settingsCollection).doc(schoolDocument);
    if ((await settings.get()).exists || !(await isOlderThanAddresses(context)))
      return { count: 0, summary: '' };
    if (write) {
      await db.runTransaction(async (transaction) => {
        const { exists } = await transaction.get(settings);
        if (!exists) transaction.create(settings, { ...fromSource, updatedAt: now() });
      });
      onRewritten?.(settings.path);
    }
    return { count: 1, summary: `the settings of ${name}` };
  },
};
