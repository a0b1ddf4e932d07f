import { createRequire, findPackageJSON, Module } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

// Loaded before each process of the functions, which needs one function of this module of firebase-tools. The module
// itself loads what deploys functions and extensions: a third of the time that the process takes to start
// (docs/decisions/065).
const { cache, resolve } = createRequire(import.meta.url);
const path = resolve('firebase-tools/lib/emulator/functionsEmulatorShared.js');

/** The folder of a package, as a module in `file` finds it. */
function findModuleRoot(name: string, file: string): string {
  const found = findPackageJSON(name, pathToFileURL(file));
  if (found === undefined) throw new Error(`${name} is not installed for ${file}`);
  return dirname(found);
}

cache[path] = Object.assign(new Module(path), { loaded: true, exports: { findModuleRoot } });
