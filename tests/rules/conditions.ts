/** One condition of the rules: its line, and the text before and after it on that line. */
export type Condition = {
  line: number;
  text: string;
  before: string;
  after: string;
  /** The collection of the last `match` before the condition; empty before the first. */
  collection: string;
};

const structure =
  /^(\s*|\s*\/\/.*|rules_version = '2';|\s*let .+;|\s*(service|match|function) .+ \{|\s*\}|\s*allow [\w, ]+: if)$/;
const conditionLine = /^(\s*(?:return |allow [\w, ]+: if )?)(.+?)( &&| \|\||;)$/;

/** The conditions of the rules; every line must be structure or hold exactly one condition. */
export function conditionsOf(rules: string): Condition[] {
  let collection = '';
  return rules.split('\n').flatMap((content, index): Condition[] => {
    collection = /^\s*match .*?(\w+)\/\{[^/]*$/.exec(content)?.[1] ?? collection;
    if (structure.test(content)) return [];
    const [, before, text, after] = conditionLine.exec(content) ?? [];
    if (before === undefined || text === undefined || after === undefined || / (&&|\|\|) /.test(text)) {
      throw new Error(`Line ${index + 1} of the rules is neither structure nor one condition: ${content}`);
    }
    return [{ line: index + 1, text, before, after, collection }];
  });
}

/** The rules with one condition replaced. */
export function replaceCondition(rules: string, condition: Condition, replacement: 'true' | 'false'): string {
  return rules
    .split('\n')
    .with(condition.line - 1, `${condition.before}${replacement}${condition.after}`)
    .join('\n');
}
