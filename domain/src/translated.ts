/** The shape of a catalogue in another language: the same names, and functions of the same values. */
export type Translated<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Name in keyof Texts]: Translated<Texts[Name]> };
