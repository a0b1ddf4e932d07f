import { graphicDesignInMalayalam } from './graphic-design-in-malayalam.ts';
import { withMalayalam, paragraphs } from './outline.ts';
import type { CourseOutline } from './outline.ts';

export const graphicDesign: CourseOutline = {
  title: 'Graphic Design',
  slug: 'graphic-design',
  summary: 'Type, colour and layout, practised on work that a local shop would pay for.',
  description: paragraphs(
    'See like a designer: logos, brochures, business cards and web pages that people understand.',
    'Learn to see, and then to make: form, colour and type first, then a logo, a brochure, a business card and the graphics of a website. Free tools are enough for everything in this course.',
  ),
  drawing: 'course-design',
  teachers: ['Rahul Krishnan'],
  category: 'graphic-design',
  level: 'Beginner',
  badge: 'New',
  price: 2499,
  originalPrice: 7999,
  duration: '1 Month',
  language: 'Malayalam',
  rating: 9.6,
  reviewCount: 874,
  outcomes: [
    'A logo from sketch to file',
    'Brochures and business cards',
    'Malayalam and English type together',
    'A portfolio to show',
  ],
  days: [],
  pace: 'progress',
  categories: [
    {
      title: 'Design Basics',
      description: 'Contrast, colour and type: the three things that make a page look as if somebody cared.',
      duration: '3 days',
      lessons: [
        {
          title: 'Seeing like a designer',
          description:
            'Good layouts lead the eye, and you can learn how. Watch the short film twice, the second time without sound, and ' +
            'note where you look first in each shot and why. Then apply the same four means to a poster of your own: ' +
            'size, contrast, alignment and empty space.',
          topics: ['Where the eye goes first', 'Contrast and size', 'Alignment', 'Empty space'],
          video: 'spring',
          quiz: {
            required: true,
            passMark: 60,
            tries: 0,
            shuffled: true,
            questions: [
              {
                kind: 'single',
                text: 'Where does the eye go first on a poster?',
                options: [
                  withMalayalam(
                    { text: 'To what differs most from all around it', right: true },
                    { text: 'ചുറ്റുമുള്ളതിൽനിന്ന് ഏറ്റവും വേറിട്ടു നിൽക്കുന്നതിലേക്ക്' },
                  ),
                  withMalayalam(
                    { text: 'To what stands at the bottom', right: false },
                    { text: 'ഏറ്റവും താഴെ നിൽക്കുന്നതിലേക്ക്' },
                  ),
                  withMalayalam(
                    { text: 'To the longest text', right: false },
                    { text: 'ഏറ്റവും നീളമുള്ള എഴുത്തിലേക്ക്' },
                  ),
                ],
                explanation:
                  'What differs in size or contrast from everything around it is seen first, wherever it stands.',
                translations: {
                  ml: {
                    text: 'ഒരു പോസ്റ്ററിൽ കണ്ണ് ആദ്യം ചെല്ലുന്നത് എങ്ങോട്ട്?',
                    explanation:
                      'വലുപ്പംകൊണ്ടോ കോൺട്രാസ്റ്റുകൊണ്ടോ ചുറ്റുമുള്ളതിൽനിന്നു വേറിട്ടു നിൽക്കുന്നത് ആദ്യം കാണും, എവിടെ വച്ചാലും.',
                  },
                },
              },
              {
                kind: 'true-false',
                text: 'Empty space on a poster is wasted.',
                options: [
                  withMalayalam({ text: 'True', right: false }, { text: 'ശരി' }),
                  withMalayalam({ text: 'False', right: true }, { text: 'തെറ്റ്' }),
                ],
                explanation: 'It leads the eye to what matters, and makes the rest easy to read.',
                translations: {
                  ml: {
                    text: 'പോസ്റ്ററിലെ ഒഴിഞ്ഞ ഇടം പാഴാണ്.',
                    explanation: 'അത് കണ്ണിനെ പ്രധാന കാര്യത്തിലേക്കു നയിക്കും, ബാക്കി വായിക്കാൻ എളുപ്പമാക്കും.',
                  },
                },
              },
              {
                kind: 'multiple',
                text: 'What can lead the eye?',
                options: [
                  withMalayalam({ text: 'Size', right: true }, { text: 'വലുപ്പം' }),
                  withMalayalam({ text: 'Contrast', right: true }, { text: 'കോൺട്രാസ്റ്റ്' }),
                  withMalayalam({ text: 'Alignment', right: true }, { text: 'അലൈൻമെന്റ്' }),
                  withMalayalam({ text: 'Many typefaces', right: false }, { text: 'പല ഫോണ്ടുകൾ' }),
                ],
                explanation: 'Empty space is the fourth. Many typefaces lead the eye nowhere.',
                translations: {
                  ml: {
                    text: 'കണ്ണിനെ നയിക്കാൻ കഴിയുന്നത് എന്തിനൊക്കെ?',
                    explanation: 'നാലാമത്തേത് ഒഴിഞ്ഞ ഇടം. ഫോണ്ടുകൾ പലതായാൽ കണ്ണ് എങ്ങോട്ടു പോകണമെന്ന് അറിയാതാകും.',
                  },
                },
              },
            ],
          },
        },
        {
          title: 'Colour with a reason',
          description:
            'Colour sets a mood before a word is read. Pick the palette of three scenes in the film and describe what each ' +
            'one tells you, then build a palette of five colours for a tea shop. ' +
            'Check it for contrast, so that people can read it in the sun and with tired eyes.',
          topics: [
            'Hue, value and saturation',
            'A palette of five',
            'Contrast for reading',
            'Colour and culture',
          ],
          video: 'bigBuckBunny',
        },
        {
          title: 'Type in two scripts',
          description:
            'Most of what we design in Kerala speaks two languages. Learn to pair a Malayalam and a Latin typeface so that ' +
            'neither looks like a guest, to set sizes and line spacing for each, and to stop at two families. ' +
            'The drawn film shows how much character a single line can carry.',
          topics: [
            'Anatomy of letters',
            'Pairing Malayalam and Latin',
            'Size and line spacing',
            'Hierarchy with two families',
          ],
          video: 'hero',
        },
      ],
    },
    {
      title: 'Logo Design',
      description: 'From a conversation with the client to a mark that works on a shop sign and on a stamp.',
      duration: '3 days',
      lessons: [
        {
          title: 'From brief to fifty sketches',
          description:
            'A logo begins with questions: who will see it, where, and what should they remember? Turn the answers into a ' +
            'list of words, and the words into fifty quick sketches in pencil. ' +
            'The first ten are what everybody draws; the good ones come after.',
          topics: ['Questions for the client', 'Word lists', 'Fifty sketches', 'Choosing three'],
          video: 'elephantsDream',
        },
        {
          title: 'Drawing the mark',
          description:
            'Rebuild your best sketch from simple shapes in a vector program, with as few points as you can. ' +
            'Test it in one colour, at the size of a fingernail and on a dark ground. What does not survive these three ' +
            'tests goes back to the sketchbook.',
          topics: ['Building from shapes', 'Curves with few points', 'Optical corrections', 'Three tests'],
          video: 'sintel',
          duration: '60 minutes',
        },
        {
          title: 'Handing over a logo',
          description:
            'Present one idea well instead of five at once: the problem, the mark, the mark at work. Then deliver files that a ' +
            'printer, a web developer and a sign painter can all use, with one page on how to use them. ' +
            'We also talk about revisions, and about being paid.',
          topics: ['Presenting an idea', 'File formats', 'A page of rules', 'Revisions and fees'],
          video: 'marketingAndSales',
        },
      ],
    },
    {
      title: 'Brochure Design',
      description: 'Layout over several pages, and a file that the press accepts at the first attempt.',
      duration: '2 days',
      lessons: [
        {
          title: 'A grid for many pages',
          description:
            'A brochure is read with the hands. Plan what each fold reveals, set up a grid that carries text and pictures from ' +
            'page to page, and let one large picture do the work of six small ones. ' +
            'The example is a homestay in Wayanad with more to say than space.',
          topics: [
            'Folds and reading order',
            'Columns and margins',
            'Pictures and captions',
            'Editing text to fit',
          ],
          video: 'tearsOfSteel',
        },
        {
          title: 'Ready for the press',
          description:
            'Colours on paper are not those on a screen. Learn what bleed, resolution and CMYK mean in practice, how paper ' +
            'changes a design, and what to ask the press before you begin. ' +
            'You export a file and check it against the list that printers wish everybody used.',
          topics: ['Bleed and safe area', 'RGB and CMYK', 'Choosing paper', 'A check list for export'],
          video: 'elephantsDream',
        },
      ],
    },
    {
      title: 'Business Card & Stationery',
      description: 'Small things that are held, kept and passed on.',
      duration: '2 days',
      lessons: [
        {
          title: 'Ninety by fifty-four millimetres',
          description:
            'On a card every millimetre counts. Decide what can be left out, set a phone number so that it can be read aloud, ' +
            'and use the reverse for the second language or for nothing at all. ' +
            'Print it at full size on plain paper before you judge it.',
          topics: [
            'What to leave out',
            'Setting numbers',
            'Two sides, two languages',
            'Judging at full size',
          ],
          video: 'hero',
        },
        {
          title: 'One family: letterhead, envelope and invoice',
          description:
            'Stationery shows whether an identity is a system or an accident. Carry the rules of the card over to a letterhead, ' +
            'an envelope and an invoice that is pleasant to pay. ' +
            'Templates come last, so that the client can use them without you.',
          topics: [
            'Rules that carry over',
            'An invoice that is read',
            'Templates for the office',
            'Digital signatures',
          ],
          video: 'spring',
        },
      ],
    },
    {
      title: 'Website & Social Graphics',
      description: 'Pages and posts that load quickly, read well on a phone and belong together.',
      duration: '2 days',
      lessons: [
        {
          title: 'Designing a page for a phone first',
          description:
            'Start with the narrowest screen and the most important sentence. Build a page from a heading, a picture, a proof ' +
            'and a button, then let it grow to the desktop. Export pictures that are sharp and still light enough for a bus ' +
            'ride through the Western Ghats.',
          topics: [
            'The narrowest screen first',
            'A page in four parts',
            'Buttons and links',
            'Light and sharp pictures',
          ],
          video: 'sintel',
        },
        {
          title: 'Templates for posts and thumbnails',
          description:
            'A feed is recognised before it is read. Make three templates that share a grid, a palette and one odd detail, and ' +
            'fill them with a week of posts. Study the frames of the film: which of them would make you stop scrolling, and ' +
            'what do those have in common?',
          topics: [
            'Three templates, one family',
            'Text on pictures',
            'Thumbnails that hold up small',
            'Handing over to a team',
          ],
          video: 'bigBuckBunny',
        },
      ],
    },
  ],
  malayalam: graphicDesignInMalayalam,
};
