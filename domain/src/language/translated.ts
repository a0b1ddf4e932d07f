/** The type of a translated catalogue: the same keys, with texts, or functions with the same parameters. */
export type Translated<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Name in keyof Texts]: Translated<Texts[Name]> };
