import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, machineProblem, projectNode, root, STOP_SIGNALS } from './install.mjs';

// `npm start`, `npm test` and the like begin here, with the machine's own Node and no packages. It installs the packages,
// a current Node among them, and has that one run scripts/<name>.ts: node scripts/run.mjs <name> [arguments]
const [name = '', ...args] = process.argv.slice(2);
const file = join(root, 'scripts', `${name}.ts`);
const parent = process.ppid;
const problem = machineProblem() ?? (await install());

if (problem !== undefined || process.ppid !== parent) {
  console.error(problem ?? 'Stopped.');
  process.exitCode = problem === 'Stopped.' ? 130 : 1;
} else if (Number.parseInt(process.versions.node, 10) >= 24) {
  process.argv.splice(1, 2, file);
  await import(file);
} else {
  const child = spawn(projectNode, [file, ...args], { stdio: 'inherit' });
  for (const signal of STOP_SIGNALS) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
