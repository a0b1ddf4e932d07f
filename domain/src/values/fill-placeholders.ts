/** The names in braces of a text. */
export type PlaceholderNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderNames<Rest>
  : never;

/** Replaces each name in braces in a text of a catalogue with its value. */
export const fillPlaceholders = <const Text extends string>(
  text: Text,
  values: Record<PlaceholderNames<Text>, string | number>,
): string => text.replaceAll(/\{(\w+)\}/g, (_, name: PlaceholderNames<Text>) => String(values[name]));
