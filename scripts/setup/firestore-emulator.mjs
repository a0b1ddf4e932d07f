import { Failure } from '../console/failure.mjs';

/**
 * A Firestore emulator that firebase-tools can start: the official one, or hidane in its place.
 *
 * @typedef {{ kind: 'hidane', program: string } | { kind: 'official' }} FirestoreEmulator
 */

/**
 * What the choice depends on.
 *
 * @typedef {object} Sources
 * @property {() => string | undefined} installedHidane
 * @property {() => Promise<number | undefined>} javaVersion
 * @property {() => boolean} hasOfficialJar
 * @property {() => Promise<boolean>} downloadOfficialJar
 * @property {() => boolean} hasCargo
 * @property {() => Promise<string | undefined>} buildHidane
 */

const OLDEST_JAVA = 21;

/**
 * Finds an emulator or gets one: a hidane that is there, the official one, a hidane built by cargo.
 *
 * @param {Sources} sources
 * @returns {Promise<FirestoreEmulator>}
 */
export async function chooseFirestoreEmulator(sources) {
  const installed = sources.installedHidane();
  if (installed !== undefined) return { kind: 'hidane', program: installed };

  const java = await sources.javaVersion();
  const officialRuns = java !== undefined && java >= OLDEST_JAVA;
  if (officialRuns && (sources.hasOfficialJar() || (await sources.downloadOfficialJar()))) {
    return { kind: 'official' };
  }

  const built = sources.hasCargo() ? await sources.buildHidane() : undefined;
  if (built !== undefined) return { kind: 'hidane', program: built };
  throw new Failure(
    `There is no Firestore emulator (${officialRuns ? 'its download failed' : javaProblem(java)}; ` +
      `${sources.hasCargo() ? 'cargo could not build hidane' : 'cargo is not installed'}): ` +
      `connect to the network, install Java ${OLDEST_JAVA} or newer, or Rust with cargo, and run this again.`,
  );
}

/**
 * @param {number | undefined} java
 * @returns {string}
 */
function javaProblem(java) {
  return java === undefined ? 'Java is not installed' : `Java ${java} is too old for it`;
}

/**
 * @param {string} output of `java -version`
 * @returns {number | undefined}
 */
export function parseJavaVersion(output) {
  const version = /version "(?:1\.)?(\d+)/.exec(output)?.[1];
  return version === undefined ? undefined : Number(version);
}
