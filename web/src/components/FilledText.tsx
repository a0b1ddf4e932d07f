import type { PlaceholderNames } from '@padavu/domain/values/fill-placeholders';
import { Fragment, createElement } from 'react';
import type { ReactNode } from 'react';

/** Like `fillPlaceholders`, for values that are elements. Each language sets their order. */
export function FilledText<const Text extends string>({
  text,
  values,
}: {
  text: Text;
  values: Record<PlaceholderNames<Text>, ReactNode>;
}) {
  const nodes: Readonly<Record<string, ReactNode>> = values;
  const parts = text.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? nodes[part] : part));
  // The parts of a sentence never change their order, so they need no keys.
  return createElement(Fragment, null, ...parts);
}
