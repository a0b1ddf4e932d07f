/** A part of a legal text: paragraphs, and points after them where there is something to list. */
export type LegalSection = {
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
};

/**
 * A legal text in plain words. It says "we" and names no address: the page adds from the
 * school's settings who we are and how to reach us.
 */
export type LegalText = {
  title: string;
  summary: string;
  /** The day it was last changed, as `YYYY-MM-DD`. */
  updated: string;
  sections: readonly LegalSection[];
};
