/**
 * The npm that started us, or the one on the path.
 *
 * @param {...string} args
 * @returns {[string, ...string[]]} a command line
 */
export function npm(...args) {
  const cli = process.env['npm_execpath'];
  const ours = cli !== undefined && /npm-cli\.c?js$/.test(cli);
  return ours ? [process.execPath, cli, ...args] : ['npm', ...args];
}
