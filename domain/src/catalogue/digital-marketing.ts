import type { MarketingCourse } from './marketing-course.ts';

/** The page of the second course. */
export const digitalMarketing: MarketingCourse = {
  title: 'SEO / Digital Marketing',
  path: 'digital-marketing',
  author: 'Anjali Varma',
  duration: '4 days',
  banner: '/assets/drawings/course-marketing.svg',
  description:
    'This course is for people who have something good to offer and whom nobody finds yet: a homestay, a bakery, a tailor, a young company. In four days of lessons you get to know your customer, earn a place in search results, write posts that people pass on, and learn to read what worked. You plan and run a small campaign of your own while you learn.',
  features: [
    'Interactive video lessons, one for each day',
    'A learning path that fits your pace',
    'Community forums in Malayalam and English',
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
      videoThumbnail: '/assets/drawings/category-content.svg',
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
      videoThumbnail: '/assets/drawings/category-search.svg',
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
      videoThumbnail: '/assets/drawings/category-social.svg',
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
      videoThumbnail: '/assets/drawings/category-analytics.svg',
      topics: [
        'What to measure, and what to ignore',
        'Reading a report in a minute',
        'Comparing two versions fairly',
        'Planning the next month',
      ],
    },
  ],
};
