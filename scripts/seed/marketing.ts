import { paragraphs } from './outline.ts';
import type { CourseOutline } from './outline.ts';

export const marketing: CourseOutline = {
  title: 'Digital Marketing',
  slug: 'digital-marketing',
  summary: 'Search, social media, content and the figures that tell you what worked.',
  description: paragraphs(
    'Be found, be remembered and be chosen, with a small budget and a campaign of your own.',
    'This course is for people who have something good to offer and whom nobody finds yet: a homestay, a bakery, a tailor, a young company. In four days of lessons you get to know your customer, earn a place in search results, write posts that people pass on, and learn to read what worked. You plan and run a small campaign of your own while you learn.',
  ),
  drawing: 'course-marketing',
  teachers: ['Anjali Varma'],
  category: 'digital-marketing',
  level: 'All Levels',
  badge: 'New',
  price: 1499,
  originalPrice: 5999,
  duration: '1 Month',
  language: 'Malayalam',
  rating: 9.7,
  reviewCount: 1246,
  outcomes: [
    'Search pages that bring buyers',
    'Posts people pass on',
    'Advertising on a small budget',
    'Reports you can read in a minute',
    'Interactive video lessons, one for each day',
    'A learning path that fits your pace',
    'Questions under each lesson, in Malayalam or English',
    'Live sessions with the instructor',
    'A campaign of your own as the assignment',
    'Templates for plans, posts and reports',
    'A certificate when you finish',
  ],
  days: [
    {
      title: 'Digital Marketing Fundamentals',
      description:
        'Nobody buys at first sight. Draw the road from "never heard of you" to "recommends you to a cousin" and mark where people leave it. Then set a goal with a number and a date, and a budget you can afford to lose.',
      drawing: 'category-content',
      topics: [
        'The road a customer takes',
        'Knowing one customer well',
        'A goal, a budget and a date',
        'Your website as home base',
      ],
    },
    {
      title: 'Search Engine Marketing',
      description:
        'People type what they want, word for word. Find those words in English, Malayalam and the mixture in between, build a page that answers them, and see how search engines choose. We end with a small paid campaign and a rule for when to stop it.',
      drawing: 'category-search',
      topics: [
        'How people search, and for what',
        'Pages that answer a question (SEO)',
        'Being found on the map nearby',
        'Paid search on a small budget',
      ],
    },
    {
      title: 'Social Media & Content Marketing',
      description:
        'Choose one or two places where your customers already are, and leave the rest. Plan a month of posts in an afternoon, film with a phone and daylight, and learn to answer comments in a way that others like to read.',
      drawing: 'category-social',
      topics: [
        'Choosing where to be',
        'A month of posts in one afternoon',
        'Short videos with a phone',
        'Comments, messages and complaints',
      ],
    },
    {
      title: 'Analytics & Campaign Optimization',
      description:
        'Numbers answer questions only when you have asked one. Set up the few that matter, read a report in a minute, compare two versions of a page fairly, and decide what to do more of next month.',
      drawing: 'category-analytics',
      topics: [
        'What to measure, and what to ignore',
        'Reading a report in a minute',
        'Comparing two versions fairly',
        'Planning the next month',
      ],
    },
  ],
  categories: [
    {
      title: 'Digital Marketing Fundamentals',
      description: 'Who the customer is, what the goal is, and where on the web the work should happen.',
      drawing: 'category-content',
      duration: '4 days',
      lessons: [
        {
          title: 'The road a customer takes',
          description:
            'Nobody buys at first sight. Draw the road from "never heard of you" to "recommends you to a cousin" and mark ' +
            'where people leave it. Each marketing tool in this course belongs to one stretch of that road, and this ' +
            'lesson shows which.',
          topics: [
            'Stages of a decision',
            'Where people drop out',
            'Touch points that matter',
            'A map of your own',
          ],
          video: 'marketingAndSales',
        },
        {
          title: 'Knowing one customer well',
          description:
            'Ten short conversations are worth more than a thousand guesses. Learn to ask about what people did last time, ' +
            'not what they might do, and turn the answers into a portrait that your whole team recognises. ' +
            'We practise with a bakery in Thrissur.',
          topics: [
            'Questions that work',
            'Listening for words to reuse',
            'A portrait on one page',
            'Testing the portrait',
          ],
          video: 'ventureIdea',
        },
        {
          title: 'A goal, a budget and a date',
          description:
            '"More followers" is not a goal. Put a number on what a customer is worth to you, decide what you can pay to win ' +
            'one, and set a date on which you will judge the result. A small budget with a clear goal beats a large one ' +
            'without it.',
          topics: ['Worth of a customer', 'Cost to win one', 'Goals with a date', 'Splitting a small budget'],
          video: 'projections',
        },
        {
          title: 'Your website as home base',
          description:
            'Platforms change their rules; your own site is where you decide. See what a page needs before you send anyone ' +
            'there: one message, one action, a fast first view and a way to stay in touch. ' +
            'We review three local sites and list what we would change first.',
          topics: [
            'One page, one action',
            'Speed on mobile data',
            'Collecting addresses with consent',
            'Trust at a glance',
          ],
          video: 'onlineMarkets',
        },
      ],
    },
    {
      title: 'Search Engine Marketing',
      description:
        'How people search, how engines choose, and how a small business earns a place near the top.',
      drawing: 'category-search',
      duration: '4 days',
      lessons: [
        {
          title: 'How search works, and why it costs time',
          description:
            'Searching is work, and people stop as soon as an answer is good enough. Understand what an engine does between a ' +
            'query and a page of results, and why being the clearest answer matters more than any trick. ' +
            'We read one results page together, from the top to the last line.',
          topics: [
            'Crawling, indexing, ranking',
            'What a query wants',
            'Reading a results page',
            'Myths to forget',
          ],
          video: 'search',
        },
        {
          title: 'Keywords in Malayalam, English and in between',
          description:
            'Your customers type in two languages and often in both at once. Collect the words they really use from chats, ' +
            'questions and suggestions, group them by what the person wants, and give each group one page. ' +
            'A list of forty good phrases is enough to start.',
          topics: [
            'Collecting real phrases',
            'Manglish and spelling',
            'Grouping by intent',
            'One page for one group',
          ],
          video: 'consumers',
        },
        {
          title: 'Pages that deserve to rank, and your place on the map',
          description:
            'Titles, headings, links and photographs, done with care, are most of what on-page SEO is. For a shop or a clinic ' +
            'the business profile on the map matters as much: hours, categories, pictures and answers to reviews. ' +
            'You correct both for a real business during the lesson.',
          topics: [
            'Titles and descriptions',
            'Headings and internal links',
            'Business profile',
            'Answering reviews',
          ],
          video: 'onlineMarkets',
        },
        {
          title: 'Paid search: an auction you can understand',
          description:
            'Every advertisement on a results page has won an auction in which quality counts beside the bid. ' +
            'See how that auction works, why a better page makes a click cheaper, and how to set limits so that a mistake ' +
            'costs you a cup of tea and not a month of rent.',
          topics: ['Bids and quality', 'Match types', 'Words to exclude', 'Daily limits and first tests'],
          video: 'auctions',
          duration: '60 minutes',
        },
      ],
    },
    {
      title: 'Social Media & Content Marketing',
      description: 'Fewer platforms, better posts, and people who carry the message further than you could.',
      drawing: 'category-social',
      duration: '3 days',
      lessons: [
        {
          title: 'Choosing two platforms and leaving the rest',
          description:
            'A small team can serve two platforms well or five badly. Choose by where your customers spend their evenings and ' +
            'by what you can produce every week without dreading it. You end with a profile that says in one line who you ' +
            'help and how to reach you.',
          topics: [
            'Where your customers are',
            'Formats you can sustain',
            'A profile that works',
            'Leaving a platform politely',
          ],
          video: 'marketingAndSales',
        },
        {
          title: 'A content calendar that survives a busy week',
          description:
            'Plan a month of posts in one sitting: teach, show, answer, invite. Learn to film a useful reel with a phone by a ' +
            'window, to write the first line last, and to turn one good idea into five posts. ' +
            'The calendar has empty days on purpose.',
          topics: ['Four kinds of posts', 'Filming with a phone', 'First lines', 'One idea, five posts'],
          video: 'bigBuckBunnyOnVimeo',
        },
        {
          title: 'Communities, creators and affiliate links',
          description:
            'People trust people. Find small creators whose followers resemble your customers, agree on terms that are fair ' +
            'and disclosed, and track what each of them brings with a link or a code. ' +
            'The same tools let you earn as an affiliate yourself, provided that you recommend only what you would buy.',
          topics: [
            'Finding small creators',
            'Fair and disclosed terms',
            'Affiliate links and codes',
            'Caring for a community',
          ],
          video: 'businessModels',
        },
      ],
    },
    {
      title: 'Analytics & Campaign Optimization',
      description: 'Measure what matters, test one thing at a time, and stop what does not work.',
      drawing: 'category-analytics',
      duration: '3 days',
      lessons: [
        {
          title: 'Measuring what matters',
          description:
            'Likes are pleasant; enquiries pay the bills. Choose one figure for each stage of the road from the first category, ' +
            'set up the links that let you see where people came from, and respect the privacy of those you measure. ' +
            'Twenty minutes a week are enough.',
          topics: ['One figure for each stage', 'Tagged links', 'Consent and privacy', 'A weekly look'],
          video: 'analytics',
        },
        {
          title: 'Does the advertisement work?',
          description:
            'Sales rise after a campaign, and it is tempting to thank the campaign. Learn to compare with what would have ' +
            'happened anyway: a town without the advertisement, a week without it, two versions side by side. ' +
            'You design one honest test for your own business.',
          topics: [
            'Cause and coincidence',
            'Testing two versions',
            'How many visitors a test needs',
            'When to stop',
          ],
          video: 'advertising',
        },
        {
          title: 'The monthly review',
          description:
            'Put the month on a page: what we tried, what it cost, what it brought, what we change. Practise telling it to an ' +
            'owner who has five minutes and no patience for jargon. ' +
            'This page is also the best thing to show at your next interview.',
          topics: [
            'One page, four questions',
            'Charts that do not mislead',
            'Deciding what to drop',
            'Presenting to an owner',
          ],
          video: 'businessPlans',
        },
      ],
    },
  ],
};
