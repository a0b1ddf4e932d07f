/** The names in braces of a text. */
export type Blanks<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Blanks<Rest>
  : never;

/** A text of a catalogue with a value in the place of each name in braces. */
export const filled = <const Text extends string>(
  text: Text,
  values: Record<Blanks<Text>, string | number>,
): string => text.replaceAll(/\{(\w+)\}/g, (_, name: Blanks<Text>) => String(values[name]));
