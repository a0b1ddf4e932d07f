import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { dataDirectory, main } from '../command.ts';
import { readJson, root } from '../install.mjs';
import { Lockfile, lockedPackages, refusedPackages, type LockedPackage } from './policy.ts';

// `npm run licences [-- FOLDER]` writes a bill of materials in CycloneDX, and a list of every package with its licence.
// Exit code 1 if a licence is not allowed.

const Bill = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.looseObject({ properties: z.array(z.object({ name: z.string() })).default([]) })),
});

/** Made by npm, which marks the tools. `--omit=dev` would also leave out what a tool and production share. */
function billOfMaterials(): z.infer<typeof Bill> {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--loglevel=error'];
  return Bill.parse(JSON.parse(execFileSync('npm', args, options)));
}

const use = ({ isTool }: LockedPackage) => (isTool ? 'tool' : 'production');

function list(packages: readonly LockedPackage[]): string {
  const rows = packages.map((one) => `| ${one.name} | ${one.version} | ${one.licence} | ${use(one)} |`);
  return ['| package | version | licence | used |', '| --- | --- | --- | --- |', ...rows.toSorted(), ''].join(
    '\n',
  );
}

await main(() => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder = join(dataDirectory, 'supply-chain')] = positionals;
  mkdirSync(folder, { recursive: true });
  const packages = lockedPackages(Lockfile.parse(readJson(join(root, 'package-lock.json'))));
  const bill = billOfMaterials();
  writeFileSync(join(folder, 'bom.cdx.json'), JSON.stringify(bill, null, 2));
  writeFileSync(join(folder, 'licences.md'), list(packages));

  const byLicence = Map.groupBy(packages, ({ licence }) => licence);
  console.log('packages  in production  licence');
  for (const [licence, ones] of [...byLicence].toSorted(([, a], [, b]) => b.length - a.length)) {
    const shipped = ones.filter(({ isTool }) => !isTool);
    console.log(`${String(ones.length).padStart(8)}  ${String(shipped.length).padStart(13)}  ${licence}`);
  }
  const inProduction = bill.components.filter(
    ({ properties }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
  );
  console.log(
    `\nWritten to ${resolve(folder)}: bom.cdx.json with ${bill.components.length} components, ${inProduction.length} of them in`,
  );
  console.log(
    `production, and licences.md with the lockfile's ${packages.length} packages, those for other machines included.`,
  );

  const refused = refusedPackages(packages);
  for (const one of refused) {
    console.log(
      `✘ ${one.name} ${one.version} (${use(one)}): "${one.licence}" is not allowed by scripts/licences/policy.ts`,
    );
  }
  return Promise.resolve(refused.length === 0 ? 0 : 1);
}, 'Usage: npm run licences -- [FOLDER]');
