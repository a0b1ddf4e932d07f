// The arguments of commands. `npm run doctor` uses this before anything is installed.

/**
 * Whether an error of `parseArgs` says that the arguments of a command are wrong.
 *
 * @param {unknown} error
 * @returns {error is TypeError}
 */
export const isArgumentError = (error) =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/**
 * The option of a command that npm has taken for itself, because no `--` was before it; `undefined` if there is none.
 * npm takes `--replace` for the beginning of its own `--replace-registry-host`.
 *
 * @param {string} usage
 * @param {NodeJS.ProcessEnv} [env]
 */
export function lostOption(usage, env = process.env) {
  const options = usage.match(/--[a-z][a-z-]*/g) ?? [];
  return options.find((option) => {
    const name = `npm_config_${option.slice(2).replaceAll('-', '_')}`;
    return Object.keys(env).some((key) => env[key] && `${key}_`.startsWith(`${name}_`));
  });
}

/**
 * What is wrong with the arguments of a command, and its usage.
 *
 * @param {string} problem
 * @param {string} usage
 */
export const withUsage = (problem, usage) => `${problem.replace(/\. [^]*$/, '.')}\n\n${usage}`;

/**
 * Ends a command before it does anything, with its usage, if its arguments ask for help, and with exit code 1 if npm
 * has kept an option: `npm run migrate --write --project=ID` would otherwise work on the local school.
 *
 * @param {string} usage
 */
export function checkArguments(usage) {
  if (process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h')) {
    console.log(usage);
    process.exit();
  }
  const option = lostOption(usage);
  if (option === undefined) return;
  console.error(withUsage(`npm has kept ${option} for itself: write -- before the options.`, usage));
  process.exit(1);
}
