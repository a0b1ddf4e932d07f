import { brand } from '@padavu/domain/brand';
import { coursesCollection } from '@padavu/domain/course';
import { newSchool, schoolDocument, type School } from '@padavu/domain/school';
import { settingsCollection } from '@padavu/domain/security';
import { documentsOf, type Migrating, type Migration } from './migration.ts';

/** What the source still says of the school. Its number, address and networks are written under Settings. */
const { name, nameInMalayalam: localName, tagline, email } = brand;
const fromSource: School = { ...newSchool, name, localName, tagline, email };

/** A school from before courses had addresses. One that began later has never shown what the source says. */
async function isOld({ db }: Migrating): Promise<boolean> {
  for await (const course of documentsOf(db, coursesCollection)) {
    if (course.get('slug') === undefined) return true;
  }
  return false;
}

/** Goes by the courses as they were before they have addresses. */
export const schoolInStore: Migration = {
  name: 'the school says itself what the source said of it',
  async run(migrating) {
    const { db, write, onRewritten, now = () => new Date() } = migrating;
    const settings = db.collection(settingsCollection).doc(schoolDocument);
    if ((await settings.get()).exists || !(await isOld(migrating))) return { count: 0, said: '' };
    if (write) {
      await db.runTransaction(async (transaction) => {
        const { exists } = await transaction.get(settings);
        if (!exists) transaction.create(settings, { ...fromSource, updatedAt: now() });
      });
      onRewritten?.(settings.path);
    }
    return { count: 1, said: `the settings of ${name}` };
  },
};
