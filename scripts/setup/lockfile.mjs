/**
 * @typedef {Record<string, string>} Ranges version ranges by package
 * @typedef {{ dependencies?: Ranges, devDependencies?: Ranges, optionalDependencies?: Ranges }} Manifest
 * @typedef {Manifest & { version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lockfile
 */

const DEPENDENCIES = /** @type {const} */ (['dependencies', 'devDependencies', 'optionalDependencies']);

/**
 * Whether what npm recorded in node_modules is what the lockfile asks for. Optional packages may be left
 * out: npm leaves out those for other machines.
 *
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile} installed node_modules/.package-lock.json
 * @returns {boolean}
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, { version, integrity, optional, link }]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const there = installed.packages[path];
    if (there === undefined) return optional === true;
    return link === true || (there.version === version && there.integrity === integrity);
  });
}

/**
 * Whether the lockfile was written for this package.json.
 *
 * @param {Lockfile} lockfile
 * @param {string} folder '' for the root
 * @param {Manifest} manifest
 * @returns {boolean}
 */
export function isLockedFor(lockfile, folder, manifest) {
  const locked = lockfile.packages[folder];
  return DEPENDENCIES.every((kind) => sameRecord(locked?.[kind], manifest[kind]));
}

/**
 * @param {Ranges} [a]
 * @param {Ranges} [b]
 * @returns {boolean}
 */
function sameRecord(a = {}, b = {}) {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
