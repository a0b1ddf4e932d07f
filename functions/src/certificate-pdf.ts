import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { isPrintableText, type CertificateCheck } from '@padavu/domain/learning/certificate';
import { certificateTexts as inEnglish } from '@padavu/domain/learning/certificate-texts';
import { certificateTexts as inMalayalam } from '@padavu/domain/learning/certificate-texts.ml';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import type { Language } from '@padavu/domain/language/language';
import { localeIn } from '@padavu/domain/language/locale-in';
import type { School } from '@padavu/domain/school/school';
import { usualColour } from '@padavu/domain/school/school-colour';
import { formatDay } from '@padavu/domain/school/school-dates';
import type { Region } from '@padavu/domain/school/usual-region';
import type PDFDocument from 'pdfkit';
import { iconAt } from './icon.ts';
import { loadOnce } from './load-once.ts';

/**
 * Renders a valid certificate as a file to print and to send, in a language.
 * @param address where anybody can check it
 */
export type CertificatePdf = (
  school: School,
  certificate: CertificateCheck,
  address: string,
  language: Language,
) => Promise<Buffer>;

/** Points; A4, the long side below. */
const page = { width: 841.89, height: 595.28, margin: 36 };
const ink = '#1F2A26';
const grey = '#5A665F';
const brass = '#E7B95A';
/** The longest line, and the smallest font size that text shrinks to. */
const widest = page.width - 4 * page.margin;
const smallest = 10;

const weights = [400, 700] as const;
type Weight = (typeof weights)[number];
/** The font comes in one file for each part of Unicode. */
const parts = ['latin', 'malayalam'] as const;
type Part = (typeof parts)[number];

type Fonts = ReadonlyMap<string, Buffer>;

async function readFonts(folder: URL): Promise<Fonts> {
  const names = weights.flatMap((weight) => parts.map((part) => `${part}-${weight}`));
  const files = await Promise.all(
    names.map((name) => readFile(new URL(`anek-malayalam-${name}-normal.woff`, folder))),
  );
  return new Map(names.map((name, index) => [name, files[index] ?? Buffer.alloc(0)]));
}

/** The part of the font that has a character. */
const partOf = (character: string): Part => (/[\u0D00-\u0D7F]/.test(character) ? 'malayalam' : 'latin');

type Run = { text: string; part: Part };

/** Chillus that older keyboards write as a letter, a virama and a joiner. */
const chillus: Readonly<Record<string, string>> = { ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ', ക: 'ൿ' };

/**
 * Writes a line without joiners, whose empty glyphs pdfkit cannot measure, in pieces that look the same. After a virama
 * a joiner makes a chillu, or else keeps two letters apart, as the end of a piece does. Elsewhere it changes nothing.
 */
const withoutJoiners = (line: string): string[] =>
  line
    .replaceAll(/([ണനരലളക])\u0D4D\u200D/g, (_, letter: string) => chillus[letter] ?? letter)
    .split(/(?<=\u0D4D)[\u200C\u200D]/)
    .map((piece) => piece.replaceAll(/[\u200C\u200D]/g, ''));

/** Splits a line into runs, each in one file of the font. A space stays in the run before it. */
const runsOf = (line: string): Run[] => withoutJoiners(line).flatMap(runsIn);

function runsIn(piece: string): Run[] {
  const runs: Run[] = [];
  for (const character of piece) {
    const last = runs.at(-1);
    const part = character === ' ' && last ? last.part : partOf(character);
    if (last?.part === part) last.text += character;
    else runs.push({ text: character, part });
  }
  return runs;
}

type Text = { text: string; size: number; weight: Weight; colour: string };
type Document = InstanceType<typeof PDFDocument>;

const styled = (text: string, size: number, weight: Weight = 400, colour = ink): Text => ({
  text,
  size,
  weight,
  colour,
});

/** Writes lines into a document. */
function pen(document: Document, fonts: Fonts) {
  for (const [name, file] of fonts) document.registerFont(name, file);
  const withFont = (part: string, { weight, size }: Text) => document.font(`${part}-${weight}`, size);
  const widthOf = (line: string, style: Text) =>
    runsOf(line).reduce((sum, { text, part }) => sum + withFont(part, style).widthOfString(text), 0);

  /** Breaks a text between words into lines of at most a width. */
  function linesOf(style: Text, width: number): string[] {
    const [first = '', ...words] = style.text.split(' ');
    const lines = [first];
    for (const word of words) {
      const longer = `${lines.at(-1)} ${word}`;
      if (widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  /** Shrinks a text until it fits into two lines. */
  function shrinkToFit(style: Text, width: number): Text {
    const lines = linesOf(style, width);
    const fits = lines.length <= 2 && lines.every((line) => widthOf(line, style) <= width);
    return fits || style.size <= smallest ? style : shrinkToFit({ ...style, size: style.size - 2 }, width);
  }

  function write(words: string, style: Text, left: number, top: number): void {
    let x = left;
    for (const run of runsOf(words)) {
      withFont(run.part, style).fillColor(style.colour).text(run.text, x, top, { lineBreak: false });
      x += document.widthOfString(run.text);
    }
  }

  /** A text as lines that fit into a width, with the size of the block in points. */
  function fit(text: Text, width: number) {
    const style = shrinkToFit(text, width);
    const lines = linesOf(style, width).map((line) => ({ line, width: widthOf(line, style) }));
    const lineHeight = style.size * 1.3;
    return {
      width: Math.max(...lines.map((line) => line.width)),
      height: lines.length * lineHeight,
      /** @param leftOf where a line begins, by its width */
      writeAt: (top: number, leftOf: (lineWidth: number) => number): void => {
        for (const [index, { line, width: lineWidth }] of lines.entries())
          write(line, style, leftOf(lineWidth), top + index * lineHeight);
      },
    };
  }

  return {
    widthOf,
    fit,
    /**
     * @param tag the element in the document's structure, by which screen readers read the text
     * @returns the y coordinate below the last line
     */
    centred: (
      text: Text,
      top: number,
      { middle = page.width / 2, width = widest, tag = 'P' } = {},
    ): number => {
      const block = fit(text, width);
      const draw = () => block.writeAt(top, (lineWidth) => middle - lineWidth / 2);
      document.addStructure(document.struct(tag, {}, draw));
      return top + block.height;
    },
  };
}

/** A day in the format of a region, or as in English where the fonts lack its letters or digits. */
function dayIn(region: Region, day: string): string {
  const text = formatDay(region, day, 'long');
  return isPrintableText(text) ? text : formatDay({ ...region, locale: 'en-GB' }, day, 'long');
}

/** Makes certificates with the fonts in a folder. The fonts and pdfkit are loaded for the first certificate. */
export function certificatePdf(folder: URL): CertificatePdf {
  const load = loadOnce(async (fontFolder: URL) => ({
    fonts: await readFonts(fontFolder),
    Pdf: (await import('pdfkit')).default,
  }));
  return async (school, certificate, address, language) => {
    const texts = language === 'ml' ? inMalayalam : inEnglish;
    const locale = localeIn(language, school.locale);
    const { fonts, Pdf } = await load(folder);
    const { name, course, completedOn, days, hours, number, issuedAt } = certificate;
    const issuer = certificate.school || school.name;
    const document = new Pdf({
      size: [page.width, page.height],
      margin: 0,
      font: '',
      lang: locale,
      displayTitle: true,
      tagged: true,
      info: {
        Title: fillPlaceholders(texts.titleOf, { course }),
        Author: issuer,
        Subject: name,
        CreationDate: issuedAt,
      },
    });
    const { widthOf, fit, centred } = pen(document, fonts);

    document.markContent('Artifact');
    document.rect(0, 0, page.width, 14).fill(school.colour || usualColour);
    const { margin } = page;
    document.rect(margin, margin, page.width - 2 * margin, page.height - 2 * margin).stroke(brass);

    const mark = iconAt('/icon-192.png', { icon: null, colour: school.colour });
    // Files of uploaded pictures are WebP, which a PDF cannot hold.
    const side = school.icon === null && 'png' in mark ? 40 : 0;
    const head = fit(styled(issuer, 20, 700), widest - side - 12);
    const left = (page.width - head.width - side - 12) / 2;
    if (side > 0 && 'png' in mark) document.image(mark.png, left, 62, { width: side });
    document.endMarkedContent();
    // In the middle of the mark's height.
    const writeHead = () => head.writeAt(82 - head.height / 2, () => left + side + 12);
    document.addStructure(document.struct('P', {}, writeHead));

    centred(styled(texts.title, 38, 700), 126, { tag: 'H1' });
    centred(styled(texts.certifies, 14, 400, grey), 196);
    const belowName = centred(styled(name, 32, 700), 218);
    const belowSentence = centred(styled(texts.completed, 14, 400, grey), belowName + 8);
    const belowCourse = centred(styled(course, 24, 700), belowSentence + 4);

    const facts = [
      [texts.completedOn, dayIn({ ...school, locale }, completedOn)],
      ...(days > 0 ? [[texts.days, String(days)]] : []),
      ...(hours > 0 ? [[texts.hours, String(hours)]] : []),
      [texts.number, number],
    ];
    const column = widest / facts.length;
    for (const [index, [label = '', value = '']] of facts.entries()) {
      const box = { middle: (page.width - widest) / 2 + column * (index + 0.5), width: column - 12 };
      const top = Math.max(belowCourse + 20, 400);
      centred(styled(label, 11, 400, grey), top, box);
      centred(styled(value, 14, 700), top + 16, box);
    }

    centred(styled(texts.checkAt, 11, 400, grey), 492);
    const addressText = styled(address.replace(/^https?:\/\//, ''), 12, 700);
    const width = widthOf(addressText.text, addressText);
    const link = document.struct('Link', {}, () => {
      const x = (page.width - width) / 2;
      fit(addressText, widest).writeAt(508, (lineWidth) => (page.width - lineWidth) / 2);
      // The types of pdfkit lack `structParent`, and accept it beside an option that they have.
      const inElement = { Border: [0, 0, 0], structParent: link };
      document.link(x, 508, width, 16, address, inElement);
    });
    document.addStructure(link);
    document.end();
    return buffer(document);
  };
}
